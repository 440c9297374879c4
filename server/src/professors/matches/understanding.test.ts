import { changeUnderstanding, getUnderstanding, matchStream, professorsPage } from '@labreach/contract/professors'
import { uploadResume } from '@labreach/contract/resume'
import { expect, test } from 'vitest'
import { aForm, aStudent } from '../../../test/builders.ts'
import { aPdf } from '../../../test/pdf/a-pdf.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 60 })

async function uploadLines(...lines: string[]) {
  const { body } = await app.call(uploadResume, {
    form: aForm(await aPdf(['Bea Gold, bea.gold@example.edu, +1 555 010 4296', ...lines])),
  })
  if (!body.temporary_token) throw new Error('The resume was refused.')
  return body.temporary_token
}
const readAsVisitor = async (temporary_token: string) =>
  (await app.call(getUnderstanding, { query: { temporary_token } })).body
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name)

test('understands everyday words of a resume, with spelling mistakes, and quotes the line [MATCH-10]', async () => {
  const token = await uploadLines('Research Interests', 'making robots wlak, quantum computters')
  const { fields, struck, typed } = await readAsVisitor(token)
  expect(names(fields).toSorted()).toEqual(['Legged locomotion', 'Quantum computing'])
  expect(fields.find(({ name }) => name === 'Legged locomotion')).toMatchObject({ source: 'resume' })
  expect(fields.flatMap(({ from }) => from).join(' ')).toMatch(/robots wlak/)
  expect([struck, typed]).toEqual([[], []])
})

test('header, school, months, courses, hobbies and unrelated jobs name no field [MATCH-8]', async () => {
  const token = await uploadLines(
    'Music Street 5, Law Town',
    'Education',
    'University of Art and Design, May 2024',
    'Courses: Organic Chemistry, World History',
    'Research Interests',
    'Robotics',
    'Work Experience',
    'Barista at the Coffee and Philosophy House',
    'Hobbies',
    'Chess, football, astronomy',
  )
  expect(names((await readAsVisitor(token)).fields)).toEqual(['Robotics'])
})

test('a field that a visitor strikes out is no longer understood, and the matches follow [MATCH-11]', async () => {
  const temporary_token = await uploadLines('Research Interests', 'Robotics, Genomics')
  const readBest = async () => {
    const { text } = await app.call(matchStream, { query: { temporary_token } })
    return (JSON.parse(text.split('\n')[1]!) as { professor: { key_interests: string[] } }).professor.key_interests
  }
  const { body } = await app.call(changeUnderstanding, { body: { temporary_token, struck: ['Genomics'] } })
  expect([names(body.fields), body.struck]).toEqual([['Robotics'], ['Genomics']])
  expect(await readBest()).toContain('Robotics')
  await app.call(changeUnderstanding, { body: { temporary_token, struck: ['Robotics'] } })
  expect(await readBest()).toContain('Genomics')
})

test('a typed interest counts first, and unknown tokens are refused [MATCH-11]', async () => {
  const temporary_token = await uploadLines('Research Interests', 'Genomics and the evolution of yeast')
  const { body } = await app.call(changeUnderstanding, {
    body: { temporary_token, typed: ['why people believe fake news', 'Why people  believe fake news'] },
  })
  expect(body.typed).toEqual(['why people believe fake news'])
  expect(body.fields[0]).toEqual({
    name: 'Misinformation',
    from: ['why people believe fake news'],
    source: 'typed',
  })
  const refused = await app.call(changeUnderstanding, { body: { temporary_token: 'invented', typed: [] } })
  expect(refused).toMatchObject({ status: 401, body: { code: 'temporary_token_invalid' } })
  expect((await app.call(getUnderstanding, { query: {} })).status).toBe(401)
})

test("a student's corrections are kept and change the order of the next page [MATCH-11]", async () => {
  const student = await aStudent(app, { plan: 'B' })
  const readPage = async (query: { field?: string } = {}) =>
    (await app.call(professorsPage, { query: { order: 'match', page_size: 9, ...query }, as: student })).body
  expect((await readPage()).professors[0]!.professor.key_interests).toContain('Robotics')
  await app.call(changeUnderstanding, { body: { typed: ['Genomics'], struck: ['Robotics'] }, as: student })
  expect((await readPage()).professors[0]!.professor.key_interests).toContain('Genomics')
  const { body } = await app.call(getUnderstanding, { query: {}, as: student })
  expect([body.typed, body.struck]).toEqual([['Genomics'], ['Robotics']])
})

test('a field narrows the page to professors of this field [MATCH-12]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const { body } = await app.call(professorsPage, {
    query: { order: 'match', page_size: 50, field: 'Genomics' },
    as: student,
  })
  expect(body.professors.length).toBeGreaterThan(3)
  expect(body.filtered_total).toBe(body.professors.length)
  for (const one of body.professors) expect(one.professor.key_interests).toContain('Genomics')
  const nothing = await app.call(professorsPage, { query: { field: 'Nursing' }, as: student })
  expect(nothing.body.professors).toEqual([])
})

test('every card of a student with a resume has a match, also far from the best [MATCH-9]', async () => {
  const student = await aStudent(app, { plan: 'B' })
  const { body } = await app.call(professorsPage, { query: { page_size: 60 }, as: student })
  expect(body.professors.every(({ match }) => match !== undefined)).toBe(true)
  expect(
    body.professors.filter(({ match }) => match!.band === null).every(({ match }) => match!.reasons.length === 0),
  ).toBe(true)
})
