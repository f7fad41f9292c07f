// The end-to-end journeys on the real app, one window at a time.
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Generous, since a busy machine is no failure of the game.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // Attaching the debugger to a starting Electron hangs about once in a hundred times, while the app started without one never
  // did in 120 starts. Such a journey is tried again and named in the report.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']]
})
