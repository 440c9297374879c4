import { payments } from '@labreach/contract/plans'
import type { World } from '../world.ts'

/** Answers what is to be called again and again (once a minute): it has plans compared at the start and once a day. */
export function orderReconciliation({ db, clock, jobs }: Pick<World, 'db' | 'clock' | 'jobs'>): () => Promise<void> {
  let orderedAt: number | undefined
  return async () => {
    const now = clock.now().getTime()
    if (orderedAt !== undefined && now - orderedAt < payments.reconcileEveryMs) return
    await db.transaction().execute((tx) => jobs.add(tx, 'reconcile_plans', {}))
    orderedAt = now
  }
}
