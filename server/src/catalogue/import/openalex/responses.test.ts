import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { toSourceRow } from './author.ts'
import { Author, Work } from './schemas.ts'
import { readAbstract, toPublication } from './work.ts'

const none = new Set<string>()
const aSchool = (name: string, id = 'I1') => ({
  id: `https://openalex.org/${id}`,
  display_name: name,
  type: 'education',
})

// Invented people in the formats of several years.
const author2022 = {
  id: 'https://openalex.org/A1',
  orcid: 'https://orcid.org/0000-0001-0000-000x',
  display_name: 'Ada Ashcombe',
  works_count: 3,
  cited_by_count: 12,
  last_known_institution: aSchool('University of California, Davis'),
  x_concepts: [
    { id: 'https://openalex.org/C1', display_name: 'Computer science', level: 0, score: 90 },
    { id: 'https://openalex.org/C2', display_name: 'Harmony', level: 2, score: '50.5' },
    { id: 'https://openalex.org/C3', display_name: 'Acoustics', level: 1, score: '70' },
  ],
}
const author2026 = {
  id: 'https://openalex.org/A2',
  orcid: null,
  display_name: 'Bo Birch',
  works_count: 3,
  cited_by_count: 0,
  last_known_institutions: null,
  affiliations: [
    { institution: aSchool('Old College'), years: [2019, 2018] },
    { institution: { ...aSchool('Acme (United States)'), type: 'company' }, years: [2024] },
    { institution: aSchool('UCLA', 'I2'), years: [2020, 2024] },
    { institution: aSchool('Third College', 'I3'), years: [2024] },
  ],
  topics: [
    { id: 'https://openalex.org/T1', display_name: 'Probability, Statistics, and Risk', count: 3 },
    { id: 'https://openalex.org/T2', display_name: 'Fair Queues', count: 9 },
  ],
  x_concepts: [{ id: '41008148', display_name: 'Computer science', score: 0.8 }],
}
const work = {
  id: 'https://openalex.org/W1',
  doi: null,
  title: 'On <i>harmony</i>',
  publication_year: 2021,
  cited_by_count: 4,
  abstract_inverted_index: {
    '<jats:title>Abstract</jats:title><jats:p>We': [0],
    ask: [1, 3],
    'and\r\n': [2],
    'again.</jats:p>': [4],
  },
}

const toProfessor = (author: object, works: object[] = [], institutionIds: ReadonlySet<string> = none) =>
  toSourceRow(
    Author.parse(author),
    works.map((one) => Work.parse(one)),
    institutionIds,
  )

describe('authors of OpenAlex', () => {
  it('of 2022 have one institution, and concepts of which the broadest are ignored', () => {
    expect(toProfessor(author2022)).toMatchObject({
      scholarId: 'openalex:A1',
      otherIds: ['orcid:0000-0001-0000-000X'],
      name: 'Ada Ashcombe',
      schoolName: 'UC Davis',
      citedBy: 12,
      keyInterests: ['Acoustics', 'Harmony'],
    })
  })

  it('of 2026 have topics, and a list of institutions or else the newest affiliation', () => {
    expect(toProfessor(author2026)).toMatchObject({
      scholarId: 'openalex:A2',
      otherIds: [],
      schoolName: 'UC Los Angeles',
      keyInterests: ['Fair Queues', 'Probability/Statistics and Risk'],
    })
    expect(toProfessor(author2026, [], new Set(['I3']))).toMatchObject({ schoolName: 'Third College' })
    expect(toProfessor({ ...author2026, last_known_institutions: [aSchool('Now College')] })).toMatchObject({
      schoolName: 'Now College',
    })
    expect(toProfessor({ ...author2026, last_known_institutions: [] })).toMatchObject({ schoolName: 'UC Los Angeles' })
  })

  it('of the years between are read part by part, and an invalid part is ignored', () => {
    const mixed = {
      ...author2022,
      topics: 'none',
      last_known_institutions: { odd: true },
      cited_by_count: 'many',
      works_count: null,
    }
    expect(toProfessor(mixed)).toMatchObject({
      schoolName: 'UC Davis',
      citedBy: null,
      keyInterests: ['Acoustics', 'Harmony'],
    })
  })

  it('without topics and concepts have the interests of their works, in any format', () => {
    const bare = { ...author2022, x_concepts: undefined }
    const works = [
      { ...work, keywords: [{ keyword: 'Tuning', score: 0.4 }] },
      { ...work, keywords: [{ display_name: 'Tuning', score: 0.4 }, { display_name: 'Timbre' }] },
      {
        ...work,
        concepts: [
          { display_name: 'Music', level: 0 },
          { display_name: 'Chord', level: 3 },
        ],
      },
    ]
    expect(toProfessor(bare, works)).toMatchObject({ keyInterests: ['Tuning', 'Timbre', 'Chord'] })
  })

  it('whose works have no topics have the fields that several titles name', () => {
    const bare = { ...author2022, x_concepts: undefined }
    const titles = ['Machine translation of poems', 'Better machine translation', 'On seismology']
    const works = titles.map((title) => ({ ...work, title }))
    expect(toProfessor(bare, works)).toMatchObject({ keyInterests: ['Machine translation'] })
  })

  it.each([
    ['no works', { works_count: 0 }],
    ['no name', { display_name: null }],
    ['no institution known', { last_known_institution: null }],
    ['malformed OpenAlex id', { id: 'https://openalex.org/W1' }],
  ])('are skipped with %s', (reason, part) => {
    expect(toProfessor({ ...author2022, ...part })).toMatchObject({ skipped: reason })
  })

  it('have at most ten usable works', () => {
    const works = Array.from({ length: 14 }, (_, index) => ({ ...work, title: index === 3 ? null : `Work ${index}` }))
    const row = toProfessor(author2022, works)
    const titles = 'publications' in row ? row.publications.map(({ title }) => title) : []
    expect(titles).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10].map((index) => `Work ${index}`))
  })
})

describe('works of OpenAlex', () => {
  it('have no markup, an abstract in the order of its words, and a valid link', () => {
    const publication = { title: 'On harmony', abstract: 'We ask and ask again.', year: 2021, citations: 4 }
    const location = { landing_page_url: 'https://a.example/x.html>,' }
    const venue = { url: 'https://venue.example/1' }
    const links: [object, string][] = [
      [{ doi: 'https://doi.org/10.1/2', primary_location: location }, 'https://doi.org/10.1/2'],
      [{ primary_location: { landing_page_url: 'https://a.example/' }, host_venue: venue }, 'https://a.example/'],
      [{ primary_location: location, host_venue: venue }, 'https://venue.example/1'],
      [{}, 'https://openalex.org/W1'],
    ]
    for (const [part, url] of links)
      expect(toPublication(Work.parse({ ...work, ...part }))).toEqual({ ...publication, url })
  })

  it.each([
    ['title', { title: null }],
    ['abstract', { abstract_inverted_index: null }],
    ['word in its abstract', { abstract_inverted_index: { '<jats:p/>': [0] } }],
    ['possible position', { abstract_inverted_index: { word: [4_000_000_000] } }],
    ['valid publication, being retracted', { is_retracted: true }],
  ])('are skipped without a %s', (_, part) => {
    expect(toPublication(Work.parse({ ...work, ...part }))).toBeUndefined()
  })

  it('have a first word that only resembles a heading', () => {
    expect(readAbstract({ abstract_inverted_index: { Abstract: [0], algebra: [1], helps: [2] } })).toBe(
      'Abstract algebra helps',
    )
  })
})

// Real responses, if they exist beside the clone. They are not part of the repository.
const folder = fileURLToPath(new URL('../../../../../../shared/data/openalex/', import.meta.url))
const recorded = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  : []
const responses: [string, unknown][] = [
  ['invented', { results: [author2022, author2026, work] }],
  ...recorded.map((name): [string, unknown] => [name, JSON.parse(readFileSync(`${folder}${name}`, 'utf8'))]),
]

describe('a response of OpenAlex', () => {
  it.each(responses)('is read completely: %s', (_, response) => {
    expect(getItems(response).flatMap(findFlaws)).toEqual([])
  })
})

/** The implausible values of an author or a work. */
function findFlaws(item: Item): string[] {
  const flaws: [string, boolean][] = []
  const row = /\/A\d+$/.test(item.id) ? toProfessor(item) : undefined
  if (row && 'skipped' in row) flaws.push([row.skipped, !/^no (institution known|works)$/.test(row.skipped)])
  if (row && 'keyInterests' in row)
    flaws.push(
      ['name', row.name !== item.display_name],
      ['school', !/\w/.test(row.schoolName)],
      ['interests', row.keyInterests.length === 0 || row.keyInterests.join('').includes(',')],
    )
  if (/\/W\d+$/.test(item.id)) {
    const read = toPublication(Work.parse(item))
    flaws.push(
      ['skipped or not', Boolean(read) !== Boolean(item.title && item.abstract_inverted_index && !item.is_paratext)],
      ['markup', Boolean(read) && /<\/?[a-z:]+>|&\w+;|\s\s/.test(`${read?.title} ${read?.abstract}`)],
      ['year', Boolean(read) && read?.year !== item.publication_year],
    )
  }
  return flaws.filter(([, isFlaw]) => isFlaw).map(([flaw]) => `${item.id}: ${flaw}`)
}

type Item = { id: string } & Record<string, unknown>

function getItems(response: unknown): Item[] {
  const { results } = response as { results?: Item[] }
  return results ?? [response as Item]
}
