import type { Db } from '../../db/connection.ts'

/** The professors with a wish in force. Wishes hold at once: none waits for the operator. */
export async function countProfessorsWithWishes(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('professor_wishes')
    .select(({ fn }) => fn.count<string>('scholar_id').distinct().as('count'))
    .where('lapses_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
