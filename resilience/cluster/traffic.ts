import { setTimeout as sleep } from 'node:timers/promises'

/** The result of one request; times by performance.now(). `error`: the reason of a failure. */
export type RequestResult = { name: string; startTime: number; endTime: number; error?: string }

/** A repeated request. `send` rejects for a failure. The next request starts `pauseMs` (20) after the response. */
export type RepeatedRequest = { name: string; send: () => Promise<unknown>; pauseMs?: number }

export type Traffic = {
  results: readonly RequestResult[]
  /** Sends one more request. */
  add(request: RepeatedRequest): Promise<void>
  /** Waits for the requests in progress and sends no more. */
  stop(): Promise<void>
}

/** Repeats each request until `stop`. */
export function startTraffic(requests: readonly RepeatedRequest[]): Traffic {
  const results: RequestResult[] = []
  const end = new AbortController()
  const add = async ({ name, send }: RepeatedRequest) => {
    const startTime = performance.now()
    const error = await send().then(() => undefined, getReason)
    results.push({ name, startTime, endTime: performance.now(), ...(error && { error }) })
  }
  const repetitions = requests.map(async (request) => {
    for (; !end.signal.aborted; await sleep(request.pauseMs ?? 20)) await add(request)
  })
  return {
    results,
    add,
    async stop() {
      end.abort()
      await Promise.all(repetitions)
    },
  }
}

/**
 * Measures the interruption by a kill at `killTime`; the process ended at `endTime`. `ms`: the time until the first
 * success after the last failure. `failedBefore`, `failedAfter`: the failed requests that started before and after the
 * end of the process.
 */
export function measureInterruption(
  results: readonly RequestResult[],
  killTime: number,
  endTime: number,
): { ms: number; failedBefore: number; failedAfter: number; count: number } {
  const affected = results.filter((one) => one.endTime >= killTime)
  const failed = affected.filter(({ error }) => error)
  const lastFailure = Math.max(killTime, ...failed.map((one) => one.endTime))
  const successes = affected.filter(({ error, startTime }) => !error && startTime >= lastFailure)
  const failedBefore = failed.filter(({ startTime }) => startTime < endTime).length
  const ms = Math.round(Math.min(...successes.map((one) => one.endTime)) - killTime)
  return { ms, failedBefore, failedAfter: failed.length - failedBefore, count: affected.length }
}

/** The reason of an error of fetch, which is in its cause. */
export function getReason(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}
