import { defineConfig } from '@playwright/test'

/**
 * Journeys through the built product in a real browser. There is one worker, because each journey starts its own
 * server.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './migrated.ts',
  testMatch: '*.journey.ts',
  workers: 1,
  // Why a journey that fails is run again: docs/decisions/0058-a-second-run-in-the-browser.md
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: '../node_modules/.cache/journeys',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../node_modules/.cache/journeys.json' }],
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  },
})
