import type { Db } from '../../db/connection.ts'

/** The factor of a student, also one that is not confirmed yet. */
export function selectFactor(db: Db, studentId: string) {
  return db
    .selectFrom('second_factors')
    .select(['secret_encrypted', 'started_at', 'confirmed_at', 'last_step'])
    .where('student_id', '=', studentId)
    .executeTakeFirst()
}

/** Whether a sign-in of this student asks for a code. */
export async function isFactorOn(db: Db, studentId: string): Promise<boolean> {
  return Boolean((await selectFactor(db, studentId))?.confirmed_at)
}

/** Stores a secret that is not confirmed yet, in place of an earlier one. Returns false if one is confirmed. */
export async function upsertSecret(db: Db, studentId: string, encrypted: Buffer, now: Date): Promise<boolean> {
  const stored = await db
    .insertInto('second_factors')
    .values({ student_id: studentId, secret_encrypted: encrypted, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('student_id')
        .doUpdateSet({ secret_encrypted: encrypted, started_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('student_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Confirms the secret that was read. Returns false if another one has replaced it meanwhile. */
export async function confirmFactor(
  tx: Db,
  studentId: string,
  read: Buffer,
  step: number,
  now: Date,
): Promise<boolean> {
  const confirmed = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('student_id', '=', studentId)
    .where('secret_encrypted', '=', read)
    .returning('student_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Uses up a step. Returns false if it, or a later one, was used before: each code works once. */
export async function takeStep(tx: Db, studentId: string, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('student_id', '=', studentId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('student_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Uses up a recovery code. Returns false if the student has no such code, or has used it. */
export async function takeRecoveryCode(tx: Db, studentId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('student_id', '=', studentId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('student_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function replaceRecoveryCodes(tx: Db, studentId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('student_id', '=', studentId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ student_id: studentId, code_hash })))
    .execute()
}

export async function countRecoveryCodes(db: Db, studentId: string): Promise<number> {
  const unused = await db
    .selectFrom('recovery_codes')
    .select('student_id')
    .where('student_id', '=', studentId)
    .where('used_at', 'is', null)
    .execute()
  return unused.length
}

/** The recovery codes go with it. */
export async function deleteFactor(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('student_id', '=', studentId).execute()
}

/** Deletes secrets that were never confirmed. */
export async function deleteUnconfirmedFactors(db: Db, startedBefore: Date): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('started_at', '<', startedBefore)
    .execute()
}

/** A batch of the encrypted secrets, for a new key. */
export function selectSecretsAfter(db: Db, studentId: string, count: number) {
  return db
    .selectFrom('second_factors')
    .select(['student_id', 'secret_encrypted'])
    .where('student_id', '>', studentId)
    .orderBy('student_id')
    .limit(count)
    .execute()
}

/** Replaces an encrypted secret, unless it has changed since it was read. */
export async function replaceSecret(db: Db, studentId: string, read: Buffer, next: Buffer): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ secret_encrypted: next })
    .where('student_id', '=', studentId)
    .where('secret_encrypted', '=', read)
    .execute()
}
