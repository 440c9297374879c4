import { session } from '@labreach/contract/plans'
import type { Services } from '../../services.ts'
import { proofNeeded } from '../errors.ts'
import { selectProvedAt } from './queries.ts'

/**
 * Lets a session pass that has proved within the last five minutes that its student is there, so that a stolen token alone
 * changes nothing about who may enter the account. Throws proof_needed.
 */
export async function requireProof(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  whose: { studentId: string; sessionId: string },
): Promise<void> {
  const provedAt = await selectProvedAt(db, whose)
  // Also one from the future, of a clock that was set back, ends.
  if (!provedAt || Math.abs(clock.now().getTime() - provedAt.getTime()) >= session.proofMs) throw proofNeeded()
}
