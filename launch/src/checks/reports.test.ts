import { describe, expect, test } from 'vitest'
import {
  countPlaywright,
  countVitest,
  listPlaywrightFailures,
  listVitestFailures,
  type VitestReport,
} from './reports.ts'

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
  test('counts passed and failed tests', () => {
    expect(countVitest(vitest(['passed', 'passed', 'failed']), false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(countVitest(vitest(['passed']), true)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })
  test('counts skipped tests separately, and a run with nothing but skipped tests as failed', () => {
    expect(countVitest(vitest(['passed', 'skipped', 'todo']), true)).toMatchObject({ passed: 1, failed: 0, skipped: 2 })
    expect(countVitest(vitest(['skipped']), true)).toMatchObject({ passed: 0, failed: 1, skipped: 1 })
  })
  test('counts a file that could not be loaded as one failure', () => {
    expect(countVitest(vitest(['passed'], 2), false)).toEqual({ passed: 1, failed: 2, skipped: 0 })
  })
  test('counts a failed exit code without a failed test, e.g. after an unhandled rejection', () => {
    expect(countVitest(vitest(['passed']), false)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })
  test('counts a run without tests as failed', () => {
    expect(countVitest(vitest([]), true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('counting Playwright', () => {
  test('counts a test that passed only after a retry as failed', () => {
    expect(countPlaywright(playwright({ expected: 3, unexpected: 1, flaky: 1, skipped: 1 }), false)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
    })
  })
  test('counts errors outside tests, a failed exit code and an empty run as failed', () => {
    expect(countPlaywright(playwright({ expected: 2 }, 1), false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(countPlaywright(playwright({ expected: 2 }), false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(countPlaywright(playwright({}), true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('failures', () => {
  test('are listed by file, test and reason, without colours and passed tests', () => {
    expect(listVitestFailures(vitest(['passed', 'failed'], 1))).toEqual([
      'a.test.ts › test 1\n    expected 1',
      'b.test.ts\n    no such module',
    ])
  })
  test('are found in nested suites and outside of tests', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ results: [{ errors: ok ? [] : [{ message: Array.from({ length: 90 }, (_, at) => at).join('\n') }] }] }],
    })
    const suites = [{ specs: [spec('well', true)], suites: [{ specs: [spec('badly', false)] }] }]
    const failures = listPlaywrightFailures({ ...playwright({ unexpected: 1 }, 1), suites })
    expect(failures[0]).toBe('outside any test\n    no tests found')
    expect(failures[1]).toMatch(/^a\.spec\.ts:7 › badly\n {4}0\n {4}1\n/)
    expect(failures).toHaveLength(2)
    expect(failures[1]?.split('\n')).toHaveLength(26)
  })
})
