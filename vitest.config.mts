// Two test projects: `node` for rules, saves and main, `ui` for Svelte components in jsdom.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/{main,shared,preload}/**/*.spec.ts', 'scripts/**/*.spec.ts']
        }
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['src/renderer/**/*.spec.ts'],
          setupFiles: ['vitest.ui.ts']
        }
      }
    ]
  }
})
