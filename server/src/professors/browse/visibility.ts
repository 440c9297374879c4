import { findPlanInForce } from '../../students/plan-in-force.ts'
import type { Services } from '../../services.ts'
import { showsAll, computeVisibleIds, type Rankings } from './ranking.ts'
import type { StudentState } from './student-states.ts'

type Deps = Pick<Services, 'clock' | 'catalogue'>

/** The ids of the professors that a student may browse now (`visible`; null means all), and the student's ranking. */
export async function getVisibility(
  { clock, catalogue }: Deps,
  rankings: Rankings,
  studentId: string,
  state: StudentState,
) {
  const ranking = await rankings.get(studentId, state)
  const { unlocked } = state.relationships
  return {
    ranking,
    visible: computeVisibleIds({ catalogue }, findPlanInForce(state, clock.now()), ranking.ids, unlocked),
  }
}

/**
 * Whether a student may see one professor, locked or unlocked. The ranking is only computed if nothing else decides.
 */
export async function isVisible(
  services: Deps,
  rankings: Rankings,
  { studentId, state }: { studentId: string; state: StudentState },
  professorId: number,
): Promise<boolean> {
  const { clock, catalogue } = services
  if (!catalogue.has(professorId)) return false
  if (state.relationships.unlocked.has(professorId) || showsAll({ catalogue }, findPlanInForce(state, clock.now())))
    return true
  const { visible } = await getVisibility(services, rankings, studentId, state)
  return !visible || visible.has(professorId)
}
