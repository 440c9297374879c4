import { matchStream, professorsPage } from '@labreach/contract/professors'
import { Relationship } from '@labreach/contract/schemas/professors'
import { beforeEach, expect, test } from 'vitest'
import { aProfessor, aStudent, aVisitor, resumeLines } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { readFacts } from '../../resume/facts/facts.ts'
import { embedProfessors } from '../../catalogue/embeddings/embed-professors.ts'

const facts = readFacts(resumeLines.join('\n'), [])
const troubles: unknown[] = []
const app = await testApp({ professors: 60, embeddings: (trouble) => troubles.push(trouble) })
/** No word of Ada's resume but those of the abstract, which all have; their parts are its own, which the sandbox sees. */
const kindred = await aProfessor(app, {
  interests: ['Biorobotics', 'Machinelearning', 'Computervision', 'Computerscience'],
  works: ['Pythonlike biorobotics', 'Computervision by machinelearning'],
})
await embedProfessors(app.services, new AbortController().signal)

/** The ids that a visitor with Ada's resume gets, best first, and the lines that say so. */
async function streamed() {
  const { temporary_token } = await aVisitor(app)
  const { text } = await app.call(matchStream, { query: { temporary_token } })
  const [, ...lines] = text.trimEnd().split('\n')
  return { ids: lines.map((line) => Relationship.parse(JSON.parse(line)).id), lines }
}
const fault = (kind: string, more: object = {}) =>
  app.control('faults', { service: 'model', path: '/embeddings', kind, ...more })
type Calls = { calls: { model: string; prompt: string }[] }
const wire = async () => (await app.control<Calls>('model-calls')).calls.filter((call) => /embeddings/.test(call.model))

beforeEach(() => {
  troubles.length = 0
})

test('leaves the order to words, with one warning, while the endpoint is slow; then meaning counts too', async () => {
  await fault('latency', { ms: 3_000 })
  const byWords = await streamed()
  // The endpoint has not answered yet: nobody waited for it.
  expect(troubles).toEqual([expect.objectContaining({ message: 'No vector within 250 ms' })])
  let fused = byWords
  await expect
    .poll(async () => {
      fused = await streamed()
      return fused.ids
    })
    .not.toEqual(byWords.ids)
  expect(troubles).toHaveLength(1)
  expect(new Set(fused.ids)).toEqual(new Set(byWords.ids))
  const [before, after] = [byWords.ids.indexOf(kindred.id), fused.ids.indexOf(kindred.id)]
  expect(after).toBeLessThan(before - 10)
  // Who is shown changes in order alone: each line's reasons, band and card stay.
  const plain = (line: string) => line.replace(/"scholar_id":"[^"]+"/, '')
  expect(fused.lines.map(plain).toSorted()).toEqual(byWords.lines.map(plain).toSorted())
})

test('a student who registered with that resume browses in the same order, with the vector that is known already [MATCH-6]', async () => {
  const { ids } = await streamed()
  const asked = (await wire()).length
  const student = await aStudent(app, { plan: 'B' })
  await app.database.sql`
    update students set key_interests = ${facts.interests}, skills = ${facts.skills}, major = ${facts.major}
    where id = ${student.id}`
  const { body } = await app.call(professorsPage, { query: { order: 'match', page_size: 45 }, as: student })
  expect(body.professors.map((one) => one.id).slice(0, 40)).toEqual(ids.slice(0, 40))
  expect(await wire()).toHaveLength(asked)
})

test('tells the endpoint interests, skills and major, and nothing of who somebody is', async () => {
  await streamed()
  const prompts = (await wire()).map((call) => call.prompt)
  const ofStudents = prompts.filter((prompt) => prompt.includes('Computer Science'))
  expect(ofStudents.length).toBeGreaterThan(0)
  for (const prompt of ofStudents) {
    expect(prompt).toMatch(/^Robotics, /)
    expect(prompt).not.toMatch(/Ada|Park|@|555|Berkeley|California|3\.85|Education/i)
  }
})

test.each(['500', '429', '401', 'reset', 'garbage', 'lost_answer'])(
  'answers in the order of words when the endpoint answers %s',
  async (kind) => {
    // Another field each time: a vector that is known would not be asked for.
    const student = await aStudent(app, { plan: 'B' })
    await app.database.sql`update students set major = ${`Optics ${kind}`} where id = ${student.id}`
    app.clock.pass(60_000)
    const before = (await wire()).length
    await fault(kind)
    const query = { order: 'match', page_size: 9 } as const
    const { status, body } = await app.call(professorsPage, { query, as: student })
    expect([status, body.professors.length]).toEqual([200, 9])
    // The fault is spent, and nobody asks again for half a minute.
    expect(await app.control('faults')).toMatchObject({ faults: [] })
    await app.call(professorsPage, { query, as: student })
    expect((await wire()).length - before).toBe(kind === 'lost_answer' ? 1 : 0)
    app.clock.pass(60_000)
    await app.call(professorsPage, { query, as: student })
    expect((await wire()).length - before).toBe(kind === 'lost_answer' ? 2 : 1)
  },
)
