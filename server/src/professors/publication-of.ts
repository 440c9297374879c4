import type { Db } from '../db/connection.ts'

/** Works of one professor that share a title, such as a preprint and its article. */
const sameTitleMax = 20

/**
 * What is stored of one publication of a professor, by its exact title; of several under one title the one of `year`,
 * else the newest. Null where the professor has none of that title.
 */
export async function publicationOf(
  db: Db,
  professorId: number,
  { title, year }: { title: string; year: number | string | null },
) {
  const found = await db
    .selectFrom('publications')
    .select(['title', 'abstract', 'pub_year as year'])
    .where('professor_id', '=', professorId)
    .where('title', '=', title)
    .orderBy('pub_year', (order) => order.desc().nullsLast())
    .limit(sameTitleMax)
    .execute()
  return found.find((one) => String(one.year) === String(year)) ?? found[0] ?? null
}
