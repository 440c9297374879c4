import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, type VitestReport } from './reports.ts'

const vitest = (statuses: string[], brokenFiles = 0): VitestReport => ({
  numPassedTests: statuses.filter((one) => one === 'passed').length,
  numFailedTests: statuses.filter((one) => one === 'failed').length,
  numPendingTests: statuses.filter((one) => one === 'skipped').length,
  numTodoTests: statuses.filter((one) => one === 'todo').length,
  testResults: [
    {
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status) => ({ status })),
    },
    ...Array.from({ length: brokenFiles }, () => ({ status: 'failed', assertionResults: [] })),
  ],
})
const playwright = (stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>, errors = 0) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors: Array.from({ length: errors }, () => ({ message: 'no tests found' })),
})

describe('counting Vitest', () => {
  test('counts what passed and what failed', () => {
    expect(countVitest(vitest(['passed', 'passed', 'failed']), false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(countVitest(vitest(['passed']), true)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })
  test('counts skipped tests apart, and a run of nothing else as failed', () => {
    expect(countVitest(vitest(['passed', 'skipped', 'todo']), true)).toMatchObject({ passed: 1, failed: 0, skipped: 2 })
    expect(countVitest(vitest(['skipped']), true)).toMatchObject({ passed: 0, failed: 1, skipped: 1 })
  })
  test('counts a file that broke before its first test', () => {
    expect(countVitest(vitest(['passed'], 2), false)).toEqual({ passed: 1, failed: 2, skipped: 0 })
  })
  test('counts a bad end without a failed test, e.g. an unhandled rejection', () => {
    expect(countVitest(vitest(['passed']), false)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })
  test('counts a run without tests as failed', () => {
    expect(countVitest(vitest([]), true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('counting Playwright', () => {
  test('counts only what passed at the first try', () => {
    expect(countPlaywright(playwright({ expected: 3, unexpected: 1, flaky: 1, skipped: 1 }), false)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
    })
  })
  test('counts errors outside tests, a bad end and an empty run', () => {
    expect(countPlaywright(playwright({ expected: 2 }, 1), false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(countPlaywright(playwright({ expected: 2 }), false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(countPlaywright(playwright({}), true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})
