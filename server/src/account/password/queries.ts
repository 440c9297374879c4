import type { Db } from '../../db/connection.ts'
import { findStudentsByAddress } from '../../mailbox/addresses.ts'
import { findByEmailOrIds, updatePasswordHash, type Holder } from '../../students/credentials.ts'

type Addressee = Omit<Holder, 'email'> & { address: string }

/** The accounts that have verified this address: as their own, or as that of the connected mailbox. */
export async function selectByAddress(db: Db, email: string): Promise<Addressee[]> {
  const mailboxes = await findStudentsByAddress(db, email)
  const students = await findByEmailOrIds(
    db,
    email,
    mailboxes.map(({ studentId }) => studentId),
  )
  const addresses = new Map(mailboxes.map(({ studentId, address }) => [studentId, address]))
  const found = students.map(({ email: own, ...student }) => ({
    ...student,
    address: addresses.get(student.id) ?? own!,
  }))
  return [...new Map(found.map((one) => [one.id, one])).values()]
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

/** The student of a reset link, the address it was mailed to, and when it expires. */
export function selectReset(tx: Db, tokenHash: Buffer) {
  return tx
    .selectFrom('password_resets')
    .select(['student_id', 'email', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
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

/** Sets a password and deletes the student's reset links. */
export async function updatePassword(tx: Db, studentId: string, passwordHash: string): Promise<void> {
  await updatePasswordHash(tx, studentId, passwordHash)
  await tx.deleteFrom('password_resets').where('student_id', '=', studentId).execute()
}
