import { limits } from '@labreach/contract/plans'
import type { Services } from '../../services.ts'
import { selectLetters } from './letters-written.ts'

/**
 * The student's letters, newest first, in any state. `before`: the last id of the answer before; an answer that is
 * shorter than outreachesPerPage is the end.
 */
export function listOutreaches({ db, clock }: Pick<Services, 'db' | 'clock'>, studentId: string, before?: number) {
  return selectLetters(db, studentId, { before, limit: limits.outreachesPerPage }, clock.now())
}
