// Longer than usual: one student, one catalogue and one list of secrets for everything that is answered.
import { downloadMyData, getMe } from '@labreach/contract/account'
import { aiProcessTemplate, getProfessorEmail, listOutreaches, sendEmail } from '@labreach/contract/outreach'
import { limits } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/professors'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aHandle, anUnlocked, aStudent, aVisitor, type AStudent } from '../../test/builders.ts'
import type { Answer } from '../../test/client.ts'
import { addProfessors, stocked, type StockedProfessor } from '../../test/stock.ts'
import { testApp } from '../../test/test-app.ts'

const SIZE = 320
const orders = ['name', 'cited_by', 'school', 'favorite', 'match'] as const
const directions = ['asc', 'desc'] as const

const app = await testApp({ professors: 0 })
let professors: StockedProfessor[]
let free: AStudent
let locked: StockedProfessor[]

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
const unique = (number: number, end: string) =>
  `${syllables[number % 18]!}${syllables[Math.floor(number / 18)]!}${end}`.replace(/^./, (letter) =>
    letter.toUpperCase(),
  )

beforeAll(async () => {
  // Numbered in the order of the alphabet, as an import of a list would, and alike in all that orders: what an order
  // tells then, it tells of the name. No word of a name occurs anywhere else.
  const named = Array.from({ length: SIZE }, (_, number) => ({
    ...stocked(number),
    name: `${unique(number, 'xan')} ${unique(number, 'qvist')}`,
    schoolName: 'UC Davis',
    citedBy: 500,
  }))
  professors = await addProfessors(
    app.database.sql,
    named.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  )
  // Affiliations are written by the professors themselves.
  const [vain, public_] = [professors[0]!, professors[1]!]
  await app.database
    .sql`update professors set affiliation = ${`The ${vain.name.split(' ')[1]!} Group`} where id = ${vain.id}`
  await app.database.sql`update professors set affiliation = ${`Reach me: ${public_.email}, ${public_.homepage}`}
    where id = ${public_.id}`
  await app.database.sql.notify('catalogue', 'import')
  await vi.waitUntil(() => app.services.catalogue.size() === SIZE, 30_000)
  free = await aStudent(app)
  const browsed = async () =>
    (await app.call(calls.professorsPage, { query: { order: 'match' }, as: free })).body.professors
  await vi.waitUntil(async () => (await browsed())[0]?.match, 30_000)
  const open = (await browsed()).slice(0, 3).map(({ id }) => professors.find((one) => one.id === id)!)
  for (const professor of open) await anUnlocked(app, { by: free, professor })
  locked = professors.filter((one) => !open.includes(one))
})

/** Whatever says who somebody is, also in parts. */
function secretsOf({ name, email, homepage, scholarId, works }: StockedProfessor): string[] {
  return [...name.split(' '), email!.split('@')[0]!, homepage!, scholarId, ...works].map((secret) =>
    secret.toLowerCase(),
  )
}

/** All bytes of an answer, archives unpacked. */
function bytesOf({ headers, text, bytes }: Answer<unknown>): string {
  const packed = headers.get('content-type') === 'application/zip'
  const body = packed
    ? Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file, true))
        .join('\n')
    : text
  return `${[...headers].join('\n')}\n${body}`.toLowerCase()
}

/** What these answers say of the professors after all. */
function told(hidden: readonly StockedProfessor[], answers: readonly Answer<unknown>[]): string[] {
  const said = answers.map(bytesOf).join('\n')
  return hidden.flatMap(secretsOf).filter((secret) => said.includes(secret))
}

const browse = (query: Record<string, string | number>, as = free) =>
  app.call(calls.professorsPage, { query: { page_size: 100, ...query }, as })

/** Everything that one listing holds, page after page. */
async function listing(query: Record<string, string | number>, as = free) {
  return Promise.all([1, 2, 3, 4].map((page) => browse({ ...query, page }, as)))
}

describe('nothing that a Free student is answered says who a locked professor is [CARD-6]', () => {
  test.each(orders.flatMap((order) => directions.map((direction) => [order, direction])))(
    'pages by %s, %s',
    async (order, direction) => {
      const answers = await listing({ order, direction })
      expect(answers.flatMap(({ body }) => body.professors)).toHaveLength(300)
      expect(told(locked, answers)).toEqual([])
    },
  )

  test('favourites, marked and listed', async () => {
    const marked = await Promise.all(
      (await browse({ order: 'match' })).body.professors
        .slice(10, 15)
        .map(({ id }) => app.call(calls.favoriteProfessor, { body: { professor_id: id }, as: free })),
    )
    const page = await browse({ favorite: 'true' })
    expect(page.body.professors).toHaveLength(5)
    expect(told(locked, [...marked, page, await browse({ order: 'favorite' })])).toEqual([])
  })

  test('a search by any part of a name, by address, link or Scholar id finds nobody', async () => {
    for (const professor of [locked[0]!, locked[100]!, locked[200]!]) {
      const [first, last] = professor.name.split(' ') as [string, string]
      const parts = [first, last, first.slice(0, 2), `${first} ${last.slice(0, -1)}`, `${last} ${first}`]
      for (const search of [...parts, professor.scholarId, professor.email!, professor.homepage!, 'qvist']) {
        const { body } = await browse({ search })
        const strangers = body.professors.filter(({ unlocked }) => !unlocked)
        expect([strangers, body.filtered_total]).toEqual([[], body.professors.length])
      }
    }
  })

  test('a search by the exact name shows the card and not the name', async () => {
    const answers = await Promise.all(
      locked.slice(0, limits.nameSearchesPerDay).map(({ name }) => browse({ search: name })),
    )
    expect(answers.flatMap(({ body }) => body.professors).length).toBeGreaterThan(15)
    expect(told(locked, answers)).toEqual([])
  })

  test('the landing page and the match stream', async () => {
    const { temporary_token } = await aVisitor(app)
    expect(
      told(professors, [
        await app.call(calls.previewProfessors, {}),
        await app.call(calls.matchStream, { query: { temporary_token } }),
      ]),
    ).toEqual([])
  })

  test('refusals of every kind', async () => {
    const poor = await aStudent(app)
    for (const professor of locked.slice(0, 9)) await anUnlocked(app, { by: poor, professor })
    const [gone, whom] = [locked[20]!, locked[30]!]
    await app.database.sql`update professors set opt_out = true where id = ${gone.id}`
    const unlock = (as: AStudent, scholar_id: string) => app.call(calls.unlockProfessor, { body: { scholar_id }, as })
    const handle = aHandle(app, poor, whom)
    const answers = [
      await unlock(poor, handle),
      await unlock(free, aHandle(app, free, gone)),
      await unlock(free, handle),
      await app.call(calls.favoriteProfessor, { body: { professor_id: 999_999 }, as: free }),
      await app.call(sendEmail, { body: { scholar_id: handle, subject: 'Hello', message: 'Dear' }, as: poor }),
      await app.call(calls.listPublications, { query: { scholar_id: handle }, as: poor }),
      await app.call(getProfessorEmail, { body: { scholar_id: handle }, as: poor }),
      await app.call(aiProcessTemplate, { body: { template_content: 'Dear', scholar_id: handle }, as: poor }),
      await app.call(calls.getDraft, { params: { id: whom.id }, as: poor }),
      await app.call(calls.saveDraft, { params: { id: whom.id }, body: { draft: 'Dear' }, as: poor }),
    ]
    expect(answers.map(({ status }) => status).filter((status) => status < 400)).toEqual([])
    expect(
      told(
        professors.filter((one) => locked.indexOf(one) >= 9),
        answers,
      ),
    ).toEqual([])
  })

  test('profile, letters and the download of all data', async () => {
    const download = await app.call(downloadMyData, { as: free })
    expect(download.status).toBe(200)
    expect(
      told(locked, [
        download,
        await app.call(getMe, { as: free }),
        await app.call(listOutreaches, { query: {}, as: free }),
      ]),
    ).toEqual([])
  })
})

describe('no order tells a name: places in it have nothing to do with the alphabet [BROWSE-15]', () => {
  test.each(orders.flatMap((order) => directions.map((direction) => [order, direction])))(
    '%s, %s',
    async (order, direction) => {
      const student = await aStudent(app, { plan: 'B' })
      const answers = await listing({ order, direction }, student)
      // Ids were given in the order of the alphabet.
      const ranks = answers.flatMap(({ body }) => body.professors.map(({ id }) => id))
      expect(ranks.length).toBeGreaterThan(300)
      expect(Math.abs(correlation(ranks))).toBeLessThan(0.25)
      const rising = ranks.filter((id, at) => at > 0 && id > ranks[at - 1]!).length / (ranks.length - 1)
      expect(Math.abs(rising - 0.5)).toBeLessThan(0.1)
    },
  )
})

/** Spearman's rank correlation of a list with the same list sorted: 1 when it is sorted, about 0 when it is shuffled. */
function correlation(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b)
  const rank = new Map(sorted.map((value, at) => [value, at]))
  const squares = list.reduce((sum, value, at) => sum + (at - rank.get(value)!) ** 2, 0)
  return 1 - (6 * squares) / (list.length * (list.length ** 2 - 1))
}
