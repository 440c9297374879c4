import { schools } from '@labreach/contract/plans'
import type { ProfessorRecord } from '../src/catalogue/import/professor.ts'
import type { Sql } from '../src/db/sql.ts'
import { insertValues } from './insert-values.ts'

export type TestProfessor = {
  id: number
  scholarId: string
  name: string
  schoolName: string
  citedBy: number
  interests: string[]
  email: string | null
  homepage: string | null
  works: string[]
}

const firstNames = [
  'Zelda',
  'Quentin',
  'Ottoline',
  'Barnaby',
  'Xanthe',
  'Ludovic',
  'Philippa',
  'Casimir',
  'Isolde',
  'Thaddeus',
]
const lastNames = [
  'Farnsworth',
  'Abernathy',
  'Vanterpool',
  'Quillfeather',
  'Oakenshott',
  'Ravensdale',
  'Blackwood-Hume',
]
const fields = [
  ['Robotics', 'Computer vision'],
  ['Genomics', 'Evolution'],
  ['Machine learning', 'Robotics'],
  ['Macroeconomics', 'Trade'],
  ['Natural language processing', 'Machine learning'],
]

/** The invented professor with this number. Names, Scholar ids and citations are unique. */
export function makeProfessor(number: number): Omit<TestProfessor, 'id'> {
  const first = firstNames[number % firstNames.length]!
  const last = lastNames[Math.floor(number / firstNames.length) % lastNames.length]!
  const handle = `${last.toLowerCase().replace(/\W/g, '')}${number}`
  return {
    scholarId: `Sch${String(number).padStart(5, '0')}AAAAJ`,
    name: `${first} ${last}${number >= 70 ? ` ${'I'.repeat(Math.floor(number / 70))}` : ''}`,
    schoolName: schools[number % schools.length]!,
    citedBy: 100_000 - number * 10,
    interests: fields[number % fields.length]!,
    email: `${handle}@cs.stocked.edu`,
    homepage: `https://people.stocked.edu/~${handle}`,
    works: [`Telltale ${handle} on grasping robots`, `Telltale ${handle} on learning to see`],
  }
}

/** Inserts professors. It does not notify a catalogue that is already open. */
export async function addProfessors(sql: Sql, professors: Omit<TestProfessor, 'id'>[]): Promise<TestProfessor[]> {
  if (professors.length === 0) return []
  const rows = professors.map((one) => ({
    scholar_id: one.scholarId,
    name: one.name,
    affiliation: `Department of Studies, ${one.schoolName}`,
    school_name: one.schoolName,
    cited_by: one.citedBy,
    homepage_url: one.homepage,
    google_scholar_url: `https://scholar.google.com/citations?user=${one.scholarId}`,
    url_picture: `https://pictures.stocked.edu/${one.scholarId}.jpg`,
    key_interests: one.interests,
    email: one.email,
    source: 'test',
    updated_at: new Date(0),
  }))
  const added = await sql<{ id: number; scholar_id: string }[]>`
    insert into professors ${insertValues(...rows)} returning id, scholar_id`
  const idOf = new Map(added.map((row) => [row.scholar_id, row.id]))
  const all = professors.map((one) => ({ ...one, id: idOf.get(one.scholarId)! }))
  const works = all.flatMap(({ id, works: titles }) =>
    titles.map((title) => ({
      professor_id: id,
      title,
      abstract: 'Robots that learn to grasp by sight.',
      pub_year: 2025,
    })),
  )
  if (works.length > 0) await sql`insert into publications ${insertValues(...works)}`
  return all
}

/** A record of a source for tests of imports. */
export function aProfessorRecord(values: Partial<ProfessorRecord>): ProfessorRecord {
  return {
    scholarId: 'x',
    name: 'Ada Ashcombe',
    affiliation: 'Professor of Music, UC Davis',
    schoolName: 'UC Davis',
    citedBy: 1,
    keyInterests: ['harmony'],
    homepageUrl: 'https://music.example/',
    googleScholarUrl: 'https://scholar.example/',
    email: null,
    publications: [],
    ...values,
  }
}
