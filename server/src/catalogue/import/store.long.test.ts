import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { TransactionSql } from '../../db/sql.ts'
import { aProfessorRecord } from '../../../test/professors.ts'
import { copyRowsInto } from './copy.ts'
import type { PublicationRecord, SourceRow } from './professor.ts'
import { storePages, storeProfessors, type Progress } from './store.ts'
import { up as emptyExamples } from '../../../migrations/20261127T1915_import_examples.ts'

const clock = { now: () => new Date('2026-11-20T12:00:00Z') }
let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

const store = (...rows: SourceRow[]) => storeProfessors(database, clock, { source: 'test', rows })

describe('storing professors', () => {
  it('preserves every character: tabs, backslashes, quotes, accents, other scripts', async () => {
    const text = 'a\tb\\n\nc "d" {e,f} \\N Łukasz Nguyễn 陳'
    await store(
      aProfessorRecord({
        name: text,
        keyInterests: [text, '', 'x,y', 'NULL'],
        publications: [aPublication({ title: text })],
      }),
    )
    const [row] =
      await database.sql`select name, key_interests, title from professors join publications on professor_id = professors.id`
    expect(row).toEqual({ name: text, key_interests: [text, '', 'x,y', 'NULL'], title: text })
  })

  it('counts added, changed and unchanged professors, and stores the report without rows [OPTOUT-46]', async () => {
    await store(aProfessorRecord({ scholarId: 'same' }), aProfessorRecord({ scholarId: 'changes' }))
    const report = await store(
      aProfessorRecord({ scholarId: 'same' }),
      aProfessorRecord({ scholarId: 'changes', name: 'New Name' }),
      aProfessorRecord({ scholarId: 'new' }),
      aProfessorRecord({ scholarId: 'new' }),
      { skipped: 'no Scholar page', example: 'line 5' },
      { flaw: 'homepage dropped, not a URL' },
    )
    expect(report).toMatchObject({
      read: 5,
      added: 1,
      changed: 1,
      unchanged: 1,
      skipped: { 'Scholar id repeated': 1, 'no Scholar page': 1 },
      flaws: { 'homepage dropped, not a URL': 1 },
      examples: { 'no Scholar page': ['line 5'] },
    })
    const written = await database.sql`select source, finished_at, report from imports order by id desc limit 1`
    const { examples: _, ...stored } = report
    expect(written[0]).toEqual({ source: 'test', finished_at: clock.now(), report: stored })
  })

  it('removes the rows from the reports of older versions [OPTOUT-46]', async () => {
    const reports = [{ read: 1, examples: { 'no name': ['line 2: Ada'] } }, { read: 2 }]
    for (const report of reports)
      await database.sql`
        insert into imports (source, finished_at, report) values ('test', now(), ${JSON.stringify(report)})`
    await emptyExamples(database.db as never)
    expect(await database.sql`select report from imports order by id`).toEqual([
      { report: { read: 1 } },
      { report: { read: 2 } },
    ])
  })

  it('preserves opt-outs in later imports and after the row was deleted [OPTOUT-9]', async () => {
    await store(aProfessorRecord({ scholarId: 'leaves' }), aProfessorRecord({ scholarId: 'stays' }))
    await optOut(database.sql, 'leaves')
    await store(aProfessorRecord({ scholarId: 'leaves', name: 'New Name' }), aProfessorRecord({ scholarId: 'stays' }))
    expect(await readOptedOut()).toEqual({ leaves: true, stays: false })
    await database.sql`delete from professors`
    await store(aProfessorRecord({ scholarId: 'leaves' }), aProfessorRecord({ scholarId: 'stays' }))
    expect(await readOptedOut()).toEqual({ leaves: true, stays: false })
  })

  it('never replaces a known value by a missing one', async () => {
    const known = aProfessorRecord({ email: 'a@b.example', citedBy: 12, publications: [aPublication({})] })
    await store(known)
    const report = await store({
      ...known,
      email: null,
      citedBy: null,
      keyInterests: [],
      homepageUrl: null,
      googleScholarUrl: null,
      affiliation: '',
      publications: [],
    })
    expect(report).toMatchObject({ changed: 0, unchanged: 1 })
    const [row] =
      await database.sql`select email, cited_by, (select count(*) from publications) as publications from professors`
    expect(row).toEqual({ email: 'a@b.example', cited_by: 12, publications: 1 })
  })

  it('replaces the publications only of professors with different ones', async () => {
    const [one, other] = ['one', 'other'].map((scholarId) =>
      aProfessorRecord({ scholarId, publications: [aPublication({ title: 'Old' }), aPublication({ title: 'Kept' })] }),
    )
    await store(one!, other!)
    const idsBefore = await readPublicationIds('other')
    const report = await store(
      { ...one!, publications: [aPublication({ title: 'Kept' }), aPublication({ title: 'New' })] },
      other!,
    )
    expect(report).toMatchObject({ changed: 1, unchanged: 1 })
    const titles = await database.sql`
      select title from publications join professors p on p.id = professor_id where scholar_id = 'one' order by title`
    expect(titles.map(({ title }) => title as string)).toEqual(['Kept', 'New'])
    expect(await readPublicationIds('other')).toEqual(idsBefore)
  })

  it('preserves the id of a known professor', async () => {
    await store(aProfessorRecord({ scholarId: 'known' }))
    const before = await database.sql`select id from professors`
    await store(aProfessorRecord({ scholarId: 'known', name: 'New Name' }), aProfessorRecord({ scholarId: 'new' }))
    expect(await database.sql`select id from professors where scholar_id = 'known'`).toEqual(before)
  })

  it('assigns ids independent of name, citations, position in the file and time of import', async () => {
    const people = Array.from({ length: 300 }, (_, index) => `Person ${String(index).padStart(3, '0')}`)
    const rows = people.map((name, index) => aProfessorRecord({ scholarId: name, name, citedBy: 1_000 - index }))
    await store(...rows.slice(0, 150))
    await store(...rows.slice(150))
    const ids = await database.sql<{ id: number }[]>`select id from professors order by name`
    expect(new Set(ids.map(({ id }) => id)).size).toBe(300)
    const ascending = ids.filter(({ id }, index) => id > (ids[index - 1]?.id ?? Infinity)).length
    // By chance, half of the 299 neighbours ascend (standard deviation 5); in the order of the file, all or none.
    expect(Math.abs(ascending - 149.5)).toBeLessThan(40)
    const highest = Math.max(...ids.map(({ id }) => id))
    const computeMean = (some: readonly { id: number }[]) =>
      some.reduce((sum, { id }) => sum + id / highest, 0) / some.length
    // By chance, the means of two imports differ by 0.03; if the second import continued the ids of the first, by 0.5.
    expect(Math.abs(computeMean(ids.slice(150)) - computeMean(ids.slice(0, 150)))).toBeLessThan(0.25)
  })

  it('notifies listeners if the catalogue changed, and not otherwise', async () => {
    let notifications = 0
    const { close: unlisten } = await database.listen('catalogue', () => void notifications++)
    await store(aProfessorRecord({}))
    await store(aProfessorRecord({}))
    await store(aProfessorRecord({ name: 'New Name' }))
    await expect.poll(() => notifications).toBe(2)
    for (const _ of [1, 2]) await store(aProfessorRecord({ name: 'New Name', otherIds: ['orcid:1'] }))
    await expect.poll(() => notifications).toBe(3)
    await store(aProfessorRecord({ scholarId: 'csv:y', name: 'Bo Birch' }))
    const promoted = await store(aProfessorRecord({ scholarId: 'y', name: 'Bo Birch', otherIds: ['csv:y'] }))
    expect(promoted).toMatchObject({ added: 0, changed: 0 })
    await expect.poll(() => notifications).toBe(5)
    await unlisten()
  })

  it('hides a row at once if a page of an import says that the person has opted out [OPTOUT-8]', async () => {
    await store(
      aProfessorRecord({ scholarId: 'gone', otherIds: ['orcid:1'] }),
      aProfessorRecord({ scholarId: 'same', name: 'Ada A' }),
    )
    await optOut(database.sql, 'gone')
    const payloads: string[] = []
    const { close: unlisten } = await database.listen('catalogue', (payload) => void payloads.push(payload))
    const [{ id } = { id: 0 }] = await database.sql<
      { id: number }[]
    >`select id from professors where scholar_id = 'same'`
    const people = async function* () {}
    const pages = async function* () {
      const rows = [aProfessorRecord({ scholarId: 'same', name: 'Ada A', otherIds: ['orcid:1'] })]
      yield { rows, save: () => Promise.resolve() }
      await expect.poll(() => payloads).toEqual([`optout:${id}`])
    }
    await storePages(database, clock, { source: 'test', people: people(), pages: pages() })
    // The catalogues are loaded again at the end: a run of before may have been killed.
    await expect.poll(() => payloads).toEqual([`optout:${id}`, ''])
    await unlisten()
  })

  it('stores nothing if the source fails', async () => {
    const failAfterOne = async function* (): AsyncGenerator<SourceRow> {
      yield aProfessorRecord({})
      throw new Error('the disk is gone')
    }
    await expect(storeProfessors(database, clock, { source: 'test', rows: failAfterOne() })).rejects.toThrow(
      'the disk is gone',
    )
    const [row] = await database.sql`select (select count(*) from professors) + (select count(*) from imports) as rows`
    expect(row).toEqual({ rows: 0 })
  })

  it('fails with PostgreSQL’s message on a number out of range', async () => {
    await expect(store(aProfessorRecord({ citedBy: 3_000_000_000 }))).rejects.toThrow('out of range for type integer')
  })

  it('fails if PostgreSQL refuses a COPY at its end', async () => {
    const refused = database.sql.begin(async (tx) => {
      await tx`create temp table small (number integer) on commit drop`
      await copyRowsInto(tx, 'small', ['number'], [['not a number']])
    })
    await expect(refused).rejects.toThrow('invalid input syntax')
    expect(await database.sql`select 1 as still_working`).toHaveLength(1)
  })

  it('adds no professor twice in concurrent imports', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => aProfessorRecord({ scholarId: `person ${index}` }))
    const reports = await Promise.all([store(...rows), store(...rows)])
    expect(reports.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 50])
  })

  it('reports its progress', async () => {
    const seen: Progress[] = []
    await storeProfessors(database, clock, {
      source: 'test',
      rows: [aProfessorRecord({})],
      total: 1,
      onProgress: (one) => seen.push(one),
    })
    expect(seen.map(({ phase, read, total }) => [phase, read, total])).toEqual([
      ['reading', 1, 1],
      ['storing', 1, 1],
      ['done', 1, 1],
    ])
  })
})

function aPublication(values: Partial<PublicationRecord>): PublicationRecord {
  return { title: 'On harmony', abstract: 'Short.', year: 2020, citations: 1, url: null, ...values }
}

async function optOut(sql: TransactionSql, scholarId: string): Promise<void> {
  await sql`insert into opt_outs (scholar_id, opted_out_at) values (${scholarId}, now())`
  await sql`update professors set opt_out = true where scholar_id = ${scholarId}`
}

async function readOptedOut(): Promise<Record<string, boolean>> {
  const rows = await database.sql<
    { scholar_id: string; opt_out: boolean }[]
  >`select scholar_id, opt_out from professors`
  return Object.fromEntries(rows.map(({ scholar_id, opt_out }) => [scholar_id, opt_out]))
}

async function readPublicationIds(scholarId: string): Promise<number[]> {
  const rows = await database.sql<{ id: number }[]>`
    select u.id from publications u join professors p on p.id = professor_id where scholar_id = ${scholarId} order by u.id`
  return rows.map(({ id }) => id)
}
