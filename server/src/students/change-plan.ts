import { trialPlan } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { appendToAuditLog } from '../audit-log.ts'
import { planColumns, type PlanFacts } from './plan-in-force.ts'

/** A student's plan as the payment provider reports it. */
export type PaidPlan = { plan: string; until: Date | null }

/** Locks the student's row until the transaction ends; undefined when the account is gone. */
export function lockPlanFacts(tx: Db, studentId: string): Promise<PlanFacts | undefined> {
  return tx.selectFrom('students').select(planColumns).where('id', '=', studentId).forUpdate().executeTakeFirst()
}

type Change = { now: Date; by: string }

/**
 * Stores the paid plan and appends to the audit log. Returns false, and writes nothing, if the plan is unchanged.
 * @param was the facts that `lockPlanFacts` returned.
 * @param change `by`: the cause, which is an event, a session or the daily reconciliation.
 */
export async function setPaidPlan(
  tx: Db,
  studentId: string,
  was: PlanFacts,
  { plan, until }: PaidPlan,
  { now, by }: Change,
): Promise<boolean> {
  if (was.paid_plan === plan && was.paid_until?.getTime() === until?.getTime()) return false
  await tx.updateTable('students').set({ paid_plan: plan, paid_until: until }).where('id', '=', studentId).execute()
  const detail = { from: was.paid_plan, to: plan, until: until?.toISOString() ?? null, by }
  await appendToAuditLog(tx, { event: 'plan_paid', subject: studentId, detail }, now)
  return true
}

/** Starts the trial of a student. The caller has locked the student and checked that there was no trial. */
export async function startTrial(tx: Db, studentId: string, ends: Date, now: Date): Promise<void> {
  await tx.updateTable('students').set({ trial_ends: ends }).where('id', '=', studentId).execute()
  const detail = { to: trialPlan.code, until: ends.toISOString() }
  await appendToAuditLog(tx, { event: 'trial_claimed', subject: studentId, detail }, now)
}

/**
 * Gives the student with this username, in any case, an unpaid plan until a date; null: without an end. Appends to the
 * audit log. Returns undefined if there is no such student.
 */
export async function grantPlan(
  tx: Db,
  username: string,
  { plan, until }: { plan: string; until: Date | null },
  now: Date,
): Promise<{ id: string; username: string } | undefined> {
  const student = await tx
    .updateTable('students')
    .set({ granted_plan: plan, granted_until: until })
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .returning(['id', 'username'])
    .executeTakeFirst()
  const detail = { plan, until: until?.toISOString() ?? null }
  if (student) await appendToAuditLog(tx, { event: 'plan_granted', subject: student.id, detail }, now)
  return student
}
