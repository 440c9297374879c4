import type { Relationship } from '@labreach/contract/professors'

/**
 * Chooses the closest professor to whom the student has not written yet, except the one just left; undefined if there
 * is none.
 * @param ranked the student's matches, best first
 */
export function chooseNext(ranked: readonly Relationship[], exceptId: number): Relationship | undefined {
  return ranked.find(
    ({ id, match, email_sent: sent, professor }) => id !== exceptId && match?.band && !sent && !professor.opt_out,
  )
}
