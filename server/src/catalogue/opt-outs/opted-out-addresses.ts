import type { Db } from '../../db/connection.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'

/** Whether this address, in any spelling, belongs to a professor who has opted out. */
export async function isOptedOutAddress(
  db: Db,
  suppressionHasher: Pick<SuppressionHasher, 'hashAddress'>,
  address: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('suppressions')
    .select('hash')
    .where('hash', '=', suppressionHasher.hashAddress(address))
    .where('kind', '=', 'address')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
