import { setTimeout as sleep } from 'node:timers/promises'
import type { SystemUrls } from '@labreach/e2e/student-over-http'
import type { PlannedLetter } from '../sends/plan-letters.ts'
import { addMailboxFault } from '../sends/run.ts'

/** What a student was told of one letter; `takenBack` is null unless the student tried to take it back. */
export type Held = { letter: PlannedLetter; id: number; takenBack: 'in time' | 'told' | null }

const AT_ONCE = 8
/** How long a letter is held, and how far around that time a student takes it back. */
const [UNDO_MS, AROUND_MS] = [10_000, 1_500]
const GIVE_UP_MS = 180_000
/** Replies while a process or the database starts. */
const temporary: ReadonlySet<string> = new Set(['gone', 'internal', 'database_unreachable', 'overloaded'])

/**
 * Holds every letter for ten seconds, with faults of its mailbox, and takes every second one back around the time at which it
 * leaves, at both servers at the same time. Resolves when the last reply has come.
 */
export async function holdAll(servers: readonly SystemUrls[], planned: readonly PlannedLetter[]): Promise<Held[]> {
  const letters = planned.entries()
  const ends: Promise<Held>[] = []
  const worker = async () => {
    for (const [number, letter] of letters) {
      await addMailboxFault(servers[0]!, letter.sender.service)
      const { id } = await repeat(() => send(pick(servers), letter, '/api/emails/', createBody(letter)))
      const held: Held = { letter, id: id ?? 0, takenBack: null }
      ends.push(number % 2 === 0 ? Promise.resolve(held) : takeBack(servers, held))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return Promise.all(ends)
}

async function takeBack(servers: readonly SystemUrls[], held: Held): Promise<Held> {
  await sleep(UNDO_MS + (Math.random() * 2 - 1) * AROUND_MS)
  const path = `/api/outreaches/${held.id}/take_back/`
  const replies = await Promise.all(servers.map((urls) => repeat(() => send(urls, held.letter, path, {}))))
  const told = replies.map((reply) => reply.code ?? reply.state)
  if (told.every((one) => one === 'returned')) return { ...held, takenBack: 'in time' }
  if (told.every((one) => one === 'letter_left')) return { ...held, takenBack: 'told' }
  // One server returned it after the mailbox had refused it: then both are right.
  if (told.every((one) => one === 'returned' || one === 'letter_left')) return { ...held, takenBack: 'in time' }
  throw new Error(`"${held.letter.subject}" was taken back with the replies ${told.join(', ')}`)
}

const createBody = ({ scholarId, subject }: PlannedLetter) => ({
  scholar_id: scholarId,
  subject,
  message: `Dear Professor,\n\nthis is ${subject}.`,
  leave: 'undo',
})

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!

type Reply = { id?: number; state?: string; code?: string }

async function send(urls: SystemUrls, { sender, key }: PlannedLetter, path: string, body: object): Promise<Reply> {
  return fetch(urls.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sender.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      connection: 'close',
    },
    body: JSON.stringify(body),
  })
    .then(async (response) => (await response.json()) as Reply)
    .catch(() => ({ code: 'gone' }))
}

/** Repeats a request, with the same key, until it has a lasting reply. */
async function repeat(request: () => Promise<Reply>): Promise<Reply> {
  for (const until = Date.now() + GIVE_UP_MS; ; await sleep(200)) {
    const reply = await request()
    if (!temporary.has(reply.code ?? '')) return reply
    if (Date.now() > until) throw new Error(`The last reply is ${reply.code}`)
  }
}
