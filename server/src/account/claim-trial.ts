import { referral } from '@labreach/contract/plans'
import { holdPlan, startTrial } from '../quotas/change-plan.ts'
import { planInForce } from '../quotas/plan-in-force.ts'
import { sessionEnded } from '../refusal.ts'
import type { World } from '../world.ts'
import { trialAlreadyHad, trialNotEarned, trialNotNeeded } from './errors.ts'
import { countReferrals } from './google/referrals.ts'

/**
 * Starts the week of Basic that enough referrals earn, once in an account's life and only from Free. The student's row is
 * held throughout, so of many claims at once one is granted. Throws trial_unavailable.
 */
export function claimTrial({ db, clock }: Pick<World, 'db' | 'clock'>, studentId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const facts = await holdPlan(tx, studentId)
    if (!facts) throw sessionEnded()
    if (facts.trial_ends) throw trialAlreadyHad()
    if (planInForce(facts, now).code !== 'F') throw trialNotNeeded()
    const referrals = await countReferrals(tx, studentId)
    if (referrals < referral.needed) throw trialNotEarned(referral.needed - referrals)
    await startTrial(tx, studentId, new Date(now.getTime() + referral.trialMs), now)
  })
}
