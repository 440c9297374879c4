import { professorsPage } from '@labreach/contract/professors'
import { freePlan, schools } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { anUnlocked, aStudent, type AStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 350 })
const everybody = app.professors
type Listed = (typeof everybody)[number]
type Query = Record<string, string | number>

async function browse(as: AStudent, query: Query = {}) {
  const { status, body } = await app.call(professorsPage, { query, as })
  expect(status).toBe(200)
  return { ...body, ids: body.professors.map((one) => one.id) }
}
const listIds = (professors: readonly { id: number }[]) => professors.map((one) => one.id)
const basic = await aStudent(app, { plan: 'B' })

test('returns nine professors, most cited first, with exact counts [BROWSE-25]', async () => {
  const { ids: found, total, filtered_total } = await browse(basic)
  expect(found).toEqual(listIds(everybody.slice(0, 9)))
  expect([total, filtered_total]).toEqual([350, 350])
})

test('returns relationships with their professors, and two counts, and nothing else [CARD-8, CARD-9, BROWSE-32]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const unlocked = await anUnlocked(app, { by: student, professor: everybody[0]! })
  const { ids: _, ...page } = await browse(student)
  expect(Object.keys(page).toSorted()).toEqual(['filtered_total', 'professors', 'total'])
  const relationship = 'draft_saved email_sent email_sent_date id is_favorite professor unlocked'
  const professor =
    'affiliation cited_by email google_scholar_url homepage_url id key_interests name opt_out scholar_id school_name taking url_picture wishes'
  for (const { match: _match, ...one } of page.professors) {
    expect(Object.keys(one).toSorted()).toEqual(relationship.split(' '))
    expect(Object.keys(one.professor).toSorted()).toEqual(professor.split(' '))
  }
  expect(page.professors[0]).toMatchObject({
    id: unlocked.id,
    unlocked: true,
    is_favorite: false,
    draft_saved: false,
    email_sent: false,
    email_sent_date: null,
    professor: {
      id: unlocked.id,
      name: unlocked.name,
      school_name: unlocked.schoolName,
      cited_by: unlocked.citedBy,
      key_interests: unlocked.interests,
      scholar_id: unlocked.scholarId,
      opt_out: false,
    },
  })
})

test('pages have no gaps and no repeats, and the page after the last is empty', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => browse(basic, { page, page_size: 100 })))
  expect(pages.flatMap((page) => page.ids)).toEqual(listIds(everybody))
  expect(pages.map((page) => page.ids.length)).toEqual([100, 100, 100, 50])
  expect(await browse(basic, { page: 5, page_size: 100 })).toMatchObject({ ids: [], total: 350, filtered_total: 350 })
})

test('filters by schools, separated by semicolons [BROWSE-31]', async () => {
  const two = [schools[0], schools[3]]
  const expected = everybody.filter((one) => (two as string[]).includes(one.schoolName))
  const { ids: found, total, filtered_total } = await browse(basic, { schools: two.join(';'), page_size: 100 })
  expect(found).toEqual(listIds(expected))
  expect([total, filtered_total]).toEqual([350, expected.length])
  expect((await browse(basic, { schools: 'Nowhere College' })).ids).toEqual([])
  // A semicolon of a name has a backslash before it [BROWSE-56].
  expect((await browse(basic, { schools: `Nowhere\\;${two[0]}` })).ids).toEqual([])
})

test('filters by any of several interests, separated by commas, by whole words [BROWSE-10, BROWSE-31]', async () => {
  const countFound = async (research_interests: string) => (await browse(basic, { research_interests })).filtered_total
  const countWith = (...interests: string[]) =>
    everybody.filter((one) => one.interests.some((interest) => interests.includes(interest))).length
  expect(await countFound('Robotics')).toBe(countWith('Robotics'))
  expect(await countFound('robotics, genomics')).toBe(countWith('Robotics', 'Genomics'))
  expect(await countFound('learning')).toBe(countWith('Machine learning'))
  expect(await countFound('econom')).toBe(0)
})

test('filters by citations, both ends included [BROWSE-8, BROWSE-31]', async () => {
  const [most, least] = [everybody[10]!.citedBy, everybody[14]!.citedBy]
  expect((await browse(basic, { cite_min: least, cite_max: most })).ids).toEqual(listIds(everybody.slice(10, 15)))
  expect((await browse(basic, { cite_min: everybody[1]!.citedBy })).ids).toEqual(listIds(everybody.slice(0, 2)))
})

test('filters by letters, drafts and favourites [BROWSE-7, BROWSE-31]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const [sent, draft, marked] = everybody.slice(100, 103) as unknown as [Listed, Listed, Listed]
  const at = app.clock.now()
  for (const [professor, columns] of [
    [sent, { first_email_at: at }],
    [draft, { draft: 'Dear', draft_saved_at: at }],
    [marked, { is_favorite: true }],
  ] as const)
    await app.services.db
      .insertInto('relationships')
      .values({ student_id: student.id, professor_id: professor.id, unlocked_at: at, ...columns })
      .execute()
  const page = await browse(student, { email_status: 'email_sent' })
  expect(page.ids).toEqual([sent.id])
  expect(page.professors[0]).toMatchObject({ email_sent: true, email_sent_date: at.toISOString() })
  expect((await browse(student, { email_status: 'draft_saved' })).professors).toMatchObject([
    { id: draft.id, draft_saved: true, email_sent: false },
  ])
  expect((await browse(student, { favorite: 'true' })).professors).toMatchObject([{ id: marked.id, is_favorite: true }])
  expect((await browse(student, { email_status: 'no_email' })).filtered_total).toBe(349)
  expect((await browse(student, { favorite: 'true', email_status: 'email_sent' })).filtered_total).toBe(0)
  expect((await browse(student, { order: 'favorite', page_size: 2 })).ids).toEqual([marked.id, everybody[0]!.id])
})

test('sorts by citations and school in both directions [BROWSE-4]', async () => {
  const least = await browse(basic, { direction: 'asc' })
  expect(least.ids).toEqual(listIds(everybody.slice(-9).toReversed()))
  const bySchool = await browse(basic, { order: 'school', direction: 'asc', page_size: 100 })
  const names = bySchool.professors.map((one) => one.professor.school_name)
  expect(names).toEqual(names.toSorted())
  const first = (await browse(basic, { order: 'school', direction: 'desc' })).professors[0]!
  expect(first.professor.school_name).toBe('University of Southern California')
})

test('sorts unlocked professors by name before the locked ones [BROWSE-15]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const mine = [everybody[40]!, everybody[41]!, everybody[42]!]
  for (const professor of mine) await anUnlocked(app, { by: student, professor })
  const names = mine.map((one) => one.name).toSorted()
  const { professors } = await browse(student, { order: 'name', direction: 'asc' })
  expect(professors.map((one) => one.professor.name)).toEqual([...names, ...Array(6).fill(null)])
  const backwards = await browse(student, { order: 'name', direction: 'desc' })
  expect(backwards.professors.slice(0, 3).map((one) => one.professor.name)).toEqual(names.toReversed())
})

test('sorts by match, with reasons [BROWSE-4, CARD-7]', async () => {
  const { professors } = await browse(basic, { order: 'match' })
  for (const one of professors) expect(one.professor.key_interests).toContain('Robotics')
  expect(professors[0]!.match).toMatchObject({ band: 'close', reasons: expect.arrayContaining([expect.anything()]) })
})

test('shows Free a stable set of 300, the best matches of the resume [PLAN-11, PLAN-15]', async () => {
  const student = await aStudent(app)
  const browseAll = async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => browse(student, { page, page_size: 100 })))
    expect(pages[0]).toMatchObject({ total: freePlan.limits.visibleProfessors, filtered_total: 300 })
    return pages.flatMap((page) => page.ids)
  }
  const visible = await browseAll()
  expect(new Set(visible).size).toBe(300)
  expect(await browseAll()).toEqual(visible)
  const robotics = everybody.filter((one) => one.interests.includes('Robotics'))
  expect(listIds(robotics).filter((id) => !visible.includes(id))).toEqual([])
  expect((await browse(student, { schools: schools[0] })).total).toBe(300)
})

test('shows Free all unlocked professors, also more than 300 that Basic has left [PLAN-50]', async () => {
  const student = await aStudent(app)
  await app.database.sql`
    insert into relationships (student_id, professor_id, unlocked_at)
    select ${student.id}, id, ${app.clock.now()} from unnest(${listIds(everybody.slice(0, 320))}::int[]) as ids (id)`
  expect(await browse(student, { mine: 'unlocked' })).toMatchObject({ total: 320, filtered_total: 320 })
})

test('shows Free without a resume the most cited [PLAN-15]', async () => {
  const student = await aStudent(app, { resume: false })
  expect((await browse(student, { page: 3, page_size: 100 })).ids).toEqual(listIds(everybody.slice(200, 300)))
  expect((await browse(student, { page: 4, page_size: 100 })).ids).toEqual([])
})

test.each([
  { page: 0 },
  { page_size: 101 },
  { order: 'email' },
  { direction: 'up' },
  { email_status: 'all' },
  { cite_min: -1 },
])('refuses %j', async (query) => {
  const { status, body } = await app.call(professorsPage, { query: query as never, as: basic })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
})
