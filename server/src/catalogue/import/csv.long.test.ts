import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { systemClock } from '../../clock.ts'
import { importCsv, readColumnMap } from './csv.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'labreach-csv-'))
})
afterEach(async () => {
  await database.sql`delete from professors`
  await database.sql`delete from professor_aliases`
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const professorsCsv = `\uFEFFName,School,Cited By,Interests,Homepage,Email,Scholar_ID,ORCID
"Ashcombe, Ada",Univ. of California - Davis,"1,204",harmony; music theory ;Harmony,https://ada.example,ada@davis.example,ADASCHOLAAAJ,
Bo Birch,Elsewhere College,,"law, ethics and trust",bo.example,not an address,12,https://orcid.org/0000-0001-0000-000x
Cy Cedar,Elsewhere College,many,,,,,
Cy Cedar,Elsewhere College,,,,,,
,Elsewhere College,,,,,,
Dee Dogwood,,,,,,,
Too,Many
`

describe('importing files of CSV', () => {
  it('imports columns with the usual names, and reports skipped rows and values', async () => {
    const report = await importFiles({ 'professors.csv': professorsCsv })
    expect(report).toMatchObject({
      read: 7,
      added: 3,
      skipped: { 'name and school repeated': 1, 'no name': 1, 'no school and no id': 1, 'malformed row': 1 },
      flaws: {
        'cited_by left out, not valid': 1,
        'email left out, not valid': 1,
        'homepage_url left out, not valid': 1,
        'scholar_id left out, not valid': 1,
      },
    })
    expect(report.examples['malformed row']).toEqual(['line 8: Too,Many'])
    const rows = await readProfessors()
    expect(rows.map((row) => row.name)).toEqual(['Ashcombe, Ada', 'Bo Birch', 'Cy Cedar'])
    expect(rows[0]).toMatchObject({
      scholar_id: 'ADASCHOLAAAJ',
      school_name: 'UC Davis',
      cited_by: 1204,
      key_interests: ['harmony', 'music theory'],
      google_scholar_url: 'https://scholar.google.com/citations?user=ADASCHOLAAAJ',
    })
    expect(rows[1]).toMatchObject({
      scholar_id: 'orcid:0000-0001-0000-000X',
      homepage_url: null,
      email: null,
      key_interests: ['law/ethics and trust'],
    })
    expect(rows[2]!.scholar_id).toMatch(/^csv:[\w-]{16}$/)
  })

  it('imports interests from two columns, each once', async () => {
    await importFiles({
      'professors.csv': 'id,name,school,interests,keywords\n1,Ada Ash,Bates,Music;Harmony,harmony;Fugues\n',
    })
    expect((await readProfessors())[0]!.key_interests).toEqual(['Music', 'Harmony', 'Fugues'])
  })

  it('changes nothing the second time', async () => {
    await importFiles({ 'professors.csv': professorsCsv })
    expect(await importFiles({ 'professors.csv': professorsCsv })).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  })

  it('imports other columns by a map, and works by the ids of their authors', async () => {
    const report = await importFiles(
      {
        'professors.csv': 'No,Full name of person,Where\n7,Ada Ashcombe,UC Davis\n8,Bo Birch,UC Davis\n',
        'works.csv.gz': gzipSync(
          'Paper,About,Whose,When,Link\nOn <i>harmony</i>,"We, too",7; 8,2020,10.1000/182\nOn law,,8,soon,\n,x,8,,\nNobody’s,,9,,\n',
        ),
      },
      'id=No,name=Full Name of Person,school_name=Where,works.title=Paper,works.abstract=About,works.professor=Whose,works.year=When,works.url=Link',
    )
    expect(report.flaws).toEqual({ 'work without a title': 1, 'work of nobody in the file of professors': 1 })
    expect(await readWorks()).toEqual([
      {
        name: 'Ada Ashcombe',
        title: 'On harmony',
        abstract: 'We, too',
        pub_year: 2020,
        pub_url: 'https://doi.org/10.1000/182',
      },
      {
        name: 'Bo Birch',
        title: 'On harmony',
        abstract: 'We, too',
        pub_year: 2020,
        pub_url: 'https://doi.org/10.1000/182',
      },
      { name: 'Bo Birch', title: 'On law', abstract: '', pub_year: null, pub_url: null },
    ])
  })

  it.each([
    [
      { 'professors.csv': 'Who,School\n' },
      '',
      /professors\.csv has no column for the name\. Its columns are Who, School\./,
    ],
    [{ 'professors.csv': 'name\n' }, 'school_name=Where', /professors\.csv has no column "Where"\./],
    [{ 'professors.csv': 'name\n', 'works.csv': 'name\n' }, '', /works\.csv has no column for the title\./],
    [{ 'professors.txt': 'name\n' }, '', /professors\.txt is neither \.csv nor \.jsonl/],
    [{ 'professors.csv.gz': 'not gzipped' }, '', /professors\.csv\.gz cannot be read \(Z_DATA_ERROR\)\./],
    [{ 'professors.jsonl.gz': 'not gzipped' }, '', /professors\.jsonl\.gz cannot be read \(Z_DATA_ERROR\)\./],
  ])('explains what is wrong with %j', async (files, map, sentence) => {
    await expect(importFiles(files, map)).rejects.toThrow(sentence)
  })

  it.each([
    ['CSV', { 'professors.csv': Buffer.from('name,school\nAda Ash,Bates\nJosé Birch,Bates\n', 'latin1') }],
    ['gzipped CSV', { 'professors.csv.gz': gzipSync(Buffer.from('name,school\nAda Ash,Bates\nJosé', 'latin1')) }],
    ['JSON lines', { 'professors.jsonl': Buffer.from('{"name":"Ada Ash"}\n{"name":"José Birch"}\n', 'latin1') }],
    [
      'works',
      { 'professors.csv': 'name,school\nAda Ash,Bates\n', 'works.csv': Buffer.from('title\nCafé\n', 'latin1') },
    ],
  ])('imports nothing of a file of %s that is not UTF-8 [OPERATION-34]', async (_, files) => {
    await expect(importFiles(files)).rejects.toThrow(/(professors|works)\.\S+ is not UTF-8\. Save it as UTF-8 /)
    expect(await readProfessors()).toEqual([])
  })

  it('imports characters of several bytes at every place, and UTF-16 [OPERATION-34]', async () => {
    const name = `A${'é'.repeat(40_000)} 陳`
    await importFiles({ 'professors.csv': `name,school\n${name},Bates\n` })
    await importFiles({ 'professors.csv': Buffer.from('\uFEFFname,school\nJosé Birch,Bates\n', 'utf16le') })
    expect((await readProfessors()).map((row) => row.name)).toEqual([name, 'José Birch'])
  })

  it('names the missing file', async () => {
    for (const file of ['gone.csv', 'gone.jsonl', 'gone.csv.gz'])
      await expect(importCsv(database, systemClock, { professors: join(folder, file) })).rejects.toThrow(
        `${file} cannot be read (ENOENT).`,
      )
  })

  it('lists the fields if a map contains an unknown one', () => {
    expect(() => readColumnMap('moon=Phase')).toThrow(
      /^There is no field "moon"\. The fields are id, scholar_id, .*works\.url/,
    )
    expect(() => readColumnMap('name')).toThrow('"name" does not name a column')
  })
})

describe('importing JSON lines', () => {
  it('imports professors who list their works', async () => {
    const lines = [
      {
        id: 'ADASCHOLAAAJ',
        name: 'Ada Ashcombe',
        affiliation: 'UC Davis',
        key_interests: ['harmony'],
        works: ['w2', 'w1', 'w9'],
      },
      { id: 'BOSCHOLARAAJ&hl=en', name: 'Bo Birch', affiliation: 'UC Davis', homepage: null, works: ['w1'] },
    ]
    const report = await importFiles(
      {
        'professors.jsonl': `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"broken\n\n[1]\n`,
        'works.jsonl.gz': gzipSync(
          [
            '{"id":"w1","title":"One","abstract":"First.","year":2019}',
            '{"id":"w2","title":"Two","year":2024}',
            '{"id":"w2","title":"Two"}',
          ].join('\n'),
        ),
      },
      'scholar_id=id',
    )
    expect(report).toMatchObject({
      read: 4,
      added: 2,
      skipped: { 'malformed row': 2 },
      flaws: { 'work listed that is not in the file of works': 1, 'work repeated': 1 },
    })
    expect((await readProfessors()).map((row) => row.scholar_id)).toEqual(['ADASCHOLAAAJ', 'BOSCHOLARAAJ'])
    expect((await readWorks()).map(({ name, title }) => [name, title])).toEqual([
      ['Ada Ashcombe', 'One'],
      ['Ada Ashcombe', 'Two'],
      ['Bo Birch', 'One'],
    ])
  })
})

async function importFiles(files: Record<string, string | Uint8Array>, map = '') {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const [professorsFile, worksFile] = Object.keys(files)
  return importCsv(database, systemClock, {
    professors: join(folder, professorsFile!),
    works: worksFile && join(folder, worksFile),
    ...(map && { map: readColumnMap(map) }),
  })
}

function readProfessors() {
  return database.sql`select * from professors order by name`
}

function readWorks() {
  return database.sql`
    select name, title, abstract, pub_year, pub_url
    from publications join professors on professors.id = professor_id order by name, title`
}
