import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './files.ts'
import { runTool, type Outcome, type Step } from './steps.ts'

export type Count = { passed: number; failed: number; skipped: number }

/** What Vitest's JSON reporter writes, as far as it is counted. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** What Playwright's JSON reporter writes, as far as it is counted. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

type PlaywrightSuite = {
  specs: { title: string; ok: boolean; file: string; line: number; tests: { results: PlaywrightResult[] }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightResult = { errors: { message: string }[] }

/**
 * Counts a run of Vitest from its own report. A file that broke before its first test has failed; so has a runner that
 * ended badly with no failed test to show for it (an unhandled rejection), and a run in which no test passed or failed.
 * Skipped is what this machine cannot try, e.g. running as root without being root; skipping outright is a lint error.
 */
export function countVitest(report: VitestReport, endedWell: boolean): Count {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  ).length
  return atLeastOne(endedWell, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** Counts a run of Playwright in the same way: a test that passed only at the second try has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport, endedWell: boolean): Count {
  return atLeastOne(endedWell, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  })
}

function atLeastOne(endedWell: boolean, { passed, failed, skipped }: Count): Count {
  const fine = endedWell && passed + failed > 0
  return { passed, failed: fine ? failed : Math.max(failed, 1), skipped }
}

/** What failed in a run of Vitest, a paragraph each: where, which test, and the first lines of why. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed')
      if (failed.length === 0) return [paragraph(name, message)]
      return failed.map((one) => paragraph(`${name} › ${one.fullName}`, ...one.failureMessages))
    })
}

/** The same of a run of Playwright. */
export function failuresOfPlaywright({ suites, errors }: PlaywrightReport): string[] {
  const inSuite = ({ specs, suites: inner = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const why = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
        return paragraph(`${file}:${line} › ${title}`, ...why.map(({ message }) => message))
      }),
    ...inner.flatMap(inSuite),
  ]
  return [...errors.map(({ message = '' }) => paragraph('outside any test', message)), ...suites.flatMap(inSuite)]
}

const linesOfReason = 25

/** A runner that fails without a failed test says why at its end. */
const lastWords = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^[·.\s]*$/.test(line))
    .slice(-60)
    .join('\n')
const paragraph = (where: string, ...why: string[]): string =>
  [where, ...stripVTControlCharacters(why.join('\n')).split('\n').slice(0, linesOfReason)].join('\n    ')

type Runner = { name: string; script: string; args: string[]; report: string; env?: Record<string, string> }

const vitestRunner: Runner = {
  name: 'unit and integration tests',
  script: 'vitest/vitest.mjs',
  args: ['run', '--reporter=dot', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
  report: 'test-results/vitest.json',
}

/** The two goes of the journeys, see e2e/playwright.config.ts, and the reports that they leave. */
const goes = ['together', 'alone'] as const
export const journeyReports = goes.map((go) => `test-results/${go}.json`)

const playwrightRunners = goes.map((go): Runner => ({
  name: `end to end, ${go}`,
  script: '@playwright/test/cli.js',
  args: ['test', '--config=e2e/playwright.config.ts', `--project=${go}`],
  env: { JOURNEYS: go },
  report: `test-results/${go}.json`,
}))

/** Unit and integration tests; `count` is called with what the run came to. */
export const vitestStep = (count: (seen: Count) => void): Step =>
  testStep(vitestRunner, countVitest, failuresOfVitest, count)

/** The same without those that take long by nature (vitest.config.ts), which is as long as all others together. */
export const quickVitestStep = (count: (seen: Count) => void): Step =>
  testStep(
    { ...vitestRunner, args: [...vitestRunner.args, '--project=server', '--project=rooms'] },
    countVitest,
    failuresOfVitest,
    count,
  )

/** Journeys in a real browser; `count` is called with what each run came to. */
export const playwrightSteps = (count: (seen: Count) => void): Step[] =>
  playwrightRunners.map((runner) => testStep(runner, countPlaywright, failuresOfPlaywright, count))

function testStep<Report>(
  { name, script, args, report, env }: Runner,
  countReport: (report: Report, endedWell: boolean) => Count,
  failuresOf: (report: Report) => string[],
  tell: (seen: Count) => void,
): Step {
  return {
    name,
    async run(): Promise<Outcome> {
      const file = join(root, report)
      await mkdir(join(root, 'test-results'), { recursive: true })
      // An older report must not be counted for a runner that crashed.
      await rm(file, { force: true })
      const { passed: endedWell, output } = await runTool(script, args, env)
      const written = await readFile(file, 'utf8').catch(() => undefined)
      if (written === undefined) {
        tell({ passed: 0, failed: 1, skipped: 0 })
        return { passed: false, output: `${output}\nThe runner left no report in ${report}.` }
      }
      const parsed = JSON.parse(written) as Report
      const seen = countReport(parsed, endedWell)
      tell(seen)
      // Whoever reads a failed run wants what failed, not the hundreds of lines about what did not.
      const failures = failuresOf(parsed)
      return {
        passed: seen.failed === 0,
        seen: `${seen.passed} passed, ${seen.failed} failed${seen.skipped > 0 ? `, ${seen.skipped} skipped` : ''}`,
        output: failures.length > 0 ? failures.join('\n\n') : lastWords(output),
      }
    },
  }
}
