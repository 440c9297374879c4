import type { Sql } from 'postgres'
import type { Db } from '../db/connection.ts'
import { planFacts, type PlanFacts } from '../quotas/plan-in-force.ts'
import type { Noted } from './relationships.ts'

/** What browsing asks of a student: what they are matched by, their plan, and the resume in use. */
export type StudentFacts = {
  key_interests: string[]
  additional_interests: string[]
  skills: string[]
  major: string
  resume_id: string | null
} & PlanFacts

/** @param stamp of the relationships that are known already; those of another stamp come along, null: none are there. */
type Asked = { studentId: string; sessionId: string | null; stamp: string | null }

/** `place` counts the questions from 1; `noted` is null where the stamp is still the known one, or nothing is noted. */
type StateRow = StudentFacts & { position: number; stamp: string | null; noted: Noted[] | null }

/**
 * What browsing needs of students, in one prepared statement, since every page of professors asks for it. There is no
 * row for an account that is gone or, if a session is given, for one that is over.
 * A session is looked up by a select that gives one value, and the stamp by one that stays apart (`offset 0`): otherwise
 * PostgreSQL reads the whole table for the sake of a few rows, all sessions of all students (0.5 ms for a thousand).
 */
export function selectStudentStates(sql: Sql, asked: readonly Asked[]): Promise<StateRow[]> {
  return sql<StateRow[]>`
    select position::int, key_interests, additional_interests, skills, major, ${sql(planFacts)},
      (select file_id from resumes where student_id = students.id order by created_at desc limit 1) as resume_id,
      stamp,
      case when stamp is distinct from known then (
        select json_agg(json_build_array(professor_id,
          (unlocked_at is not null)::int + is_favorite::int * 2 + (draft_saved_at is not null)::int * 4,
          coalesce(extract(epoch from first_email_at) * 1000, 0)::bigint))
        from relationships where student_id = students.id) end as noted
    from unnest(
        ${asked.map((one) => one.studentId)}::uuid[],
        ${asked.map((one) => one.sessionId)}::uuid[],
        ${asked.map((one) => one.stamp)}::uuid[]
      ) with ordinality as asked (student, session, known, position)
    join students on students.id = student
    left join lateral (select stamp from relationship_stamps where student_id = student offset 0) as noted_at on true
    where session is null
      or (select revoked_at is null from sessions where student_id = student and sessions.id = session)`
}

/** The state of one professor, held against an opt-out until the transaction ends. */
export function holdProfessor(tx: Db, professorId: number) {
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

/** Marks or unmarks; answers how it is now. A row that was not there begins as a favourite. */
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

/** A row exists only while there is something to remember. */
export async function forgetUnlessWorthKeeping(tx: Db, studentId: string, professorId: number): Promise<void> {
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

/** One professor, and whether this student has unlocked it. */
export function selectSeenBy(db: Db, studentId: string, scholarId: string) {
  return db
    .selectFrom('professors')
    .leftJoin('relationships', (join) =>
      join.onRef('professor_id', '=', 'professors.id').on('student_id', '=', studentId),
    )
    .select(['professors.id', 'name', 'affiliation', 'school_name', 'homepage_url', 'email', 'opt_out', 'unlocked_at'])
    .where('scholar_id', '=', scholarId)
    .executeTakeFirst()
}

/** Newest first, those without a year last; within a year the most cited first. */
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
