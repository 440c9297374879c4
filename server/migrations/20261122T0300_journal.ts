import { sql, type Kysely } from 'kysely'

/** The journal is asked by time and by whom it is about; from here on sign-ins stand in it too, and a year is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index journal_at on journal (at)`.execute(db)
  await sql`create index journal_subject on journal (subject, id)`.execute(db)
}
