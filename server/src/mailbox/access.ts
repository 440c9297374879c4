import type { Db } from '../db/connection.ts'

/**
 * Whether a student's grant has access through this mailbox account. Revoking it at the provider would end that access.
 */
export async function isAccountInUse(db: Db, accountId: string): Promise<boolean> {
  const grant = await db
    .selectFrom('google_grants')
    .select('student_id')
    .where('google_sub', '=', accountId)
    .where('tokens_sealed', 'is not', null)
    .executeTakeFirst()
  return grant !== undefined
}

/** The next batch of grants, in the order of their students, for re-encryption. */
export function selectEncryptedAfter(db: Db, studentId: string, limit: number) {
  return db
    .selectFrom('google_grants')
    .select(['student_id', 'tokens_sealed'])
    .where('student_id', '>', studentId)
    .orderBy('student_id')
    .limit(limit)
    .execute()
}

/** Replaces the encrypted access, unless another process has changed it since it was read. */
export async function replaceEncrypted(db: Db, studentId: string, read: Buffer, next: Buffer): Promise<void> {
  await db
    .updateTable('google_grants')
    .set({ tokens_sealed: next })
    .where('student_id', '=', studentId)
    .where('tokens_sealed', '=', read)
    .execute()
}

/** Marks the access as expired, unless another process has changed it since it was read. */
export async function markExpired(db: Db, studentId: string, read: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('google_grants')
    .set({ expired_at: now })
    .where('student_id', '=', studentId)
    .where('tokens_sealed', '=', read)
    .execute()
}
