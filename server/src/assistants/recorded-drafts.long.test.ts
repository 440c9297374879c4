import { callAssistantServer, createPersonalToken } from '@labreach/contract/assistants'
import { limits } from '@labreach/contract/plans'
import { saveDraft } from '@labreach/contract/professors'
import { createTemplate } from '@labreach/contract/templates'
import { expect, test } from 'vitest'
import { anUnlocked, aStudent, type AStudent } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { writeLetter } from '../../test/letters.ts'
import { leaveByLink } from '../../test/opt-outs.ts'
import { testApp } from '../../test/test-app.ts'
import { hasAiSentence } from '../students/ai-sentences.ts'

const app = await testApp({ professors: 6 })

test('a draft that cannot be saved is not recorded as AI: of a locked professor, or beyond the limit [ACCOUNT-23]', async () => {
  const student = await aStudent(app)
  const professor = await anUnlocked(app, { by: student })
  const locked = app.professors.find(({ id }) => id !== professor.id)!
  const { body } = await app.call(createPersonalToken, { as: student, body: { name: 'Mine', scope: 'draft' } })
  const headers = { authorization: `Bearer ${body.token}` }
  const count = async () => (await app.database.sql`select from ai_sentences where student_id = ${student.id}`).length
  const save = async (id: number, at: number) => {
    // The messages of a token have a limit of their own.
    app.clock.pass(500)
    const draft = `Sentence ${at} of the many long ones that an assistant has written for me here.`
    const params = { name: 'saveDraft', arguments: { id, draft, based_on: null } }
    const message = { jsonrpc: '2.0' as const, id: 1, method: 'tools/call', params }
    return (await app.call(callAssistantServer, { body: message, headers })).text
  }
  expect(await save(locked.id, 0)).toContain('"isError":true')
  expect(await count()).toBe(0)
  const answers: string[] = []
  for (let at = 1; at <= 130; at++) answers.push(await save(professor.id, at))
  expect(answers.at(-1)).toContain('Too many tries.')
  expect(await count()).toBeLessThan(125)
})

/** Saves drafts as an assistant of this student does. */
async function anAssistant(as: AStudent) {
  const { body } = await app.call(createPersonalToken, { as, body: { name: 'Mine', scope: 'draft' } })
  const headers = { authorization: `Bearer ${body.token}` }
  return async (input: object, draft: string) => {
    const params = { name: 'saveDraft', arguments: { draft, ...input } }
    const message = { jsonrpc: '2.0' as const, id: 1, method: 'tools/call', params }
    return (await app.call(callAssistantServer, { body: message, headers })).text
  }
}
const added = 'Your recent work on this question made me think about a second experiment of the same kind.'

test("sentences of the student's other drafts and letters stay the student's own in a draft of an assistant [ASSISTANT-40]", async () => {
  const { student: as, professor: first } = await aSender(app, { plan: 'B' })
  const [second, third] = [await anUnlocked(app, { by: as }), await anUnlocked(app, { by: as })]
  const sent = 'Last year I built a small gripper that lets go of soft things in time.'
  const drafted = 'In my second year I counted the lichens on four hundred old stone walls.'
  expect((await writeLetter(app, { student: as, professor: first }, { message: sent })).status).toBe(200)
  await app.call(saveDraft, { as, params: { id: second.id }, body: { draft: drafted } })
  const save = await anAssistant(as)
  expect(await save({ id: third.id }, `${sent} ${drafted} ${added}`)).toContain('"isError":false')
  expect(await Promise.all([sent, drafted, added].map((one) => hasAiSentence(app.services.db, as.id, one)))).toEqual([
    false,
    false,
    true,
  ])
})

test("the end of the student's own texts stays the student's, also without a final mark, and so do templates [ASSISTANT-40]", async () => {
  const as = await aStudent(app, { plan: 'B' })
  const [older, current] = [await anUnlocked(app, { by: as }), await anUnlocked(app, { by: as })]
  const signature = 'Kind regards,\nAda Park\nComputer Science, third year\nExample University'
  const kept = 'In my first year I wrote down every template that I would need later.'
  const { status } = await app.call(createTemplate, {
    as,
    body: { name: 'Mine', content: `${kept}\n\n${signature}, UK` },
  })
  expect(status).toBe(200)
  await app.call(saveDraft, { as, params: { id: older.id }, body: { draft: 'Dear Professor' } })
  app.clock.pass(1)
  const mine = 'Dear Professor,\n\nI counted the lichens on old walls.\n\n'
  const { body } = await app.call(saveDraft, { as, params: { id: current.id }, body: { draft: `${mine}${signature}` } })
  const save = await anAssistant(as)
  const draft = `${mine}${kept} ${added}\n\n${signature}`
  expect(await save({ id: current.id, based_on: body.saved_at }, draft)).toContain('"isError":false')
  const recorded = await app.database.sql`select sentence from ai_sentences where student_id = ${as.id}`
  expect(recorded).toEqual([{ sentence: added }])
})

test('a draft of an assistant that is refused for its input or its professor is not recorded as AI [ASSISTANT-40]', async () => {
  const as = await aStudent(app)
  const { id } = await anUnlocked(app, { by: as })
  const left = await anUnlocked(app, { by: as })
  await leaveByLink(app, left)
  const inputs = [
    { id, subject: 'x'.repeat(limits.subjectMax + 1) },
    { id, based_on: 'yesterday' },
    { id, answers: { reason: 'Mine.' } },
    { id: left.id },
  ]
  const save = await anAssistant(as)
  for (const input of inputs)
    expect([input, await save(input, added)]).toEqual([input, expect.stringContaining('"isError":true')])
  expect(await app.database.sql`select sentence from ai_sentences where student_id = ${as.id}`).toEqual([])
  expect(await save({ id, subject: null }, added)).toContain('"isError":false')
  expect(await hasAiSentence(app.services.db, as.id, added)).toBe(true)
})

test('a draft of an assistant that is refused as outdated is not recorded as AI, and one that is saved is [ASSISTANT-40]', async () => {
  const as = await aStudent(app)
  const { id } = await anUnlocked(app, { by: as })
  const old = 'These are the words that I have written myself about my own small experiment.'
  const { body: older } = await app.call(saveDraft, { as, params: { id }, body: { draft: old } })
  const { body: newer } = await app.call(saveDraft, { as, params: { id }, body: { draft: 'A newer text.' } })
  const save = await anAssistant(as)
  const count = async () => (await app.database.sql`select from ai_sentences where student_id = ${as.id}`).length
  expect(await save({ id, based_on: older.saved_at }, `${old} ${added}`)).toContain('"isError":true')
  expect(await count()).toBe(0)
  expect(await save({ id, based_on: newer.saved_at }, `${old} ${added}`)).toContain('"isError":false')
  expect(await count()).toBe(2)
})
