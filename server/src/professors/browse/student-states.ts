import DataLoader from 'dataloader'
import type { Sql } from '../../db/sql.ts'
import { lruCache } from '../../lru-cache.ts'
import { selectStudentStates, type StudentFacts } from './select-student-states.ts'
import { buildRelationships, type Relationships } from '../relationships.ts'

export type StudentState = StudentFacts & { relationships: Relationships }

/** Returns the state of a student; null if the account does not exist or the session, if one is given, has ended. */
export type StudentStates = (studentId: string, sessionId?: string) => Promise<StudentState | null>

type StateKey = { studentId: string; sessionId: string | null }

/** Students per query. Further ones are read by a second query at the same time. */
const BATCH_SIZE = 64
const CACHED_STUDENTS = 1_000

const noRelationships = buildRelationships([])

/**
 * Loads states in batches: the query is most of the cost of a page, and its cost hardly depends on the number of
 * students. Requests that arrive during a query share the next one, which starts when the first has finished. A request
 * that arrives while no query runs starts one at once.
 * Relationships are cached with the stamp that the database gave them. The query returns them again only if the stamp
 * has changed.
 */
export function createStudentStates(sql: Sql): StudentStates {
  const cache = lruCache<string, { stamp: string; relationships: Relationships }>(CACHED_STUDENTS)

  async function loadStates(keys: readonly StateKey[]): Promise<(StudentState | null)[]> {
    const cached = keys.map(({ studentId }) => cache.get(studentId))
    const rows = await selectStudentStates(
      sql,
      keys.map((key, at) => ({ ...key, stamp: cached[at]?.stamp ?? null })),
    )
    const states: (StudentState | null)[] = keys.map(() => null)
    for (const { position, stamp, changed, ...facts } of rows) {
      const entry = cached[position - 1]
      const same = entry && entry.stamp === stamp
      const relationships = same ? entry.relationships : changed ? buildRelationships(changed) : noRelationships
      if (stamp && !same) cache.set(keys[position - 1]!.studentId, { stamp, relationships })
      states[position - 1] = { ...facts, relationships }
    }
    return states
  }

  let lastQuery: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader(
    (keys: readonly StateKey[]) => {
      const states = loadStates(keys)
      lastQuery = states.catch(() => undefined)
      return states
    },
    {
      cache: false,
      maxBatchSize: BATCH_SIZE,
      batchScheduleFn: (load) => void lastQuery.then(() => setImmediate(load)),
    },
  )
  return (studentId, sessionId) => loader.load({ studentId, sessionId: sessionId ?? null })
}
