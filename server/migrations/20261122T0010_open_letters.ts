import { type Kysely, sql } from 'kysely'

/** An index of letters that are being sent or unconfirmed: there are few among millions, and a query finds them every minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index outreaches_open on outreaches (state, reserved_at) where state in ('sending', 'unconfirmed')`.execute(
    db,
  )
}
