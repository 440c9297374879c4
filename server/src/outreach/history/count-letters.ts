import type { Db } from '../../db/connection.ts'

/** The letters of all students by their state (`name`), in alphabetical order. */
export function countLetters(db: Db): Promise<{ name: string; count: number }[]> {
  return db
    .selectFrom('outreaches')
    .select(({ fn }) => ['state as name', fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
}
