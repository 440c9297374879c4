import DataLoader from 'dataloader'
import type { Sql } from 'postgres'
import { lruCache } from '../../lru-cache.ts'
import { selectStudentStates, type StudentFacts } from '../queries.ts'
import { relationshipsFrom, type Relationships } from '../relationships.ts'

export type StudentState = StudentFacts & { relationships: Relationships }

/** Answers the state of a student, or null where the account is gone or the session, if one is given, is over. */
export type StudentStates = (studentId: string, sessionId?: string) => Promise<StudentState | null>

type Whose = { studentId: string; sessionId: string | null }

/** How many students are asked for in one trip; more go in a second one at the same time. */
const TOGETHER = 64
const KEPT_STUDENTS = 1_000

const nothing = relationshipsFrom([])

/**
 * Students who browse in the same moment are asked for together: what a trip to the database costs hardly hangs on how
 * many it asks for, and it is most of what a page costs. Whoever comes while a trip is under way goes with the next one,
 * which leaves when that is back; whoever comes alone leaves at once.
 * Relationships are kept under the stamp that the database gave them, and only sent again once they have another one.
 */
export function createStudentStates(sql: Sql): StudentStates {
  const kept = lruCache<string, { stamp: string; relationships: Relationships }>(KEPT_STUDENTS)

  async function states(whose: readonly Whose[]): Promise<(StudentState | null)[]> {
    const known = whose.map(({ studentId }) => kept.get(studentId))
    const rows = await selectStudentStates(
      sql,
      whose.map((one, at) => ({ ...one, stamp: known[at]?.stamp ?? null })),
    )
    const found: (StudentState | null)[] = whose.map(() => null)
    for (const { position, stamp, noted, ...facts } of rows) {
      const before = known[position - 1]
      const same = before && before.stamp === stamp
      const relationships = same ? before.relationships : noted ? relationshipsFrom(noted) : nothing
      if (stamp && !same) kept.set(whose[position - 1]!.studentId, { stamp, relationships })
      found[position - 1] = { ...facts, relationships }
    }
    return found
  }

  let trip: Promise<unknown> = Promise.resolve()
  const together = new DataLoader(
    (whose: readonly Whose[]) => {
      const found = states(whose)
      trip = found.catch(() => undefined)
      return found
    },
    { cache: false, maxBatchSize: TOGETHER, batchScheduleFn: (ask) => void trip.then(() => setImmediate(ask)) },
  )
  return (studentId, sessionId) => together.load({ studentId, sessionId: sessionId ?? null })
}
