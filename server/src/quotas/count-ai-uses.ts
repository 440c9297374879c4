import type { Db } from '../db/connection.ts'

/** The uses of the language model for letters of all students since a time. */
export async function countAiUses(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('ai_uses')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('used_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
