import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { findStudentsByAddress } from '../../mailbox/addresses.ts'

type Addressee = { id: string; username: string; has_password: boolean; address: string }

/** The accounts that have verified this address: as their own, or as that of the connected mailbox. */
export async function selectByAddress(db: Db, email: string): Promise<Addressee[]> {
  const mailboxes = await findStudentsByAddress(db, email)
  const { rows } = await sql<Addressee>`
    select id, username, password_hash is not null as has_password, email as address
    from students where email_verified_at is not null and lower(email) = lower(${email})
    union all
    select id, username, password_hash is not null, null
    from students where id = any(${mailboxes.map(({ studentId }) => studentId)}::uuid[])`.execute(db)
  const addresses = new Map(mailboxes.map(({ studentId, address }) => [studentId, address]))
  return [...new Map(rows.map((row) => [row.id, { ...row, address: addresses.get(row.id) ?? row.address }])).values()]
}

/** Stores a reset link; it replaces older ones. */
export async function insertReset(
  db: Db,
  { tokenHash, studentId, email, expiresAt }: { tokenHash: Buffer; studentId: string; email: string; expiresAt: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('password_resets').where('student_id', '=', studentId).execute()
    await tx
      .insertInto('password_resets')
      .values({ token_hash: tokenHash, student_id: studentId, email, expires_at: expiresAt })
      .execute()
  })
}

/** The student of a reset link. */
export function selectReset(tx: Db, tokenHash: Buffer) {
  return tx.selectFrom('password_resets').select('student_id').where('token_hash', '=', tokenHash).executeTakeFirst()
}

/**
 * Deletes a reset link; returns its student and the address it was mailed to, or undefined if it is used, expired or
 * unknown.
 */
export function deleteReset(tx: Db, tokenHash: Buffer, now: Date) {
  return tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['student_id', 'email'])
    .executeTakeFirst()
}

export async function deleteExpiredResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}

export async function selectPasswordHash(db: Db, studentId: string): Promise<string | null> {
  const row = await db.selectFrom('students').select('password_hash').where('id', '=', studentId).executeTakeFirst()
  return row?.password_hash ?? null
}

/** Sets a password and deletes the student's reset links. */
export async function updatePassword(tx: Db, studentId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('students').set({ password_hash: passwordHash }).where('id', '=', studentId).execute()
  await tx.deleteFrom('password_resets').where('student_id', '=', studentId).execute()
}

/** The facts that a password must not consist of, see passwords.ts. */
export function selectPersonalFacts(db: Db, studentId: string) {
  return db.selectFrom('students').select(personalFacts).where('id', '=', studentId).executeTakeFirstOrThrow()
}

/** The same facts by a reset link; undefined if it is used, expired or unknown. */
export function selectPersonalFactsByReset(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('password_resets')
    .innerJoin('students', 'students.id', 'password_resets.student_id')
    .select(personalFacts)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

const personalFacts = ['students.username', 'students.first_name', 'students.last_name', 'students.email'] as const
