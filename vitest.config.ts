import { defineConfig } from 'vitest/config'

const common = {
  setupFiles: ['launch/src/checks/fail-on-noise.ts'],
  pool: 'forks' as const,
  // Deadlines end a test that hangs; none of them judges how fast anything is.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  restoreMocks: true,
  // The default, one second, is short on a machine that does other work too.
  expect: { poll: { timeout: 30_000 } },
}
/**
 * Every test brings what it needs; loading the modules anew for each file is half the time. Three files at a time, since
 * they wait a third of theirs.
 */
const quick = { ...common, isolate: false, maxWorkers: 3 }
const elsewhere = ['**/node_modules/**', '**/dist/**']
/** Files in which something is away, late, long, large, imported, mailed or paid, and those of the sandbox. */
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
          exclude: [...elsewhere, ...long, whole],
          globalSetup,
        },
      },
      {
        test: {
          ...quick,
          name: 'rooms',
          include: ['{contract,web,launch}/**/*.test.ts'],
          exclude: [...elsewhere, ...long, whole],
        },
      },
      { test: { ...quick, name: 'long', include: long, exclude: [...elsewhere, whole], globalSetup } },
      // Whole imports, starts and kills take seconds each, and want a core each.
      {
        test: {
          ...common,
          name: 'whole',
          include: [whole],
          exclude: elsewhere,
          globalSetup,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
