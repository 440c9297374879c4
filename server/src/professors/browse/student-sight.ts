import { planInForce } from '../../quotas/plan-in-force.ts'
import type { Services } from '../../services.ts'
import { seesAll, visibleProfessors, type Rankings } from './ranking.ts'
import type { StudentState } from './student-states.ts'

type Deps = Pick<Services, 'clock' | 'catalogue'>

/**
 * Which professors a student may browse now (`visible`; null: all), and in which order they match.
 */
export async function studentSight(
  { clock, catalogue }: Deps,
  rankings: Rankings,
  studentId: string,
  state: StudentState,
) {
  const ranking = await rankings.of(studentId, state)
  const { unlocked } = state.relationships
  return { ranking, visible: visibleProfessors({ catalogue }, planInForce(state, clock.now()), ranking.ids, unlocked) }
}

/** Whether a student may see one professor, locked or not; for most no match has to be looked at. */
export async function isShown(
  services: Deps,
  rankings: Rankings,
  { studentId, state }: { studentId: string; state: StudentState },
  professorId: number,
): Promise<boolean> {
  const { clock, catalogue } = services
  if (!catalogue.has(professorId)) return false
  if (state.relationships.unlocked.has(professorId) || seesAll({ catalogue }, planInForce(state, clock.now())))
    return true
  const { visible } = await studentSight(services, rankings, studentId, state)
  return !visible || visible.has(professorId)
}
