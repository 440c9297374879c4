import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Remembers which address waits for its link; an earlier one is forgotten, with its link. */
export async function upsertEmailChange(db: Db, studentId: string, email: string, expiresAt: Date): Promise<void> {
  const row = { email, token_hash: null, expires_at: expiresAt }
  await db
    .insertInto('email_changes')
    .values({ student_id: studentId, ...row })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(row))
    .execute()
}

/** Gives the waiting address its token; answers false when another one waits by now. */
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

/** Whose waiting address this token confirms. */
export function selectEmailChange(tx: Db, tokenHash: Buffer) {
  return tx.selectFrom('email_changes').select('student_id').where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Takes a waiting address away by its token, whatever becomes of it. */
export function deleteEmailChange(tx: Db, tokenHash: Buffer, now: Date) {
  return tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['student_id', 'email'])
    .executeTakeFirst()
}

/** Forgets which address waits for its link; the link in its mail leads nowhere then. */
export async function deleteEmailChangesOf(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('student_id', '=', studentId).execute()
}

/** An address that one account has confirmed waits for no other one's link. */
export async function deleteEmailChangesTo(tx: Db, email: string): Promise<void> {
  await tx
    .deleteFrom('email_changes')
    .where('student_id', 'in', (rows) =>
      // One that is being confirmed at this moment finds the address taken.
      rows
        .selectFrom('email_changes')
        .select('student_id')
        .where(sql`lower(email)`, '=', sql`lower(${email})`)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

export async function deletePastEmailChanges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}

export async function setConfirmedEmail(tx: Db, studentId: string, email: string, now: Date): Promise<void> {
  await tx.updateTable('students').set({ email, email_verified_at: now }).where('id', '=', studentId).execute()
}
