import { lifetimes } from '@labreach/contract/lifetimes'
import type { Services } from '../../services.ts'
import { proofNeeded, type CallWithProof } from '../errors.ts'
import { selectProvedAt } from './queries.ts'

/**
 * Refuses a call with proof_needed unless the session has a proof of identity from the last five minutes. A stolen
 * access token alone then cannot change the access to the account.
 */
export async function requireProof(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  call: CallWithProof,
  current: { studentId: string; sessionId: string },
): Promise<void> {
  const provedAt = await selectProvedAt(db, current)
  // The absolute value also refuses a proof from the future, if the clock was set back.
  if (!provedAt || Math.abs(clock.now().getTime() - provedAt.getTime()) >= lifetimes.proofMs) throw proofNeeded(call)
}
