import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { systemClock } from '../../clock.ts'
import { importCsrankings } from './csrankings.ts'
import type { ImportReport } from './store.ts'

// Invented people in the format of the real files, who cover the special cases.
const files = {
  'csrankings.csv': `name,affiliation,homepage,scholarid
A. M. Thornbrook,Univ. of California - Berkeley,https://thorn.example/a,THORNBRKAAAJ
Adaline Thornbrook,Univ. of California - Berkeley,https://thorn.example,THORNBRKAAAJ
Adaline M. Thornbrook,Univ. of California - Berkeley,https://thorn.example/m,THORNBRKAAAJ
Nobody Pageless,Stanford University,https://nobody.example,NOSCHOLARPAGE
Nobody Pageless II,Stanford University,https://nobody.example,NO SCHOLAR PAGE
Wen Luo 0010,Univ. of California - San Diego,https://luo.example,LUO0010AAAAJ
Wen Luo 0011,University of Colorado - Denver,https://luo.example/11,LUO0011AAAAJ
Dörte Falkenbach 0001 [SWS],Max Planck Society,ftp.falken.example/dörte,FALKENBAAAAJ
Przemysław Ząbczyk,Tata Inst. of Fundamental Research, https://zab.example ,ZABCZYKAAAAJ
Kai Samename,University of Turku,https://kai.example,KAITURKUAAAJ
Kai Samename,University of Lagos,https://kai2.example,KAILAGOSAAAJ
Short Identity,Stanford University,https://short.example,SHORTAAAAJ
Ida Pasted,Stanford University,https://ida.example,IDAPASTEDAAJ&hl=en
Ora Mistaken,Stanford University,https://ora.example,IDAPASTEDAAJ
Too,Many,Columns,Here,Really
`,
  'dblp-aliases.csv': `alias,name
A. M. Thornbrook,Adaline Thornbrook
Adaline M. Thornbrook,Adaline Thornbrook
`,
  'country-info.csv': `institution,region,countryabbrv
University of Turku,europe,fi
Max Planck Society,europe,de
`,
  'generated-author-info.2017-07-20.csv': `"name","dept","area","subarea","count","adjustedcount","year"
"Adaline Thornbrook","Univ. of California - Berkeley","vision",,3.0,1.0,2015
"A. M. Thornbrook","Univ. of California - Berkeley","nlp",,3.0,2.0,2016
"Kai Samename","University of Turku","crypt",,1.0,1.0,2016
"Kai Samename","University of Lagos","robotics",,1.0,1.0,2016
"Wen Luo 0010","Univ. of California - San Diego","alchemy",,1.0,1.0,2016
`,
}

let database: TestDatabase
let folder: string
let report: ImportReport

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'labreach-csrankings-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  report = await importCsrankings(database, systemClock, folder)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

describe('importing csrankings', () => {
  it('imports several names with one Scholar id as one person with the canonical name', async () => {
    const row = await readProfessor('THORNBRKAAAJ')
    expect(row).toMatchObject({ name: 'Adaline Thornbrook', homepage_url: 'https://thorn.example' })
    expect(report.skipped['another name of the same person']).toBe(2)
  })

  it('combines the interests of all names of a person, by the number of papers', async () => {
    expect((await readProfessor('THORNBRKAAAJ')).key_interests).toEqual([
      'natural language processing',
      'computer vision',
    ])
  })

  it('does not give one person the interests of a namesake', async () => {
    expect((await readProfessor('KAITURKUAAAJ')).key_interests).toEqual(['cryptography'])
    expect((await readProfessor('KAILAGOSAAAJ')).key_interests).toEqual(['robotics'])
  })

  it('removes homonym numbers and institute marks from names, and distinguishes these people', async () => {
    expect((await readProfessor('LUO0010AAAAJ')).name).toBe('Wen Luo')
    expect((await readProfessor('LUO0011AAAAJ')).name).toBe('Wen Luo')
    expect((await readProfessor('FALKENBAAAAJ')).name).toBe('Dörte Falkenbach')
  })

  it('names schools as the school filter of the browse page does, expands other names, and adds the country [BROWSE-6]', async () => {
    expect((await readProfessor('THORNBRKAAAJ')).school_name).toBe('UC Berkeley')
    expect((await readProfessor('LUO0011AAAAJ')).school_name).toBe('University of Colorado, Denver')
    expect((await readProfessor('ZABCZYKAAAAJ')).school_name).toBe('Tata Institute of Fundamental Research')
    expect((await readProfessor('KAITURKUAAAJ')).affiliation).toBe('Computer Science, University of Turku, Finland')
  })

  it('drops homepages that are not URLs and trims those that are', async () => {
    expect((await readProfessor('FALKENBAAAAJ')).homepage_url).toBeNull()
    expect(await readProfessor('ZABCZYKAAAAJ')).toMatchObject({
      name: 'Przemysław Ząbczyk',
      homepage_url: 'https://zab.example',
    })
    expect(report.flaws['homepage dropped, not a URL']).toBe(1)
  })

  it('repairs an id with parameters of its URL, and detects two people with one id', async () => {
    expect((await readProfessor('IDAPASTEDAAJ')).name).toBe('Ida Pasted')
    expect(report.examples['the Scholar id is that of another person']?.[0]).toContain('line 15: Ora Mistaken')
  })

  it('reports skipped rows with reasons and examples', () => {
    expect(report).toMatchObject({ read: 15, added: 8, changed: 0, unchanged: 0 })
    expect(report.skipped).toEqual({
      'no Scholar page': 2,
      'another name of the same person': 2,
      'malformed Scholar id': 1,
      'the Scholar id is that of another person': 1,
      'malformed row': 1,
    })
    expect(report.examples['malformed row']).toEqual(['line 16: Too,Many,Columns,Here,Really'])
    expect(report.flaws).toMatchObject({ 'area code unknown': 1 })
  })

  it('imports no addresses, citations or publications', async () => {
    expect(await readProfessor('LUO0010AAAAJ')).toMatchObject({ email: null, cited_by: 0 })
    expect(await database.sql`select from publications`).toHaveLength(0)
  })

  it('changes nothing the second time', async () => {
    expect(await importCsrankings(database, systemClock, folder)).toMatchObject({ added: 0, changed: 0, unchanged: 8 })
  })

  it('explains which file is missing, malformed, not UTF-8 or has other columns [OPERATION-34]', async () => {
    const other = await mkdtemp(join(tmpdir(), 'labreach-csrankings-'))
    await expect(importCsrankings(database, systemClock, other)).rejects.toThrow(
      /csrankings\.csv cannot be read \(ENOENT\)/,
    )
    const contents = [
      ['name,school\n', 'lacks the column "affiliation"'],
      ['name,affiliation\n"Ada', /csrankings\.csv cannot be read \(CSV_QUOTE_NOT_CLOSED\)/],
      [Buffer.from('name,affiliation\nJosé', 'latin1'), /csrankings\.csv is not UTF-8\./],
    ] as const
    for (const [text, message] of contents) {
      await writeFile(join(other, 'csrankings.csv'), text)
      await expect(importCsrankings(database, systemClock, other)).rejects.toThrow(message)
    }
    await rm(other, { recursive: true })
  })
})

type Row = {
  name: string
  school_name: string
  affiliation: string
  key_interests: string[]
  homepage_url: string | null
  email: string | null
  cited_by: number
}

async function readProfessor(scholarId: string): Promise<Row> {
  const [row] = await database.sql<Row[]>`select * from professors where scholar_id = ${scholarId}`
  if (!row) throw new Error(`${scholarId} was not imported`)
  return row
}
