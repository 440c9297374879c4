import { favoriteProfessor, professorsPage } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 330 })
const toggle = (as: AStudent, professor_id: number) => app.call(favoriteProfessor, { body: { professor_id }, as })
const listFavourites = async (as: AStudent) =>
  (await app.call(professorsPage, { query: { favorite: 'true' }, as })).body.professors.map((one) => one.id)
const readRows = (of: AStudent) => app.database.sql`select * from relationships where student_id = ${of.id}`

test('marks a professor and removes the mark [FAVORITE-3]', async () => {
  const student = await aStudent(app)
  const [one, two] = app.professors
  expect((await toggle(student, one!.id)).body).toEqual({ is_favorite: true })
  expect((await toggle(student, two!.id)).body).toEqual({ is_favorite: true })
  expect(await listFavourites(student)).toEqual([one!.id, two!.id])
  expect((await toggle(student, one!.id)).body).toEqual({ is_favorite: false })
  expect(await listFavourites(student)).toEqual([two!.id])
  expect(await listFavourites(await aStudent(app))).toEqual([])
})

test('a row exists only while it contains information; reading creates none', async () => {
  const student = await aStudent(app)
  const professor = app.professors[0]!
  await listFavourites(student)
  expect(await readRows(student)).toHaveLength(0)
  await toggle(student, professor.id)
  expect(await readRows(student)).toHaveLength(1)
  await toggle(student, professor.id)
  expect(await readRows(student)).toHaveLength(0)
})

test('removing a mark does not delete the rest of the relationship', async () => {
  const student = await aStudent(app)
  const unlocked = await anUnlocked(app, { by: student })
  await toggle(student, unlocked.id)
  await toggle(student, unlocked.id)
  expect(await readRows(student)).toMatchObject([{ professor_id: unlocked.id, unlocked_at: expect.any(Date) }])
})

test('twenty concurrent clicks leave no mark, twenty-one leave one', async () => {
  const student = await aStudent(app)
  const { id } = app.professors[0]!
  const click = async () => (await toggle(student, id)).status
  expect(new Set(await Promise.all(Array.from({ length: 20 }, click)))).toEqual(new Set([200]))
  expect(await readRows(student)).toHaveLength(0)
  await Promise.all(Array.from({ length: 21 }, click))
  expect(await listFavourites(student)).toEqual([id])
})

test('the response reveals nothing about a locked professor [FAVORITE-4]', async () => {
  const { name, scholarId, id } = app.professors[0]!
  const { text } = await toggle(await aStudent(app), id)
  expect(text).toBe('{"is_favorite":true}')
  expect(text).not.toContain(name)
  expect(text).not.toContain(scholarId)
})

test('accepts only professors that the student may see: on Free the best 300 and the unlocked ones [FAVORITE-4]', async () => {
  const [free, basic] = [await aStudent(app, { resume: false }), await aStudent(app, { plan: 'B' })]
  const hidden = app.professors[310]!
  const unknown = { status: 404, body: { code: 'professor_unknown', error: 'Professor not found.' } }
  expect(await toggle(free, hidden.id)).toMatchObject(unknown)
  expect((await toggle(basic, hidden.id)).status).toBe(200)
  await anUnlocked(app, { by: free, professor: hidden })
  expect((await toggle(free, hidden.id)).status).toBe(200)
  for (const id of [0, -1, 999_999, 3_000_000_000]) expect(await toggle(basic, id)).toMatchObject(unknown)
})

test('does not list or accept a professor who has opted out [BROWSE-35]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const professor = await aProfessor(app)
  await toggle(student, professor.id)
  await leaveByLink(app, professor)
  expect(await listFavourites(student)).toEqual([])
  expect((await toggle(student, professor.id)).status).toBe(404)
})

test('requires a session and an integer', async () => {
  expect((await app.call(favoriteProfessor, { body: { professor_id: 1 } })).status).toBe(401)
  const student = await aStudent(app)
  for (const professor_id of ['1', 1.5, null])
    expect(
      (await app.call(favoriteProfessor, { body: { professor_id: professor_id as number }, as: student })).status,
    ).toBe(400)
})
