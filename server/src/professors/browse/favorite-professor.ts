import { holdStudent } from '../../quotas/quotas.ts'
import type { Services } from '../../services.ts'
import { professorUnknown } from '../errors.ts'
import { forgetUnlessWorthKeeping, toggleFavorite } from '../queries.ts'
import type { Rankings } from './ranking.ts'
import { isShown } from './student-sight.ts'
import type { StudentStates } from './student-states.ts'

/**
 * Marks a professor whom this student may see, locked or not, or takes the mark back; answers whether it is marked now.
 * Throws professor_unknown for one who is not listed or not shown to this student, alike.
 */
export async function favoriteProfessor(
  services: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  rankings: Rankings,
  states: StudentStates,
  studentId: string,
  professorId: number,
): Promise<boolean> {
  const state = await states(studentId)
  if (!state || !(await isShown(services, rankings, { studentId, state }, professorId))) throw professorUnknown()
  return services.db.transaction().execute(async (tx) => {
    // Everything that writes relationships takes the student first, so that no two can wait for each other.
    await holdStudent(tx, studentId, services.clock.now())
    const isFavorite = await toggleFavorite(tx, studentId, professorId)
    if (!isFavorite) await forgetUnlessWorthKeeping(tx, studentId, professorId)
    return isFavorite
  })
}
