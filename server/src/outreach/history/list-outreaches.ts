import { limits } from '@labreach/contract/plans'
import type { Services } from '../../services.ts'
import { selectLetters } from './letter-queries.ts'

/**
 * The student's letters, newest first, in any state. `before`: the last id of the previous page. A page with fewer than
 * outreachesPerPage letters is the last one.
 */
export function listOutreaches({ db, clock }: Pick<Services, 'db' | 'clock'>, studentId: string, before?: number) {
  return selectLetters(db, studentId, { before, limit: limits.outreachesPerPage }, clock.now())
}
