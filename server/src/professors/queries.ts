import type { Sql } from 'postgres'
import type { Db } from '../db/connection.ts'

/** What a student has done with one professor. */
export type Remembered = { unlocked: boolean; isFavorite: boolean; draftSaved: boolean; firstEmailAt: Date | null }

/** What browsing asks of a student: what they are matched by, their plan, the resume in use, and what they did. */
export type StudentState = {
  key_interests: string[]
  additional_interests: string[]
  skills: string[]
  major: string
  paid_plan: string
  paid_until: Date | null
  trial_ends: Date | null
  resume_id: string | null
  remembered: Map<number, Remembered>
}

type StateRow = Omit<StudentState, 'remembered'> & { remembered: [number, number, number][] }

/**
 * The state of a student in one prepared statement, since every page of professors asks for it. Null where the account
 * is gone or, if a session is given, where that is over.
 */
export async function selectStudentState(
  sql: Sql,
  studentId: string,
  sessionId?: string,
): Promise<StudentState | null> {
  const inSession = sessionId
    ? sql`exists (select from sessions where student_id = ${studentId} and id = ${sessionId} and revoked_at is null)`
    : sql`true`
  const [row] = await sql<[StateRow?]>`
    select key_interests, additional_interests, skills, major, paid_plan, paid_until, trial_ends,
      (select file_id from resumes where student_id = students.id order by created_at desc limit 1) as resume_id,
      coalesce((
        select json_agg(json_build_array(professor_id,
          (unlocked_at is not null)::int + is_favorite::int * 2 + (draft_saved_at is not null)::int * 4,
          coalesce(extract(epoch from first_email_at) * 1000, 0)::bigint))
        from relationships where student_id = students.id), '[]') as remembered
    from students where id = ${studentId} and ${inSession}`
  return row ? { ...row, remembered: new Map(row.remembered.map(rememberedOf)) } : null
}

const rememberedOf = ([id, marks, emailed]: StateRow['remembered'][number]): [number, Remembered] => [
  id,
  {
    unlocked: (marks & 1) > 0,
    isFavorite: (marks & 2) > 0,
    draftSaved: (marks & 4) > 0,
    firstEmailAt: emailed > 0 ? new Date(emailed) : null,
  },
]

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
