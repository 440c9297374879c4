import { defineConfig } from '@playwright/test'
import { chromium } from './fixtures/chromium.ts'

const { executablePath, args, env } = await chromium()

/** These crowd the server, or kill: `npm test` runs them in a second go, with the machine to themselves. */
const alone = ['**/e2e/journeys/register-show.spec.ts', '**/resilience/*/*.spec.ts']
/** These print how long something takes, and judge nothing: `npm run bench -- pages`. */
const measured = '**/e2e/measured/*.spec.ts'

/** Which of the two goes it is; all of what was asked for, where nobody says. */
const go = process.env.JOURNEYS ?? 'journeys'

export default defineConfig({
  testDir: '..',
  // What is played against a running product finds its processes in Linux's /proc.
  testMatch: [
    '**/e2e/journeys/*.spec.ts',
    measured,
    ...(process.platform === 'linux' ? ['**/resilience/*/*.spec.ts'] : []),
  ],
  // Data folders and results of other runs hold no tests.
  respectGitIgnore: true,
  outputDir: `../test-results/${go}`,
  reporter: [['list'], ['json', { outputFile: `../test-results/${go}.json` }]],
  // A journey that passes only at the second try has found something.
  retries: 0,
  forbidOnly: true,
  // Each worker has a product of its own, and goes through a file's journeys one after the other. A journey waits as
  // much as it works, so two share two cores well.
  workers: 2,
  globalSetup: './global-setup.ts',
  // Deadlines end a journey that hangs; none of them judges how fast anything is.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'together', testIgnore: [...alone, measured] },
    { name: 'alone', testMatch: alone, workers: 1 },
    { name: 'measured', testMatch: measured, workers: 1 },
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
