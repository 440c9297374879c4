import { planInForce } from '../quotas/plan-in-force.ts'
import type { World } from '../world.ts'
import { selectMatchFacts, selectRemembered, type Remembered } from './queries.ts'
import { visibleProfessors, type Rankings } from './ranking.ts'

/**
 * Which professors a student may browse now (`visible`; null: all), in which order they match, and what the student
 * remembers of them. Null when the account is gone.
 */
export async function studentSight(
  { db, clock, catalogue }: Pick<World, 'db' | 'clock' | 'catalogue'>,
  rankings: Rankings,
  studentId: string,
) {
  const [facts, remembered] = await Promise.all([selectMatchFacts(db, studentId), selectRemembered(db, studentId)])
  if (!facts) return null
  const matches = await rankings.of(studentId, facts)
  const unlocked = idsWhere(remembered, (one) => one.unlocked)
  const visible = visibleProfessors({ catalogue }, planInForce(facts, clock.now()), matches, unlocked)
  return { remembered, matches, unlocked, visible }
}

/** The professors of whom the student remembers something in particular. */
export function idsWhere(remembered: Map<number, Remembered>, test: (one: Remembered) => boolean): Set<number> {
  return new Set([...remembered].filter(([, one]) => test(one)).map(([id]) => id))
}
