import { lockStudent } from '../../students/lock-student.ts'
import type { Services } from '../../services.ts'
import { professorUnknown } from '../errors.ts'
import { deleteEmptyRelationship, toggleFavorite } from './favorites.ts'
import type { Rankings } from './ranking.ts'
import { isVisible } from './visibility.ts'
import type { StudentStates } from './student-states.ts'

/**
 * Marks a professor as a favourite, or removes the mark. Returns whether the professor is a favourite now. A student
 * may mark every professor that they may see, locked or unlocked. Throws professor_unknown both for a professor who is
 * not listed and for one who is not visible to this student.
 */
export async function favoriteProfessor(
  services: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  rankings: Rankings,
  states: StudentStates,
  studentId: string,
  professorId: number,
): Promise<boolean> {
  const state = await states(studentId)
  if (!state || !(await isVisible(services, rankings, { studentId, state }, professorId))) throw professorUnknown()
  return services.db.transaction().execute(async (tx) => {
    // All writers of relationships lock the student first. Otherwise two of them could deadlock.
    await lockStudent(tx, studentId, services.clock.now())
    const isFavorite = await toggleFavorite(tx, studentId, professorId)
    if (!isFavorite) await deleteEmptyRelationship(tx, studentId, professorId)
    return isFavorite
  })
}
