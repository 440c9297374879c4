import type { Db } from '../db/connection.ts'
import { isUniqueViolation } from '../db/violation.ts'
import type { Services } from '../services.ts'
import { computeUsernameKey } from './username-key.ts'

const BATCH_SIZE = 1_000

/**
 * Computes the missing keys of accounts. Older versions of the server insert accounts without a key, also while an
 * update is being rolled out. If two usernames have the same key, the second account gets a unique one: both students
 * sign in with the exact username.
 */
export async function fillUsernameKeys({ db }: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('students')
      .select(['id', 'username'])
      .where('username_key', 'is', null)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    for (const { id, username } of rows) {
      const taken = !(await setKey(db, id, computeUsernameKey(username)))
      // Unique: a username contains no equals sign.
      if (taken) await setKey(db, id, `=${username}`)
    }
    if (rows.length < BATCH_SIZE) return
  }
}

/** Returns false when another account has this key. */
async function setKey(db: Db, id: string, key: string): Promise<boolean> {
  try {
    await db
      .updateTable('students')
      .set({ username_key: key })
      .where('id', '=', id)
      .where('username_key', 'is', null)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'students_username_key')) return false
    throw error
  }
}
