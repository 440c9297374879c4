import { changeUnderstanding, professorsPage } from '@labreach/contract/professors'
import { expect, test, vi } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { addProfessors, makeProfessor } from '../../../test/professors.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const { sql } = app.database
const [professor] = await addProfessors(sql, [
  {
    ...makeProfessor(500),
    name: 'Boris Chenowitz',
    interests: ['Tidal energy'],
    works: ['Turbines and the Chenowitz number', 'ChenowitzNet: turbines at sea'],
  },
])
await sql`update publications
  set abstract = 'Boris Chenowitz, bcz71@waves.example, https://pages.example/~vortexlab'
  where professor_id = ${professor!.id}`
await sql`select pg_notify('catalogue', 'import')`
await vi.waitUntil(() => app.services.catalogue.get(professor!.id), 30_000)
await app.services.catalogue.matchReady
const student = await aStudent(app, { plan: 'B' })

/** What the card tells of the match, and its place, if this is the student's only typed interest. */
async function readCard(typed: string) {
  await app.call(changeUnderstanding, { body: { typed: [typed] }, as: student })
  const { body } = await app.call(professorsPage, { query: { order: 'match', page_size: 100 }, as: student })
  const place = body.professors.findIndex(({ id }) => id === professor!.id)
  return { place, match: body.professors[place]!.match }
}

test('an interest that a locked professor has in common with others finds the card', async () => {
  await vi.waitFor(async () => expect((await readCard('turbines')).match?.band).toBeTruthy(), 30_000)
  expect((await readCard('turbines')).place).toBeLessThan(9)
})

test.each([
  'Chenowitz',
  'Boris',
  'boris chenowitz',
  "Chenowitz's",
  'ChenowitzNet',
  'bcz71',
  'bcz71@waves.example',
  'waves.example',
  'vortexlab',
])('%s, typed as an interest, does not find the locked card of the professor [MATCH-50]', async (typed) => {
  const { place, match } = await readCard(typed)
  expect([match, place]).toEqual([{ band: null, reasons: [] }, expect.any(Number)])
  expect(place).toBe((await readCard('qwzyxov')).place)
})
