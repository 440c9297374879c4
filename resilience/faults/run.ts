import { setTimeout as sleep } from 'node:timers/promises'
import { resumePdf } from '@labreach/e2e/a-resume'
import { call } from '@labreach/e2e/student-over-http'
import { openSql } from '@labreach/launch/sql'
import { createStudentPool } from './student-pool.ts'
import type { RunContext } from './run-context.ts'
import type { TestSystem } from './test-system.ts'
import { createExpectedState } from './expected-state.ts'
import { runRound, type Round } from './rounds.ts'
import type { Fault } from './fault.ts'
import { countResetMails, readMailboxes } from './checks/mailboxes.ts'
import { createCheckHistory, runChecks, type CheckHistory } from './checks/run-checks.ts'

/**
 * The subjects of the resumes. With different subjects students get different matches: a professor can get only three
 * first letters a week.
 */
const subjects = [
  'Natural language processing, machine learning, information retrieval',
  'Computer vision, medical imaging, deep learning',
  'Robotics, motion planning, control theory',
  'Organic chemistry, catalysis, polymers',
  'Neuroscience, cognition, memory',
  'Ecology, climate change, biodiversity',
  'Macroeconomics, labor markets, public policy',
  'Databases, distributed systems, cloud computing',
]
const STUDENTS = 6
/** A cluster is a dozen processes on the same machine. */
const STUDENTS_OF_CLUSTER = 3
/** The accounts before the first fault. measureRecovery signs in with them. */
const MIN_ACCOUNTS = 3

type Options = {
  faults: readonly Fault[]
  onRound?(round: Round, number: number): void
}

export type RunResult = { run: RunContext; rounds: Round[]; history: CheckHistory }

/** Runs a round for each fault, with active students. */
export async function runFaults(system: TestSystem, { faults, onRound }: Options): Promise<RunResult> {
  const expected = createExpectedState()
  const history = createCheckHistory()
  const resumes = await Promise.all(subjects.map((subject) => resumePdf(subject)))
  const pool = createStudentPool(system.core ? STUDENTS_OF_CLUSTER : STUDENTS, { system, expected, resumes })
  const rounds: Round[] = []
  try {
    pool.resume()
    while (expected.accounts.size < MIN_ACCOUNTS || expected.unlocks.length === 0) await sleep(50)
    for (const [at, fault] of faults.entries()) {
      const round = await runRound(pool, fault, at + 1, history)
      rounds.push(round)
      onRound?.(round, at + 1)
    }
  } finally {
    await pool.end()
  }
  return { run: pool.run, rounds, history }
}

export type FinalResult = { finalProblems: string[]; duplicateMails: number }

/** Runs the checks again after all pending events, letters and mails. */
export async function runFinalChecks({ run, history }: RunResult): Promise<FinalResult> {
  await waitForOutcomes(run.system)
  const finalProblems = await runChecks(run, history, { isFinal: true })
  const { mails } = run.expected
  const counts = () => countResetMails(history.mailboxes)
  const findMissing = () => mails.filter(({ to }) => !counts().has(to))
  for (const until = Date.now() + MAILS_TIMEOUT_MS; findMissing().length > 0 && Date.now() < until; await sleep(2_000))
    await readMailboxes(run.system.sandboxDir, history.mailboxes)
  for (const { to, round } of findMissing()) {
    const problem = `the mail to ${to}, acknowledged in round ${round}; ${await describeJob(run.system, to)}`
    history.problems.lost.add(problem)
    finalProblems.push(`lost: ${problem}`)
  }
  const unexpectedExits = run.system.unexpectedExits()
  if (unexpectedExits > 0) finalProblems.push(`${unexpectedExits} unexpected exits of server processes`)
  return { finalProblems, duplicateMails: mails.filter(({ to }) => (counts().get(to) ?? 0) > 1).length }
}

/** The state of the jobs of a mail. */
async function describeJob({ databaseUrl }: TestSystem, to: string): Promise<string> {
  const sql = openSql(databaseUrl)
  const jobs = await sql<{ text: string }[]>`
    select format('%s, started %s, starts %s, %s tries, now %s', state, started_on, start_after, retry_count, now()) as text
    from pgboss.job where data->>'email' = ${to}`
  await sql.end()
  return jobs.length > 0 ? jobs.map(({ text }) => `its job: ${text}`).join('; ') : 'it has no job'
}

/** A job expires after 120 s. Then another process can run it after one more pause. */
const MAILS_TIMEOUT_MS = 240_000

/**
 * Delivers all events of the payment provider, and waits until no letter is `sending`. A letter becomes unconfirmed
 * after two minutes, so the reservations are moved three minutes back.
 */
async function waitForOutcomes(system: TestSystem): Promise<void> {
  await call({ url: system.sandboxUrl }, '/control/stripe/deliver', { body: {} })
  const sql = openSql(system.databaseUrl)
  await sql`update outreaches set reserved_at = reserved_at - interval '3 minutes' where state = 'sending'`
  for (const until = Date.now() + 90_000; Date.now() < until; await sleep(1_000)) {
    const [remaining] = await sql<{ count: number }[]>`select count(*)::int from outreaches where state = 'sending'`
    if (remaining!.count === 0) break
  }
  await sql.end()
}
