import { planInForce } from '../quotas/plan-in-force.ts'
import type { World } from '../world.ts'
import { visibleProfessors, type Rankings } from './ranking.ts'
import type { StudentState } from './student-states.ts'

/**
 * Which professors a student may browse now (`visible`; null: all), and in which order they match.
 */
export async function studentSight(
  { clock, catalogue }: Pick<World, 'clock' | 'catalogue'>,
  rankings: Rankings,
  studentId: string,
  state: StudentState,
) {
  const ranking = await rankings.of(studentId, state)
  const { unlocked } = state.relationships
  return { ranking, visible: visibleProfessors({ catalogue }, planInForce(state, clock.now()), ranking.ids, unlocked) }
}
