import { sql } from 'kysely'
import { Refusal } from './refusal.ts'
import type { World } from './world.ts'

/**
 * A counter never stands further ahead than its window, and clocks of two machines are never so far apart: one that does
 * is of a clock that was ahead and was set back.
 */
const CLOCKS_APART_MS = 60_000

/** Counts a use of `name` by `whose`. Throws rate_limited. */
export type Limiter = (name: string, whose: string, limit: { times: number; withinMs: number }) => Promise<void>

const tooOften = (waitMs: number) => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Refusal('rate_limited', `That was too often. Please try again in ${wait}.`, { retryAfter: seconds })
}

/**
 * Counters in PostgreSQL, so that all instances share them, by the generic cell rate algorithm (ITU-T I.371): a row
 * holds when its places are all free again, and one statement checks and moves it. Who it is about is kept as a keyed hash.
 */
export function createLimiter({ db, clock, seals }: Pick<World, 'db' | 'clock' | 'seals'>): Limiter {
  return async (name, whose, { times, withinMs }) => {
    const key = Buffer.from(seals.sign('rate-limit', `${name} ${whose}`), 'base64url')
    const now = clock.now()
    const stepMs = withinMs / times
    const after = (ms: number) => new Date(now.getTime() + ms)
    const counted = sql`case when counter.full_at > ${after(withinMs + CLOCKS_APART_MS)} then ${now}
      else greatest(counter.full_at, ${now}) end + ${`${stepMs} milliseconds`}::interval`
    const { rows: taken } = await sql`
      insert into rate_limits as counter (key, full_at) values (${key}, ${after(stepMs)})
      on conflict (key) do update set full_at = ${counted}
      where ${counted} <= ${after(withinMs)}
      returning full_at`.execute(db)
    if (taken.length > 0) return
    const full = await db.selectFrom('rate_limits').select('full_at').where('key', '=', key).executeTakeFirst()
    throw tooOften(full ? full.full_at.getTime() + stepMs - withinMs - now.getTime() : stepMs)
  }
}

/** Forgets counters whose places are all free. */
export async function sweepLimits({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('rate_limits').where('full_at', '<=', clock.now()).execute()
}
