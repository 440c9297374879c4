import type { Insertable } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { Students } from '../db/schema.ts'
import { computeUsernameKey } from './username-key.ts'

/** Returns false when the username or the verified address is taken. */
export async function insertStudent(tx: Db, student: Omit<Insertable<Students>, 'username_key'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('students')
    .values({ ...student, username_key: computeUsernameKey(student.username) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
