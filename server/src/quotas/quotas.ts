import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { sql, type Expression } from 'kysely'
import type { Db } from '../db/connection.ts'
import { sessionEnded } from '../refusal.ts'
import { planFacts, planInForce, type PlanInForce } from './plan-in-force.ts'

/** How much of a limit is spent, and when its next place comes free: null while places are left, or when none ever will. */
export type Usage = { used: number; limit: number; resetsAt: Date | null }

export type Standing = { unlocksWeek: Usage; unlocksTotal: Usage; emailsDay: Usage; aiDay: Usage }

/**
 * Locks the student's row until the transaction ends and answers the plan in force. Whoever spends takes this first:
 * two requests of one student then spend one after the other, and a count taken afterwards cannot be overtaken
 * (measured against optimistic ways, which let 17 to 71 unlocks through where 9 were left). Throws session_ended: an
 * account may be deleted or suspended between a request's first statement and this one.
 */
export async function holdStudent(tx: Db, studentId: string, now: Date): Promise<PlanInForce> {
  const student = await tx
    .selectFrom('students')
    .select(planFacts)
    .where('id', '=', studentId)
    .where('suspended_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(sessionEnded)
  return planInForce(student, now)
}

/** Unlocks of the last seven days. */
export function unlocksThisWeek(db: Db, studentId: string, { limits }: PlanInForce, now: Date): Promise<Usage> {
  const times = db
    .selectFrom('relationships')
    .select('unlocked_at as at')
    .where('student_id', '=', studentId)
    .where('unlocked_at', '>', new Date(now.getTime() - WEEK_MS))
    .unionAll(formerUses(db, studentId, 'unlock', new Date(now.getTime() - WEEK_MS)))
  return rolling(db, times, limits.unlocksPerWeek, WEEK_MS)
}

/** All unlocks there ever were, those of a former account in the last year included; these places never come free. */
export async function unlocksInTotal(db: Db, studentId: string, { limits }: PlanInForce): Promise<Usage> {
  const unlocks = db
    .selectFrom('relationships')
    .select('unlocked_at as at')
    .where('student_id', '=', studentId)
    .where('unlocked_at', 'is not', null)
    .unionAll(formerUses(db, studentId, 'unlock', new Date(0)))
  const { used } = await db
    .selectFrom(unlocks.as('unlocks'))
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow()
  return { used, limit: limits.totalUnlocked, resetsAt: null }
}

/** Letters of the last 24 hours, those on their way and those of unknown outcome included; refused ones cost nothing. */
export function emailsToday(db: Db, studentId: string, { limits }: PlanInForce, now: Date): Promise<Usage> {
  const times = db
    .selectFrom('outreaches')
    .select('reserved_at as at')
    .where('student_id', '=', studentId)
    .where('state', '!=', 'failed')
    .where('reserved_at', '>', new Date(now.getTime() - DAY_MS))
    .unionAll(formerUses(db, studentId, 'letter', new Date(now.getTime() - DAY_MS)))
  return rolling(db, times, limits.emailsPerDay, DAY_MS)
}

/** Uses of the language model in the last 24 hours, generating and enhancing in one pool; none whose process died. */
export function aiUsesToday(db: Db, studentId: string, { limits }: PlanInForce, now: Date): Promise<Usage> {
  const times = db
    .selectFrom('ai_uses')
    .select('used_at as at')
    .where('student_id', '=', studentId)
    .where('used_at', '>', new Date(now.getTime() - DAY_MS))
    .where(({ eb, or }) => or([eb('reserved_until', 'is', null), eb('reserved_until', '>', now)]))
    .unionAll(formerUses(db, studentId, 'ai', new Date(now.getTime() - DAY_MS)))
  return rolling(db, times, limits.aiUsesPerDay, DAY_MS)
}

/** Every use of the language model there ever was, for the download of a student's data. */
export function aiUsesOf(db: Db, studentId: string) {
  return db
    .selectFrom('ai_uses')
    .select(['kind', 'used_at'])
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
}

/** Resumes uploaded in the last 24 hours. */
export function resumesToday(db: Db, studentId: string, { limits }: PlanInForce, now: Date): Promise<Usage> {
  const times = db
    .selectFrom('resumes')
    .select('created_at as at')
    .where('student_id', '=', studentId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .unionAll(formerUses(db, studentId, 'resume', new Date(now.getTime() - DAY_MS)))
  return rolling(db, times, limits.resumesPerDay, DAY_MS)
}

/** Everything that the screens show of quotas. */
export async function standing(db: Db, studentId: string, plan: PlanInForce, now: Date): Promise<Standing> {
  const [unlocksWeek, unlocksTotal, emailsDay, aiDay] = await Promise.all([
    unlocksThisWeek(db, studentId, plan, now),
    unlocksInTotal(db, studentId, plan),
    emailsToday(db, studentId, plan, now),
    aiUsesToday(db, studentId, plan, now),
  ])
  return { unlocksWeek, unlocksTotal, emailsDay, aiDay }
}

/** Uses after `after` by other accounts that have had one of this student's mail accounts, see keep-uses.ts. */
function formerUses(db: Db, studentId: string, kind: 'unlock' | 'letter' | 'ai' | 'resume', after: Date) {
  return db
    .selectFrom('past_uses')
    .innerJoin('google_links', 'google_links.account_hash', 'past_uses.account_hash')
    .select('past_uses.used_at as at')
    .where('google_links.student_id', '=', studentId)
    .where(sql<boolean>`past_uses.student_id is distinct from ${studentId}::uuid`)
    .where('kind', '=', kind)
    .where('past_uses.used_at', '>', after)
}

export function isSpent(usage: Usage): boolean {
  return usage.used >= usage.limit
}

/**
 * Counts a rolling window. With `used` of `limit` spent, the next place comes free when the use that stands `limit`th
 * from the newest leaves the window; that is the oldest one, unless a plan that ended left more behind than is allowed.
 */
async function rolling(
  db: Db,
  times: Expression<{ at: Date | null }>,
  limit: number,
  windowMs: number,
): Promise<Usage> {
  const { rows } = await sql<{ used: number; frees: Date | null }>`
    with uses as ${times}
    select count(*) as used,
      (select at from uses order by at desc offset ${Math.max(0, limit - 1)} limit 1) as frees
    from uses`.execute(db)
  const { used, frees } = rows[0]!
  return { used, limit, resetsAt: frees && new Date(frees.getTime() + windowMs) }
}
