import { referral } from '@labreach/contract/plans'
import { lockPlanFacts, startTrial } from '../../students/change-plan.ts'
import { findPlanInForce } from '../../students/plan-in-force.ts'
import { sessionEnded } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { trialUsed, trialNotEarned, trialNotNeeded } from '../errors.ts'
import { countReferrals } from './referrals.ts'

/**
 * Starts the trial of a student with enough referrals. An account can have one trial, and only some plans may claim it.
 * The student's row is locked, so concurrent claims start one trial. Throws trial_unavailable.
 */
export function claimTrial({ db, clock }: Pick<Services, 'db' | 'clock'>, studentId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const facts = await lockPlanFacts(tx, studentId)
    if (!facts) throw sessionEnded()
    if (facts.trial_ends) throw trialUsed()
    const plan = findPlanInForce(facts, now)
    if (!plan.may('claimTrial')) throw trialNotNeeded(plan.label)
    const referrals = await countReferrals(tx, studentId)
    if (referrals < referral.needed) throw trialNotEarned(referral.needed - referrals)
    await startTrial(tx, studentId, new Date(now.getTime() + referral.trialMs), now)
  })
}
