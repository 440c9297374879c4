import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './files.ts'
import { runTool, type Outcome, type Step } from './steps.ts'

export type Count = { passed: number; failed: number; skipped: number }

/** The part of Vitest's JSON report that is used here. */
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

/** The part of Playwright's JSON report that is used here. */
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
 * Counts the tests in Vitest's report. These count as one failure each: a file that could not be loaded, a failed exit
 * code without a failed test (an unhandled rejection), and a run without tests. Skipped tests are those that this
 * machine cannot run, for example tests for root; any other skipped test is a lint error.
 */
export function countVitest(report: VitestReport, succeeded: boolean): Count {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  ).length
  return countFailedRun(succeeded, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** Counts the tests in Playwright's report in the same way. A test that passed only after a retry has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport, succeeded: boolean): Count {
  return countFailedRun(succeeded, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  })
}

function countFailedRun(succeeded: boolean, { passed, failed, skipped }: Count): Count {
  const hasPassed = succeeded && passed + failed > 0
  return { passed, failed: hasPassed ? failed : Math.max(failed, 1), skipped }
}

/** The failures of a run of Vitest, one paragraph each: file, test, and the first lines of the error. */
export function listVitestFailures({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed')
      if (failed.length === 0) return [formatFailure(name, message)]
      return failed.map((one) => formatFailure(`${name} › ${one.fullName}`, ...one.failureMessages))
    })
}

/** The same for a run of Playwright. */
export function listPlaywrightFailures({ suites, errors }: PlaywrightReport): string[] {
  const listSuiteFailures = ({ specs, suites: inner = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const why = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
        return formatFailure(`${file}:${line} › ${title}`, ...why.map(({ message }) => message))
      }),
    ...inner.flatMap(listSuiteFailures),
  ]
  return [
    ...errors.map(({ message = '' }) => formatFailure('outside any test', message)),
    ...suites.flatMap(listSuiteFailures),
  ]
}

const maxReasonLines = 25

/** The end of a runner's output, which contains the reason for a failure without a failed test. */
const takeLastLines = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^[·.\s]*$/.test(line))
    .slice(-60)
    .join('\n')
const formatFailure = (where: string, ...why: string[]): string =>
  [where, ...stripVTControlCharacters(why.join('\n')).split('\n').slice(0, maxReasonLines)].join('\n    ')

type Runner = { name: string; script: string; args: string[]; report: string; env?: Record<string, string> }

const vitestRunner: Runner = {
  name: 'unit and integration tests',
  script: 'vitest/vitest.mjs',
  args: ['run', '--reporter=dot', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
  report: 'test-results/vitest.json',
}

/** The projects of the journeys (e2e/playwright.config.ts) and their reports; those of resilience need Linux. */
const playwrightProjects = ['together', ...(process.platform === 'linux' ? ['resilience'] : []), 'alone']
export const journeyReports = playwrightProjects.map((project) => `test-results/${project}.json`)

const playwrightRunners = playwrightProjects.map((project): Runner => ({
  name: `end to end, ${project}`,
  script: '@playwright/test/cli.js',
  args: ['test', '--config=e2e/playwright.config.ts', `--project=${project}`],
  env: { JOURNEYS: project },
  report: `test-results/${project}.json`,
}))

/** Unit and integration tests. `count` is called with the counts of the run. */
export const createVitestStep = (count: (result: Count) => void): Step =>
  createTestStep(vitestRunner, countVitest, listVitestFailures, count)

/** The same without the projects `long` and `whole` (vitest.config.ts), which take half of the time. */
export const createQuickVitestStep = (count: (result: Count) => void): Step =>
  createTestStep(
    { ...vitestRunner, args: [...vitestRunner.args, '--project=server', '--project=rooms'] },
    countVitest,
    listVitestFailures,
    count,
  )

/** Journeys in a real browser. `count` is called with the counts of each run. */
export const createPlaywrightSteps = (count: (result: Count) => void): Step[] =>
  playwrightRunners.map((runner) => createTestStep(runner, countPlaywright, listPlaywrightFailures, count))

function createTestStep<Report>(
  { name, script, args, report, env }: Runner,
  countReport: (report: Report, succeeded: boolean) => Count,
  listFailures: (report: Report) => string[],
  onCount: (result: Count) => void,
): Step {
  return {
    name,
    async run(): Promise<Outcome> {
      const file = join(root, report)
      await mkdir(join(root, 'test-results'), { recursive: true })
      // If the runner crashes, an older report must not be counted.
      await rm(file, { force: true })
      const { passed: succeeded, output } = await runTool(script, args, env)
      const written = await readFile(file, 'utf8').catch(() => undefined)
      if (written === undefined) {
        onCount({ passed: 0, failed: 1, skipped: 0 })
        return { passed: false, output: `${output}\nThe runner wrote no report to ${report}.` }
      }
      const parsed = JSON.parse(written) as Report
      const result = countReport(parsed, succeeded)
      onCount(result)
      // Only the failures: the complete output has hundreds of lines.
      const failures = listFailures(parsed)
      return {
        passed: result.failed === 0,
        summary: `${result.passed} passed, ${result.failed} failed${result.skipped > 0 ? `, ${result.skipped} skipped` : ''}`,
        output: failures.length > 0 ? failures.join('\n\n') : takeLastLines(output),
      }
    },
  }
}
