import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import { professorsPage } from '@labreach/contract/professors'
import { beforeEach, expect, test } from 'vitest'
import { anUnlocked, aStudent, type AStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const most = serverLimits.nameSearchesPerDay
const names = app.professors.map(({ name }) => name)
let student: AStudent

const search = (name: string, query: Record<string, string> = {}) =>
  app.call(professorsPage, { query: { search: name, ...query }, as: student })
const searchAll = async (some: readonly string[]) => {
  for (const name of some) expect((await search(name)).body).toMatchObject({ filtered_total: 1 })
}

beforeEach(async () => {
  student = await aStudent(app, { plan: 'B' })
})

test('refuses the twenty-first name of a locked professor within a day, with the next possible time [BROWSE-14]', async () => {
  await searchAll(names.slice(0, most))
  const { status, body } = await search(names[most]!)
  expect([status, body.code]).toEqual([403, 'name_searches_used'])
  expect(body.error).toBe(
    'You have searched for 20 different names in the last 24 hours. Professors you have unlocked are still found by any part of the name.',
  )
  expect(body.resets_at).toBe(new Date(app.clock.now().getTime() + DAY_MS).toISOString())
})

test('refuses an unknown name in the same way', async () => {
  await searchAll(names.slice(0, most))
  const [hit, miss] = [await search(names[most]!), await search('Nobody Of This Name')]
  expect([miss.status, miss.text]).toEqual([hit.status, hit.text])
})

test('a reload, a second page and another spelling of the name are counted once', async () => {
  const [name] = names as [string]
  for (const spelling of [name, name, name.toUpperCase(), ` ${name} `, name.replaceAll(' ', '')])
    await searchAll([spelling])
  await search(name, { page: '2' })
  await searchAll(names.slice(1, most))
  expect((await search(names[most]!)).status).toBe(403)
  await searchAll(names.slice(0, most))
})

test.each([{ favorite: 'true' }, { cite_min: '999999' }, { email_status: 'email_sent' }, { mine: 'sent' }])(
  'the name of a locked professor whom %o excludes is counted [BROWSE-60]',
  async (filter) => {
    for (const name of names.slice(0, most))
      expect((await search(name, filter)).body).toMatchObject({ filtered_total: 0 })
    expect((await search(names[most]!)).status).toBe(403)
    expect((await search(names[most]!, filter)).status).toBe(403)
  },
)

test('a search among unlocked professors alone is neither counted nor refused [BROWSE-65]', async () => {
  const searchUnlocked = async (name: string) => (await search(name, { mine: 'unlocked' })).body
  for (const name of names.slice(0, 2)) expect(await searchUnlocked(name)).toMatchObject({ filtered_total: 0 })
  await searchAll(names.slice(2, 2 + most))
  expect(await searchUnlocked(names[2 + most]!)).toMatchObject({ filtered_total: 0 })
  await anUnlocked(app, { by: student, professor: app.professors[0]! })
  expect(await searchUnlocked(names[0]!)).toMatchObject({ filtered_total: 1 })
})

test('searches without results, or with unlocked professors only, are not counted', async () => {
  for (let number = 0; number < 2 * most; number++) expect((await search(`Nobody ${number}`)).status).toBe(200)
  for (const professor of app.professors.slice(0, 3)) await anUnlocked(app, { by: student, professor })
  await searchAll(names.slice(0, 3))
  await searchAll(names.slice(3, 3 + most))
  expect((await search(names[3 + most]!)).status).toBe(403)
})

test('finds unlocked professors by any part of the name even if the searches are used up [BROWSE-14]', async () => {
  const professor = await anUnlocked(app, { by: student, professor: app.professors.at(-1)! })
  await searchAll(names.slice(0, most))
  const { body } = await search(professor.name.slice(2, -2))
  expect(body.professors.map(({ id }) => id)).toEqual([professor.id])
})

test('a search stops counting after 24 hours', async () => {
  await searchAll(names.slice(0, 1))
  app.clock.pass(HOUR_MS)
  await searchAll(names.slice(1, most))
  app.clock.pass(DAY_MS - HOUR_MS - 1)
  expect((await search(names[most]!)).status).toBe(403)
  app.clock.pass(1)
  await searchAll([names[most]!])
  expect((await search(names[most + 1]!)).status).toBe(403)
})

test('concurrent searches do not exceed the limit, and no refusal reveals whether a name exists', async () => {
  await searchAll(names.slice(0, most - 3))
  const hits = names.slice(most, most + 12)
  const misses = hits.map((name) => `${name} x`)
  const answers = await Promise.all([...hits, ...misses].map((name) => search(name)))
  const found = answers.filter(({ status, body }) => status === 200 && body.filtered_total > 0)
  expect(found).toHaveLength(3)
  const after = await Promise.all([...hits, ...misses].map((name) => search(name)))
  expect(after.filter(({ status }) => status === 200)).toHaveLength(3)
})
