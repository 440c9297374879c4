import { sql, type Kysely } from 'kysely'

/** `confirmed`: a used token of an erasure that waits for the end of an import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table opt_out_tokens drop constraint opt_out_tokens_purpose_check,
      add constraint opt_out_tokens_purpose_check check (purpose in ('view', 'erase', 'confirmed'))`.execute(db)
}
