import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest } from './http-client.ts'
import type { RequestResult } from './metrics.ts'
import type { PlannedRequest } from './mix.ts'

export type LoadResult = {
  results: RequestResult[]
  /** Requests per second that were sent, and that succeeded before the end of the measurement plus half a second. */
  offered: number
  achieved: number
  /** A sentence for each unexpected response. */
  errors: string[]
}

const GRACE_MS = 500

/**
 * Sends requests at random times (a Poisson process) with this rate per second, without waiting for earlier responses.
 * Response times count from the scheduled start of a request, so a delay in this client is not hidden. Returns when all
 * responses have arrived. 503 with Retry-After counts as rejected; any other status except 2xx is an error.
 */
export async function generateLoad(
  url: string,
  next: () => PlannedRequest,
  rate: number,
  seconds: number,
): Promise<LoadResult> {
  const start = performance.now()
  const end = start + seconds * 1_000
  const [results, errors, requests]: [RequestResult[], string[], Promise<void>[]] = [[], [], []]
  let due = start
  for (;;) {
    for (; due <= performance.now() && due < end; due += randomPauseMs(rate)) requests.push(startRequest(due))
    if (due >= end) break
    await sleep(Math.max(1, due - performance.now()))
  }
  await sleep(Math.max(0, end + GRACE_MS - performance.now()))
  const successes = results.filter(({ outcome }) => outcome === 'success').length
  await Promise.all(requests)
  return { results, offered: requests.length / seconds, achieved: successes / seconds, errors }

  async function startRequest(scheduled: number): Promise<void> {
    const { call, onSuccess, ...request } = next()
    const { status, text, retryAfter } = await sendRequest(url, request)
    const ms = performance.now() - scheduled
    const outcome = status >= 200 && status < 300 ? 'success' : status === 503 && retryAfter ? 'rejected' : 'error'
    results.push({ call, due: scheduled - start, ms, outcome })
    if (outcome === 'success') onSuccess?.(text)
    if (outcome === 'error') errors.push(`${call} returned ${status}: ${text.slice(0, 200)}`)
  }
}

/** Milliseconds to the next event of a Poisson process. */
const randomPauseMs = (rate: number) => (-Math.log(1 - Math.random()) / rate) * 1_000
