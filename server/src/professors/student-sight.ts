import { planInForce } from '../quotas/plan-in-force.ts'
import type { World } from '../world.ts'
import { selectStudentState, type Remembered } from './queries.ts'
import { visibleProfessors, type Rankings } from './ranking.ts'

/**
 * Which professors a student may browse now (`visible`; null: all), in which order they match, and what the student
 * remembers of them. Null when the account is gone.
 */
export async function studentSight(
  { sql, clock, catalogue }: Pick<World, 'sql' | 'clock' | 'catalogue'>,
  rankings: Rankings,
  studentId: string,
) {
  const state = await selectStudentState(sql, studentId)
  if (!state) return null
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
