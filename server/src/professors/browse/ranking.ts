import { HOUR_MS } from '@labreach/contract/plans'
import { lruCache } from '../../lru-cache.ts'
import type { Match, MatchQuery } from '../../catalogue/catalogue.ts'
import type { PlanInForce } from '../../quotas/plan-in-force.ts'
import { studentResume } from '../../resume/student-resume.ts'
import type { Services } from '../../services.ts'
import { bestMatches, vectorOfField } from '../matches/best-matches.ts'
import type { StudentFacts } from '../queries.ts'

/** How many matches of one student are kept: what a Free student may see, and the order "best match" for everybody. */
const RANKED = 300
const KEPT_STUDENTS = 500

/** A student's matches, best first. */
export type Ranking = { ids: readonly number[]; match: ReadonlyMap<number, Match> }

const unranked: Ranking = { ids: [], match: new Map() }

/** Best matches of students, computed once per resume and interests and kept for the most recent students. */
export type Rankings = { of(studentId: string, facts: StudentFacts): Promise<Ranking> }

export function createRankings(services: Pick<Services, 'db' | 'clock' | 'catalogue' | 'embeddings'>): Rankings {
  const { db, clock, catalogue } = services
  // Begun ones too: a student's pages that come at once wait for one ranking.
  const kept = lruCache<string, { basis: string; ranking: Promise<Ranking> }>(KEPT_STUDENTS)
  let keptFor = catalogue.version()

  async function rank(
    studentId: string,
    named: Omit<MatchQuery, 'text'>,
    vector: Float32Array | null,
  ): Promise<Ranking> {
    const resume = await studentResume(db, studentId)
    if (!resume) return unranked
    const matches = await bestMatches(services, { ...named, text: resume.text }, RANKED, vector)
    return { ids: matches.map(({ id }) => id), match: new Map(matches.map((one) => [one.id, one])) }
  }

  return {
    async of(studentId, facts) {
      if (!facts.resume_id) return unranked
      await catalogue.matchReady
      const { key_interests: interests, additional_interests: additionalInterests, skills, major } = facts
      const named = { interests, additionalInterests, skills, major }
      const vector = await vectorOfField(services, named)
      // Vectors of professors arrive without a new version, so what they decide is looked at again each hour.
      const hour = vector && Math.floor(clock.now().getTime() / HOUR_MS)
      if (keptFor !== catalogue.version()) {
        // None of them answers any more, and each would hold the catalogue that it was made from.
        kept.clear()
        keptFor = catalogue.version()
      }
      const basis = JSON.stringify([keptFor, facts.resume_id, named, hour])
      const before = kept.get(studentId)
      if (before?.basis === basis) return before.ranking
      const ranking = rank(studentId, named, vector)
      kept.set(studentId, { basis, ranking })
      ranking.catch(() => kept.peek(studentId)?.ranking === ranking && kept.delete(studentId))
      return ranking
    },
  }
}

/** Whether a plan shows as many professors as there are. */
export const seesAll = ({ catalogue }: Pick<Services, 'catalogue'>, { limits }: PlanInForce): boolean =>
  limits.visibleProfessors >= catalogue.size()

/**
 * Whom a student may browse: null for everybody. On Free these are the unlocked ones and, up to the plan's number, the
 * best matches; without a resume the most cited.
 */
export function visibleProfessors(
  { catalogue }: Pick<Services, 'catalogue'>,
  plan: PlanInForce,
  matches: readonly number[],
  unlocked: ReadonlySet<number>,
): Set<number> | null {
  if (seesAll({ catalogue }, plan)) return null
  const most = plan.limits.visibleProfessors
  const candidates = [...matches]
  if (candidates.length < most) candidates.push(...catalogue.mostCited(most))
  const visible = new Set<number>()
  for (const id of [...unlocked, ...candidates]) {
    if (visible.size === most) break
    if (catalogue.has(id)) visible.add(id)
  }
  return visible
}
