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
    // The content policy lets fonts and sounds come from files only, never from data: addresses.
    build: { target: chrome, minify: true, assetsInlineLimit: 0 }
  }
})
