import { type Kysely, sql } from 'kysely'

/**
 * An index of the networks from which an account has signed in; they are exempt from delays (account/slow-guesses.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index journal_networks on journal (subject, (detail ->> 'from')) where event = 'signed_in'`.execute(db)
}
