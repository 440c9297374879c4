import type { SecondFactor } from '@labreach/contract/second-factor'
import type { Db } from '../../db/connection.ts'
import { countRecoveryCodes, selectFactor } from './queries.ts'

/** What a student sees of the second factor. */
export async function readFactor(db: Db, studentId: string): Promise<SecondFactor> {
  const since = (await selectFactor(db, studentId))?.confirmed_at
  return {
    on_since: since?.toISOString() ?? null,
    recovery_codes_left: since ? await countRecoveryCodes(db, studentId) : 0,
  }
}
