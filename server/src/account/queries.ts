import { sql, type Insertable } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { Students } from '../db/schema.ts'
import { withMailbox } from '../mailbox/addresses.ts'
import { usernameKey } from './usernames.ts'

/** Whether the username is an address that another account has confirmed. */
const usernameIsForeignAddress = sql<boolean>`exists (
  select from students as other where lower(other.email) = lower(students.username)
    and other.email_verified_at is not null and other.id <> students.id)`

export function selectStudent(db: Db, studentId: string) {
  return db
    .selectFrom('students')
    .$call(withMailbox)
    .leftJoin('email_changes', 'email_changes.student_id', 'students.id')
    .selectAll('students')
    .select(usernameIsForeignAddress.as('username_is_foreign_address'))
    .select(['email_changes.email as pending_email', 'email_changes.expires_at as pending_until'])
    .where('students.id', '=', studentId)
    .executeTakeFirst()
}

/** Finds a student by the exact username (in any case), otherwise by its key (see usernames.ts). */
export function selectByUsername(db: Db, username: string) {
  return db
    .selectFrom('students')
    .select(['id', 'password_hash'])
    .where((is) =>
      is.or([sql<boolean>`lower(username) = lower(${username})`, is('username_key', '=', usernameKey(username))]),
    )
    .orderBy(sql`lower(username) = lower(${username})`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Whether the audit log, which covers a year, contains a sign-in of this account from this network (see `networkKey`).
 */
export async function hasSignedInFrom(db: Db, studentId: string, network: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from journal where event = 'signed_in' and subject = ${studentId} and detail ->> 'from' = ${network}
    limit 1`.execute(db)
  return rows.length > 0
}

/** The account that has confirmed this address. Unconfirmed addresses and usernames that are addresses do not count. */
export function selectByVerifiedEmail(db: Db, email: string) {
  return db
    .selectFrom('students')
    .select(['id', 'password_hash'])
    .where('email_verified_at', 'is not', null)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
}

/**
 * Locks the student's row until the transaction ends; undefined when the account is gone. Every operation that changes
 * the access to an account locks it first: a finished flow and a new password then run one after the other.
 */
export function lockStudent(tx: Db, studentId: string) {
  return tx
    .selectFrom('students')
    .select(['username', 'email', 'email_verified_at', 'password_hash'])
    .where('id', '=', studentId)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns false when the username or the verified address is taken. */
export async function insertStudent(tx: Db, student: Omit<Insertable<Students>, 'username_key'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('students')
    .values({ ...student, username_key: usernameKey(student.username) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
