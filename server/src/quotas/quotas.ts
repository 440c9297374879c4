import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { PlanInForce } from '../students/plan-in-force.ts'
import { selectHeldLetters, selectUses, type UseKind } from './uses.ts'
import { countMostAround, findRoom, type RollingLimit } from './windows.ts'

/**
 * The used part of a limit. `resetsAt`: when the next use is available; null if one is available now, or never again.
 */
export type Usage = {
  used: number
  limit: number
  resetsAt: Date | null
  /** Only of the unlocks of the week: when one more use is available, while some are used and some are left. */
  nextAt?: Date | null
}

export type Quotas = { unlocksWeek: Usage; unlocksTotal: Usage; emailsDay: Usage; aiDay: Usage }

type Query = { studentId: string; now: Date }

/** Unlocks of the last seven days. */
export async function readUnlocksThisWeek(
  db: Db,
  studentId: string,
  { limits }: PlanInForce,
  now: Date,
): Promise<Usage> {
  const { oldest, ...usage } = await countRecentWithOldest(
    db,
    'unlock',
    { studentId, now },
    { limit: limits.unlocksPerWeek, windowMs: WEEK_MS },
  )
  return { ...usage, nextAt: usage.resetsAt ? null : oldest && new Date(oldest.getTime() + WEEK_MS) }
}

/** All unlocks, with those of former accounts in the last year. These uses never expire. */
export async function readUnlocksInTotal(db: Db, studentId: string, { limits }: PlanInForce): Promise<Usage> {
  const epoch = new Date(0)
  const { rows } = await sql<{ used: number }>`
    select count(*) as used from (${selectUses('unlock', { studentId, after: epoch, now: epoch })}) as uses`.execute(db)
  return { used: rows[0]!.used, limit: limits.totalUnlocked, resetsAt: null }
}

/** The id of a held letter that does not count, or `all` held letters. */
export type Uncounted = number | 'all' | undefined

export type EmailUsage = Usage & {
  /** Why no letter can leave: a held one, which leaves at this time. Null if the letters that have left are the reason. */
  heldAt: Date | null
}

/**
 * Letters in the 24 hours before `now`, or in another window of 24 hours that contains `now` if held letters make it
 * fuller. `now` may be the time at which a letter is planned to leave. `uncounted`: a held letter that does not count, or all.
 */
export async function readEmailsToday(
  db: Db,
  studentId: string,
  { limits }: PlanInForce,
  now: Date,
  uncounted?: Uncounted,
): Promise<EmailUsage> {
  const limit = getEmailLimit(limits)
  const left = await countRecent(db, 'letter', { studentId, now }, limit)
  const held = await listHeldTimes(db, studentId, now, uncounted)
  if (held.length === 0) return { ...left, heldAt: null }

  const times = await listEmailTimes(db, studentId, now, uncounted)
  const used = Math.max(left.used, countMostAround(times, now.getTime(), limit))
  if (used < limit.limit) return { ...left, used, heldAt: null }
  const at = findRoom([{ ...limit, times }], (left.resetsAt ?? now).getTime())
  const resetsAt = at === Infinity ? null : new Date(at)
  return { used, limit: left.limit, resetsAt, heldAt: isSpent(left) ? null : findFirstAround(held, now) }
}

/** The limit of letters in 24 hours of a plan. */
export const getEmailLimit = ({ emailsPerDay }: PlanInForce['limits']): RollingLimit => ({
  limit: emailsPerDay,
  windowMs: DAY_MS,
})

/** The times of all letters that count in the 24 hours before `from` or later, held ones included; in milliseconds. */
export async function listEmailTimes(db: Db, studentId: string, from: Date, uncounted?: Uncounted): Promise<number[]> {
  const after = new Date(from.getTime() - DAY_MS)
  const { rows } = await selectUses('letter', { studentId, after, now: from }).execute(db)
  return [...rows.map(({ at }) => at.getTime()), ...(await listHeldTimes(db, studentId, from, uncounted))]
}

async function listHeldTimes(db: Db, studentId: string, from: Date, uncounted?: Uncounted): Promise<number[]> {
  if (uncounted === 'all') return []
  const { rows } = await selectHeldLetters(studentId, new Date(from.getTime() - DAY_MS)).execute(db)
  return rows.filter(({ id }) => id !== uncounted).map(({ at }) => at.getTime())
}

/** The first held letter in a window of 24 hours that contains `now`. */
const findFirstAround = (held: readonly number[], now: Date) =>
  new Date(Math.min(...held.filter((at) => at < now.getTime() + DAY_MS)))

/** Uses of the language model in the last 24 hours; generating and enhancing share one limit. */
export function readAiUsesToday(db: Db, studentId: string, { limits }: PlanInForce, now: Date): Promise<Usage> {
  return countRecent(db, 'ai', { studentId, now }, { limit: limits.aiUsesPerDay, windowMs: DAY_MS })
}

/** Resumes uploaded in the last 24 hours. */
export function readResumesToday(db: Db, studentId: string, { limits }: PlanInForce, now: Date): Promise<Usage> {
  return countRecent(db, 'resume', { studentId, now }, { limit: limits.resumesPerDay, windowMs: DAY_MS })
}

/** All uses of the language model, for the download of a student's data. */
export function listAiUses(db: Db, studentId: string) {
  return db
    .selectFrom('ai_uses')
    .select(['kind', 'used_at'])
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
}

/** The quotas that the website shows. */
export async function readQuotas(db: Db, studentId: string, plan: PlanInForce, now: Date): Promise<Quotas> {
  const [unlocksWeek, unlocksTotal, emailsDay, aiDay] = await Promise.all([
    readUnlocksThisWeek(db, studentId, plan, now),
    readUnlocksInTotal(db, studentId, plan),
    readEmailsToday(db, studentId, plan, now),
    readAiUsesToday(db, studentId, plan, now),
  ])
  return { unlocksWeek, unlocksTotal, emailsDay, aiDay }
}

export function isSpent(usage: Usage): boolean {
  return usage.used >= usage.limit
}

/**
 * Counts the uses in a rolling window that ends now. When the limit is reached, the next use is available when the
 * `limit`th newest use leaves the window. This is the oldest one, unless a plan with a higher limit has ended.
 */
async function countRecent(db: Db, kind: UseKind, query: Query, limit: RollingLimit): Promise<Usage> {
  const { oldest: _oldest, ...usage } = await countRecentWithOldest(db, kind, query, limit)
  return usage
}

async function countRecentWithOldest(
  db: Db,
  kind: UseKind,
  { studentId, now }: Query,
  { limit, windowMs }: RollingLimit,
): Promise<Usage & { oldest: Date | null }> {
  const after = new Date(now.getTime() - windowMs)
  const { rows } = await sql<{ used: number; oldest: Date | null; frees: Date | null }>`
    with uses as (${selectUses(kind, { studentId, after, now })})
    select count(*) as used, min(at) as oldest,
      (select at from uses order by at desc offset ${Math.max(0, limit - 1)} limit 1) as frees
    from uses`.execute(db)
  const { used, oldest, frees } = rows[0]!
  return { used, limit, oldest, resetsAt: frees && new Date(frees.getTime() + windowMs) }
}
