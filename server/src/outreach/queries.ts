import type { Db } from '../db/connection.ts'

/** Also of a professor who is listed no more: a student who wrote before is told why this letter cannot go. */
export function selectProfessor(db: Db, scholarId: string) {
  return db
    .selectFrom('professors')
    .leftJoin('email_lookups', 'email_lookups.professor_id', 'professors.id')
    .select(['id', 'scholar_id', 'opt_out', 'professors.email', 'homepage_url', 'email_lookups.email as looked_up'])
    .where('scholar_id', '=', scholarId)
    .executeTakeFirst()
}

export type SelectedProfessor = NonNullable<Awaited<ReturnType<typeof selectProfessor>>>

/** What is known of where these professors may be reached. */
export function selectAddresses(db: Db, professorIds: readonly number[]) {
  return db
    .selectFrom('professors')
    .leftJoin('email_lookups', 'email_lookups.professor_id', 'professors.id')
    .select(['professors.email', 'email_lookups.email as looked_up'])
    .where('id', 'in', professorIds)
    .execute()
}

export async function hasOptedOutRow(db: Db, professorIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('professors')
    .select('id')
    .where('id', 'in', professorIds)
    .where('opt_out', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** `written`: a letter went out before, or is on its way; one that certainly sent nothing does not count. */
export function selectRelationship(db: Db, studentId: string, professorId: number) {
  return db
    .selectFrom('relationships')
    .select(({ exists, selectFrom }) => [
      'unlocked_at',
      exists(
        selectFrom('outreaches')
          .select('id')
          .where('outreaches.student_id', '=', studentId)
          .where('outreaches.professor_id', '=', professorId)
          .where('state', '!=', 'failed'),
      ).as('written'),
    ])
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .executeTakeFirst()
}

/** An earlier attempt under the same key, other than one that certainly sent nothing. */
export function selectByKey(db: Db, studentId: string, key: string) {
  return db
    .selectFrom('outreaches')
    .innerJoin('professors', 'professors.id', 'outreaches.professor_id')
    .select(['state', 'scholar_id', 'reserved_at', 'to_email', 'subject', 'message'])
    .where('student_id', '=', studentId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}
