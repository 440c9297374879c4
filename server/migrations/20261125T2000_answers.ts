import { sql, type Kysely } from 'kysely'

/**
 * The answers to the three questions from which a first letter is set: with the draft of a letter, and, before a
 * professor is unlocked, two of them with the temporary resume and then with the student.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table relationships add column draft_answers jsonb`.execute(db)
  await sql`alter table visitor_resumes add column first_answers jsonb`.execute(db)
  await sql`alter table students add column first_answers jsonb`.execute(db)
}
