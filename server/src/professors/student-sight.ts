import { planInForce } from '../quotas/plan-in-force.ts'
import type { World } from '../world.ts'
import type { Remembered, StudentState } from './queries.ts'
import { visibleProfessors, type Rankings } from './ranking.ts'

/**
 * Which professors a student may browse now (`visible`; null: all), in which order they match, and what the student
 * remembers of them.
 */
export async function studentSight(
  { clock, catalogue }: Pick<World, 'clock' | 'catalogue'>,
  rankings: Rankings,
  studentId: string,
  state: StudentState,
) {
  const { remembered } = state
  const ranking = await rankings.of(studentId, state)
  const unlocked = idsWhere(remembered, (one) => one.unlocked)
  const visible = visibleProfessors({ catalogue }, planInForce(state, clock.now()), ranking.ids, unlocked)
  return { remembered, ranking, unlocked, visible }
}

/** The professors of whom the student remembers something in particular. */
export function idsWhere(remembered: Map<number, Remembered>, test: (one: Remembered) => boolean): Set<number> {
  return new Set([...remembered].filter(([, one]) => test(one)).map(([id]) => id))
}
