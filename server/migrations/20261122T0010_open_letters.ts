import { type Kysely, sql } from 'kysely'

/** Letters that are neither sent nor refused: few among millions, and looked for every minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index outreaches_open on outreaches (state, reserved_at) where state in ('sending', 'unconfirmed')`.execute(
    db,
  )
}
