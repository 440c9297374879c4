import type { Passkey } from '@labreach/contract/passkeys'
import type { Db } from '../../db/connection.ts'
import { selectPasskeys } from './queries.ts'

/** A student's passkeys, oldest first, without their keys. */
export async function listPasskeys(db: Db, studentId: string): Promise<Passkey[]> {
  const rows = await selectPasskeys(db, studentId)
  return rows.map(({ id, name, added_at, used_at }) => ({
    id,
    name,
    added_at: added_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))
}
