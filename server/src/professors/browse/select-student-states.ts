import { names, type TransactionSql } from '../../db/sql.ts'
import { planColumns, type PlanFacts } from '../../students/plan-in-force.ts'
import type { RelationshipTuple } from '../relationships.ts'

/** The columns of a student for browsing: the input of the match, the plan, and the id of the current resume. */
export type StudentFacts = {
  key_interests: string[]
  additional_interests: string[]
  struck_fields: string[]
  skills: string[]
  major: string
  resume_id: string | null
} & PlanFacts

/** @param stamp of the cached relationships; null if none are cached. */
type StateQuery = { studentId: string; sessionId: string | null; stamp: string | null }

/**
 * `position` is the index of the query, from 1. `changed` contains the relationships; it is null if the stamp is the
 * cached one or the student has no relationships.
 */
type StateRow = StudentFacts & { position: number; stamp: string | null; changed: RelationshipTuple[] | null }

/**
 * Reads the states of several students with one prepared statement, since every page of professors requires it. There
 * is no row for an account that does not exist or, if a session is given, for a session that has ended.
 * The session is read by a scalar subquery, and the stamp by one that is not merged into the join (`offset 0`).
 * Otherwise PostgreSQL scans the whole table for a few rows (0.5 ms for the sessions of a thousand students).
 */
export function selectStudentStates(sql: TransactionSql, queries: readonly StateQuery[]): Promise<StateRow[]> {
  return sql<StateRow[]>`
    select position::int, key_interests, additional_interests, struck_fields, skills, major, ${names(planColumns)},
      (select file_id from resumes where student_id = students.id order by created_at desc limit 1) as resume_id,
      stamp,
      case when stamp is distinct from cached then (
        select json_agg(json_build_array(professor_id,
          (unlocked_at is not null)::int + is_favorite::int * 2 + (draft_saved_at is not null)::int * 4,
          coalesce(extract(epoch from first_email_at) * 1000, 0)::bigint))
        from relationships where student_id = students.id) end as changed
    from unnest(
        ${queries.map((one) => one.studentId)}::uuid[],
        ${queries.map((one) => one.sessionId)}::uuid[],
        ${queries.map((one) => one.stamp)}::uuid[]
      ) with ordinality as query (student, session, cached, position)
    join students on students.id = student
    left join lateral (select stamp from relationship_stamps where student_id = student offset 0) as stamps on true
    where session is null
      or (select revoked_at is null from sessions where student_id = student and sessions.id = session)`
}
