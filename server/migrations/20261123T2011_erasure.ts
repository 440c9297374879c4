import { sql, type Kysely } from 'kysely'

/** When the record of somebody who opted out is emptied. Empty for opt-outs of before: their time begins when they get hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table opt_outs add erase_after timestamptz`.execute(db)
  await sql`create index opt_outs_due on opt_outs (erase_after) where not held`.execute(db)
}
