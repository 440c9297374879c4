import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { computeUsernameKey } from './username-key.ts'

// The columns that decide who can sign in to an account. Only account/ and privacy/ use them.

const lockedColumns = ['username', 'email', 'email_verified_at', 'password_hash', 'suspended_at'] as const

/**
 * Locks the student's row until the transaction ends; undefined when the account is gone. Every operation that changes
 * the access to an account locks it first: a finished flow and a new password then run one after the other.
 */
export function lockCredentials(tx: Db, studentId: string) {
  return tx.selectFrom('students').select(lockedColumns).where('id', '=', studentId).forUpdate().executeTakeFirst()
}

/** Finds a student by the exact username (in any case), otherwise by its key (see username-key.ts). */
export function findByUsername(db: Db, username: string) {
  return db
    .selectFrom('students')
    .select(['id', 'password_hash'])
    .where((is) =>
      is.or([
        sql<boolean>`lower(username) = lower(${username})`,
        is('username_key', '=', computeUsernameKey(username)),
      ]),
    )
    .orderBy(sql`lower(username) = lower(${username})`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The account that has confirmed this address. Unconfirmed addresses and usernames that are addresses do not count. */
export function findByVerifiedEmail(db: Db, email: string) {
  return db
    .selectFrom('students')
    .select(['id', 'password_hash'])
    .where('email_verified_at', 'is not', null)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
}

export type Holder = {
  id: string
  username: string
  has_password: boolean
  signed_up_with_google: boolean
  email: string | null
}

/** The students who have confirmed this address, and those with these ids; `email` is null for the latter. */
export async function findByEmailOrIds(db: Db, email: string, ids: readonly string[]): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select id, username, password_hash is not null as has_password, signed_up_with_google, email
    from students where email_verified_at is not null and lower(email) = lower(${email})
    union all
    select id, username, password_hash is not null, signed_up_with_google, null
    from students where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Whether a student has a password; undefined when the account is gone. */
export async function hasPassword(db: Db, studentId: string): Promise<boolean | undefined> {
  const student = await db.selectFrom('students').select('password_hash').where('id', '=', studentId).executeTakeFirst()
  return student && student.password_hash !== null
}

/** The confirmed address of a student, or null. */
export async function findVerifiedEmail(db: Db, studentId: string): Promise<string | null> {
  const student = await db
    .selectFrom('students')
    .select('email')
    .where('id', '=', studentId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return student?.email ?? null
}

export async function updateVerifiedEmail(tx: Db, studentId: string, email: string, now: Date): Promise<void> {
  await tx.updateTable('students').set({ email, email_verified_at: now }).where('id', '=', studentId).execute()
}

export async function clearVerifiedEmail(tx: Db, studentId: string): Promise<void> {
  await tx.updateTable('students').set({ email: null, email_verified_at: null }).where('id', '=', studentId).execute()
}

export async function findPasswordHash(db: Db, studentId: string): Promise<string | null> {
  const row = await db.selectFrom('students').select('password_hash').where('id', '=', studentId).executeTakeFirst()
  return row?.password_hash ?? null
}

export async function updatePasswordHash(tx: Db, studentId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('students').set({ password_hash: passwordHash }).where('id', '=', studentId).execute()
}
