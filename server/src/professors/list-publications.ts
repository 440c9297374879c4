import { serverLimits } from '@labreach/contract/server-limits'
import type { Publication } from '@labreach/contract/professors'
import { selectPublications } from '../catalogue/publications.ts'
import { requirePlan } from '../quotas/require-plan.ts'
import type { Services } from '../services.ts'
import { findUnlockedProfessor } from './unlock/find-unlocked-professor.ts'

/**
 * Returns the publications of a professor whom this student has unlocked: the newest first, within a year the most
 * cited first, at most `serverLimits.publicationsShown`. Throws plan_required, locked, professor_unknown and opted_out.
 */
export async function listPublications(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
  scholarId: string,
): Promise<Publication[]> {
  await requirePlan(db, studentId, 'publications', clock.now())
  const { id } = await findUnlockedProfessor(db, studentId, scholarId)
  return selectPublications(db, id, serverLimits.publicationsShown)
}
