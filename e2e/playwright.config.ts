import { defineConfig } from '@playwright/test'
import { chromium } from './fixtures/chromium.ts'

const { executablePath, args, env } = await chromium()

/** These load servers of their own heavily or kill them: `npm test` runs them after the other journeys. */
const resilience = '**/resilience/*/*.spec.ts'
/** These measure what moves, and run when nothing else does. */
const alone = '**/e2e/journeys/register-show.spec.ts'
/** These print durations and assert no limits: `npm run bench -- pages`. */
const measured = '**/e2e/measured/*.spec.ts'

/** `npm test` sets JOURNEYS to the project that it runs, so that each project has its own folder and report. */
const runName = process.env.JOURNEYS ?? 'journeys'

export default defineConfig({
  testDir: '..',
  // The resilience journeys find the processes of the product in /proc, which only Linux has.
  testMatch: ['**/e2e/journeys/*.spec.ts', measured, ...(process.platform === 'linux' ? [resilience] : [])],
  // Ignored folders, such as data folders and earlier results, contain no tests.
  respectGitIgnore: true,
  outputDir: `../test-results/${runName}`,
  reporter: [['list'], ['json', { outputFile: `../test-results/${runName}.json` }]],
  // A journey that passes only on a retry has found a defect, in the product or in itself.
  retries: 0,
  forbidOnly: true,
  // Each worker starts its own product and runs the journeys of a file one after the other. Journeys wait about as much
  // as they compute, so two workers use two cores well.
  workers: 2,
  globalSetup: './global-setup.ts',
  // The timeouts end a journey that hangs; they are no performance limits.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'together', testIgnore: [resilience, alone, measured] },
    { name: 'resilience', testMatch: resilience },
    { name: 'alone', testMatch: alone, workers: 1 },
    { name: 'measured', testMatch: measured, workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    // @sparticuz/chromium contains only the headless shell.
    headless: true,
    launchOptions: { executablePath, args, env },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    // A trace makes a journey half as long again; turn it on by `--trace=retain-on-failure`.
    trace: 'off',
    // The service worker would answer requests that a journey routes. The journeys about it allow it.
    serviceWorkers: 'block',
  },
})
