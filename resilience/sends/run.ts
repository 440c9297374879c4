import { setTimeout as sleep } from 'node:timers/promises'
import { connection } from '@labreach/e2e/database'
import { call, type SystemUrls } from '@labreach/e2e/student-over-http'
import { findPid } from '../kill/run.ts'
import { passwordOf, type PlannedLetter, type Sender } from './plan-letters.ts'

/** The response to one click: the letter's state, an error code, or `gone` for a failed connection. */
export type Reply = string
export type Replies = Map<PlannedLetter, Reply[]>

const CLICKS_AT_ONCE = 8
/** Faults of a mailbox, in percent of the letters. The other letters meet no fault. */
const mailboxFaults = [
  ['latency', 45],
  ['lost_response', 12],
  ['reset', 8],
  ['500', 5],
  ['403', 5],
] as const

/** Replies that do not change within two minutes: the letter is not tried again. */
const finalReplies: readonly Reply[] = ['sent', 'send_unconfirmed', 'send_in_progress']

const possibleReplies: readonly Reply[] = [...finalReplies, 'gone', 'internal', 'database_unreachable', 'send_refused']

/**
 * Sends every letter, with faults of its mailbox. A letter without a final reply is tried again with the same key, up to four
 * times. Every fifth letter is clicked twice at the same time.
 */
export async function sendAll(urls: SystemUrls, planned: readonly PlannedLetter[]): Promise<Replies> {
  const replies: Replies = new Map(planned.map((letter) => [letter, []]))
  const queue = [...planned]
  const worker = async () => {
    for (let letter = queue.shift(); letter; letter = queue.shift()) {
      for (let attempt = 0; attempt < 4; attempt++) {
        if (attempt === 0) await addMailboxFault(urls, letter.sender.service)
        const clickCount = Number(letter.subject.slice(-1)) % 5 === 0 ? 2 : 1
        const responses = await Promise.all(Array.from({ length: clickCount }, () => sendLetter(urls, letter)))
        replies.get(letter)!.push(...responses)
        if (responses.some((reply) => finalReplies.includes(reply))) break
        await waitUntilUp(urls)
      }
    }
  }
  await Promise.all(Array.from({ length: CLICKS_AT_ONCE }, worker))
  return replies
}

/** Lets some letters meet a fault of their mailbox. */
export async function addMailboxFault(urls: SystemUrls, service: Sender['service']): Promise<void> {
  let chance = Math.random() * 100
  for (const [kind, share] of mailboxFaults) {
    chance -= share
    if (chance >= 0) continue
    const body = { service, kind, ms: 200 + Math.round(Math.random() * 3_000) }
    await call({ url: urls.sandboxUrl }, '/control/faults', { body })
    return
  }
}

async function sendLetter(urls: SystemUrls, letter: PlannedLetter): Promise<Reply> {
  const { sender, scholarId, subject, key } = letter
  const response = await fetch(`${urls.url}/api/emails/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sender.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      connection: 'close',
    },
    body: JSON.stringify({ scholar_id: scholarId, subject, message: `Dear Professor,\n\nthis is ${subject}.` }),
  })
    .then(async (response) => (await response.json()) as { state?: string; code?: string })
    .catch(() => ({ code: 'gone' }))
  const reply = ('state' in response ? response.state : undefined) ?? response.code ?? ''
  if (reply === 'session_required') {
    // A run of many letters takes longer than a session lasts.
    await signIn(urls, sender)
    return sendLetter(urls, letter)
  }
  // `internal` and `database_unreachable` can occur while the server starts. Any other reply is an error of this experiment.
  if (!possibleReplies.includes(reply)) throw new Error(`"${subject}" got the reply ${reply}`)
  return reply
}

/** The sign-ins that run. All requests of a student wait for the same one, since sign-ins to an account are limited. */
const signIns = new Map<Sender, Promise<void>>()

/** Signs the student in again, by a server that may have been killed a moment ago. */
function signIn(urls: SystemUrls, sender: Sender): Promise<void> {
  const running = signIns.get(sender)
  if (running) return running
  const signingIn = requestSession(urls, sender).finally(() => signIns.delete(sender))
  signIns.set(sender, signingIn)
  return signingIn
}

async function requestSession(urls: SystemUrls, sender: Sender): Promise<void> {
  await waitUntilUp(urls)
  const body = { username: sender.username, password: passwordOf(sender.username) }
  const session = await call<{ access_token: string }>(urls, '/api/auth/login/', { body }).catch(() => null)
  if (session) sender.token = session.access_token
  else await sleep(1_000)
}

/** Waits until the product responds. */
export async function waitUntilUp(urls: SystemUrls): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100))
    if (
      await fetch(`${urls.url}/api/wake`, { headers: { connection: 'close' } }).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
  throw new Error('The product did not restart.')
}

/**
 * Kills the server at random times until `end`. Returns the number of kills. The first kill is within half a second,
 * since a fast machine sends few letters in seconds.
 */
export async function killAtRandom(urls: SystemUrls, dataDir: string, end: AbortSignal): Promise<number> {
  for (let kills = 0; ; kills++) {
    await sleep(kills ? 400 + Math.random() * 3_600 : Math.random() * 500, undefined, { signal: end }).catch(
      () => undefined,
    )
    if (end.aborted) return kills
    process.kill(await findPid('server', dataDir), 'SIGKILL')
    await sleep(100)
    await waitUntilUp(urls)
  }
}

/**
 * Waits until no letter is `sending`. A letter becomes unconfirmed after two minutes, so the reservations are moved
 * three minutes back.
 */
export async function waitForOutcomes(dataDir: string): Promise<void> {
  const sql = await connection(dataDir)
  await sql`update outreaches set reserved_at = reserved_at - interval '3 minutes' where state = 'sending'`
  for (const until = Date.now() + 180_000; ; await sleep(1_000)) {
    const [remaining] = await sql<{ count: number }[]>`select count(*)::int from outreaches where state = 'sending'`
    if (remaining!.count === 0) break
    if (Date.now() > until) throw new Error(`${remaining!.count} letters are still in the state sending.`)
  }
  await sql.end()
}
