import { sql, type Kysely } from 'kysely'

/**
 * The time at which the record of an opted-out professor is erased. Existing opt-outs get it together with their
 * hashes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table opt_outs add erase_after timestamptz`.execute(db)
  await sql`create index opt_outs_due on opt_outs (erase_after) where not held`.execute(db)
}
