import type { Db } from '../db/connection.ts'
import { hashToken, newToken } from '../encryption.ts'

/**
 * What a browser has proved of a student: `sign_in`, that the first step of a sign-in is done and a code is missing;
 * `reset`, that a reset link was used. The browser has a cookie, the database its hash.
 */
type Purpose = 'sign_in' | 'reset'

/** Stores a proof and returns the secret of its cookie. */
export async function insertBrowserProof(
  tx: Db,
  { studentId, purpose, expiresAt }: { studentId: string; purpose: Purpose; expiresAt: Date },
): Promise<string> {
  const cookie = newToken()
  await tx
    .insertInto('browser_proofs')
    .values({ student_id: studentId, cookie_hash: hashToken(cookie), purpose, expires_at: expiresAt })
    .execute()
  return cookie
}

/** The student of a cookie, or null if it is unknown, used or expired. */
export async function findBrowserProof(db: Db, purpose: Purpose, cookie: string, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom('browser_proofs')
    .select('student_id')
    .where('cookie_hash', '=', hashToken(cookie))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.student_id ?? null
}

/** Uses up a proof. Returns false if it is used already, or ended. */
export async function deleteBrowserProof(tx: Db, studentId: string, cookie: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('browser_proofs')
    .where('student_id', '=', studentId)
    .where('cookie_hash', '=', hashToken(cookie))
    .returning('student_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Ends the proofs of a student, all or of one purpose. */
export async function deleteBrowserProofs(tx: Db, studentId: string, purpose?: Purpose): Promise<void> {
  const own = tx.deleteFrom('browser_proofs').where('student_id', '=', studentId)
  await (purpose ? own.where('purpose', '=', purpose) : own).execute()
}

export async function deleteExpiredBrowserProofs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('browser_proofs').where('expires_at', '<=', now).execute()
}
