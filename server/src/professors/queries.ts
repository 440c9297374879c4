import type { Sql } from 'postgres'
import type { Db } from '../db/connection.ts'
import { planFacts, type PlanFacts } from '../students/plan-in-force.ts'
import type { RelationshipTuple } from './relationships.ts'

/** The columns of a student for browsing: the input of the match, the plan, and the id of the current resume. */
export type StudentFacts = {
  key_interests: string[]
  additional_interests: string[]
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
export function selectStudentStates(sql: Sql, queries: readonly StateQuery[]): Promise<StateRow[]> {
  return sql<StateRow[]>`
    select position::int, key_interests, additional_interests, skills, major, ${sql(planFacts)},
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

/** Reads whether a professor has opted out, and blocks an opt-out until the transaction ends. */
export function lockProfessor(tx: Db, professorId: number) {
  return tx.selectFrom('professors').select('opt_out').where('id', '=', professorId).forShare().executeTakeFirst()
}

export async function isUnlocked(db: Db, studentId: string, professorId: number): Promise<boolean> {
  const row = await db
    .selectFrom('relationships')
    .select('unlocked_at')
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .executeTakeFirst()
  return Boolean(row?.unlocked_at)
}

export async function insertUnlock(tx: Db, studentId: string, professorId: number, now: Date): Promise<void> {
  await tx
    .insertInto('relationships')
    .values({ student_id: studentId, professor_id: professorId, unlocked_at: now })
    .onConflict((conflict) => conflict.columns(['student_id', 'professor_id']).doUpdateSet({ unlocked_at: now }))
    .execute()
}

/** Toggles the mark and returns its new state. A new row is created as a favourite. */
export async function toggleFavorite(tx: Db, studentId: string, professorId: number): Promise<boolean> {
  const row = await tx
    .insertInto('relationships')
    .values({ student_id: studentId, professor_id: professorId, is_favorite: true })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'professor_id'])
        .doUpdateSet(({ not, ref }) => ({ is_favorite: not(ref('relationships.is_favorite')) })),
    )
    .returning('is_favorite')
    .executeTakeFirstOrThrow()
  return row.is_favorite
}

/** Deletes a relationship that contains no information. */
export async function deleteEmptyRelationship(tx: Db, studentId: string, professorId: number): Promise<void> {
  await tx
    .deleteFrom('relationships')
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .where('is_favorite', '=', false)
    .where('unlocked_at', 'is', null)
    .where('draft', 'is', null)
    .where('draft_saved_at', 'is', null)
    .where('first_email_at', 'is', null)
    .execute()
}

/** One professor; `unlocked_at` is null if this student has not unlocked them. */
export function selectForStudent(db: Db, studentId: string, scholarId: string) {
  return db
    .selectFrom('professors')
    .leftJoin('relationships', (join) =>
      join.onRef('professor_id', '=', 'professors.id').on('student_id', '=', studentId),
    )
    .select(['professors.id', 'name', 'affiliation', 'school_name', 'homepage_url', 'email', 'opt_out', 'unlocked_at'])
    .where('scholar_id', '=', scholarId)
    .executeTakeFirst()
}

/** Newest first, publications without a year last; within a year the most cited first. */
export function selectPublications(db: Db, professorId: number, atMost: number) {
  return db
    .selectFrom('publications')
    .select(['title', 'abstract', 'pub_year', 'num_citations', 'pub_url'])
    .where('professor_id', '=', professorId)
    .orderBy('pub_year', (order) => order.desc().nullsLast())
    .orderBy('num_citations', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
}
