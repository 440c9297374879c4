import { setTimeout as sleep } from 'node:timers/promises'

/** One request as whoever sent it saw it; times by performance.now(). `failed`: why, where it was not answered well. */
export type Seen = { what: string; began: number; ended: number; failed?: string }

/** What is sent again and again, `pauseMs` (20) after it was answered; rejects where it is not answered as it should be. */
export type Ask = { what: string; send: () => Promise<unknown>; pauseMs?: number }

export type Traffic = {
  seen: readonly Seen[]
  /** Sends one more, beside the others. */
  add(ask: Ask): Promise<void>
  /** Lets what is under way end, and sends nothing more. */
  stop(): Promise<void>
}

/** Has each of these asked again as soon as it was answered, until it is stopped. */
export function startTraffic(asks: readonly Ask[]): Traffic {
  const seen: Seen[] = []
  const over = new AbortController()
  const add = async ({ what, send }: Ask) => {
    const began = performance.now()
    const failed = await send().then(() => undefined, reasonOf)
    seen.push({ what, began, ended: performance.now(), ...(failed && { failed }) })
  }
  const lanes = asks.map(async (ask) => {
    for (; !over.signal.aborted; await sleep(ask.pauseMs ?? 20)) await add(ask)
  })
  return {
    seen,
    add,
    async stop() {
      over.abort()
      await Promise.all(lanes)
    },
  }
}

/**
 * What became of requests after something was killed, which was told at `at` and dead at `dead`: `ms` until they were answered well again for good (the last
 * failure says so), how many failed that had begun before, and how many of those that began later.
 */
export function afterwards(
  seen: readonly Seen[],
  at: number,
  dead: number,
): { ms: number; begun: number; later: number; all: number } {
  const concerned = seen.filter(({ ended }) => ended >= at)
  const failed = concerned.filter((one) => one.failed)
  const last = Math.max(at, ...failed.map(({ ended }) => ended))
  const well = concerned.filter((one) => !one.failed && one.began >= last)
  const begun = failed.filter(({ began }) => began < dead).length
  const ms = Math.round(Math.min(...well.map(({ ended }) => ended)) - at)
  return { ms, begun, later: failed.length - begun, all: concerned.length }
}

/** What a request failed of; fetch itself says `fetch failed` alone. */
export function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}
