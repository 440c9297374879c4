import { defineConfig } from 'vitest/config'

const common = {
  setupFiles: ['launch/src/checks/fail-on-noise.ts'],
  pool: 'forks' as const,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  // What is waited for comes when it comes: a second, the default, is short beside a browser on two cores.
  expect: { poll: { timeout: 10_000 } },
}
/** Every test brings what it needs; loading the modules anew for each file is half the time. */
const quick = { ...common, isolate: false }
const elsewhere = ['**/node_modules/**', '**/dist/**']
const whole = '**/*.whole.test.ts'
const globalSetup = ['server/test/global-setup.ts']

export default defineConfig({
  test: {
    // Two files at a time: on a smaller machine more would only wait for each other and for PostgreSQL.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...quick,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...elsewhere, whole],
          globalSetup,
        },
      },
      {
        test: {
          ...quick,
          name: 'rooms',
          include: ['{contract,web,sandbox,launch}/**/*.test.ts'],
          exclude: [...elsewhere, whole],
        },
      },
      // Whole imports, starts and kills take seconds each: `npm test` runs them, `npm run check` does not.
      { test: { ...common, name: 'whole', include: [whole], exclude: elsewhere, globalSetup } },
    ],
  },
})
