import { makeQuery } from '../../test/match-query.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { unfiltered } from '../../test/browse-index.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openDatabase } from '../db/connection.ts'
import { names } from '../db/sql.ts'
import { openCatalogue, reasonsForLocked, type Catalogue } from './catalogue.ts'

let database: TestDatabase
let catalogue: Catalogue | undefined

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  const { sql } = database
  await sql`delete from professors`
  await addProfessor('first', 30, ['Robotics'], [['Grasping with soft hands', 'Soft robotic hands grasp fruit.']])
  await addProfessor('second', 20, ['Genomics'], [['Reading genomes', 'Genomes of yeast, read one by one.']])
  await addProfessor('gone', 90, ['Robotics'], [['Hands', 'Robotic hands.']], true)
})
afterEach(async () => {
  await catalogue?.close()
  catalogue = undefined
})
afterAll(() => database.close())

async function addProfessor(
  scholarId: string,
  citedBy: number,
  interests: string[],
  works: [string, string][],
  optOut = false,
): Promise<number> {
  const { sql } = database
  const [row] = await sql<{ id: number }[]>`
    insert into professors (scholar_id, name, school_name, cited_by, key_interests, opt_out, source, updated_at)
    values (${scholarId}, ${`Professor ${scholarId}`}, 'UC Davis', ${citedBy}, ${interests}, ${optOut}, 'test', now()) returning id`
  for (const [title, abstract] of works)
    await sql`insert into publications (professor_id, title, abstract, pub_year) values (${row!.id}, ${title}, ${abstract}, 2026)`
  return row!.id
}

const query = makeQuery({ text: 'Research\ngrasping hands' })
const openTestCatalogue = async () => (catalogue = await openCatalogue(database))
const listNames = (from: Catalogue) => from.page(unfiltered).professors.map((professor) => professor.scholarId)

test('lists every professor who has not opted out [BROWSE-35]', async () => {
  const from = await openTestCatalogue()
  expect(listNames(from)).toEqual(['first', 'second'])
  expect(from.size()).toBe(2)
  expect(from.byScholarId('gone')).toBeUndefined()
  const first = from.byScholarId('first')!
  expect(from.get(first.id)).toEqual(first)
  expect(first).toMatchObject({
    name: 'Professor first',
    schoolName: 'UC Davis',
    citedBy: 30,
    keyInterests: ['Robotics'],
    homepageUrl: null,
  })
})

test('matches interests and works when the index is ready [MATCH-1]', async () => {
  const from = await openTestCatalogue()
  await from.matchReady
  const found = from.match(query, 9)
  expect(found.map((one) => from.get(one.id)!.scholarId)).toEqual(['first'])
  expect(found[0]!.reasons[0]).toMatchObject({ source: 'publication', text: 'Grasping with soft hands' })
  expect(JSON.stringify(reasonsForLocked(found[0]!))).not.toMatch(/soft/i)
})

test('removes a professor on notification, from pages and matches', async () => {
  const from = await openTestCatalogue()
  await from.matchReady
  const version = from.version()
  const { id } = from.byScholarId('first')!
  await database.sql`update professors set opt_out = true where id = ${id}`
  await database.sql`select pg_notify('catalogue', ${`optout:${id}`})`
  await expect.poll(() => listNames(from)).toEqual(['second'])
  expect(from.match(query, 9)).toEqual([])
  expect(from.version()).toBeGreaterThan(version)
})

test('removes a professor without waiting for the notification', async () => {
  const from = await openTestCatalogue()
  from.remove(from.byScholarId('first')!.id)
  expect(listNames(from)).toEqual(['second'])
})

test('a standby with old data does not restore a professor who opted out', async () => {
  const standby = await createTestDatabase()
  const { sql } = database
  for (const table of ['professors', 'publications'])
    for (const { row } of await sql`select to_jsonb(${names(table)}) as row from ${names(table)}`)
      await standby.sql`
        insert into ${names(table)} overriding system value
        select * from jsonb_populate_record(null::${names(table)}, ${JSON.stringify(row)}::jsonb)`
  await sql`update professors set opt_out = true where scholar_id = 'first'`
  const from = (catalogue = await openCatalogue({ ...database, source: standby.sql, isStandby: true }))
  expect(listNames(from)).toEqual(['second'])
  await from.matchReady
  expect(from.match(query, 9)).toEqual([])
  await from.close()
  await standby.close()
})

test('a reload waits until a standby has the change, but for opt-outs; the start does not wait [OPERATION-30, OPTOUT-8]', async () => {
  const { sql, url } = database
  await sql.run(`
    create schema standby;
    create table standby.replayed (at pg_lsn);
    insert into standby.replayed values ('0/0');
    create function standby.pg_is_in_recovery() returns boolean return true;
    create function standby.pg_last_wal_replay_lsn() returns pg_lsn return (select at from standby.replayed)`)
  const standby = openDatabase(`${url}?options=${encodeURIComponent('-c search_path=standby,pg_catalog,public')}`)
  const from = (catalogue = await openCatalogue({ ...database, source: standby.sql, isStandby: true }))
  expect(listNames(from)).toEqual(['first', 'second'])
  await from.matchReady
  await addProfessor('third', 50, [], [])
  await sql`select pg_notify('catalogue', 'import')`
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(listNames(from)).toEqual(['first', 'second'])
  // An opt-out whose notification is lost with the connection.
  await sql`update professors set opt_out = true where scholar_id = 'first'`
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`
  await expect.poll(() => listNames(from), { timeout: 3_000 }).toEqual(['second'])
  // What others write meanwhile delays it no more.
  await sql`update standby.replayed set at = pg_current_wal_lsn()`
  await addProfessor('fourth', 40, [], [])
  await expect.poll(() => listNames(from), { timeout: 3_000 }).toContain('third')
  await from.close()
  await standby.close()
})

test('reloads everything on any other notification, works included', async () => {
  const from = await openTestCatalogue()
  await from.matchReady
  await addProfessor('third', 50, ['Robotics'], [['Grasping hands everywhere', 'Hands that grasp.']])
  await database.sql`select pg_notify('catalogue', 'import')`
  await expect.poll(() => listNames(from)).toEqual(['third', 'first', 'second'])
  await expect
    .poll(() =>
      from
        .match(query, 9)
        .map((one) => from.get(one.id)!.scholarId)
        .toSorted(),
    )
    .toEqual(['first', 'third'])
})

test('reloads everything after the listening connection was lost', async () => {
  const from = await openTestCatalogue()
  await from.matchReady
  await addProfessor('third', 50, [], [])
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`
  await expect.poll(() => listNames(from)).toEqual(['third', 'first', 'second'])
})
