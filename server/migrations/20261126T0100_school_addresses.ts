import { sql, type Kysely } from 'kysely'

/**
 * School addresses that students have confirmed, and the links that confirm them. `address_key` is the normal form by
 * which one address belongs to one account. A letter stores the address that its footer names, as the student approved
 * it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table school_addresses (
      student_id uuid primary key references students (id) on delete cascade,
      address text not null,
      address_key text not null,
      confirmed_at timestamptz not null,
      shown boolean not null default false
    )`.execute(db)
  await sql`create unique index school_addresses_address on school_addresses (address_key)`.execute(db)
  await sql`
    create table school_address_links (
      student_id uuid primary key references students (id) on delete cascade,
      address text not null,
      token_hash bytea,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index school_address_links_token on school_address_links (token_hash)`.execute(db)
  await sql`alter table outreaches add column school_address text`.execute(db)
}
