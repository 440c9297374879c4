import { sql, type Kysely } from 'kysely'

/** The results of address lookups, so that no homepage is read twice without need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `searching` is a claim: its owner reads the homepage, all other lookups wait.
  await sql`
    create table email_lookups (
      professor_id integer primary key references professors (id) on delete cascade,
      outcome text not null check (outcome in ('searching', 'found', 'nothing', 'trouble')),
      email text,
      found_on text,
      looked_up_at timestamptz not null,
      check ((outcome = 'found') = (email is not null and found_on is not null))
    )`.execute(db)
}
