import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Stores the address to confirm. It replaces an earlier one and its link. */
export async function upsertEmailChange(db: Db, studentId: string, email: string, expiresAt: Date): Promise<void> {
  const row = { email, token_hash: null, expires_at: expiresAt }
  await db
    .insertInto('email_changes')
    .values({ student_id: studentId, ...row })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(row))
    .execute()
}

/** Stores the token of a pending address; returns false if this address is not pending. */
export async function setEmailToken(db: Db, studentId: string, email: string, tokenHash: Buffer): Promise<boolean> {
  const updated = await db
    .updateTable('email_changes')
    .set({ token_hash: tokenHash })
    .where('student_id', '=', studentId)
    .where('email', '=', email)
    .returning('student_id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Ends a link at a time, unless it was used or replaced meanwhile. */
export async function setEmailLinkEnd(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.updateTable('email_changes').set({ expires_at: expiresAt }).where('token_hash', '=', tokenHash).execute()
}

/** The student with the pending address of this token. */
export function selectEmailChange(tx: Db, tokenHash: Buffer) {
  return tx.selectFrom('email_changes').select('student_id').where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Deletes the pending address of a token and returns it; undefined if the token is expired or unknown. */
export function deleteEmailChange(tx: Db, tokenHash: Buffer, now: Date) {
  return tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['student_id', 'email'])
    .executeTakeFirst()
}

/** Deletes the pending address of a student; its link becomes invalid. */
export async function deleteEmailChangesByStudent(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('student_id', '=', studentId).execute()
}

/** Deletes all pending changes to an address, after one account has confirmed it. */
export async function deleteEmailChangesTo(tx: Db, email: string): Promise<void> {
  await tx
    .deleteFrom('email_changes')
    .where('student_id', 'in', (rows) =>
      // Skips changes that are being confirmed at the same time: these fail with email_taken.
      rows
        .selectFrom('email_changes')
        .select('student_id')
        .where(sql`lower(email)`, '=', sql`lower(${email})`)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

export async function deleteExpiredEmailChanges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}
