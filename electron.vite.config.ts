// Builds the three parts of the app (main, preload, renderer) into out/.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'

// Pinned to the oldest runtime that the app is run on, so that one out/ serves every runtime.
const node = 'node20.18'
const chrome = 'chrome130'

export default defineConfig({
  main: { build: { target: node } },
  preload: { build: { target: node } },
  renderer: {
    plugins: [svelte()],
    build: {
      target: chrome,
      minify: true,
      // The content policy lets fonts and sounds come from files only, never from data: addresses.
      assetsInlineLimit: 0,
      // One sheet, so that rules of the same weight are in the same order whatever was opened first.
      cssCodeSplit: false,
      // Preloading by links has been in Chromium for long.
      modulePreload: { polyfill: false },
      // All that the first screen needs comes in one file; what lies behind it, page by page.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } }
    }
  }
})
