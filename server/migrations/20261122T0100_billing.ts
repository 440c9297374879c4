import { sql, type Kysely } from 'kysely'

/** Customers of the payment provider, its handled events, and the referrals that count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The columns paid_* contain the state at the payment provider. Existing values are grants by an operator.
  await sql`
    alter table students
      add column granted_plan text not null default 'F' check (granted_plan in ('F', 'B', 'P')),
      add column granted_until timestamptz`.execute(db)
  await sql`
    update students set granted_plan = paid_plan, granted_until = paid_until, paid_plan = 'F', paid_until = null
    where paid_plan <> 'F'`.execute(db)

  // Each read of the provider's state gets its number before it starts. The highest applied number wins.
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

  // The provider's id of an event or of a verified checkout session. Each is handled once.
  await sql`
    create table handled_payments (
      key text primary key,
      student_id uuid not null references students (id) on delete cascade,
      handled_at timestamptz not null
    )`.execute(db)
  await sql`create index handled_payments_student on handled_payments (student_id)`.execute(db)
  await sql`create index handled_payments_past on handled_payments (handled_at)`.execute(db)

  // Hashes of all Google accounts that a student ever connected, so that students cannot refer themselves.
  await sql`
    create table google_links (
      student_id uuid references students (id) on delete cascade,
      google_hash bytea,
      primary key (student_id, google_hash)
    )`.execute(db)
  await sql`
    insert into google_links (student_id, google_hash)
    select student_id, sha256(convert_to(google_sub, 'UTF8')) from google_grants`.execute(db)

  // A Google account counts for one referral only. The row outlives both students and then identifies nobody.
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
