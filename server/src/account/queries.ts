import { sql, type Insertable } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { Students } from '../db/schema.ts'

export function selectStudent(db: Db, studentId: string) {
  return db
    .selectFrom('students')
    .leftJoin('google_grants', (join) =>
      join.onRef('google_grants.student_id', '=', 'students.id').on('google_grants.tokens_sealed', 'is not', null),
    )
    .leftJoin('email_changes', 'email_changes.student_id', 'students.id')
    .selectAll('students')
    .select(['google_grants.email as google_email', 'google_grants.expired_at as google_expired_at'])
    .select(['email_changes.email as pending_email', 'email_changes.expires_at as pending_until'])
    .where('students.id', '=', studentId)
    .executeTakeFirst()
}

/** Usernames are unique regardless of case. */
export function selectByUsername(db: Db, username: string) {
  return db
    .selectFrom('students')
    .select(['id', 'password_hash'])
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .executeTakeFirst()
}

/** Whether the address is somebody's username or verified address. */
export async function addressIsTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from students
    where lower(username) = lower(${email}) or (email_verified_at is not null and lower(email) = lower(${email}))
    limit 1`.execute(db)
  return rows.length > 0
}

/** Answers false when the username, or the verified address, is taken. */
export async function insertStudent(tx: Db, student: Insertable<Students>): Promise<boolean> {
  const inserted = await tx
    .insertInto('students')
    .values(student)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
