import { sql, type Kysely } from 'kysely'

/**
 * `mailbox_provider`: to whose mailbox a letter was handed; null before, and for letters of older versions. `due_at`: when
 * a held letter was first due that its mailbox had no room for then; null for others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outreaches add column mailbox_provider text, add column due_at timestamptz`.execute(db)
}
