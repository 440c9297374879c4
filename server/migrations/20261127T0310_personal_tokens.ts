import { sql, type Kysely } from 'kysely'

/**
 * Personal tokens for assistants are sessions with a scope and a name: whatever ends all sessions of a student ends
 * them too. A session of the website has neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column scope text check (scope in ('read', 'draft')),
      add column name text,
      add column last_used_at timestamptz,
      add constraint sessions_named check ((scope is null) = (name is null))`.execute(db)
}
