import type { Db } from '../../db/connection.ts'

/** The unlocks of all students. */
export async function countUnlocks(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('relationships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('unlocked_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
