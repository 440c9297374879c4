import { listOutreaches, markOutreach, nextContact, readLetter } from '@labreach/contract/outreach'
import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { answerLetter } from '@labreach/contract/professor-page'
import { afterEach, expect, test } from 'vitest'
import { aProfessor, anUnlocked } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { holdLetter, listSentMails, takeBack, writeLetter } from '../../../test/letters.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import { setWish } from '../../../test/wishes.ts'
import { composeLetterText } from '../answers/letter-link.ts'
import { leaveDueLetters } from '../held/leave-due-letters.ts'

const app = await testApp({ professors: 80 })
afterEach(() => app.control('faults', null))

const text = { subject: 'A question', message: 'Dear Professor,\n\nmay I ask?' }
const short = { subject: text.subject, message: 'May I ask once more?' }
const leave = async () => (await leaveDueLetters(app.services)).left

type Sender = Awaited<ReturnType<typeof aSender>>

const list = async ({ student }: Pick<Sender, 'student'>) =>
  (await app.call(listOutreaches, { query: {}, as: student })).body
const isDue = async (sender: Sender) => (await list(sender)).some(({ follow_up_due: due }) => due)
const read = async ({ student }: Sender, id: number) =>
  (await app.call(readLetter, { params: { id }, as: student })).body

/** A student who wrote a letter some days ago; `id` of the letter. */
async function aWriter(days = 7, plan: 'F' | 'B' = 'F') {
  const sender = await aSender(app, { professor: await aProfessor(app), plan })
  await writeLetter(app, sender, text)
  const [{ id } = { id: 0 }] = await list(sender)
  app.clock.pass(days * DAY_MS)
  return { ...sender, id }
}
type Writer = Awaited<ReturnType<typeof aWriter>>

const followUp = (writer: Writer, input: Parameters<typeof writeLetter>[2] = {}) =>
  writeLetter(app, writer, { ...short, follow_up_to: writer.id, ...input })
const mark = ({ student, id }: Writer) =>
  app.call(markOutreach, { params: { id }, body: { mark: 'replied' }, as: student })
const answer = ({ id }: Writer) =>
  app.call(answerLetter, {
    body: {
      letter: id,
      signature: app.services.encryption.sign('letter-link', composeLetterText(id)),
      answer: 'write_next_week',
    },
  })

/** The header of a mail as it was sent; undefined if there is none. */
const findHeader = (mail: { headers: { name: string; value: string }[] } | undefined, name: string) =>
  mail?.headers.find((header) => header.name.toLowerCase() === name)?.value

test('a follow-up joins the thread of the first letter, with its subject and its text quoted [FOLLOWUP-1, FOLLOWUP-2]', async () => {
  const writer = await aWriter()
  const sentOn = new Date(app.clock.now().getTime() - WEEK_MS)
  const day = sentOn.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  expect(await followUp(writer)).toMatchObject({ status: 200, body: { state: 'sent', emails_day: { used: 1 } } })
  const [first, second, ...others] = await listSentMails(app, writer.email)
  expect(others).toEqual([])
  expect(second).toMatchObject({ threadId: first!.threadId, subject: text.subject, to: first!.to })
  expect(findHeader(first, 'references')).toMatch(/^<[\w-]+@labreach>$/)
  expect(findHeader(second, 'references')).toBe(findHeader(first, 'references'))
  expect(second!.text.replace(/\r\n/g, '\n')).toContain(
    `May I ask once more?\n\nOn ${day}, Ada Park wrote:\n> Dear Professor,\n>\n> may I ask?\n\n-- \n`,
  )
  const [letter, earlier] = await list(writer)
  expect(letter).toMatchObject({ ...short, follow_up_to: writer.id, follow_up_due: false })
  expect(earlier).toMatchObject({ follow_up_to: null, follow_up_due: false })
})

test('a follow-up carries the resume, unless the professor wishes letters without attachments [FOLLOWUP-2]', async () => {
  const attachments = []
  for (const wish of [null, false]) {
    const writer = await aWriter()
    if (wish === false) await setWish(app, writer.professor, 'attachments', false)
    await followUp(writer)
    const [, second] = await listSentMails(app, writer.email)
    attachments.push((await app.control<string>(`mail/${second!.id}/raw`)).includes('application/pdf'))
  }
  expect(attachments).toEqual([true, false])
})

test('a follow-up is sent outside a thread that the student has deleted [FOLLOWUP-3]', async () => {
  const writer = await aWriter()
  await app.database.sql`update outreaches set gmail_thread_id = 'ffffffffffffffff' where id = ${writer.id}`
  expect((await followUp(writer)).status).toBe(200)
  const [first, second] = await listSentMails(app, writer.email)
  expect(second!.threadId).not.toBe(first!.threadId)
  expect(second!.text).toContain('> may I ask?')
})

test('a follow-up to a letter of an older version promises no thread and is sent [FOLLOWUP-3]', async () => {
  const writer = await aWriter()
  expect(await read(writer, writer.id)).toMatchObject({ follow_up_in_thread: true })
  await app.database.sql`update outreaches set reference_id = null where id = ${writer.id}`
  expect(await read(writer, writer.id)).toMatchObject({ follow_up_due: true, follow_up_in_thread: false })
  expect((await followUp(writer)).status).toBe(200)
  expect(await listSentMails(app, writer.email)).toHaveLength(2)
})

test.each([
  [7 * DAY_MS - 1, 'follow_up_too_early'],
  [7 * DAY_MS, null],
  [14 * DAY_MS, null],
  [14 * DAY_MS + 1, 'follow_up_too_late'],
])('a follow-up that leaves %i ms after the letter: %s [FOLLOWUP-4]', async (ms, code) => {
  const writer = await aWriter(0)
  app.clock.pass(ms)
  expect(await isDue(writer)).toBe(code === null)
  const { status, body } = await followUp(writer)
  expect([status, body]).toMatchObject(code ? [409, { code }] : [200, { state: 'sent' }])
  expect(await listSentMails(app, writer.email)).toHaveLength(code ? 1 : 2)
})

test('a follow-up is held only if it leaves between one and two weeks after the letter [FOLLOWUP-4]', async () => {
  const writer = await aWriter()
  const { body } = await app.call(nextContact, {
    query: { scholar_id: writer.professor.scholarId },
    as: writer.student,
  })
  const morning = Date.parse(body.morning?.at ?? '')
  for (const [sentAt, status] of [
    [morning - WEEK_MS + 1, 409],
    [morning - 2 * WEEK_MS - 1, 409],
    [morning - WEEK_MS, 200],
  ] as const) {
    const at = new Date(sentAt)
    await app.database.sql`update outreaches set reserved_at = ${at}, settled_at = ${at} where id = ${writer.id}`
    expect((await followUp(writer, { leave: 'morning' })).status).toBe(status)
  }
})

const otherLetters: [string, (writer: Writer) => Promise<number>][] = [
  ['is unknown', () => Promise.resolve(987_654)],
  ['belongs to another student', async () => (await aWriter(0)).id],
  [
    'went to another professor',
    async (writer) => {
      const other = { ...writer, professor: await anUnlocked(app, { by: writer.student }) }
      await writeLetter(app, other, text)
      app.clock.pass(WEEK_MS)
      return (await list(writer))[0]!.id
    },
  ],
  [
    'is unconfirmed',
    async (writer) => {
      await app.database.sql`update outreaches set state = 'unconfirmed' where id = ${writer.id}`
      return writer.id
    },
  ],
]
test.each(otherLetters)('no follow-up to a letter that %s [FOLLOWUP-5]', async (_, find) => {
  const writer = await aWriter(7, 'B')
  const follow_up_to = await find(writer)
  expect(await followUp(writer, { follow_up_to })).toMatchObject({ status: 404, body: { code: 'follow_up_unknown' } })
})

test('a follow-up with another subject is refused, and costs nothing [FOLLOWUP-5]', async () => {
  const writer = await aWriter()
  expect(await followUp(writer, { subject: 'Re: A question' })).toMatchObject({
    status: 400,
    body: { code: 'follow_up_subject' },
  })
  expect((await followUp(writer)).status).toBe(200)
})

test('there is no second follow-up, and none to a follow-up or after another letter [FOLLOWUP-6]', async () => {
  const used = { status: 409, body: { code: 'follow_up_used' } }
  const writer = await aWriter()
  await followUp(writer)
  app.clock.pass(WEEK_MS)
  expect(await isDue(writer)).toBe(false)
  expect(await followUp(writer)).toMatchObject(used)
  const second = (await list(writer))[0]!.id
  expect(await followUp(writer, { follow_up_to: second })).toMatchObject(used)

  const again = await aWriter()
  await writeLetter(app, again, { subject: 'Another letter' })
  app.clock.pass(WEEK_MS)
  expect(await followUp(again)).toMatchObject(used)
})

test('a follow-up that failed or was taken back may be written again [FOLLOWUP-6]', async () => {
  const writer = await aWriter(7, 'B')
  await app.control('faults', { service: 'gmail', kind: '403', times: 1 })
  expect((await followUp(writer)).status).toBe(502)
  const { id } = await holdLetter(app, writer, { ...short, follow_up_to: writer.id, leave: 'undo' })
  expect(await isDue(writer)).toBe(false)
  await takeBack(app, writer, { id })
  expect(await isDue(writer)).toBe(true)
  expect((await followUp(writer)).status).toBe(200)
})

const stops: [string, string, (writer: Writer) => Promise<unknown>][] = [
  ['the student notes an answer', 'follow_up_answered', mark],
  ['the professor answers', 'follow_up_answered', answer],
  [
    'the professor declines follow-ups',
    'follow_up_unwanted',
    ({ professor }) => setWish(app, professor, 'follow_up', false),
  ],
  ['the professor pauses', 'letters_paused', ({ professor }) => setWish(app, professor, 'paused_until', '2099-01-01')],
  ['the professor wants no letters', 'no_letters_wanted', ({ professor }) => setWish(app, professor, 'cap', 0)],
  ['the professor opts out', 'opted_out', ({ professor }) => leaveByLink(app, professor)],
]
test.each(stops)('no follow-up is due or sent once %s [FOLLOWUP-7]', async (_, code, stop) => {
  const writer = await aWriter()
  expect(await isDue(writer)).toBe(true)
  await stop(writer)
  expect(await isDue(writer)).toBe(false)
  expect(await followUp(writer)).toMatchObject({ status: 409, body: { code } })
  expect(await listSentMails(app, writer.email)).toHaveLength(1)
})

test.each(stops)('a held follow-up comes back in the last second once %s [FOLLOWUP-8]', async (_, _code, stop) => {
  const writer = await aWriter()
  const { id } = await holdLetter(app, writer, { ...short, follow_up_to: writer.id, leave: 'undo' })
  app.clock.pass(9_999)
  await stop(writer)
  app.clock.pass(1)
  await leave()
  expect(await read(writer, id)).toMatchObject({ state: 'returned', returned_reason: expect.any(String) as string })
  expect(await listSentMails(app, writer.email)).toHaveLength(1)
})

test('a held follow-up leaves into the thread, and one whose two weeks have passed comes back [FOLLOWUP-8]', async () => {
  const writer = await aWriter()
  await holdLetter(app, writer, { ...short, follow_up_to: writer.id, leave: 'morning' })
  app.clock.pass(3 * DAY_MS)
  await leave()
  const [first, second] = await listSentMails(app, writer.email)
  expect(second).toMatchObject({ threadId: first!.threadId, subject: text.subject })
  expect(second!.text).toContain('> may I ask?')

  const late = await aWriter()
  const { id } = await holdLetter(app, late, { ...short, follow_up_to: late.id, leave: 'undo' })
  app.clock.pass(WEEK_MS + 1)
  await leave()
  expect(await read(late, id)).toMatchObject({ state: 'returned' })
})

test('a follow-up welcome by the professor is due, and counts in the professor’s week [FOLLOWUP-9]', async () => {
  const writer = await aWriter()
  const { professor } = writer
  await setWish(app, professor, 'follow_up', true)
  expect(await isDue(writer)).toBe(true)
  for (let letter = 0; letter < 2; letter++) await writeLetter(app, await aSender(app, { professor }))
  expect((await followUp(writer)).status).toBe(200)
  expect(await writeLetter(app, await aSender(app, { professor }))).toMatchObject({ body: { code: 'contacts_full' } })

  const full = await aWriter()
  for (let letter = 0; letter < 3; letter++) await writeLetter(app, await aSender(app, { professor: full.professor }))
  expect(await followUp(full)).toMatchObject({ status: 409, body: { code: 'contacts_full' } })
})

test('a follow-up counts in the student’s day [FOLLOWUP-9]', async () => {
  const writer = await aWriter(7, 'F')
  await writeLetter(app, { ...writer, professor: await anUnlocked(app, { by: writer.student }) })
  expect(await followUp(writer)).toMatchObject({ status: 403, body: { code: 'daily_limit' } })
})

test('the same key returns the follow-up, and refuses the same text as a new letter [FOLLOWUP-10]', async () => {
  const writer = await aWriter()
  const key = 'follow-up-click'
  const sent = await followUp(writer, { key })
  expect((await followUp(writer, { key })).body).toEqual(sent.body)
  expect((await writeLetter(app, writer, { ...short, key })).body.code).toBe('already_sent')
  expect(await listSentMails(app, writer.email)).toHaveLength(2)
})
