import { sql } from 'kysely'
import { openalexId, orcid } from '../../catalogue/import/ids.ts'
import type { Db } from '../../db/connection.ts'

/**
 * Every id that merging knows of one person: the given one as it stands, as an ORCID and as an OpenAlex id, and from
 * there along all aliases in both directions. One person may stand in several rows of the catalogue, and an id may be
 * remembered whose row is gone.
 */
export async function idsOfPerson(db: Db, given: string): Promise<string[]> {
  const begin = [given, orcid(given), openalexId(given)].filter((id) => id !== undefined)
  const { rows } = await sql<{ id: string }>`
    with recursive person (id) as (
      select unnest(${begin}::text[])
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

/** The rows of the catalogue that are about the same person as this one; itself among them. */
export async function rowsOfPerson(db: Db, scholarId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('professors')
    .select('id')
    .where('scholar_id', 'in', await idsOfPerson(db, scholarId))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
