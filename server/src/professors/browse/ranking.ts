import { HOUR_MS } from '@labreach/contract/plans'
import { lruCache } from '../../lru-cache.ts'
import type { MatchOfProfessor } from '../../catalogue/catalogue.ts'
import type { PlanInForce } from '../../students/plan-in-force.ts'
import { studentResume } from '../../resume/student-resume.ts'
import type { Services } from '../../services.ts'
import { bestMatches, createQuery, getStudentVector } from '../matches/best-matches.ts'
import type { StudentInterests } from '../../text/fields/understand-student.ts'
import type { StudentFacts } from './select-student-states.ts'

/**
 * Matches per ranking: the number of professors that a Free student may see. All plans use it for the order "best
 * match".
 */
const RANKING_SIZE = 300
const CACHED_STUDENTS = 500

/** A student's matches, best first. */
export type Ranking = {
  ids: readonly number[]
  /** The match of any professor; undefined for a student without a resume. */
  getMatch: (professorId: number) => MatchOfProfessor | undefined
  /** Whether the local model, if it is loaded, has answered every line; otherwise the next request ranks again. */
  isWhole: boolean
}

const unranked: Ranking = { ids: [], getMatch: () => undefined, isWhole: true }

/** Rankings by student, computed once per resume and interests, and cached for the most recent students. */
export type Rankings = { get(studentId: string, facts: StudentFacts): Promise<Ranking> }

export function createRankings(
  services: Pick<Services, 'db' | 'clock' | 'catalogue' | 'embeddings' | 'meaning'>,
): Rankings {
  const { db, clock, catalogue, meaning } = services
  // Promises are cached, so concurrent requests of one student share one computation.
  const cache = lruCache<string, { key: string; ranking: Promise<Ranking> }>(CACHED_STUDENTS)
  let cachedVersion = catalogue.version()

  async function rank(
    studentId: string,
    profile: Omit<StudentInterests, 'text'>,
    vector: Float32Array | null,
  ): Promise<Ranking> {
    const resume = await studentResume(db, studentId)
    if (!resume) return unranked
    const { query, isWhole } = await createQuery(services, { ...profile, text: resume.text }, resume.facts.interests)
    const matches = await bestMatches(services, query, RANKING_SIZE, vector)
    const byId = new Map(matches.map((one) => [one.id, one]))
    let explain: ReturnType<typeof catalogue.explain> | undefined
    return {
      ids: matches.map(({ id }) => id),
      getMatch: (id) => byId.get(id) ?? (explain ??= catalogue.explain(query))(id),
      isWhole,
    }
  }

  return {
    async get(studentId, facts) {
      if (!facts.resume_id) return unranked
      await catalogue.matchReady
      const { key_interests: interests, additional_interests: typed, major, struck_fields: struck } = facts
      const profile = { interests, typed, major, struck }
      const vector = await getStudentVector(services, profile)
      // A new vector of a professor does not change the catalogue's version, so rankings that use vectors expire each
      // hour.
      const hour = vector && Math.floor(clock.now().getTime() / HOUR_MS)
      if (cachedVersion !== catalogue.version()) {
        // Rankings of an old catalogue are useless, and each would keep that catalogue in memory.
        cache.clear()
        cachedVersion = catalogue.version()
      }
      const key = JSON.stringify([cachedVersion, facts.resume_id, profile, hour, meaning.isLoaded()])
      const cached = cache.get(studentId)
      if (cached?.key === key) return cached.ranking
      const ranking = rank(studentId, profile, vector)
      cache.set(studentId, { key, ranking })
      const forget = () => cache.peek(studentId)?.ranking === ranking && cache.delete(studentId)
      ranking.then(({ isWhole }) => isWhole || forget(), forget)
      return ranking
    },
  }
}

/** Whether a plan's limit of visible professors includes the whole catalogue. */
export const showsAll = ({ catalogue }: Pick<Services, 'catalogue'>, { limits }: PlanInForce): boolean =>
  limits.visibleProfessors >= catalogue.size()

/**
 * The ids of the professors that a student may browse; null means all. On Free these are all unlocked professors, of
 * whom Basic may have left more than the plan's limit, and then the best matches, up to that limit. Without a resume the
 * most cited professors replace the matches.
 */
export function computeVisibleIds(
  { catalogue }: Pick<Services, 'catalogue'>,
  plan: PlanInForce,
  matches: readonly number[],
  unlocked: ReadonlySet<number>,
): Set<number> | null {
  if (showsAll({ catalogue }, plan)) return null
  const most = plan.limits.visibleProfessors
  const candidates = [...matches]
  if (candidates.length < most) candidates.push(...catalogue.mostCited(most))
  const visible = new Set([...unlocked].filter((id) => catalogue.has(id)))
  for (const id of candidates) {
    if (visible.size >= most) break
    if (catalogue.has(id)) visible.add(id)
  }
  return visible
}
