import { DAY_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import { listPublications } from '@labreach/contract/professors'
import { nextContact } from '@labreach/contract/outreach'
import { expect, test } from 'vitest'
import { aHandle, anUnlocked, aProfessor, aStudent, type AStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { insertValues } from '../../test/insert-values.ts'

const app = await testApp({ professors: 6 })
const readPublications = (as: AStudent, scholar_id: string) => app.call(listPublications, { query: { scholar_id }, as })
const aBasicStudent = () => aStudent(app, { plan: 'B' })

type Work = { title: string; abstract?: string; pub_year: number | null; num_citations: number; pub_url?: string }

async function aProfessorWith(works: Work[], by: AStudent) {
  const professor = await anUnlocked(app, { by, professor: await aProfessor(app, { works: [] }) })
  const rows = works.map((work) => ({ professor_id: professor.id, abstract: '', pub_url: null, ...work }))
  if (rows.length > 0) await app.database.sql`insert into publications ${insertValues(...rows)}`
  return professor
}

test('lists publications, newest first and within a year the most cited first [PUBLICATION-1, PUBLICATION-7]', async () => {
  const student = await aBasicStudent()
  const paper = { title: 'Grasping', abstract: 'Robots grasp.', pub_url: 'https://doi.example/1' }
  const professor = await aProfessorWith(
    [
      { title: 'Undated', pub_year: null, num_citations: 900 },
      { title: 'Old', pub_year: 2019, num_citations: 500 },
      { title: 'Quiet', pub_year: 2025, num_citations: 1 },
      { ...paper, pub_year: 2025, num_citations: 7 },
    ],
    student,
  )
  const { status, body } = await readPublications(student, professor.scholarId)
  expect(status).toBe(200)
  expect(body[0]).toEqual({ ...paper, pub_year: 2025, num_citations: 7 })
  expect(body.map(({ title }) => title)).toEqual(['Grasping', 'Quiet', 'Old', 'Undated'])
})

test('lists the newest fifty, and returns an empty list if there are none [PUBLICATION-7]', async () => {
  const student = await aBasicStudent()
  const works = Array.from({ length: 60 }, (_, n) => ({ title: `Work ${n}`, pub_year: 1960 + n, num_citations: 0 }))
  const many = await readPublications(student, (await aProfessorWith(works, student)).scholarId)
  expect(many.body).toHaveLength(serverLimits.publicationsShown)
  expect([many.body[0]!.title, many.body.at(-1)!.title]).toEqual(['Work 59', 'Work 10'])
  expect((await readPublications(student, (await aProfessorWith([], student)).scholarId)).body).toEqual([])
})

test('requires Basic, Premium or a running trial [PUBLICATION-3]', async () => {
  for (const plan of ['F', 'P'] as const) {
    const student = await aStudent(app, { plan })
    const professor = await anUnlocked(app, { by: student })
    const { status, body } = await readPublications(student, professor.scholarId)
    expect([status, body.code]).toEqual(plan === 'F' ? [403, 'plan_required'] : [200, undefined])
  }
  const trial = await aStudent(app)
  const professor = await anUnlocked(app, { by: trial })
  const ends = new Date(app.clock.now().getTime() + DAY_MS)
  await app.database.sql`update students set trial_ends = ${ends} where id = ${trial.id}`
  expect((await readPublications(trial, professor.scholarId)).status).toBe(200)
  app.clock.pass(DAY_MS)
  expect((await readPublications(trial, professor.scholarId)).status).toBe(403)
})

test('refuses a locked professor, by Scholar id or by handle [PUBLICATION-8]', async () => {
  const [student, other] = [await aBasicStudent(), await aBasicStudent()]
  const professor = await anUnlocked(app, { by: other, professor: await aProfessor(app) })
  for (const scholarId of [professor.scholarId, aHandle(app, student, professor)]) {
    const { status, body, text } = await readPublications(student, scholarId)
    expect([status, body.code]).toEqual([409, 'locked'])
    expect(text).not.toContain('Telltale')
  }
})

test('understands an id that an import has replaced since, of an unlocked professor only [UNLOCK-33]', async () => {
  const [student, other] = [await aBasicStudent(), await aBasicStudent()]
  const professor = await anUnlocked(app, { by: student, professor: await aProfessor(app) })
  const id = `NEW${professor.scholarId.slice(3)}`
  await app.database.sql`update professors set scholar_id = ${id} where id = ${professor.id}`
  await app.database.sql`insert into professor_aliases (alias, scholar_id) values (${professor.scholarId}, ${id})`
  for (const known of [professor.scholarId, id]) {
    expect((await readPublications(student, known)).status).toBe(200)
    expect((await readPublications(other, known)).body).toMatchObject({ code: 'locked' })
    expect((await app.call(nextContact, { query: { scholar_id: known }, as: student })).status).toBe(200)
  }
})

test('refuses an unknown professor and one who has opted out [PUBLICATION-8]', async () => {
  const student = await aBasicStudent()
  expect(await readPublications(student, 'nobody')).toMatchObject({ status: 404, body: { code: 'professor_unknown' } })
  const professor = await anUnlocked(app, { by: student, professor: await aProfessor(app) })
  await app.database.sql`update professors set opt_out = true where id = ${professor.id}`
  const body = { code: 'opted_out', error: 'Professor has opted out.' }
  expect(await readPublications(student, professor.scholarId)).toMatchObject({ status: 409, body })
})

test('requires a session', async () => {
  expect((await app.call(listPublications, { query: { scholar_id: 'x' } })).status).toBe(401)
})
