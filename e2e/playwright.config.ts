import { defineConfig } from '@playwright/test'
import { chromium } from './chromium.ts'

const { executablePath, args, env } = await chromium()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/journeys',
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  // A journey that passes only at the second try has found something.
  retries: 0,
  forbidOnly: true,
  // One product and one catalogue serve all journeys, on two cores.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // The package holds the headless shell alone.
    headless: true,
    launchOptions: { executablePath, args, env },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
