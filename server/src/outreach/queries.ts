import { WEEK_MS } from '@labreach/contract/plans'
import type { Db } from '../db/connection.ts'

/** Also of a professor who is listed no more: whoever wrote before is told why this letter cannot go. */
export function selectProfessor(db: Db, scholarId: string) {
  return db.selectFrom('professors').select(['id', 'opt_out']).where('scholar_id', '=', scholarId).executeTakeFirst()
}

/** The professor's row, held until the transaction ends, so that first contacts of many students are counted one by one. */
export function holdProfessor(tx: Db, professorId: number) {
  return tx
    .selectFrom('professors')
    .leftJoin('email_lookups', 'email_lookups.professor_id', 'professors.id')
    .select(['id', 'opt_out', 'professors.email', 'homepage_url', 'affiliation', 'email_lookups.email as looked_up'])
    .where('id', '=', professorId)
    .forUpdate('professors')
    .executeTakeFirst()
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
    .select(['id', 'state', 'professor_id', 'reserved_at', 'to_email', 'subject', 'message'])
    .where('student_id', '=', studentId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/**
 * Times of the first contacts of the last seven days, newest first, those of deleted accounts included; refused letters
 * never arrived and do not count.
 */
export async function selectFirstContacts(tx: Db, professorId: number, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - WEEK_MS)
  const rows = await tx
    .selectFrom('outreaches')
    .select('reserved_at')
    .where('professor_id', '=', professorId)
    .where('first_contact', '=', true)
    .where('state', '!=', 'failed')
    .where('reserved_at', '>', since)
    .unionAll(
      tx
        .selectFrom('past_contacts')
        .select('reserved_at')
        .where('professor_id', '=', professorId)
        .where('reserved_at', '>', since),
    )
    .orderBy('reserved_at', 'desc')
    .execute()
  return rows.map((row) => row.reserved_at)
}

export function selectGrant(db: Db, studentId: string) {
  return db
    .selectFrom('google_grants')
    .innerJoin('students', 'students.id', 'google_grants.student_id')
    .select(['google_grants.email', 'tokens_sealed', 'expired_at', 'first_name', 'last_name'])
    .where('google_grants.student_id', '=', studentId)
    .executeTakeFirst()
}
