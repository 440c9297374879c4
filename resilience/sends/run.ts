import { setTimeout as sleep } from 'node:timers/promises'
import { connection } from '@labreach/e2e/database'
import { call, type Site } from '@labreach/e2e/student-over-http'
import { pidOf } from '../kill/run.ts'
import type { PlannedLetter } from './writers.ts'

/** What one click was answered: the server's state or code, or `gone` when the server went away meanwhile. */
export type Told = string
export type Tries = Map<PlannedLetter, Told[]>

const CLICKS_AT_ONCE = 8
/** How Gmail behaves, and how often of a hundred; else it is quick and well. */
const weathers = [
  ['latency', 45],
  ['lost_answer', 12],
  ['reset', 8],
  ['500', 5],
  ['403', 5],
] as const

/** Answers after which another try of the same letter would learn nothing new within two minutes. */
const settled: readonly Told[] = ['sent', 'send_unconfirmed', 'send_in_progress']

/**
 * Sends every letter while Gmail misbehaves and something kills the server. What was not answered, or refused, is tried
 * again under its own key, up to four times; every fifth letter is clicked twice at once.
 */
export async function sendAll(site: Site, wanted: readonly PlannedLetter[]): Promise<Tries> {
  const tries: Tries = new Map(wanted.map((letter) => [letter, []]))
  const waiting = [...wanted]
  const lane = async () => {
    for (let letter = waiting.shift(); letter; letter = waiting.shift()) {
      for (let attempt = 0; attempt < 4; attempt++) {
        if (attempt === 0) await weather(site)
        const clicks = Number(letter.subject.slice(-1)) % 5 === 0 ? 2 : 1
        const answers = await Promise.all(Array.from({ length: clicks }, () => click(site, letter)))
        tries.get(letter)!.push(...answers)
        if (answers.some((told) => settled.includes(told))) break
        await isUp(site)
      }
    }
  }
  await Promise.all(Array.from({ length: CLICKS_AT_ONCE }, lane))
  return tries
}

async function weather(site: Site): Promise<void> {
  let chance = Math.random() * 100
  for (const [kind, share] of weathers) {
    chance -= share
    if (chance >= 0) continue
    const body = { service: 'gmail', kind, ms: 200 + Math.round(Math.random() * 3_000) }
    await call({ url: site.sandboxUrl }, '/control/faults', { body })
    return
  }
}

async function click(site: Site, { writer, scholarId, subject, key }: PlannedLetter): Promise<Told> {
  const answer = await fetch(`${site.url}/api/emails/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${writer.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      connection: 'close',
    },
    body: JSON.stringify({ scholar_id: scholarId, subject, message: `Dear Professor,\n\nthis is ${subject}.` }),
  })
    .then(async (response) => (await response.json()) as { state?: string; code?: string })
    .catch(() => ({ code: 'gone' }))
  const told = ('state' in answer ? answer.state : undefined) ?? answer.code ?? ''
  // A server whose connections break while it starts may fail as a whole; anything else is a mistake of this run.
  if (!['sent', 'gone', 'internal', 'send_in_progress', 'send_unconfirmed', 'send_refused'].includes(told))
    throw new Error(`"${subject}" was answered ${told}`)
  return told
}

/** Comes back when the product answers again. */
export async function isUp(site: Site): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100))
    if (
      await fetch(`${site.url}/api/wake`, { headers: { connection: 'close' } }).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
  throw new Error('The product did not come up again.')
}

/**
 * Kills the server at random moments, again and again, until it is told to end. Answers how often. The first time is soon,
 * since few letters on a quick machine are sent within seconds.
 */
export async function killAtRandom(site: Site, dataDir: string, over: AbortSignal): Promise<number> {
  for (let kills = 0; ; kills++) {
    await sleep(kills ? 400 + Math.random() * 3_600 : Math.random() * 500, undefined, { signal: over }).catch(
      () => undefined,
    )
    if (over.aborted) return kills
    process.kill(await pidOf('server', dataDir), 'SIGKILL')
    await sleep(100)
    await isUp(site)
  }
}

/**
 * Lets the two minutes pass after which a letter without an outcome is called unconfirmed, by making such letters so much
 * older; comes back when none is `sending` any more.
 */
export async function settle(dataDir: string): Promise<void> {
  const sql = await connection(dataDir)
  await sql`update outreaches set reserved_at = reserved_at - interval '3 minutes' where state = 'sending'`
  for (const until = Date.now() + 180_000; ; await sleep(1_000)) {
    const [left] = await sql<{ count: number }[]>`select count(*)::int from outreaches where state = 'sending'`
    if (left!.count === 0) break
    if (Date.now() > until) throw new Error(`${left!.count} letters are still called sending.`)
  }
  await sql.end()
}
