import type { Db } from '../db/connection.ts'
import { isUniqueViolation } from '../db/violation.ts'
import type { Services } from '../services.ts'
import { usernameKey } from './usernames.ts'

const AT_ONCE = 1_000

/**
 * Gives a key to accounts that have none: those from before there were keys, and those that a server of that time makes.
 * Of two whose names are the same by now the second keeps a key of its own: both sign in with the name as they wrote it.
 */
export async function fillUsernameKeys({ db }: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('students')
      .select(['id', 'username'])
      .where('username_key', 'is', null)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, username } of rows) {
      const taken = !(await setKey(db, id, usernameKey(username)))
      // No other name has this form: a username has no equals sign.
      if (taken) await setKey(db, id, `=${username}`)
    }
    if (rows.length < AT_ONCE) return
  }
}

/** Answers false when another account has this key. */
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
