import { matchStream, professorsPage } from '@labreach/contract/professors'
import { Relationship } from '@labreach/contract/schemas/professors'
import { beforeEach, expect, test } from 'vitest'
import { aProfessor, aStudent, aVisitor, resumeLines } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { readFacts } from '../../resume/facts/facts.ts'
import { embedProfessors } from '../../catalogue/embeddings/embed-professors.ts'

const facts = readFacts(resumeLines.join('\n'), [])
const warnings: unknown[] = []
const app = await testApp({ professors: 60, embeddings: (warning) => warnings.push(warning) })
/**
 * Shares no word with Ada's resume except those of the abstract, which all professors share. Its compound words contain
 * words of the resume; the sandbox's embeddings are based on such parts.
 */
const nearInMeaning = await aProfessor(app, {
  interests: ['Biorobotics', 'Machinelearning', 'Computervision', 'Computerscience'],
  works: ['Pythonlike biorobotics', 'Computervision by machinelearning'],
})
// Equal by words, so they come in the order of their ids; the meaning of each is another.
for (const word of ['Heraldry', 'Amber', 'Visionaries', 'Quartz', 'Learnedness', 'Xylography'])
  await aProfessor(app, { interests: ['Robotics', word], works: [`${word} of old`] })
await embedProfessors(app.services, new AbortController().signal)

/** The match stream of a visitor with Ada's resume: the ids, best first, and the lines. */
async function readStream() {
  const { temporary_token } = await aVisitor(app)
  const { text } = await app.call(matchStream, { query: { temporary_token } })
  const [, ...lines] = text.trimEnd().split('\n')
  return { ids: lines.map((line) => Relationship.parse(JSON.parse(line)).id), lines }
}
const fault = (kind: string, more: object = {}) =>
  app.control('faults', { service: 'model', path: '/embeddings', kind, ...more })
type Calls = { calls: { model: string; prompt: string }[] }
const embeddingCalls = async () =>
  (await app.control<Calls>('model-calls')).calls.filter((call) => /embeddings/.test(call.model))

beforeEach(() => {
  warnings.length = 0
})

test('orders by words, with one warning, while the service is slow; later by words and meaning', async () => {
  await fault('latency', { ms: 3_000 })
  const byWords = await readStream()
  // The service has not responded yet, and the stream did not wait for it.
  expect(warnings).toEqual([expect.objectContaining({ message: 'No vector within 250 ms' })])
  let byWordsAndMeaning = byWords
  await expect
    .poll(async () => {
      byWordsAndMeaning = await readStream()
      return byWordsAndMeaning.ids
    })
    .not.toEqual(byWords.ids)
  expect(warnings).toHaveLength(1)
  expect(new Set(byWordsAndMeaning.ids)).toEqual(new Set(byWords.ids))
  const [before, after] = [byWords.ids.indexOf(nearInMeaning.id), byWordsAndMeaning.ids.indexOf(nearInMeaning.id)]
  expect(after).toBeLessThanOrEqual(before)
  // Only the order changes; the reasons, band and card of each line remain.
  const withoutHandle = (line: string) => line.replace(/"scholar_id":"[^"]+"/, '')
  expect(byWordsAndMeaning.lines.map(withoutHandle).toSorted()).toEqual(byWords.lines.map(withoutHandle).toSorted())
})

test('a student who registered with that resume browses in the same order, with the cached vector [MATCH-6]', async () => {
  const { ids } = await readStream()
  const callsBefore = (await embeddingCalls()).length
  const student = await aStudent(app, { plan: 'B' })
  await app.database.sql`
    update students set key_interests = ${facts.interests}, skills = ${facts.skills}, major = ${facts.major}
    where id = ${student.id}`
  const { body } = await app.call(professorsPage, { query: { order: 'match', page_size: 45 }, as: student })
  expect(body.professors.map((one) => one.id).slice(0, 40)).toEqual(ids.slice(0, 40))
  expect(await embeddingCalls()).toHaveLength(callsBefore)
})

test('sends interests and major to the service, and nothing that identifies the student', async () => {
  await readStream()
  const prompts = (await embeddingCalls()).map((call) => call.prompt)
  const studentPrompts = prompts.filter((prompt) => prompt.includes('Computer Science'))
  expect(studentPrompts.length).toBeGreaterThan(0)
  for (const prompt of studentPrompts) {
    expect(prompt).toMatch(/^Robotics, /)
    expect(prompt).not.toMatch(/Ada|Park|@|555|Berkeley|California|3\.85|Education/i)
  }
})

test.each(['500', '429', '401', 'reset', 'garbage', 'lost_response'])(
  'orders by words if the service fails with %s',
  async (kind) => {
    // A different major each time, since no cached vector is requested again.
    const student = await aStudent(app, { plan: 'B' })
    await app.database.sql`update students set major = ${`Optics ${kind}`} where id = ${student.id}`
    app.clock.pass(60_000)
    const before = (await embeddingCalls()).length
    await fault(kind)
    const query = { order: 'match', page_size: 9 } as const
    const { status, body } = await app.call(professorsPage, { query, as: student })
    expect([status, body.professors.length]).toEqual([200, 9])
    // The fault was used, and the service is not called again for half a minute.
    expect(await app.control('faults')).toMatchObject({ faults: [] })
    await app.call(professorsPage, { query, as: student })
    // Only this fault lets the sandbox count the call.
    expect((await embeddingCalls()).length - before).toBe(kind === 'lost_response' ? 1 : 0)
    app.clock.pass(60_000)
    await app.call(professorsPage, { query, as: student })
    expect((await embeddingCalls()).length - before).toBe(kind === 'lost_response' ? 2 : 1)
  },
)
