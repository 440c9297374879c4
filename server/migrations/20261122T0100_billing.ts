import { sql, type Kysely } from 'kysely'

/** Customers of the payment provider, what of its events was handled, and which referrals count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // From here on paid_* say what the payment provider says. Whatever stood there before came from an operator.
  await sql`
    alter table students
      add column granted_plan text not null default 'F' check (granted_plan in ('F', 'B', 'P')),
      add column granted_until timestamptz`.execute(db)
  await sql`
    update students set granted_plan = paid_plan, granted_until = paid_until, paid_plan = 'F', paid_until = null
    where paid_plan <> 'F'`.execute(db)

  // Readings of the provider are numbered before they begin, and the highest one that was applied stands.
  await sql`
    create table customers (
      student_id uuid primary key references students (id) on delete cascade,
      customer_id text not null unique,
      renews boolean not null default false,
      past_due_until timestamptz,
      last_reading bigint not null default 0,
      applied_reading bigint not null default 0 check (applied_reading <= last_reading),
      created_at timestamptz not null
    )`.execute(db)

  // The provider's id of an event, or of a checkout session that was verified: each is handled once.
  await sql`
    create table handled_payments (
      key text primary key,
      student_id uuid not null references students (id) on delete cascade,
      handled_at timestamptz not null
    )`.execute(db)
  await sql`create index handled_payments_student on handled_payments (student_id)`.execute(db)
  await sql`create index handled_payments_past on handled_payments (handled_at)`.execute(db)

  // Google accounts, as hashes, that a student has ever connected: nobody refers themselves by a detour.
  await sql`
    create table google_links (
      student_id uuid references students (id) on delete cascade,
      google_hash bytea,
      primary key (student_id, google_hash)
    )`.execute(db)
  await sql`
    insert into google_links (student_id, google_hash)
    select student_id, sha256(convert_to(google_sub, 'UTF8')) from google_grants`.execute(db)

  // A Google account makes one referral count, ever; the row outlives both students and then names nobody.
  await sql`
    create table referrals (
      google_hash bytea primary key,
      referred_id uuid unique references students (id) on delete set null,
      referrer_id uuid references students (id) on delete set null,
      counted_at timestamptz not null,
      check (referred_id <> referrer_id)
    )`.execute(db)
  await sql`create index referrals_referrer on referrals (referrer_id)`.execute(db)
  await sql`
    insert into referrals (google_hash, referred_id, referrer_id, counted_at)
    select sha256(convert_to(google_sub, 'UTF8')), students.id, referred_by, connected_at
    from students join google_grants on google_grants.student_id = students.id
    where referred_by is not null and referred_by <> students.id`.execute(db)
}
