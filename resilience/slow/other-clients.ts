import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestResult } from '../load/metrics.ts'
import type { Student } from './students.ts'

/** Calls of each kind per second. */
const PER_SECOND = 8
/** Sign-ins of one student in one measurement. The limit is ten in a quarter of an hour. */
const SIGN_INS = 2
const timeoutMs = 30_000

/** `expected`: the status of the correct response. */
type Call = { name: string; path: string; method: 'GET' | 'POST'; body?: string; token?: string; expected: number }

/**
 * Measures the calls of other clients for `seconds`: browse, sign-in, an opt-out link, and a payment event. The link
 * and the event have no valid signature, so the expected responses are errors. Each client has its own address in
 * 127.1.<network>.0/24.
 */
export async function measureOtherClients(
  url: string,
  students: readonly Student[],
  seconds: number,
  network: number,
): Promise<RequestResult[]> {
  const start = performance.now()
  const results: RequestResult[] = []
  const calls: Promise<void>[] = []
  const signIns = students.flatMap((student) => Array.from({ length: SIGN_INS }, () => student))
  const total = seconds * PER_SECOND
  for (let number = 0; number < total; number++) {
    const due = (number * 1_000) / PER_SECOND
    await sleep(Math.max(0, start + due - performance.now()))
    const student = students[number % students.length]!
    const next: Call[] = [
      {
        name: 'browse',
        method: 'GET',
        path: `/api/professors/page?page=${1 + (number % 50)}`,
        token: student.token,
        expected: 200,
      },
      {
        name: 'opt-out link',
        method: 'POST',
        path: '/api/professors/optout/link/?professor=1&signature=none',
        expected: 403,
      },
      { name: 'webhook', method: 'POST', path: '/api/stripe/webhook/', body: '{}', expected: 400 },
    ]
    // The sign-ins are spread evenly over the time.
    const at = Math.floor((number * signIns.length) / total)
    const signIn = signIns[at]
    if (signIn && at !== Math.floor(((number - 1) * signIns.length) / total)) {
      const { username, password } = signIn
      const body = JSON.stringify({ username, password })
      next.push({ name: 'login', method: 'POST', path: '/api/auth/login/', body, expected: 200 })
    }
    for (const call of next) calls.push(sendCall(url, call, `127.1.${network}.${1 + (number % 250)}`, due, results))
  }
  await Promise.all(calls)
  return results
}

/** Sends one call on a new connection: the measurement includes the time to connect. */
function sendCall(url: string, call: Call, localAddress: string, due: number, results: RequestResult[]): Promise<void> {
  const start = performance.now()
  return new Promise((resolve) => {
    const finish = (outcome: RequestResult['outcome']) => {
      results.push({ call: call.name, due, ms: performance.now() - start, outcome })
      resolve()
    }
    const clientRequest = request(
      url + call.path,
      {
        method: call.method,
        localAddress,
        agent: false,
        timeout: timeoutMs,
        headers: {
          ...(call.token && { authorization: `Bearer ${call.token}` }),
          ...(call.body && { 'content-type': 'application/json', 'content-length': call.body.length }),
        },
      },
      (response) => {
        response.resume().once('end', () => {
          const status = response.statusCode
          finish(status === call.expected ? 'success' : status === 503 ? 'rejected' : 'error')
        })
      },
    )
    clientRequest.on('timeout', () => clientRequest.destroy(new Error('no response')))
    clientRequest.on('error', () => finish('error'))
    clientRequest.end(call.body)
  })
}
