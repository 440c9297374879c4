import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { computePersonKey } from './person-key.ts'
import type { ProfessorRecord } from './professor.ts'
import { storeProfessors } from './store.ts'
import { names } from '../../db/sql.ts'

const clock = { now: () => new Date('2026-11-21T12:00:00Z') }
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(() => deleteAll())
afterAll(() => database.close())

const store = (source: string, ...rows: ProfessorRecord[]) => storeProfessors(database, clock, { source, rows })

describe('merging sources', () => {
  it('matches a name and school in any spelling, and adopts the real scholar id', async () => {
    await store('openalex', anOpenalexRecord({ name: 'Dörte Fálkenbach', schoolName: 'UC Davis' }))
    const report = await store(
      'csrankings',
      aScholarRecord({ name: 'Falkenbach, Dorte', schoolName: 'University of California, Davis' }),
    )
    expect(report).toMatchObject({ added: 0, changed: 1 })
    expect(await readIds()).toEqual(['ADASCHOLAAAJ'])
    expect(await readAliases()).toEqual({ 'openalex:A1': 'ADASCHOLAAAJ', 'orcid:0000-0000-0000-0001': 'ADASCHOLAAAJ' })
  })

  it('matches a person by any id, also after a change of name', async () => {
    await store('csrankings', aScholarRecord({ otherIds: ['orcid:0000-0000-0000-0001'] }))
    await store('openalex', anOpenalexRecord({ name: 'A. Married', schoolName: 'Elsewhere' }))
    const report = await store(
      'openalex',
      anOpenalexRecord({ name: 'Someone Else', schoolName: 'Nowhere', otherIds: [] }),
    )
    expect(report).toMatchObject({ read: 1, added: 0 })
    expect(await readIds()).toEqual(['ADASCHOLAAAJ'])
  })

  it('keeps the facts of other sources, and replaces its own [CARD-31]', async () => {
    const active = (year: number) => ({
      activity: {
        worksByYear: [{ year, works: 5, citations: 0 }],
        affiliations: [{ name: 'UC Davis', years: [year] }],
      },
    })
    await store('openalex', anOpenalexRecord(active(2024)))
    await database.sql`
      insert into professor_facts (professor_id, kind, source, position, value, quote, read_at)
      select id, 'taking', 'homepage', 0, '{"levels": [], "term": null}', 'I take students.', now() from professors`
    await store('csrankings', aScholarRecord({}))
    await store('openalex', anOpenalexRecord(active(2026)))
    const rows = await database.sql`
      select kind, f.source, value->>'year' as year from professor_facts f join professors on id = professor_id
      where scholar_id = 'ADASCHOLAAAJ' order by kind`
    expect(rows).toEqual([
      { kind: 'affiliation_since', source: 'openalex', year: null },
      { kind: 'last_work', source: 'openalex', year: '2026' },
      { kind: 'taking', source: 'homepage', year: null },
      { kind: 'works_per_year', source: 'openalex', year: null },
    ])
  })

  it('deletes what was read on a former homepage [PROFESSORPAGE-56]', async () => {
    const record = aScholarRecord({ homepageUrl: 'https://old.example' })
    await store('csrankings', record, aScholarRecord({ ...record, scholarId: 'OTHERADAAAAJ' }))
    await database.sql`
      insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
      select id, 'found', 'namesake@old.example', homepage_url, now() from professors`
    await database.sql`
      insert into homepage_reads (professor_id, address, outcome, read_at)
      select id, homepage_url, 'read', now() from professors`
    await database.sql`
      insert into professor_facts (professor_id, kind, source, position, value, quote, read_at)
      select id, kind, facts.source, 0, '{}', quote, now() from professors,
        (values ('taking', 'homepage', 'I take students.'), ('last_work', 'openalex', null)) facts (kind, source, quote)`
    await store(
      'csrankings',
      { ...record, citedBy: 5 },
      { ...record, scholarId: 'OTHERADAAAAJ', homepageUrl: 'https://new.example' },
    )
    const rows = await database.sql`
      select scholar_id, array(select source from professor_facts where professor_id = p.id order by 1) as facts,
        (select count(*)::int from email_lookups where professor_id = p.id) as lookups,
        (select count(*)::int from homepage_reads where professor_id = p.id) as reads
      from professors p order by 1`
    expect(rows).toEqual([
      { scholar_id: 'ADASCHOLAAAJ', facts: ['homepage', 'openalex'], lookups: 1, reads: 1 },
      { scholar_id: 'OTHERADAAAAJ', facts: ['openalex'], lookups: 0, reads: 0 },
    ])
  })

  it('does not match namesakes: different ids of one kind, several of the name, another school, an initial', async () => {
    await store('csrankings', aScholarRecord({}), aScholarRecord({ scholarId: 'OTHERADAAAAJ' }))
    await store('csv', aScholarRecord({ scholarId: 'THIRDADAAAAJ' }))
    await store('openalex', anOpenalexRecord({}))
    await store('openalex', anOpenalexRecord({ scholarId: 'openalex:A2', otherIds: [], schoolName: 'UC Irvine' }))
    await store('openalex', anOpenalexRecord({ scholarId: 'openalex:A3', otherIds: [], name: 'A. Ashcombe' }))
    await store('csv', anOpenalexRecord({ scholarId: 'csv:x', otherIds: [], name: 'A. Ashcombe' }))
    expect(await readIds()).toHaveLength(7)
  })

  it('imports one of two rows of the same professor', async () => {
    await store('csrankings', aScholarRecord({ otherIds: ['orcid:0000-0000-0000-0001'] }))
    const report = await store('csv', aScholarRecord({ citedBy: 5 }), anOpenalexRecord({ citedBy: 6 }))
    expect(report).toMatchObject({ read: 2, changed: 1, skipped: { 'the same person as another row': 1 } })
    expect(await readProfessor()).toMatchObject({ cited_by: 5 })
    expect(await readAliases()).toMatchObject({ 'openalex:A1': 'ADASCHOLAAAJ' })
  })

  it('gives the same result in every order of imports', async () => {
    const imports = [
      () => store('csrankings', aScholarRecord({ homepageUrl: 'https://list.example', keyInterests: ['robotics'] })),
      () =>
        store(
          'openalex',
          anOpenalexRecord({ citedBy: 70, keyInterests: ['topics'], publications: [aWork('Machine')] }),
        ),
      () =>
        store(
          'csv',
          anOpenalexRecord({
            scholarId: 'csv:x',
            otherIds: [],
            email: 'ada@davis.example',
            publications: [aWork('Own')],
          }),
        ),
    ]
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [1, 0, 2],
    ]
    for (const order of orders) {
      for (const one of [...order, ...order]) await imports[one]!()
      expect([order, await readProfessor()]).toEqual([
        order,
        {
          scholar_id: 'ADASCHOLAAAJ',
          name: 'Ada Ashcombe',
          cited_by: 70,
          key_interests: ['robotics'],
          homepage_url: 'https://list.example',
          email: 'ada@davis.example',
          titles: ['Own'],
        },
      ])
      for (const one of order) expect(await imports[one]!()).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
      await deleteAll()
    }
  })

  it('updates a field from the source that it belongs to', async () => {
    await store('openalex', anOpenalexRecord({ citedBy: 70, keyInterests: ['old'] }))
    await store('csrankings', aScholarRecord({ keyInterests: ['robotics'] }))
    await store('openalex', anOpenalexRecord({ citedBy: 71, keyInterests: ['new'] }))
    expect(await readProfessor()).toMatchObject({ cited_by: 71, key_interests: ['robotics'] })
  })
})

describe('an opt-out', () => {
  it('applies to another id in another source [OPTOUT-9]', async () => {
    await store('csrankings', aScholarRecord({}))
    await optOut('ADASCHOLAAAJ')
    await store('openalex', anOpenalexRecord({}))
    expect(await readListed()).toEqual([])
    expect(await readIds()).toEqual(['ADASCHOLAAAJ'])
  })

  it('applies to a scholar id that is imported later, and remains without a row [OPTOUT-9]', async () => {
    await store('openalex', anOpenalexRecord({}))
    await optOut('openalex:A1')
    await store('csrankings', aScholarRecord({}))
    expect(await readIds()).toEqual(['ADASCHOLAAAJ'])
    await database.sql`delete from professors`
    await store('openalex', anOpenalexRecord({ name: 'Ada Renamed' }))
    expect(await readListed()).toEqual([])
    await store('csrankings', aScholarRecord({}))
    expect(await readListed()).toEqual([])
  })

  it('applies to a new record with the same name and school, and the audit log contains it', async () => {
    await store('csrankings', aScholarRecord({}))
    await optOut('ADASCHOLAAAJ')
    await store('csv', aScholarRecord({ scholarId: 'SECONDPAGEAJ' }))
    expect(await readIds()).toHaveLength(2)
    expect(await readListed()).toEqual([])
    expect(await database.sql`select event, subject, detail from journal`).toEqual([
      { event: 'opted_out', subject: 'SECONDPAGEAJ', detail: { same_person_as: 'ADASCHOLAAAJ' } },
    ])
  })

  it('applies to another scholar id with the same ORCID', async () => {
    const otherIds = ['orcid:0000-0000-0000-0001']
    await store('csv', aScholarRecord({ otherIds }))
    await optOut('ADASCHOLAAAJ')
    await store(
      'csv',
      aScholarRecord({ scholarId: 'SECONDPAGEAJ', name: 'Ada Married', schoolName: 'Elsewhere', otherIds }),
    )
    expect(await readListed()).toEqual([])
  })

  it('does not apply to a listed namesake, nor to one whom the operator restored', async () => {
    await store('csrankings', aScholarRecord({}), aScholarRecord({ scholarId: 'NAMESAKEAAAJ' }))
    await optOut('ADASCHOLAAAJ')
    await store('csrankings', aScholarRecord({}), aScholarRecord({ scholarId: 'NAMESAKEAAAJ', citedBy: 4 }))
    expect(await readListed()).toEqual(['NAMESAKEAAAJ'])
  })
})

describe('the key of a person', () => {
  it.each([
    ['Ada Ashcombe', '', null],
    ['Ashcombe', 'UC Davis', null],
    ['A. Ashcombe', 'UC Davis', null],
    ['Ada Ashcombe', 'Univ. of California - Davis', 'ada ashcombe @ uc davis'],
    ['Ashcombe, Ada', 'UC Davis', 'ada ashcombe @ uc davis'],
  ])('of %j at %j is %j', (name, school, key) => {
    expect(computePersonKey(name, school)).toBe(key)
  })
})

function aScholarRecord(values: Partial<ProfessorRecord>): ProfessorRecord {
  return {
    scholarId: 'ADASCHOLAAAJ',
    name: 'Ada Ashcombe',
    affiliation: 'UC Davis',
    schoolName: 'UC Davis',
    citedBy: null,
    keyInterests: [],
    homepageUrl: null,
    googleScholarUrl: null,
    email: null,
    publications: [],
    ...values,
  }
}

function anOpenalexRecord(values: Partial<ProfessorRecord>): ProfessorRecord {
  return aScholarRecord({ scholarId: 'openalex:A1', otherIds: ['orcid:0000-0000-0000-0001'], ...values })
}

function aWork(title: string) {
  return { title, abstract: 'Short.', year: 2020, citations: 1, url: null }
}

async function optOut(scholarId: string): Promise<void> {
  await database.sql`insert into opt_outs (scholar_id, opted_out_at) values (${scholarId}, now())`
  await database.sql`update professors set opt_out = true where scholar_id = ${scholarId}`
}

async function readIds(): Promise<string[]> {
  return (await database.sql`select scholar_id from professors order by 1`).map((row) => row.scholar_id as string)
}

async function readListed(): Promise<string[]> {
  const rows = await database.sql`select scholar_id from professors where not opt_out order by 1`
  return rows.map((row) => row.scholar_id as string)
}

async function readAliases(): Promise<Record<string, string>> {
  const rows = await database.sql<
    { alias: string; scholar_id: string }[]
  >`select alias, scholar_id from professor_aliases`
  return Object.fromEntries(rows.map(({ alias, scholar_id }) => [alias, scholar_id]))
}

async function readProfessor() {
  const [row] = await database.sql`
    select scholar_id, name, cited_by, key_interests, homepage_url, email,
      array(select title from publications where professor_id = professors.id) as titles
    from professors`
  return row
}

/** A delete of a few rows is much faster than truncating all dependent tables. */
async function deleteAll(): Promise<void> {
  for (const table of ['professors', 'professor_aliases', 'opt_outs', 'journal', 'imports'])
    await database.sql`delete from ${names(table)}`
}
