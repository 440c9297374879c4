import { lockPlanFacts, setPaidPlan } from '../quotas/change-plan.ts'
import type { Services } from '../services.ts'
import { planOf } from './plan-of.ts'
import { applyReading, claimKey, claimReading, wasHandled } from './queries.ts'

/**
 * `changed`: the plan is another one now. `unchanged`: it stood so already, or a later reading has been applied.
 * `repeated`: this event or session was handled before. `unknown`: there is no such student, or no customer of theirs.
 */
export type Outcome = 'changed' | 'unchanged' | 'repeated' | 'unknown'

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'jobs'>

/**
 * The one step by which a plan follows the payment provider: reads all that the provider has of the student now, and
 * writes what follows from it. What an event said is never used, so late, repeated and disordered ones end alike.
 *
 * Two steps at once may read in one order and write in the other. Hence each takes a number before it reads, and under
 * the lock a reading gives way to a later one. Whoever gives way loses nothing: the later reading began after this step
 * did.
 *
 * @param key the provider's id of an event or of a checkout session, which counts once.
 * @param by what the audit log calls the reason, where there is no key. Throws PaymentsFailure; then nothing was
 * written.
 */
export async function applyPlan(
  { db, clock, payments, jobs }: Deps,
  studentId: string,
  { key, by = key }: { key: string; by?: string } | { key?: never; by: string },
): Promise<Outcome> {
  if (key && (await wasHandled(db, key, studentId))) return 'repeated'
  const claim = await claimReading(db, studentId)
  if (!claim) return 'unknown'
  const subscriptions = await payments.subscriptions(claim.customer_id)
  const { renews, pastDueUntil, ...paid } = planOf(subscriptions)
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const was = await lockPlanFacts(tx, studentId)
    if (!was) return 'unknown'
    if (key && !(await claimKey(tx, key, studentId, now))) return 'repeated'
    if (!(await applyReading(tx, studentId, { reading: claim.reading, renews, pastDueUntil }))) return 'unchanged'
    // Whoever got the present month's money back is not to be charged for the next one.
    for (const { id } of subscriptions.filter((one) => one.refunded && !one.isOver))
      await jobs.add(tx, 'cancel_subscription', { subscription_id: id })
    return (await setPaidPlan(tx, studentId, was, paid, { now, by: by! })) ? 'changed' : 'unchanged'
  })
}
