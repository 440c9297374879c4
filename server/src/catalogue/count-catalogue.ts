import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** `held`: opt-outs that wait for the operator. Erased professors count as opt-outs. */
export type CatalogueCounts = { professors: number; publications: number; opt_outs: number; held: number }

/** The size of the catalogue as it is in the database. */
export async function countCatalogue(db: Db): Promise<CatalogueCounts> {
  const { rows } = await sql<CatalogueCounts>`
    select (select count(*) from professors where not opt_out) as professors,
      (select count(*) from publications) as publications,
      (select count(*) from opt_outs) + (select count(*) from professors where erased_at is not null) as opt_outs,
      (select count(*) from opt_outs where held) as held`.execute(db)
  return rows[0]!
}

export async function hasProfessors(db: Db): Promise<boolean> {
  return (await db.selectFrom('professors').select('id').limit(1).executeTakeFirst()) !== undefined
}
