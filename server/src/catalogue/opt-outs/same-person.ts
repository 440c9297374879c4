import { sql } from 'kysely'
import { parseOpenalexId, parseOrcid } from '../import/ids.ts'
import type { Db } from '../../db/connection.ts'

/**
 * All known ids of one person: the given one, verbatim and read as an ORCID and an OpenAlex id, and every id that
 * aliases connect with it in either direction. A person may have several rows in the catalogue, and an alias can
 * outlive its row.
 */
export async function findPersonIds(db: Db, given: string): Promise<string[]> {
  return findIdsOfPersons(
    db,
    [given, parseOrcid(given), parseOpenalexId(given)].filter((id) => id !== undefined),
  )
}

/** All known ids of the persons with these ids. */
export async function findIdsOfPersons(db: Db, start: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive person (id) as (
      select unnest(${start}::text[])
      union
      select known.id
      from person cross join lateral (
        select scholar_id as id from professor_aliases where alias = person.id
        union all select alias from professor_aliases where scholar_id = person.id
      ) known
    )
    select id from person`.execute(db)
  return rows.map(({ id }) => id)
}

/** The ids of all rows of the same person, including the given one. */
export async function findPersonRowIds(db: Db, scholarId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('professors')
    .select('id')
    .where('scholar_id', 'in', await findPersonIds(db, scholarId))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
