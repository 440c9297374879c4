import { payments } from '@labreach/contract/plans'
import type { Services } from '../services.ts'

/** Answers what is to be called again and again (once a minute): it has plans compared at the start and once a day. */
export function orderReconciliation({ db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>): () => Promise<void> {
  let orderedAt: number | undefined
  return async () => {
    const now = clock.now().getTime()
    // Either way: a clock that was ahead for a moment must not put it off for as long.
    if (orderedAt !== undefined && Math.abs(now - orderedAt) < payments.reconcileEveryMs) return
    await db.transaction().execute((tx) => jobs.add(tx, 'reconcile_plans', {}))
    orderedAt = now
  }
}
