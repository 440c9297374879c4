import type { Db } from '../../db/connection.ts'
import type { Suppression } from '../../suppression.ts'

/** Whether this address, in any spelling, belongs to a professor who has opted out. */
export async function isOptedOutAddress(
  db: Db,
  suppression: Pick<Suppression, 'address'>,
  address: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('suppressions')
    .select('hash')
    .where('hash', '=', suppression.address(address))
    .where('kind', '=', 'address')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
