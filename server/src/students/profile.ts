import type { ProfileChange } from '@labreach/contract/schemas/account'
import type { z } from 'zod'
import type { Db } from '../db/connection.ts'

/** Profile fields that a student may change. Each is a column of the same name. */
export type ProfileFields = z.output<typeof ProfileChange>

export async function updateFields(db: Db, studentId: string, fields: ProfileFields): Promise<void> {
  await db.updateTable('students').set(fields).where('id', '=', studentId).execute()
}

/** The facts that a password must not consist of; undefined if the account is gone. */
export function findPersonalFacts(db: Db, studentId: string) {
  return db
    .selectFrom('students')
    .select(['username', 'first_name', 'last_name', 'email'])
    .where('id', '=', studentId)
    .executeTakeFirst()
}
