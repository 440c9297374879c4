import { matchStream, professorsPage, Relationship } from '@labreach/contract/professors'
import { beforeEach, expect, test } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { aProfessor, aStudent, aVisitor, resumeLines } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { readFacts } from '../resume/facts.ts'
import { embedProfessors } from '../catalogue/embeddings/embed-professors.ts'

const facts = readFacts(resumeLines.join('\n'), [])
const troubles: unknown[] = []
const app = await testApp({ professors: 60, embeddings: (trouble) => troubles.push(trouble) })
/** No word of Ada's resume but those of the abstract, which all have; their parts are its own, which the sandbox sees. */
const kindred = await aProfessor(app, {
  interests: ['Biorobotics', 'Machinelearning', 'Computervision', 'Computerscience'],
  works: ['Pythonlike biorobotics', 'Computervision by machinelearning'],
})
await embedProfessors(app.world, new AbortController().signal)

/** The ids that a visitor with Ada's resume gets, best first, and how long it took in ms. */
async function streamed() {
  const { temporary_token } = await aVisitor(app)
  const started = performance.now()
  const { text } = await app.call(matchStream, { query: { temporary_token } })
  const ms = performance.now() - started
  const [, ...lines] = text.trimEnd().split('\n')
  return { ids: lines.map((line) => Relationship.parse(JSON.parse(line)).id), lines, ms }
}
const fault = (kind: string, more: object = {}) =>
  app.control('faults', { service: 'model', path: '/embeddings', kind, ...more })
type Calls = { calls: { model: string; prompt: string }[] }
const wire = async () => (await app.control<Calls>('model-calls')).calls.filter((call) => /embeddings/.test(call.model))

beforeEach(() => {
  troubles.length = 0
})

test('leaves the order to words, in time and with one warning, while the endpoint is slow; then meaning counts too', async () => {
  await fault('latency', { ms: 1_500 })
  const byWords = await streamed()
  expect(byWords.ms).toBeLessThan(1_000)
  expect(troubles).toHaveLength(1)
  await sleep(1_600)
  const fused = await streamed()
  expect(troubles).toHaveLength(1)
  expect(fused.ids).not.toEqual(byWords.ids)
  expect(new Set(fused.ids)).toEqual(new Set(byWords.ids))
  const [before, after] = [byWords.ids.indexOf(kindred.id), fused.ids.indexOf(kindred.id)]
  expect(after).toBeLessThan(before - 10)
  // Who is shown changes in order alone: each line's reasons, band and card stay.
  const plain = (line: string) => line.replace(/"scholar_id":"[^"]+"/, '')
  expect(fused.lines.map(plain).toSorted()).toEqual(byWords.lines.map(plain).toSorted())
})

test('a student who registered with that resume browses in the same order, with the vector that is known already', async () => {
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
  'answers in the order of words and in time when the endpoint answers %s',
  async (kind) => {
    // Another field each time: a vector that is known would not be asked for.
    const student = await aStudent(app, { plan: 'B' })
    await app.database.sql`update students set major = ${`Optics ${kind}`} where id = ${student.id}`
    app.clock.pass(60_000)
    const before = (await wire()).length
    await fault(kind)
    const query = { order: 'match', page_size: 9 } as const
    const started = performance.now()
    const { status, body } = await app.call(professorsPage, { query, as: student })
    expect([status, body.professors.length]).toEqual([200, 9])
    expect(performance.now() - started).toBeLessThan(1_000)
    // The fault is spent, and nobody asks again for half a minute.
    expect(await app.control('faults')).toMatchObject({ faults: [] })
    await app.call(professorsPage, { query, as: student })
    expect((await wire()).length - before).toBe(kind === 'lost_answer' ? 1 : 0)
    app.clock.pass(60_000)
    await app.call(professorsPage, { query, as: student })
    expect((await wire()).length - before).toBe(kind === 'lost_answer' ? 2 : 1)
  },
)
