import type { Outreach } from '@labreach/contract/outreach'

/** While a letter is being sent. */
const sendingMs = 10_000
/** After the time of a held letter, and the longest wait for it: the server may have moved it. */
const dueMs = 2_000
const longestMs = 10 * 60_000

/** Returns when to fetch the letters again, in milliseconds, or false for never. `now` is in milliseconds. */
export function refetchInterval(letters: readonly Pick<Outreach, 'state' | 'send_at'>[], now: number): number | false {
  const waits = letters.flatMap(({ state, send_at }) => {
    if (state === 'sending') return [sendingMs]
    if (state !== 'held' || !send_at) return []
    return [Math.min(longestMs, Math.max(dueMs, Date.parse(send_at) + dueMs - now))]
  })
  return waits.length > 0 ? Math.min(...waits) : false
}
