import { type Kysely, sql } from 'kysely'

/** From which networks an account has signed in: asked while somebody guesses its password (account/slow-guesses.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index journal_networks on journal (subject, (detail ->> 'from')) where event = 'signed_in'`.execute(db)
}
