import { defineConfig } from 'vitest/config'

const common = {
  setupFiles: ['launch/src/checks/fail-on-noise.ts'],
  pool: 'forks' as const,
  // These timeouts end a test that hangs. They do not check performance.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  restoreMocks: true,
  // The default of one second is too short on a busy machine.
  expect: { poll: { timeout: 30_000 } },
}
/**
 * Tests do not share state, so files can share loaded modules, which halves the time. Three workers on two cores, since
 * tests wait for a third of their time.
 */
const quick = { ...common, isolate: false, maxWorkers: 3 }
const excluded = ['**/node_modules/**', '**/dist/**']
/** Slower files: tests of outages, waits, large data, imports, mails and payments, and all of the sandbox. */
const long = ['**/*.long.test.ts', 'sandbox/**/*.test.ts']
const whole = '**/*.whole.test.ts'
const globalSetup = ['server/test/global-setup.ts']

// `npm run check` runs `server` and `rooms`, `npm test` all of them.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...quick,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...excluded, ...long, whole],
          globalSetup,
        },
      },
      {
        test: {
          ...quick,
          name: 'rooms',
          include: ['{contract,web,launch}/**/*.test.ts'],
          exclude: [...excluded, ...long, whole],
        },
      },
      { test: { ...quick, name: 'long', include: long, exclude: [...excluded, whole], globalSetup } },
      // Complete imports, starts and kills: seconds each, and a core each.
      {
        test: {
          ...common,
          name: 'whole',
          include: [whole],
          exclude: excluded,
          globalSetup,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
