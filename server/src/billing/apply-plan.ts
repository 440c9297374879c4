import { lockPlanFacts, setPaidPlan } from '../students/change-plan.ts'
import type { Services } from '../services.ts'
import { computeEntitlement, isLive } from './entitlement.ts'
import { applyReading, claimKey, claimReading, wasHandled } from './queries.ts'

/**
 * `changed`: the plan was changed. `unchanged`: the plan was right already, or a later reading has been applied.
 * `repeated`: this event or checkout session was handled before. `unknown`: the student does not exist or has no
 * customer.
 */
export type Outcome = 'changed' | 'unchanged' | 'repeated' | 'unknown'

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs' | 'onWrongCharge'>

/**
 * Reads a student's current subscriptions from the payment provider and stores the plan that follows from them. The
 * content of events is never used, so late, repeated and reordered events have the same result.
 *
 * Two concurrent calls may read in one order and write in the other. Therefore each call takes a number before it
 * reads, and a reading is dropped if one with a higher number has been written. If the dropped one saw a later change,
 * the event of that change causes a reading with a higher number, so nothing is lost.
 *
 * Throws PaymentsFailure; the plan is unchanged then.
 * @param key the provider's id of an event or a checkout session; it is handled once.
 * @param by the cause in the audit log; by default the key.
 */
export async function applyPlan(
  { db, clock, payments, jobs, onWrongCharge }: Deps,
  studentId: string,
  { key, by = key }: { key: string; by?: string } | { key?: never; by: string },
): Promise<Outcome> {
  if (key && (await wasHandled(db, key, studentId))) return 'repeated'
  const claim = await claimReading(db, studentId)
  if (!claim) return 'unknown'
  const subscriptions = await payments.subscriptions(claim.customer_id)
  if (subscriptions.filter((one) => isLive(one) && one.endsAt === null).length > 1)
    onWrongCharge({
      problem: 'a student pays for two subscriptions',
      student: studentId,
      customers: [claim.customer_id],
    })
  const { renews, pastDueUntil, ...paid } = computeEntitlement(subscriptions)
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const was = await lockPlanFacts(tx, studentId)
    if (!was) return 'unknown'
    if (key && !(await claimKey(tx, key, studentId, now))) return 'repeated'
    if (!(await applyReading(tx, studentId, { reading: claim.reading, renews, pastDueUntil }))) return 'unchanged'
    // A student whose current month was refunded must not be charged for the next one.
    for (const { id } of subscriptions.filter((one) => one.refunded && !one.hasEnded))
      await jobs.add(tx, 'cancel_subscription', { subscription_id: id })
    return (await setPaidPlan(tx, studentId, was, paid, { now, by: by! })) ? 'changed' : 'unchanged'
  })
}
