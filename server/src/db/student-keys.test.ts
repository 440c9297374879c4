import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'

// A database that is spread over machines by student needs the student in every key of their rows (docs/scaling.md).
// Each table stands on one side: who adds one decides here whose it is.

/** Tables that belong to students, with the column that says to whom. */
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
  password_resets: 'student_id',
  email_changes: 'student_id',
  customers: 'student_id',
  handled_payments: 'student_id',
}

/** All others, with why. */
const others: Record<string, string> = {
  professors: 'the catalogue, the same for all students',
  publications: 'the catalogue',
  professor_activity: 'the catalogue',
  professor_aliases: 'the catalogue',
  professor_embeddings: 'the catalogue',
  opt_outs: 'the catalogue: who asked to be left alone',
  opt_out_tokens: 'the catalogue: of a professor on the opt-out page, 30 minutes, or in a mail to them',
  suppressions: 'the catalogue: hashes of those who opted out',
  suppression_lines: 'the operator’s: what is about to be written to the file outside the database',
  email_lookups: 'the catalogue: what was found on a professor’s page',
  past_contacts: 'the catalogue: how often a professor was written to by those who left; names no student',
  past_uses: 'of a Google account, by a keyed hash; outlives the student, so that quotas go on',
  imports: 'the operator’s: what was imported',
  import_progress: 'the operator’s: how far an import is',
  journal: 'the operator’s: outlives whom it is about, professors as well as students',
  visitor_resumes: 'nobody is a student yet; a day at most',
  google_trips: 'of a browser on its way to Google, before it is known who sits there; ten minutes',
  referrals: 'of a Google account, which counts once ever; outlives both students and then names nobody',
  rate_limits: 'counters, of addresses and of names that may be nobody’s',
  kysely_migration: 'of the migrations',
  kysely_migration_lock: 'of the migrations',
}

/** What may be there once among all students: found by it before it is known who they are. */
const uniqueEverywhere: Record<string, string> = {
  students_username: 'nobody else has this name',
  students_username_key: 'nobody else has a name that is compared as the same',
  students_email: 'nobody else has this verified address',
  google_grants_google_sub_key: 'a Google account signs in one student',
  customers_customer_id_key: 'an event of the payment provider is about one student',
}

/** Foreign keys of students' tables that lead neither to their student nor into the catalogue. */
const otherReferences: Record<string, string> = {
  students_referred_by_fkey: 'who brought whom: forgotten when the other one leaves',
}

const database = await testDatabase()
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

test('every table belongs either to students or, with a reason, to somebody else', () => {
  const known = [...Object.keys(ofStudents), ...Object.keys(others)]
  expect(tables.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test('every table of students has a primary key that carries the student', () => {
  const primary = keys.filter((key) => key.is_primary && isOfStudents(key))
  expect(primary.map(({ table }) => table).toSorted()).toEqual(Object.keys(ofStudents).toSorted())
  expect(primary.filter(({ table, columns }) => !columns.includes(ofStudents[table]!))).toEqual([])
})

test('so does every other unique key of theirs, but for what is unique everywhere', () => {
  const without = keys.filter((key) => isOfStudents(key) && !key.columns.includes(ofStudents[key.table]!))
  expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(uniqueEverywhere).toSorted())
})

test('what refers to a student’s row does so with the student, and theirs lead to the catalogue at most', () => {
  const wrong = references.filter(isOfStudents).filter(({ table, columns, to, theirs }) => {
    if (!(to in ofStudents)) return to !== 'professors'
    const own = columns.indexOf(ofStudents[table]!)
    return own < 0 || theirs[own] !== ofStudents[to]
  })
  expect(wrong.map(({ name }) => name)).toEqual(Object.keys(otherReferences))
})

test('numbers that are counted for students’ rows have the width that several machines need', () => {
  const ofTheirs = counted.filter(isOfStudents)
  expect(ofTheirs.length).toBeGreaterThan(0)
  expect(ofTheirs.filter(({ type }) => type !== 'bigint')).toEqual([])
})
