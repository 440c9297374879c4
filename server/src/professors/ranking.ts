import type { Match } from '../catalogue/catalogue.ts'
import { neutralKey } from '../catalogue/neutral.ts'
import type { PlanInForce } from '../quotas/plan-in-force.ts'
import { studentResume } from '../resume/student-resume.ts'
import type { World } from '../world.ts'
import type { selectMatchFacts } from './queries.ts'

/** How many matches of one student are kept: what a Free student may see, and the order "best match" for everybody. */
const RANKED = 300
const KEPT_STUDENTS = 500

type Facts = NonNullable<Awaited<ReturnType<typeof selectMatchFacts>>>

/** Best matches of students, computed once per resume and interests and kept for the most recent students. */
export type Rankings = { of(studentId: string, facts: Facts): Promise<Match[]> }

export function createRankings({ db, catalogue }: Pick<World, 'db' | 'catalogue'>): Rankings {
  const kept = new Map<string, { basis: string; matches: Match[] }>()
  return {
    async of(studentId, facts) {
      const resume = await studentResume(db, studentId)
      if (!resume) return []
      await catalogue.matchReady
      const { key_interests: interests, additional_interests: additionalInterests, skills, major } = facts
      const basis = JSON.stringify([catalogue.version(), resume.fileId, interests, additionalInterests, skills, major])
      const before = kept.get(studentId)
      const matches =
        before?.basis === basis
          ? before.matches
          : inNeutralOrder(
              catalogue.match({ interests, additionalInterests, skills, major, text: resume.text }, RANKED),
            )
      // The most recently used stand last, so the first key is the one to let go.
      kept.delete(studentId)
      kept.set(studentId, { basis, matches })
      if (kept.size > KEPT_STUDENTS) kept.delete(kept.keys().next().value!)
      return matches
    },
  }
}

/** Equal matches in an order that tells nothing: by their ids they would stand as they were imported, by the alphabet. */
const inNeutralOrder = (matches: Match[]) =>
  matches.toSorted((a, b) => b.score - a.score || neutralKey(a.id, 0) - neutralKey(b.id, 0))

/**
 * Whom a student may browse: null for everybody. On Free these are the unlocked ones and, up to the plan's number, the
 * best matches; without a resume the most cited.
 */
export function visibleProfessors(
  { catalogue }: Pick<World, 'catalogue'>,
  plan: PlanInForce,
  matches: readonly Match[],
  unlocked: ReadonlySet<number>,
): Set<number> | null {
  const most = plan.limits.visibleProfessors
  if (most >= catalogue.size()) return null
  const candidates = matches.map((match) => match.id)
  if (candidates.length < most) candidates.push(...catalogue.mostCited(most))
  const visible = new Set<number>()
  for (const id of [...unlocked, ...candidates]) {
    if (visible.size === most) break
    if (catalogue.has(id)) visible.add(id)
  }
  return visible
}
