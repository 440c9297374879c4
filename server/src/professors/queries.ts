import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** What a student has done with one professor. */
export type Remembered = { unlocked: boolean; isFavorite: boolean; draftSaved: boolean; firstEmailAt: Date | null }

/** Everything this student remembers, by professor. */
export async function selectRemembered(db: Db, studentId: string): Promise<Map<number, Remembered>> {
  const rows = await db
    .selectFrom('relationships')
    .select(['professor_id', 'unlocked_at', 'is_favorite', 'draft_saved_at', 'first_email_at'])
    .where('student_id', '=', studentId)
    .execute()
  return new Map(
    rows.map((row) => [
      row.professor_id,
      {
        unlocked: row.unlocked_at !== null,
        isFavorite: row.is_favorite,
        draftSaved: row.draft_saved_at !== null,
        firstEmailAt: row.first_email_at,
      },
    ]),
  )
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

/** What a student is matched by. */
export function selectMatchFacts(db: Db, studentId: string) {
  return db
    .selectFrom('students')
    .select(['key_interests', 'additional_interests', 'skills', 'major', 'paid_plan', 'paid_until', 'trial_ends'])
    .where('id', '=', studentId)
    .executeTakeFirst()
}

export function selectByScholarId(db: Db, scholarId: string) {
  return db
    .selectFrom('professors')
    .select(['id', 'name', 'scholar_id', 'opt_out'])
    .where('scholar_id', '=', scholarId)
    .executeTakeFirst()
}

/** Records the wish by Scholar id, so that it outlives every import; one way. Answers undefined for an unknown id. */
export async function recordOptOut(tx: Db, professorId: number, now: Date) {
  const professor = await tx
    .updateTable('professors')
    .set({ opt_out: true })
    .where('id', '=', professorId)
    .returning(['id', 'name', 'scholar_id', 'opt_out'])
    .executeTakeFirst()
  if (!professor) return undefined
  const recorded = await tx
    .insertInto('opt_outs')
    .values({ scholar_id: professor.scholar_id, opted_out_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('scholar_id')
    .executeTakeFirst()
  if (recorded) {
    await tx.insertInto('journal').values({ at: now, event: 'opted_out', subject: professor.scholar_id }).execute()
    await sql`select pg_notify('catalogue', ${`optout:${professor.id}`})`.execute(tx)
  }
  return professor
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
