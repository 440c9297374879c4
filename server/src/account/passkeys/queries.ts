import type { Insertable } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Passkeys } from '../../db/schema.ts'

export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof selectByCredential>>>

/** A student's passkeys, oldest first. */
export function selectPasskeys(db: Db, studentId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'added_at', 'used_at'])
    .where('student_id', '=', studentId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

/** The passkey with this id of a credential, of any student. */
export function selectByCredential(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['student_id', 'id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Returns false if the credential is stored already. */
export async function insertPasskey(tx: Db, passkey: Insertable<Passkeys>): Promise<boolean> {
  const inserted = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Stores the use of a passkey. Returns false if it was removed since it was read, or used with the same counter: then
 * the verification is worth nothing.
 */
export async function updateUse(
  tx: Db,
  { student_id, id, counter }: Pick<PasskeyRow, 'student_id' | 'id' | 'counter'>,
  use: { counter: number; now: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable('passkeys')
    .set({ counter: use.counter, used_at: use.now })
    .where('student_id', '=', student_id)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Returns false if the student has no such passkey. */
export async function deletePasskey(tx: Db, studentId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
