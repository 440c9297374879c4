import { aiProcessTemplate, nextContact, readLetter, releaseLetter } from '@labreach/contract/outreach'
import { DAY_MS } from '@labreach/contract/plans'
import { aiGenerateTemplate } from '@labreach/contract/templates'
import { expect, test } from 'vitest'
import { aProfessor } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { holdLetter, listSentMails, writeLetter } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'
import { setWish } from '../../test/wishes.ts'
import { hasAiSentence, recordAiSentences, storeAiSentences, sweepAiSentences } from '../students/ai-sentences.ts'
import { leaveDueLetters } from './held/leave-due-letters.ts'

const app = await testApp({ professors: 3 })
let people = 0
const own =
  'Dear Professor,\n\nLast year I built a small gripper that lets go of soft things.\n\nKind regards,\nAda Park'
const aiSentence = 'Your work on soft hands shows me how a gripper can let go in time.'
const withAi = own.replace('Kind', `${aiSentence}\n\nKind`)
const line = '\n-- \nParts of this letter were written with AI.\nAnswer with one tap: '

/** A student with a sentence that AI has written, and a professor who wishes a note on AI, or not. */
async function aWriter({ wish = true }: { wish?: boolean | null } = {}) {
  const professor = await aProfessor(app, { email: `ai-${++people}@cs.stocked.edu` })
  const sender = await aSender(app, { professor, plan: 'B' })
  const { db, clock } = app.services
  await storeAiSentences(db, { studentId: sender.student.id, text: withAi, own }, clock.now())
  if (wish !== null) await setWish(app, professor, 'ai_note', wish)
  return sender
}
const readFooter = async (email: string) => {
  const text = (await listSentMails(app, email)).at(-1)!.text.replaceAll('\r\n', '\n')
  return text.slice(text.indexOf('\n-- \n'))
}
const missing = { status: 409, body: { code: 'ai_note_missing' } }

test('a letter with a sentence of AI says so where the professor wishes it, whatever the client says [SEND-88, SEND-89]', async () => {
  const sender = await aWriter()
  const { student: as, professor } = sender
  const next = await app.call(nextContact, { query: { scholar_id: professor.scholarId }, as })
  expect(next.body).toMatchObject({ ai_note: true })
  for (const leave of ['now', 'undo'] as const)
    expect(await writeLetter(app, sender, { message: withAi, leave, ai_note: false })).toMatchObject(missing)
  expect(await listSentMails(app, sender.email)).toEqual([])
  expect((await writeLetter(app, sender, { message: withAi, ai_note: true })).status).toBe(200)
  expect(await readFooter(sender.email)).toContain(line)
})

test.each([
  { what: 'without a wish', wish: null, message: withAi },
  { what: 'with a professor who does not need it', wish: false, message: withAi },
  { what: 'in own words only', wish: true, message: own },
])('a letter goes without a note: $what [SEND-88]', async ({ wish, message }) => {
  const sender = await aWriter({ wish })
  expect((await writeLetter(app, sender, { message })).status).toBe(200)
  expect(await readFooter(sender.email)).not.toContain('written with AI')
})

test('a held letter carries the note that the student saw [SEND-88]', async () => {
  const sender = await aWriter()
  await holdLetter(app, sender, { message: withAi, ai_note: true, leave: 'undo' })
  app.clock.pass(10_000)
  await (
    await leaveDueLetters(app.services)
  ).left
  expect(await readFooter(sender.email)).toContain(line)
})

test('a held letter comes back if the professor has wished a note since [SEND-89]', async () => {
  const sender = await aWriter({ wish: null })
  const { student: as, professor } = sender
  const { id } = await holdLetter(app, sender, { message: withAi, leave: 'undo' })
  await setWish(app, professor, 'ai_note', true)
  app.clock.pass(10_000)
  await (
    await leaveDueLetters(app.services)
  ).left
  expect((await app.call(readLetter, { params: { id }, as })).body).toMatchObject({
    state: 'returned',
    returned_reason: expect.stringContaining('one line below it will say so'),
  })
  expect(await listSentMails(app, sender.email)).toEqual([])
})

test('a held letter that is sent now comes back at once if the professor has wished a note since [SEND-89]', async () => {
  const sender = await aWriter({ wish: null })
  const { student: as, professor } = sender
  const { id } = await holdLetter(app, sender, { message: withAi, leave: 'morning' })
  await setWish(app, professor, 'ai_note', true)
  const sentence = 'Open it and send it again: one line below it will say so.'
  expect(await app.call(releaseLetter, { params: { id }, as })).toMatchObject({
    ...missing,
    body: { error: expect.stringContaining(sentence) },
  })
  expect((await app.call(readLetter, { params: { id }, as })).body).toMatchObject({
    state: 'returned',
    returned_reason: expect.stringContaining(sentence),
  })
  expect((await writeLetter(app, sender, { message: withAi, ai_note: true })).status).toBe(200)
  expect(await readFooter(sender.email)).toContain(line)
})

test('what AI writes is recorded: an enhanced letter and a template, with its places filled in [SEND-89]', async () => {
  const sender = await aWriter()
  const { student: as, professor } = sender
  const { db } = app.services
  const has = (letter: string) => hasAiSentence(db, as.id, letter)
  const keen = own.replace('Kind', 'I am very keen to learn more about robots and their soft hands.\n\nKind')
  const { body: enhanced } = await app.call(aiProcessTemplate, {
    body: { template_content: keen, scholar_id: professor.scholarId },
    as,
  })
  expect(await has(keen)).toBe(false)
  expect(await has(enhanced.processed_content)).toBe(true)
  const { body: generated } = await app.call(aiGenerateTemplate, { body: {}, as })
  const filled = generated.template.content
    .replaceAll('{student_name}', 'Ada Park')
    .replaceAll(/\{\w+\}/g, 'robots, and soft hands')
  expect(filled).not.toBe(generated.template.content)
  expect(await has(filled)).toBe(true)
})

test('a filled-in place may hold anything, but the words around it are those of AI [SEND-89]', async () => {
  const { student } = await aWriter()
  const { db, clock } = app.services
  const text = 'I study {major} at {school}, and would like to know more about your work.'
  await storeAiSentences(db, { studentId: student.id, text }, clock.now())
  const has = (letter: string) => hasAiSentence(db, student.id, letter)
  expect(await has('Dear Dr. Ha,\n\nI study Physics at UC Davis, and would like to know more about your work.')).toBe(
    true,
  )
  expect(await has('I study Physics, and would like to know more about your work.')).toBe(false)
  const repeated = 'I am in {topic} in indigo ink, and would like to write about {topic} in it.'
  await storeAiSentences(db, { studentId: student.id, text: repeated }, clock.now())
  expect(await has('I am in physics in in indigo ink, and would like to write about it in it.')).toBe(true)
  expect(await has('I am in physics in in black ink, and would like to write about it in it.')).toBe(false)
  expect(await has('Now I study Physics at UC Davis, and would like to know more about your work.')).toBe(false)
})

/** Records sentences of AI, the first of them the oldest. */
const insertSentences = (studentId: string, count: number, before: string) => app.database.sql`
  insert into ai_sentences (student_id, digest, sentence, written_at)
  select ${studentId}, sha256(convert_to(text, 'UTF8')), text, ${app.clock.now()}::timestamptz - interval '1 day' + at * interval '1 s'
  from (select at, ${before} || ' in sentence ' || at || ' of the many that were written for me.' as text
    from generate_series(1, ${count}::int) at) sentences`

test('of a student the newest 20,000 sentences are kept [SEND-89]', async () => {
  const { student } = await aWriter()
  const { db, clock } = app.services
  await insertSentences(student.id, 20_000, 'I would like to learn')
  const has = (at: number) =>
    hasAiSentence(db, student.id, `I would like to learn in sentence ${at} of the many that were written for me.`)
  expect(await has(1)).toBe(true)
  await storeAiSentences(db, { studentId: student.id, text: aiSentence }, clock.now())
  const [row] = await app.database.sql`select count(*) as kept from ai_sentences where student_id = ${student.id}`
  expect(row!.kept).toBe(20_000)
  expect([await has(1), await has(2), await hasAiSentence(db, student.id, aiSentence)]).toEqual([false, true, true])
})

test('a letter is compared with the newest 2,000 sentences that have a place [SEND-89]', async () => {
  const { student } = await aWriter()
  await insertSentences(student.id, 2_001, 'I would like to learn {topic}')
  const has = (at: number, topic: string) =>
    hasAiSentence(
      app.services.db,
      student.id,
      `I would like to learn ${topic} in sentence ${at} of the many that were written for me.`,
    )
  expect([await has(1, 'physics'), await has(2, 'physics'), await has(1, '{topic}')]).toEqual([false, true, true])
})

test('of a long sentence the first 1,000 characters are kept and compared [ACCOUNT-23]', async () => {
  const { student } = await aWriter()
  const { db, clock } = app.services
  const long = `I would like to learn {topic} ${'and the next thing '.repeat(1_000)}`.trim()
  await storeAiSentences(db, { studentId: student.id, text: long }, clock.now())
  const rows = await app.database.sql`
    select max(length(sentence)) as longest from ai_sentences where student_id = ${student.id}`
  expect(rows[0]!.longest).toBe(1_000)
  expect(await hasAiSentence(db, student.id, `${own}\n\n${long}`)).toBe(true)
  expect(await hasAiSentence(db, student.id, own)).toBe(false)
})

test('whatever the texts are, a comparison takes a bounded time [ACCOUNT-23]', async () => {
  const { student } = await aWriter()
  const half = 'a'.repeat(490)
  await app.database.sql`
    insert into ai_sentences (student_id, digest, sentence, written_at)
    select ${student.id}, sha256(convert_to(at::text, 'UTF8')), '{x}' || ${half} || 'b' || ${half} || '{x}', ${app.clock.now()}
    from generate_series(1, 2000) at`
  const start = performance.now()
  expect(await hasAiSentence(app.services.db, student.id, 'a'.repeat(20_000))).toBe(false)
  // 13 s when each sentence was searched with indexOf; less than 0.1 s without other work on the machine.
  expect(performance.now() - start).toBeLessThan(5_000)
})

test('the record of a sentence is deleted after a year [SEND-89]', async () => {
  const { student } = await aWriter()
  const { db, clock } = app.services
  app.clock.pass(364 * DAY_MS)
  await sweepAiSentences(db, clock.now())
  expect(await hasAiSentence(db, student.id, withAi)).toBe(true)
  app.clock.pass(DAY_MS)
  await sweepAiSentences(db, clock.now())
  expect(await hasAiSentence(db, student.id, withAi)).toBe(false)
})

test('sentences for an account that was deleted meanwhile end the session, and are not stored [SEND-89]', async () => {
  const studentId = crypto.randomUUID()
  await expect(recordAiSentences(app.services, { studentId, text: withAi })).rejects.toThrow(
    expect.objectContaining({ code: 'session_ended' }),
  )
})
