import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seen } from '../load/figures.ts'
import type { Student } from './students.ts'

/** So many of each call a second. */
const PER_SECOND = 8
/** A student signs in so often in one run of this; their own limit is ten in a quarter of an hour. */
const SIGN_INS = 2
const patienceMs = 30_000

type Call = { name: string; path: string; method: 'GET' | 'POST'; body?: string; token?: string; right: number }

/**
 * Students, professors and the payment provider, each from a network of their own (127.1.x.x), for so many seconds: browse,
 * sign-in, the link of an opt-out, an event of the payment provider. The link and the event are not signed: a refusal is
 * their right answer.
 */
export async function others(
  url: string,
  students: readonly Student[],
  seconds: number,
  turn: number,
): Promise<Seen[]> {
  const begun = performance.now()
  const seen: Seen[] = []
  const asked: Promise<void>[] = []
  const signIns = students.flatMap((student) => Array.from({ length: SIGN_INS }, () => student))
  const total = seconds * PER_SECOND
  for (let number = 0; number < total; number++) {
    const due = (number * 1_000) / PER_SECOND
    await sleep(Math.max(0, begun + due - performance.now()))
    const student = students[number % students.length]!
    const calls: Call[] = [
      {
        name: 'browse',
        method: 'GET',
        path: `/api/professors/page?page=${1 + (number % 50)}`,
        token: student.token,
        right: 200,
      },
      {
        name: 'opt-out link',
        method: 'POST',
        path: '/api/professors/optout/link/?professor=1&signature=none',
        right: 403,
      },
      { name: 'webhook', method: 'POST', path: '/api/stripe/webhook/', body: '{}', right: 400 },
    ]
    // As many as there may be, spread over the time.
    const mine = signIns[Math.floor((number * signIns.length) / total)]
    if (mine && Math.floor((number * signIns.length) / total) !== Math.floor(((number - 1) * signIns.length) / total)) {
      const { username, password } = mine
      const body = JSON.stringify({ username, password })
      calls.push({ name: 'login', method: 'POST', path: '/api/auth/login/', body, right: 200 })
    }
    for (const call of calls) asked.push(askOne(url, call, `127.1.${turn}.${1 + (number % 250)}`, due, seen))
  }
  await Promise.all(asked)
  return seen
}

/** On a connection of its own: who comes has to get in as well. */
function askOne(url: string, call: Call, localAddress: string, due: number, seen: Seen[]): Promise<void> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const note = (outcome: Seen['outcome']) => {
      seen.push({ call: call.name, due, ms: performance.now() - begun, outcome })
      resolve()
    }
    const sent = request(
      url + call.path,
      {
        method: call.method,
        localAddress,
        agent: false,
        timeout: patienceMs,
        headers: {
          ...(call.token && { authorization: `Bearer ${call.token}` }),
          ...(call.body && { 'content-type': 'application/json', 'content-length': call.body.length }),
        },
      },
      (answer) => {
        answer.resume().once('end', () => {
          const status = answer.statusCode
          note(status === call.right ? 'answered' : status === 503 ? 'turned away' : 'wrong')
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', () => note('wrong'))
    sent.end(call.body)
  })
}
