// Two test projects: `node` for rules, saves and main, `ui` for Svelte components in jsdom.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

// Generous, since a busy machine is no failure of the game.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          ...patience,
          environment: 'node',
          include: ['src/{main,shared,preload}/**/*.spec.ts', 'scripts/**/*.spec.ts']
        }
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          name: 'ui',
          ...patience,
          environment: 'jsdom',
          include: ['src/renderer/**/*.spec.ts'],
          setupFiles: ['vitest.ui.ts']
        }
      }
    ]
  }
})
