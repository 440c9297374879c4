import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'

// Every key of a student's rows must contain the student, so that the database can be partitioned by student
// (docs/scaling.md). A new table must be added to one of the two lists.

/** Tables of students, with the column that contains the student. */
const ofStudents: Record<string, string> = {
  students: 'id',
  sessions: 'student_id',
  resumes: 'student_id',
  google_grants: 'student_id',
  google_links: 'student_id',
  relationships: 'student_id',
  relationship_stamps: 'student_id',
  templates: 'student_id',
  first_templates: 'student_id',
  ai_uses: 'student_id',
  name_searches: 'student_id',
  outreaches: 'student_id',
  letter_reports: 'student_id',
  password_resets: 'student_id',
  email_changes: 'student_id',
  passkeys: 'student_id',
  second_factors: 'student_id',
  recovery_codes: 'student_id',
  browser_proofs: 'student_id',
  school_addresses: 'student_id',
  ai_sentences: 'student_id',
  school_address_links: 'student_id',
  calendar_feeds: 'student_id',
  mentor_links: 'student_id',
  mentor_comments: 'student_id',
  customers: 'student_id',
  handled_payments: 'student_id',
}

/** All other tables, with the reason. */
const others: Record<string, string> = {
  professors: 'the catalogue, the same for all students',
  publications: 'the catalogue',
  professor_activity: 'the catalogue',
  professor_facts: 'the catalogue',
  homepage_reads: 'the catalogue: the last read of each homepage',
  homepage_hosts: 'the catalogue: when a host was last read, and its robots.txt, for a day',
  professor_aliases: 'the catalogue',
  professor_embeddings: 'the catalogue',
  opt_outs: 'the catalogue: professors who opted out',
  opt_out_tokens: 'the catalogue: tokens of professors for the opt-out page (30 minutes) or in a mail',
  suppressions: 'the catalogue: hashes of those who opted out',
  suppression_lines: 'the operator’s: lines that are not yet in the file outside the database',
  professor_wishes: 'the catalogue: wishes of professors about letters',
  page_links: 'a professor’s: hashes of mailed links',
  page_changes: 'a professor’s: changes that can be taken back for 30 days',
  address_changes: 'a professor’s: a new address before it holds',
  email_lookups: 'the catalogue: results of lookups on homepages',
  past_contacts:
    'the catalogue: letters to a professor from deleted accounts, without the student; a keyed hash of the mailbox continues their limits',
  past_uses: 'a Google account’s, by a keyed hash; remains after the student is deleted, so that quotas continue',
  imports: 'the operator’s: reports of imports',
  import_progress: 'the operator’s: progress of imports',
  journal: 'the operator’s: entries remain after the student or professor is deleted',
  visitor_resumes: 'a visitor’s, for a day at most',
  google_trips: 'a browser’s flow at Google, for ten minutes; the student is not known yet',
  passkey_challenges: 'a browser’s or a session’s, for five minutes; only hashes',
  referrals: 'a Google account’s, which counts once; remains without names after both students are deleted',
  rate_limits: 'counters by network and by user name, which may not exist',
  kysely_migration: 'the migrations’',
  kysely_migration_lock: 'the migrations’',
}

/** Keys that are unique among all students. A student is found by them before the id is known. */
const uniqueEverywhere: Record<string, string> = {
  students_username: 'a user name belongs to one student',
  students_username_key: 'user names that compare as equal belong to one student',
  students_email: 'a verified address belongs to one student',
  school_addresses_address: 'a confirmed school address belongs to one student',
  passkeys_credential: 'a passkey belongs to one student',
  google_grants_google_sub_key: 'a Google account belongs to one student',
  calendar_feeds_token: 'a calendar program shows a token before the student is known',
  mentor_links_token: 'a mentor shows a token before the student is known',
  customers_customer_id_key: 'an event of the payment provider concerns one student',
}

/** Foreign keys of students' tables that refer neither to the same student nor to the catalogue. */
const otherReferences: Record<string, string> = {
  students_referred_by_fkey: 'the referring student; set to null when that student is deleted',
}

const database = await createTestDatabase()
const { sql } = database

type Key = { table: string; name: string; is_primary: boolean; columns: string[] }
type Reference = { table: string; name: string; columns: string[]; to: string; theirs: string[] }

const keys = await sql<Key[]>`
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, indisprimary as is_primary,
    array(select coalesce(attname::text, '(expression)')
      from unnest(indkey::int2[]) as part left join pg_attribute on attrelid = indrelid and attnum = part and part > 0
    ) as columns
  from pg_index join pg_class on pg_class.oid = indrelid
  where indisunique and relnamespace = 'public'::regnamespace`
const references = await sql<Reference[]>`
  select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as to,
    array(select attname::text from unnest(conkey) as part join pg_attribute on attrelid = conrelid and attnum = part
    ) as columns,
    array(select attname::text from unnest(confkey) as part join pg_attribute on attrelid = confrelid and attnum = part
    ) as theirs
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
const tables = await sql<{ name: string; columns: string[] }[]>`
  select relname as name, array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0) as columns
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
const counted = await sql<{ table: string; column: string; type: string }[]>`
  select attrelid::regclass::text as table, attname as column, atttypid::regtype::text as type
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attidentity <> ''`
await database.close()

const isOfStudents = ({ table }: { table: string }) => table in ofStudents

test('every table is in one of the two lists', () => {
  const known = [...Object.keys(ofStudents), ...Object.keys(others)]
  expect(tables.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test('the primary key of every table of students contains the student', () => {
  const primary = keys.filter((key) => key.is_primary && isOfStudents(key))
  expect(primary.map(({ table }) => table).toSorted()).toEqual(Object.keys(ofStudents).toSorted())
  expect(primary.filter(({ table, columns }) => !columns.includes(ofStudents[table]!))).toEqual([])
})

test('every other unique key of these tables contains the student, unless it is unique among all students', () => {
  const without = keys.filter((key) => isOfStudents(key) && !key.columns.includes(ofStudents[key.table]!))
  expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(uniqueEverywhere).toSorted())
})

test('foreign keys to a student’s row contain the student, and other foreign keys of students’ tables refer to the catalogue', () => {
  const wrong = references.filter(isOfStudents).filter(({ table, columns, to, theirs }) => {
    if (!(to in ofStudents)) return to !== 'professors'
    const own = columns.indexOf(ofStudents[table]!)
    return own < 0 || theirs[own] !== ofStudents[to]
  })
  expect(wrong.map(({ name }) => name)).toEqual(Object.keys(otherReferences))
})

test('generated numbers of students’ rows are bigint, so that several machines can generate them', () => {
  const ofTheirs = counted.filter(isOfStudents)
  expect(ofTheirs.length).toBeGreaterThan(0)
  expect(ofTheirs.filter(({ type }) => type !== 'bigint')).toEqual([])
})
