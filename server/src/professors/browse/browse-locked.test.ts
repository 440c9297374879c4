import { professorsPage } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const browse = async (as: AStudent, query: Record<string, string | number> = {}) =>
  app.call(professorsPage, { query: { page_size: 100, ...query }, as })
const searchNames = async (as: AStudent, search: string) =>
  (await browse(as, { search })).body.professors.map((one) => one.id)

test('a locked card contains nothing that identifies the professor [CARD-6]', async () => {
  const { body, text } = await browse(await aStudent(app, { plan: 'B' }))
  expect(body.professors).toHaveLength(app.professors.length)
  for (const { name, email, homepage, scholarId, works } of app.professors)
    for (const secret of [name, email!, homepage!, scholarId, ...works]) expect(text).not.toContain(secret)
  for (const { professor, unlocked } of body.professors) {
    expect(unlocked).toBe(false)
    expect(professor).toMatchObject({
      name: null,
      email: null,
      homepage_url: null,
      google_scholar_url: null,
      url_picture: null,
      affiliation: expect.stringContaining('Department'),
      key_interests: expect.arrayContaining([expect.any(String)]),
      scholar_id: expect.stringMatching(/^locked\.\d+\.[\w-]{22}$/),
    })
  }
})

test('an unlocked card has name and links, but no address and no external picture [CARD-1, CARD-2, RECIPIENT-15]', async () => {
  const student = await aStudent(app)
  const professor = await anUnlocked(app, { by: student })
  const { body, text } = await browse(student, { search: professor.name })
  expect(body.professors).toHaveLength(1)
  expect(body.professors[0]).toMatchObject({
    id: professor.id,
    unlocked: true,
    professor: {
      name: professor.name,
      scholar_id: professor.scholarId,
      homepage_url: professor.homepage,
      google_scholar_url: expect.stringContaining(professor.scholarId),
      email: null,
      url_picture: null,
    },
  })
  expect(text).not.toContain(professor.email)
})

test('two students get different handles of one professor', async () => {
  const handles = await Promise.all(
    [await aStudent(app), await aStudent(app)].map(async (as) => (await browse(as)).body.professors[0]!.professor),
  )
  expect(handles[0]!.id).toBe(handles[1]!.id)
  expect(handles[0]!.scholar_id).not.toBe(handles[1]!.scholar_id)
})

test('finds a locked professor only by the whole name; accents, case and spaces do not matter [BROWSE-13]', async () => {
  const student = await aStudent(app)
  const professor = await aProfessor(app, { name: 'Zoë  Ångström-Ñandú' })
  for (const whole of ['Zoë Ångström-Ñandú', 'zoe angstrom nandu', 'ZOEANGSTROMNANDU', ' Zoe Ångstrom-Nandu '])
    expect(await searchNames(student, whole)).toEqual([professor.id])
  for (const part of ['Zoë', 'Ångström', 'Zoë Ångström', 'zoe angstrom nand', 'Ångström-Ñandú Zoë', 'z', '%', '.'])
    expect(await searchNames(student, part)).toEqual([])
})

test('finds an unlocked professor by any part of the name [BROWSE-13]', async () => {
  const student = await aStudent(app)
  const professor = await anUnlocked(app, { by: student, professor: await aProfessor(app, { name: 'Søren Nørgård' }) })
  for (const part of ['Søren', 'norg', 'soren nor', 'ØRE'])
    expect(await searchNames(student, part)).toEqual([professor.id])
  expect(await searchNames(student, 'soren x')).toEqual([])
  expect(await searchNames(await aStudent(app), 'norg')).toEqual([])
})

test('the order of locked professors by name does not reveal their names', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const order = (await browse(student, { order: 'name', direction: 'asc' })).body.professors.map((one) => one.id)
  const backwards = (await browse(student, { order: 'name', direction: 'desc' })).body.professors.map((one) => one.id)
  expect(backwards).toEqual(order)
  const other = await browse(await aStudent(app, { plan: 'B' }), { order: 'name', direction: 'asc' })
  expect(other.body.professors.map((one) => one.id)).not.toEqual(order)
  const namesById = new Map(app.professors.map((one) => [one.id, one.name]))
  const names = order.flatMap((id) => namesById.get(id) ?? [])
  expect(names).not.toEqual(names.toSorted())
})

test("explains a locked match without a publication's title [MATCH-5]", async () => {
  const { body, text } = await browse(await aStudent(app), { order: 'match' })
  expect(body.professors[0]!.match!.reasons.length).toBeGreaterThan(0)
  expect(text).not.toMatch(/telltale/i)
})
