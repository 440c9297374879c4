import { professorsPage, suggestFilters } from '@labreach/contract/professors'
import { serverLimits } from '@labreach/contract/server-limits'
import { expect, test } from 'vitest'
import { aProfessor, aStudent, type AStudent } from '../../../test/builders.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 330 })
const basic = await aStudent(app, { plan: 'B' })
const suggest = async (text: string, as: AStudent = basic) =>
  (await app.call(suggestFilters, { query: { text }, as })).body

test('suggests topics and schools of which a word begins with the text, at most five each [BROWSE-51]', async () => {
  expect(await suggest('ROBO')).toEqual({ topics: ['Robotics'], schools: [] })
  expect(await suggest('learn')).toEqual({ topics: ['Machine learning'], schools: [] })
  expect(await suggest('obotics')).toEqual({ topics: [], schools: [] })
  expect((await suggest('davis')).schools).toEqual(['UC Davis'])
  const { schools } = await suggest('uc')
  expect(schools).toHaveLength(serverLimits.filterSuggestionsMax)
  expect(await suggest('?!')).toEqual({ topics: [], schools: [] })
})

test('each suggestion is a filter that finds somebody [BROWSE-51]', async () => {
  const free = await aStudent(app)
  for (const as of [basic, free])
    for (const text of ['ma', 'uc', 'st', 'ge']) {
      const { topics, schools } = await suggest(text, as)
      for (const query of [
        ...topics.map((one) => ({ research_interests: one })),
        ...schools.map((one) => ({ schools: one })),
      ])
        expect([query, (await app.call(professorsPage, { query, as })).body.filtered_total]).not.toEqual([query, 0])
    }
})

test('a topic of professors whom a Free student cannot see is not suggested to this student [BROWSE-51]', async () => {
  await aProfessor(app, { citedBy: 0, interests: ['Zymurgy'], schoolName: 'Zwickau College' })
  const free = await aStudent(app, { resume: false })
  expect(await suggest('zymurgy')).toEqual({ topics: ['Zymurgy'], schools: [] })
  expect((await suggest('zwickau')).schools).toEqual(['Zwickau College'])
  for (const text of ['zymurgy', 'zwickau']) expect(await suggest(text, free)).toEqual({ topics: [], schools: [] })
})

test("no name is suggested: neither a professor's name nor an interest that contains it [BROWSE-51]", async () => {
  const professor = await aProfessor(app, {
    name: 'Quirin Xanthopoulos',
    interests: ['Xanthopoulos transform', 'Sundials'],
  })
  expect(await suggest('xantho')).toEqual({ topics: [], schools: [] })
  expect(await suggest('quirin')).toEqual({ topics: [], schools: [] })
  expect((await suggest('sundials')).topics).toEqual(['Sundials'])
  await leaveByLink(app, professor)
  expect((await suggest('sundials')).topics).toEqual([])
})

test('requires a session and two letters [BROWSE-51]', async () => {
  expect((await app.call(suggestFilters, { query: { text: 'robotics' } })).status).toBe(401)
  for (const text of ['', 'r', ' r '])
    expect((await app.call(suggestFilters, { query: { text }, as: basic })).status).toBe(400)
})
