import { sql } from 'kysely'
import { Refusal } from './refusal.ts'
import type { Services } from './services.ts'

/**
 * A counter never stands further ahead than its window, and clocks of two machines are never so far apart: one that does
 * is of a clock that was ahead and was set back.
 */
const CLOCKS_APART_MS = 60_000

/** A use that was counted: how many there are by now, and how to take this one back. */
export type Use = { used: number; giveBack: () => Promise<void> }

/** Counts a use of `name` by `whose`. Throws rate_limited. */
export type Limiter = (name: string, whose: string, limit: { times: number; withinMs: number }) => Promise<Use>

/** Counters and turns of one name and one person share a table. */
const keyOf = ({ encryption }: Pick<Services, 'encryption'>, name: string, whose: string) =>
  Buffer.from(encryption.sign('rate-limit', `${name} ${whose}`), 'base64url')

const tooOften = (waitMs: number) => rateLimited('That was too often.', waitMs)

/** @param why a sentence; when to come again is said after it. */
export function rateLimited(why: string, waitMs: number): Refusal<'rate_limited'> {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`
  return Refusal.of()('rate_limited', `${why} Please try again in ${wait}.`, { retryAfter: seconds })
}

/**
 * Counters in PostgreSQL, so that all instances share them, by the generic cell rate algorithm (ITU-T I.371): a row
 * holds when its places are all free again, and one statement checks and moves it. Who it is about is kept as a keyed hash.
 */
export function createLimiter({ db, clock, encryption }: Pick<Services, 'db' | 'clock' | 'encryption'>): Limiter {
  return async (name, whose, { times, withinMs }) => {
    const key = keyOf({ encryption }, name, whose)
    const now = clock.now()
    const stepMs = withinMs / times
    const after = (ms: number) => new Date(now.getTime() + ms)
    const counted = sql`case when counter.full_at > ${after(withinMs + CLOCKS_APART_MS)} then ${now}
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

/** How long a turn stays good that has come. */
const TURN_MS = 600_000

/** Whether it is somebody's turn: 0, or how many ms are left to wait. The first who asks has to wait; so has the next. */
export type Turns = (name: string, whose: string, waitMs: number) => Promise<number>

/** Turns in the same table as the counters: a row holds until its turn is no longer good. */
export function createTurns({ db, clock, encryption }: Pick<Services, 'db' | 'clock' | 'encryption'>): Turns {
  return async (name, whose, waitMs) => {
    const key = keyOf({ encryption }, name, whose)
    const now = clock.now()
    const next = new Date(now.getTime() + waitMs + TURN_MS)
    const turn = await db
      .updateTable('rate_limits')
      .set({ full_at: next })
      .where('key', '=', key)
      .where('full_at', '>', now)
      .where('full_at', '<=', new Date(now.getTime() + TURN_MS))
      .returning('key')
      .executeTakeFirst()
    if (turn) return 0
    const { rows } = await sql<{ full_at: Date }>`
      insert into rate_limits as turn (key, full_at) values (${key}, ${next})
      on conflict (key) do update
        set full_at = case when turn.full_at <= ${now} then ${next} else least(turn.full_at, ${next}) end
      returning full_at`.execute(db)
    return Math.max(1, rows[0]!.full_at.getTime() - TURN_MS - now.getTime())
  }
}

/** Forgets counters whose places are all free. */
export async function sweepLimits({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('rate_limits').where('full_at', '<=', clock.now()).execute()
}
