import { sql } from 'kysely'
import { Refusal } from './refusal.ts'
import type { Services } from './services.ts'

/**
 * Clocks of two machines differ by less than this. A counter that is further ahead than its window plus this time was
 * written before the clock was set back.
 */
const CLOCK_DRIFT_MS = 60_000

/** A counted use: `used` is the number of uses including it, `giveBack` removes it from the counter. */
export type Use = { used: number; giveBack: () => Promise<void> }

/** Counts a use of `name` by `owner` (a student, a network, …). Throws rate_limited. */
export type Limiter = (name: string, owner: string, limit: { times: number; withinMs: number }) => Promise<Use>

/** Counters and delays share a table. */
const computeKey = ({ encryption }: Pick<Services, 'encryption'>, name: string, owner: string) =>
  Buffer.from(encryption.sign('rate-limit', `${name} ${owner}`), 'base64url')

const tooOften = (waitMs: number) => rateLimited('Too many tries.', waitMs)

/** @param why a sentence; the time to wait is added after it. */
export function rateLimited(why: string, waitMs: number): Refusal<'rate_limited'> {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`
  return Refusal.of()('rate_limited', `${why} Please try again in ${wait}.`, { retryAfter: seconds })
}

/**
 * Counters in PostgreSQL, shared by all instances. They use the generic cell rate algorithm (ITU-T I.371): `full_at` is
 * the time at which all uses are available again, and one statement checks and advances it. The owner is stored as a
 * keyed hash.
 */
export function createLimiter({ db, clock, encryption }: Pick<Services, 'db' | 'clock' | 'encryption'>): Limiter {
  return async (name, owner, { times, withinMs }) => {
    const key = computeKey({ encryption }, name, owner)
    const now = clock.now()
    const stepMs = withinMs / times
    const after = (ms: number) => new Date(now.getTime() + ms)
    const counted = sql`case when counter.full_at > ${after(withinMs + CLOCK_DRIFT_MS)} then ${now}
      else greatest(counter.full_at, ${now}) end + ${`${stepMs} milliseconds`}::interval`
    const { rows: taken } = await sql<{ full_at: Date }>`
      insert into rate_limits as counter (key, full_at) values (${key}, ${after(stepMs)})
      on conflict (key) do update set full_at = ${counted}
      where ${counted} <= ${after(withinMs)}
      returning full_at`.execute(db)
    if (taken[0])
      return {
        used: Math.ceil((taken[0].full_at.getTime() - now.getTime()) / stepMs),
        giveBack: async () => {
          const before = sql<Date>`full_at - ${`${stepMs} milliseconds`}::interval`
          await db.updateTable('rate_limits').set({ full_at: before }).where('key', '=', key).execute()
        },
      }
    const full = await db.selectFrom('rate_limits').select('full_at').where('key', '=', key).executeTakeFirst()
    throw tooOften(full ? full.full_at.getTime() + stepMs - withinMs - now.getTime() : stepMs)
  }
}

/** After its wait an owner can proceed within this time. */
const PROCEED_MS = 600_000

/**
 * Makes an owner wait before each use. Returns 0 if the owner may proceed now, otherwise the ms left to wait. The first
 * call starts the wait, and so does each call that may proceed.
 */
export type Delay = (name: string, owner: string, waitMs: number) => Promise<number>

/** Delays are rows of the counters' table; `full_at` is the end of the time in which the owner can proceed. */
export function createDelay({ db, clock, encryption }: Pick<Services, 'db' | 'clock' | 'encryption'>): Delay {
  return async (name, owner, waitMs) => {
    const key = computeKey({ encryption }, name, owner)
    const now = clock.now()
    const next = new Date(now.getTime() + waitMs + PROCEED_MS)
    const waited = await db
      .updateTable('rate_limits')
      .set({ full_at: next })
      .where('key', '=', key)
      .where('full_at', '>', now)
      .where('full_at', '<=', new Date(now.getTime() + PROCEED_MS))
      .returning('key')
      .executeTakeFirst()
    if (waited) return 0
    const { rows } = await sql<{ full_at: Date }>`
      insert into rate_limits as delay (key, full_at) values (${key}, ${next})
      on conflict (key) do update
        set full_at = case when delay.full_at <= ${now} then ${next} else least(delay.full_at, ${next}) end
      returning full_at`.execute(db)
    return Math.max(1, rows[0]!.full_at.getTime() - PROCEED_MS - now.getTime())
  }
}

/** Deletes counters whose uses are all available again, and expired delays. */
export async function sweepLimits({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('rate_limits').where('full_at', '<=', clock.now()).execute()
}
