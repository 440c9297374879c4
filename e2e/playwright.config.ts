import { defineConfig } from '@playwright/test'
import { chromium } from './chromium.ts'

const { executablePath, args, env } = await chromium()

/** These measure times and memory, or kill: `npm test` runs them in a second go, with the machine to themselves. */
const alone = [
  'back-and-forth',
  'compose-speed',
  'register-show',
  'hostile',
  'exactly-once',
  'survives-a-kill',
  'faults',
].map((name) => `**/${name}.spec.ts`)

/** Which of the two goes it is; all of what was asked for, where nobody says. */
const go = process.env.JOURNEYS ?? 'journeys'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `../test-results/${go}`,
  reporter: [['list'], ['json', { outputFile: `../test-results/${go}.json` }]],
  // A journey that passes only at the second try has found something.
  retries: 0,
  forbidOnly: true,
  // Each worker has a product of its own, and goes through a file's journeys one after the other. A journey waits as much
  // as it works, so two share two cores well.
  workers: 2,
  globalSetup: './global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'together', testIgnore: alone },
    { name: 'alone', testMatch: alone, workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    // The package holds the headless shell alone.
    headless: true,
    launchOptions: { executablePath, args, env },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    // Recording one takes as long as half the journey: `--trace=retain-on-failure` where it is wanted.
    trace: 'off',
  },
})
