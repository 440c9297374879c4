import { defineConfig } from 'vitest/config'

const common = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  setupFiles: ['launch/src/checks/fail-on-noise.ts'],
  pool: 'forks' as const,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  restoreMocks: true,
}

export default defineConfig({
  test: {
    // Two files at a time: on a smaller machine more would only wait for each other and for PostgreSQL.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
        },
      },
      { test: { ...common, name: 'rooms', include: ['{contract,web,sandbox,launch}/**/*.test.ts'] } },
    ],
  },
})
