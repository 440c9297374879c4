import type { Db } from '../../db/connection.ts'

/** Stores the school address to confirm. It replaces an earlier one and its link. */
export async function upsertSchoolLink(db: Db, studentId: string, address: string, expiresAt: Date): Promise<void> {
  const row = { address, token_hash: null, expires_at: expiresAt }
  await db
    .insertInto('school_address_links')
    .values({ student_id: studentId, ...row })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(row))
    .execute()
}

type Token = { studentId: string; tokenHash: Buffer }

/** Stores the token of an address that waits; returns false if this address does not wait any more. */
export async function setSchoolToken(
  db: Db,
  { studentId, address, tokenHash }: Token & { address: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('school_address_links')
    .set({ token_hash: tokenHash })
    .where('student_id', '=', studentId)
    .where('address', '=', address)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a link at a time, unless it was used or replaced meanwhile. */
export async function setSchoolLinkEnd(db: Db, { studentId, tokenHash }: Token, expiresAt: Date): Promise<void> {
  await db
    .updateTable('school_address_links')
    .set({ expires_at: expiresAt })
    .where('student_id', '=', studentId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** The address of a student that waits for its link, or null. */
export async function findWaitingAddress(db: Db, studentId: string, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('school_address_links')
    .select('address')
    .where('student_id', '=', studentId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.address ?? null
}

/** Uses a student's single-use token up; returns its address. Undefined if it is unknown, used, expired or another's. */
export async function deleteSchoolLink(
  tx: Db,
  { studentId, tokenHash }: Token,
  now: Date,
): Promise<string | undefined> {
  const link = await tx
    .deleteFrom('school_address_links')
    .where('student_id', '=', studentId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('address')
    .executeTakeFirst()
  return link?.address
}

/** Returns false if no address of the student waited. */
export async function deleteSchoolLinkOf(tx: Db, studentId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('school_address_links')
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteExpiredSchoolLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('school_address_links').where('expires_at', '<=', now).execute()
}
