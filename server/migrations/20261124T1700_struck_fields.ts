import { sql, type Kysely } from 'kysely'

/**
 * A student corrects what was understood from the resume: fields of research that were struck out, and, before the
 * registration, the interests that were typed (a student's are in `students.additional_interests` already).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table students add column struck_fields text[] not null default '{}'`.execute(db)
  await sql`
    alter table visitor_resumes
      add column struck_fields text[] not null default '{}',
      add column additional_interests text[] not null default '{}'`.execute(db)
}
