import { setTimeout as sleep } from 'node:timers/promises'
import { send, classifyOutcome, type HttpResponse, type Outcome, type HttpRequest } from '../http-client.ts'
import type { RunContext } from '../run-context.ts'
import type { Kind } from '../expected-state.ts'

export type Student = {
  id: string
  username: string
  /** Null for a student who signs in with Google. */
  password: string | null
  email: string
  token: string
}

/** `onOutcome`: called after each attempt, in the same step. */
type ChangingCall = {
  kind: Kind
  path: string
  request?: HttpRequest
  tries?: number
  onOutcome?: (outcome: Outcome) => void
}

/** Makes a call of a visitor or student. Signs the student in again if the session has ended. */
export function call<T>(
  run: RunContext,
  path: string,
  request: HttpRequest = {},
  student?: Student,
): Promise<HttpResponse<T>> {
  return run.step(() => callOnce<T>(run, path, request, student))
}

async function callOnce<T>(
  run: RunContext,
  path: string,
  request: HttpRequest,
  student?: Student,
): Promise<HttpResponse<T>> {
  const response = await send<T>(run.anyUrl(), path, { ...request, token: student?.token })
  const { callProblems } = run.expected
  if (response.status === 500) callProblems.push(`round ${run.round}: ${path} returned 500 ${response.code}`)
  // The product must respond in every failure but one (`mayHang`). Only calls of the model may exceed the timeout.
  if (response.code === 'TimeoutError' && !path.includes('/ai_') && !run.mayHang)
    callProblems.push(`round ${run.round}: ${path} had no response within ${Math.round(response.ms / 1_000)} s`)
  if (response.status !== 401 || !student?.password || !['session_required', 'session_ended'].includes(response.code))
    return response
  const { username, password } = student
  const login = await send<{ access_token?: string }>(run.anyUrl(), '/api/auth/login/', {
    body: { username, password },
  })
  if (!login.body.access_token) return response
  student.token = login.body.access_token
  return send<T>(run.anyUrl(), path, { ...request, token: student.token })
}

/**
 * Makes a call that changes data, and repeats it while its outcome is unknown, as a user does. Counts the outcome of
 * the last response.
 */
export async function callUntilKnown<T>(
  run: RunContext,
  { kind, path, request, tries = 3, onOutcome }: ChangingCall,
  student?: Student,
) {
  const attempt = () =>
    run.step(async () => {
      const result = await callOnce<T>(run, path, request ?? {}, student)
      onOutcome?.(classifyOutcome(result))
      return result
    })
  let response = await attempt()
  let outcome = classifyOutcome(response)
  for (let [triesLeft, pauseMs] = [tries - 1, 200]; outcome === 'unknown' && triesLeft > 0; triesLeft--, pauseMs *= 3) {
    await sleep(pauseMs)
    response = await attempt()
    outcome = classifyOutcome(response)
  }
  run.expected.counts[kind][outcome]++
  return { ...response, outcome }
}
