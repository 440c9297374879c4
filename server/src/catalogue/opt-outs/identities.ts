import type { Sql } from 'postgres'

const BATCH = 5_000

export type Identity = { scholar_id: string; addresses: string[]; aliases: string[] }

/** Reads ids and addresses of every professor who is not erased, some thousand at a time. */
export async function* readIdentities(sql: Sql): AsyncGenerator<Identity> {
  const professors = sql<Identity[]>`
    select scholar_id, array_remove(array[p.email, l.email], null) as addresses,
      array(select alias from professor_aliases a where a.scholar_id = p.scholar_id) as aliases
    from professors p left join email_lookups l on l.professor_id = p.id where erased_at is null`
  for await (const rows of professors.cursor(BATCH)) yield* rows
}
