import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Seen } from './figures.ts'
import type { PlannedCall } from './mix.ts'

export type Offered = {
  seen: Seen[]
  /** Calls that arrived a second, and those that were answered in the time, with half a second for the last ones. */
  offered: number
  achieved: number
  /** What went wrong, a sentence each. */
  wrongs: string[]
}

const LAST_MS = 500

/**
 * Lets calls arrive at random moments, so many a second, whether earlier ones are answered or not: students do not wait
 * for each other. Each is timed from the moment at which it was to arrive, so that a driver in haste does not flatter the
 * product. Comes back when all are answered. 503 with Retry-After is an answer; anything else but success is wrong.
 */
export async function offer(url: string, next: () => PlannedCall, rate: number, seconds: number): Promise<Offered> {
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const [seen, wrongs, calls]: [Seen[], string[], Promise<void>[]] = [[], [], []]
  let due = begun
  for (;;) {
    for (; due <= performance.now() && due < end; due += gap(rate)) calls.push(arrive(due))
    if (due >= end) break
    await sleep(Math.max(1, due - performance.now()))
  }
  await sleep(Math.max(0, end + LAST_MS - performance.now()))
  const answered = seen.filter(({ outcome }) => outcome === 'answered').length
  await Promise.all(calls)
  return { seen, offered: calls.length / seconds, achieved: answered / seconds, wrongs }

  async function arrive(due: number): Promise<void> {
    const { call, take, ...httpCall } = next()
    const { status, text, retryAfter } = await ask(url, httpCall)
    const ms = performance.now() - due
    const outcome = status >= 200 && status < 300 ? 'answered' : status === 503 && retryAfter ? 'turned away' : 'wrong'
    seen.push({ call, due: due - begun, ms, outcome })
    if (outcome === 'answered') take?.(text)
    if (outcome === 'wrong') wrongs.push(`${call} was answered ${status}: ${text.slice(0, 200)}`)
  }
}

/** Ms until the next one comes, where nobody knows of another. */
const gap = (rate: number) => (-Math.log(1 - Math.random()) / rate) * 1_000
