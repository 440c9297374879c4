import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** Whether the username is an address that another account has confirmed. */
const usernameIsForeignAddress = sql<boolean>`exists (
  select from students as other where lower(other.email) = lower(students.username)
    and other.email_verified_at is not null and other.id <> students.id)`

/** A query of a student's row, not executed. A room can join its own table: one statement then reads both. */
export function queryStudent(db: Db, studentId: string) {
  return db
    .selectFrom('students')
    .selectAll('students')
    .select(usernameIsForeignAddress.as('username_is_foreign_address'))
    .where('students.id', '=', studentId)
}
