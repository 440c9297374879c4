import { sql, type Kysely } from 'kysely'

/**
 * Reports of imports contained rows of people as examples. Nothing deletes a report, so the rows outlived the erasure of
 * these people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update imports set report = report - 'examples' where report -> 'examples' is not null`.execute(db)
}
