import type { Sql } from '../../db/sql.ts'

const BATCH = 5_000

export type Identity = { scholar_id: string; addresses: string[]; aliases: string[] }

/** Reads ids and addresses of every professor who is not erased, some thousand at a time. */
export async function* readIdentities(sql: Sql): AsyncGenerator<Identity> {
  for (let last = 0; ;) {
    const rows = await sql<(Identity & { id: number })[]>`
      select p.id, scholar_id, array_remove(array[p.email, l.email], null) as addresses,
        array(select alias from professor_aliases a where a.scholar_id = p.scholar_id) as aliases
      from professors p left join email_lookups l on l.professor_id = p.id
      where erased_at is null and p.id > ${last}
      order by p.id limit ${BATCH}`
    yield* rows
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}
