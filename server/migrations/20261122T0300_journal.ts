import { sql, type Kysely } from 'kysely'

/** Indexes of the audit log by time and by subject, for sign-ins and for the deletion of rows after a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index journal_at on journal (at)`.execute(db)
  await sql`create index journal_subject on journal (subject, id)`.execute(db)
}
