import type { Db } from '../db/connection.ts'

/** The maximum number of publications of one professor with the same title, e.g. a preprint and its article. */
const sameTitleMax = 20

/**
 * A publication of a professor by its exact title. If several have the title: the one of `year`, otherwise the newest.
 * Null if there is none.
 */
export async function findPublication(
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

/**
 * The publications of a professor, newest first, publications without a year last; within a year the most cited first.
 */
export function selectPublications(db: Db, professorId: number, atMost: number) {
  return db
    .selectFrom('publications')
    .select(['title', 'abstract', 'pub_year', 'num_citations', 'pub_url'])
    .where('professor_id', '=', professorId)
    .orderBy('pub_year', (order) => order.desc().nullsLast())
    .orderBy('num_citations', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
}
