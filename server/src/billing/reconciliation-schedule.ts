import { payments } from '@labreach/contract/plans'
import type { Services } from '../services.ts'

/**
 * Returns a function to call once a minute: it queues a reconciliation of all plans on the first call and once a day.
 */
export function createReconciliationSchedule({
  db,
  clock,
  jobs,
}: Pick<Services, 'db' | 'clock' | 'jobs'>): () => Promise<void> {
  let queuedAt: number | undefined
  return async () => {
    const now = clock.now().getTime()
    // The absolute value: after a clock was set back, the next reconciliation must not be delayed.
    if (queuedAt !== undefined && Math.abs(now - queuedAt) < payments.reconcileEveryMs) return
    await db.transaction().execute((tx) => jobs.add(tx, 'reconcile_plans', {}))
    queuedAt = now
  }
}
