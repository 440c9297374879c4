import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest, type VitestReport } from './reports.ts'

const vitest = (statuses: string[], brokenFiles = 0): VitestReport => ({
  numPassedTests: statuses.filter((one) => one === 'passed').length,
  numFailedTests: statuses.filter((one) => one === 'failed').length,
  numPendingTests: statuses.filter((one) => one === 'skipped').length,
  numTodoTests: statuses.filter((one) => one === 'todo').length,
  testResults: [
    {
      name: 'a.test.ts',
      message: '',
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status, at) => ({
        status,
        fullName: `test ${at}`,
        failureMessages: status === 'failed' ? ['\u001b[31mexpected 1\u001b[39m'] : [],
      })),
    },
    ...Array.from({ length: brokenFiles }, () => ({
      name: 'b.test.ts',
      message: 'no such module',
      status: 'failed',
      assertionResults: [],
    })),
  ],
})
const playwright = (stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>, errors = 0) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors: Array.from({ length: errors }, () => ({ message: 'no tests found' })),
  suites: [],
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

describe('what failed', () => {
  test('is told by file, test and reason, without colours and without what passed', () => {
    expect(failuresOfVitest(vitest(['passed', 'failed'], 1))).toEqual([
      'a.test.ts › test 1\n    expected 1',
      'b.test.ts\n    no such module',
    ])
  })
  test('is found in suites within suites, and outside of tests', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ results: [{ errors: ok ? [] : [{ message: Array.from({ length: 90 }, (_, at) => at).join('\n') }] }] }],
    })
    const suites = [{ specs: [spec('well', true)], suites: [{ specs: [spec('badly', false)] }] }]
    const told = failuresOfPlaywright({ ...playwright({ unexpected: 1 }, 1), suites })
    expect(told[0]).toBe('outside any test\n    no tests found')
    expect(told[1]).toMatch(/^a\.spec\.ts:7 › badly\n {4}0\n {4}1\n/)
    expect(told).toHaveLength(2)
    expect(told[1]?.split('\n')).toHaveLength(26)
  })
})
