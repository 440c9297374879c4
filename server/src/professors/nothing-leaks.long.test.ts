// Longer than usual: all responses are checked with the same student, catalogue and list of secrets.
import { downloadMyData, getMe } from '@labreach/contract/account'
import { aiProcessTemplate, getProfessorEmail, listOutreaches, sendEmail } from '@labreach/contract/outreach'
import { serverLimits } from '@labreach/contract/server-limits'
import * as calls from '@labreach/contract/professors'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aHandle, anUnlocked, aStudent, aVisitor, type AStudent } from '../../test/builders.ts'
import type { ClientResponse } from '../../test/client.ts'
import { addProfessors, makeProfessor, type TestProfessor } from '../../test/professors.ts'
import { testApp } from '../../test/test-app.ts'

const SIZE = 320
const orders = ['name', 'cited_by', 'school', 'favorite', 'match'] as const
const directions = ['asc', 'desc'] as const

const app = await testApp({ professors: 0 })
let professors: TestProfessor[]
let free: AStudent
let locked: TestProfessor[]

const syllables = [
  'ba',
  'de',
  'fi',
  'go',
  'ku',
  'la',
  'me',
  'ni',
  'po',
  'ru',
  'sa',
  'te',
  'vi',
  'zo',
  'xu',
  'yq',
  'wo',
  'qe',
]
const createUnique = (number: number, end: string) =>
  `${syllables[number % 18]!}${syllables[Math.floor(number / 18)]!}${end}`.replace(/^./, (letter) =>
    letter.toUpperCase(),
  )

beforeAll(async () => {
  // Ids follow the alphabet, as after an import of a sorted list, and all sort keys are equal. So any correlation of an
  // order with the ids would reveal names. No word of a name occurs anywhere else; browse/names-in-*.test.ts have names in
  // interests and works.
  const alike = Array.from({ length: SIZE }, (_, number) => ({
    ...makeProfessor(number),
    name: `${createUnique(number, 'xan')} ${createUnique(number, 'qvist')}`,
    schoolName: 'UC Davis',
    citedBy: 500,
  }))
  professors = await addProfessors(
    app.database.sql,
    alike.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  )
  // Professors write their affiliations themselves, so these can contain names and contact data.
  const [first, second] = [professors[0]!, professors[1]!]
  await app.database
    .sql`update professors set affiliation = ${`The ${first.name.split(' ')[1]!} Group`} where id = ${first.id}`
  await app.database.sql`update professors set affiliation = ${`Reach me: ${second.email}, ${second.homepage}`}
    where id = ${second.id}`
  // Quotes and addresses of facts name their professors.
  for (const { id, name, homepage } of professors)
    await app.database.sql`
      insert into professor_facts (professor_id, kind, source, position, value, quote, address, read_at) values
        (${id}, 'taking', 'homepage', 0, '{"levels": ["phd"], "term": null}', ${`${name} takes PhD students.`},
          ${homepage}, ${app.clock.now()}),
        (${id}, 'affiliation_since', 'openalex', 0,
          ${JSON.stringify({ affiliations: [{ name: `${name} Institute`, since: 2020 }], through: 2026 })}, null,
          ${homepage}, ${app.clock.now()}),
        (${id}, 'last_work', 'openalex', 0, '{"year": 2026}', null, ${homepage}, ${app.clock.now()})`
  await app.database.sql`select pg_notify('catalogue', 'import')`
  await vi.waitUntil(() => app.services.catalogue.size() === SIZE, 30_000)
  free = await aStudent(app)
  const browseAll = async () =>
    (await app.call(calls.professorsPage, { query: { order: 'match' }, as: free })).body.professors
  await vi.waitUntil(async () => (await browseAll())[0]?.match, 30_000)
  const open = (await browseAll()).slice(0, 3).map(({ id }) => professors.find((one) => one.id === id)!)
  for (const professor of open) await anUnlocked(app, { by: free, professor })
  locked = professors.filter((one) => !open.includes(one))
})

/** All texts that identify a professor, names and addresses in parts. */
function getSecrets({ name, email, homepage, scholarId, works }: TestProfessor): string[] {
  return [...name.split(' '), email!.split('@')[0]!, homepage!, scholarId, ...works].map((secret) =>
    secret.toLowerCase(),
  )
}

/** Headers and body of a response in lower case, archives decompressed. */
function readAll({ headers, text, bytes }: ClientResponse<unknown>): string {
  const packed = headers.get('content-type') === 'application/zip'
  const body = packed
    ? Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file, true))
        .join('\n')
    : text
  return `${[...headers].join('\n')}\n${body}`.toLowerCase()
}

/** The secrets of these professors that the responses contain. */
function findLeaks(hidden: readonly TestProfessor[], answers: readonly ClientResponse<unknown>[]): string[] {
  const all = answers.map(readAll).join('\n')
  return hidden.flatMap(getSecrets).filter((secret) => all.includes(secret))
}

const browse = (query: Record<string, string | number>, as = free) =>
  app.call(calls.professorsPage, { query: { page_size: 100, ...query }, as })

/** All pages of one query. */
async function listProfessors(query: Record<string, string | number>, as = free) {
  return Promise.all([1, 2, 3, 4].map((page) => browse({ ...query, page }, as)))
}

describe('no response to a Free student identifies a locked professor [CARD-6]', () => {
  test.each(orders.flatMap((order) => directions.map((direction) => [order, direction])))(
    'pages by %s, %s',
    async (order, direction) => {
      const answers = await listProfessors({ order, direction })
      expect(answers.flatMap(({ body }) => body.professors)).toHaveLength(300)
      expect(findLeaks(locked, answers)).toEqual([])
    },
  )

  test('filters by facts, and the set values of locked cards [CARD-34, BROWSE-40, BROWSE-41]', async () => {
    const answers = await listProfessors({ taking: 'phd', active_since: 2026 })
    expect(answers.flatMap(({ body }) => body.professors)).toHaveLength(300)
    const lockedOnes = answers.flatMap(({ body }) => body.professors).filter(({ unlocked }) => !unlocked)
    const values = { last_work_year: 2026, recruiting: [{ taking: true, levels: ['phd'], term: null }], facts: [] }
    expect(new Set(lockedOnes.map(({ professor }) => JSON.stringify(professor.freshness)))).toEqual(
      new Set([JSON.stringify(values)]),
    )
    expect(findLeaks(locked, answers)).toEqual([])
  })

  test('favourites, marked and listed', async () => {
    const marked = await Promise.all(
      (await browse({ order: 'match' })).body.professors
        .slice(10, 15)
        .map(({ id }) => app.call(calls.favoriteProfessor, { body: { professor_id: id }, as: free })),
    )
    const page = await browse({ favorite: 'true' })
    expect(page.body.professors).toHaveLength(5)
    expect(findLeaks(locked, [...marked, page, await browse({ order: 'favorite' })])).toEqual([])
  })

  test('a search by part of a name, address, link or Scholar id finds no locked professor', async () => {
    for (const professor of [locked[0]!, locked[100]!, locked[200]!]) {
      const [first, last] = professor.name.split(' ') as [string, string]
      const parts = [first, last, first.slice(0, 2), `${first} ${last.slice(0, -1)}`, `${last} ${first}`]
      for (const search of [...parts, professor.scholarId, professor.email!, professor.homepage!, 'qvist']) {
        const { body } = await browse({ search })
        const lockedOnes = body.professors.filter(({ unlocked }) => !unlocked)
        expect([lockedOnes, body.filtered_total]).toEqual([[], body.professors.length])
      }
    }
  })

  test('a search by the exact name shows the card without the name', async () => {
    const answers = await Promise.all(
      locked.slice(0, serverLimits.nameSearchesPerDay).map(({ name }) => browse({ search: name })),
    )
    expect(answers.flatMap(({ body }) => body.professors).length).toBeGreaterThan(15)
    expect(findLeaks(locked, answers)).toEqual([])
  })

  test('the landing page and the match stream', async () => {
    const { temporary_token } = await aVisitor(app)
    expect(
      findLeaks(professors, [
        await app.call(calls.previewProfessors, {}),
        await app.call(calls.matchStream, { query: { temporary_token } }),
      ]),
    ).toEqual([])
  })

  test('refusals of every kind', async () => {
    const spent = await aStudent(app)
    for (const professor of locked.slice(0, 9)) await anUnlocked(app, { by: spent, professor })
    const [gone, target] = [locked[20]!, locked[30]!]
    await app.database.sql`update professors set opt_out = true where id = ${gone.id}`
    const unlock = (as: AStudent, scholar_id: string) => app.call(calls.unlockProfessor, { body: { scholar_id }, as })
    const handle = aHandle(app, spent, target)
    const answers = [
      await unlock(spent, handle),
      await unlock(free, aHandle(app, free, gone)),
      await unlock(free, handle),
      await app.call(calls.favoriteProfessor, { body: { professor_id: 999_999 }, as: free }),
      await app.call(sendEmail, { body: { scholar_id: handle, subject: 'Hello', message: 'Dear' }, as: spent }),
      await app.call(calls.listPublications, { query: { scholar_id: handle }, as: spent }),
      await app.call(getProfessorEmail, { body: { scholar_id: handle }, as: spent }),
      await app.call(aiProcessTemplate, { body: { template_content: 'Dear', scholar_id: handle }, as: spent }),
      await app.call(calls.getDraft, { params: { id: target.id }, as: spent }),
      await app.call(calls.saveDraft, { params: { id: target.id }, body: { draft: 'Dear' }, as: spent }),
    ]
    expect(answers.map(({ status }) => status).filter((status) => status < 400)).toEqual([])
    expect(
      findLeaks(
        professors.filter((one) => locked.indexOf(one) >= 9),
        answers,
      ),
    ).toEqual([])
  })

  test('profile, letters and the download of all data', async () => {
    const download = await app.call(downloadMyData, { as: free })
    expect(download.status).toBe(200)
    expect(
      findLeaks(locked, [
        download,
        await app.call(getMe, { as: free }),
        await app.call(listOutreaches, { query: {}, as: free }),
      ]),
    ).toEqual([])
  })
})

describe('no order correlates with the alphabet of the names [BROWSE-15]', () => {
  test.each(orders.flatMap((order) => directions.map((direction) => [order, direction])))(
    '%s, %s',
    async (order, direction) => {
      const student = await aStudent(app, { plan: 'B' })
      const answers = await listProfessors({ order, direction }, student)
      // Ids follow the alphabet.
      const ranks = answers.flatMap(({ body }) => body.professors.map(({ id }) => id))
      expect(ranks.length).toBeGreaterThan(300)
      expect(Math.abs(computeCorrelation(ranks))).toBeLessThan(0.25)
      const rising = ranks.filter((id, at) => at > 0 && id > ranks[at - 1]!).length / (ranks.length - 1)
      expect(Math.abs(rising - 0.5)).toBeLessThan(0.1)
    },
  )
})

/**
 * Spearman's rank correlation of a list with the same list sorted: 1 when it is sorted, about 0 when it is shuffled.
 */
function computeCorrelation(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b)
  const rank = new Map(sorted.map((value, at) => [value, at]))
  const squares = list.reduce((sum, value, at) => sum + (at - rank.get(value)!) ** 2, 0)
  return 1 - (6 * squares) / (list.length * (list.length ** 2 - 1))
}
