import { setTimeout as sleep } from 'node:timers/promises'
import { resumePdf } from '@labreach/e2e/a-resume'
import { call } from '@labreach/e2e/student-over-http'
import { openSql } from '@labreach/launch/sql'
import { crowd } from './crowd.ts'
import type { Scene } from './scene.ts'
import type { Field } from './field.ts'
import { openLedger } from './ledger.ts'
import { playRound, type Round } from './rounds.ts'
import type { Fault } from './stage.ts'
import { resetMails, readMailboxes } from './verdict/mailboxes.ts'
import { openMemory, reachVerdict, type Memory } from './verdict/verdict.ts'

/** Subjects of the resumes: each kind of student sees other professors, of whom each takes three first letters a week. */
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
const LANES = 6
/** Accounts before the first fault, so that somebody can sign in afterwards. */
const FIRST_ACCOUNTS = 3

type Options = {
  plan: readonly Fault[]
  tell?(round: Round, number: number): void
}

export type Ran = { scene: Scene; rounds: Round[]; memory: Memory }

/** Plays faults on a field while students are at it, and reaches the verdict after each. */
export async function playAll(field: Field, { plan, tell = () => undefined }: Options): Promise<Ran> {
  const ledger = openLedger()
  const memory = openMemory()
  const resumes = await Promise.all(subjects.map((subject) => resumePdf(subject)))
  const all = crowd(LANES, { field, ledger, resumes })
  const rounds: Round[] = []
  try {
    all.goOn()
    while (ledger.accounts.size < FIRST_ACCOUNTS || ledger.unlocks.length === 0) await sleep(50)
    for (const [at, fault] of plan.entries()) {
      const round = await playRound(all, fault, at + 1, memory)
      rounds.push(round)
      tell(round, at + 1)
    }
  } finally {
    await all.end()
  }
  return { scene: all.scene, rounds, memory }
}

export type Finish = { last: string[]; mailsTwice: number }

/** The last verdict, once everything that goes on by itself has come to its end: events, letters and mails. */
export async function finish({ scene, memory }: Ran): Promise<Finish> {
  await settle(scene.field)
  const last = await reachVerdict(scene, memory, { isLast: true })
  const { mails } = scene.ledger
  const times = () => resetMails(memory.mailboxes)
  const missing = () => mails.filter(({ to }) => !times().has(to))
  for (const until = Date.now() + MAILS_MS; missing().length > 0 && Date.now() < until; await sleep(2_000))
    await readMailboxes(scene.field.sandboxDir, memory.mailboxes)
  for (const { to, round } of missing()) {
    const wrong = `the mail to ${to}, promised in round ${round}; ${await jobOf(scene.field, to)}`
    memory.found.lost.add(wrong)
    last.push(`lost: ${wrong}`)
  }
  const deaths = scene.field.deaths()
  if (deaths > 0) last.push(`a server process ended ${deaths} times by itself`)
  return { last, mailsTwice: mails.filter(({ to }) => (times().get(to) ?? 0) > 1).length }
}

/** Where the job of a mail is. */
async function jobOf({ databaseUrl }: Field, to: string): Promise<string> {
  const sql = openSql(databaseUrl)
  const jobs = await sql<{ told: string }[]>`
    select format('%s, started %s, starts %s, %s tries, now %s', state, started_on, start_after, retry_count, now()) as told
    from pgboss.job where data->>'email' = ${to}`
  await sql.end()
  return jobs.length > 0 ? jobs.map(({ told }) => `its job: ${told}`).join('; ') : 'there is no job of it'
}

/** Longer than a job may be tried for (120 s) before another process takes it, and one more step of its pauses. */
const MAILS_MS = 240_000

/** Every event is brought, and the two minutes pass after which a letter without an outcome is called unconfirmed. */
async function settle(field: Field): Promise<void> {
  await call({ url: field.sandboxUrl }, '/control/stripe/deliver', { body: {} })
  const sql = openSql(field.databaseUrl)
  await sql`update outreaches set reserved_at = reserved_at - interval '3 minutes' where state = 'sending'`
  for (const until = Date.now() + 90_000; Date.now() < until; await sleep(1_000)) {
    const [left] = await sql<{ count: number }[]>`select count(*)::int from outreaches where state = 'sending'`
    if (left!.count === 0) break
  }
  await sql.end()
}
