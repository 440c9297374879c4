import { getMe } from '@labreach/contract/account'
import { confirmPlace, listOutreaches, readLetter, releaseLetter } from '@labreach/contract/outreach'
import { DAY_MS } from '@labreach/contract/plans'
import { getDraft, professorsPage, saveDraft } from '@labreach/contract/professors'
import { afterEach, expect, test } from 'vitest'
import { aProfessor, anUnlocked, aStudent, type AStudent } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { holdLetter, listSentMails, takeBack, writeLetter } from '../../../test/letters.ts'
import { leaveByForm } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import { leaveDueLetters } from './leave-due-letters.ts'

const app = await testApp({ professors: 60 })
afterEach(() => app.control('faults', null))

const text = { subject: 'A question', message: 'Dear Professor,\n\nmay I ask?' }
const leave = async () => (await leaveDueLetters(app.services)).left
const read = async (as: AStudent, id: number) => (await app.call(readLetter, { params: { id }, as })).body
const readUsed = async (as: AStudent) => (await app.call(getMe, { as })).body.quotas.emails_day
const isWritten = async (as: AStudent) =>
  (await app.call(professorsPage, { query: { email_status: 'email_sent' }, as })).body.filtered_total === 1
const readDraft = (as: AStudent, { id }: { id: number }) => app.call(getDraft, { params: { id }, as })
const afterMs = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()

test('a held letter leaves after ten seconds, with its text and the newest resume [SEND-31, SEND-32]', async () => {
  const sender = await aSender(app)
  const { student, professor } = sender
  await app.call(saveDraft, { params: { id: professor.id }, body: { draft: text.message }, as: student })
  const send_at = afterMs(10_000)
  const held = await holdLetter(app, sender, { ...text, leave: 'undo' })
  expect(held).toMatchObject({ hold: 'undo', send_at, time_zone: null, emails_day: { used: 1, limit: 1 } })
  expect((await readUsed(student)).used).toBe(1)
  expect(await read(student, held.id)).toMatchObject({ state: 'held', hold: 'undo', send_at, returned_reason: null })
  expect((await readDraft(student, professor)).status).toBe(404)

  await app.database.sql`update resumes set file_name = 'Newest.pdf' where student_id = ${student.id}`
  app.clock.pass(9_999)
  await leave()
  expect(await listSentMails(app, sender.email)).toEqual([])
  expect(await isWritten(student)).toBe(false)
  app.clock.pass(1)
  await leave()
  await leave()
  const mails = await listSentMails(app, sender.email)
  expect(mails).toMatchObject([{ to: [professor.email], subject: text.subject }])
  expect(mails[0]!.text.replace(/\r\n/g, '\n')).toContain(text.message)
  expect(await app.control<string>(`mail/${mails[0]!.id}/raw`)).toContain('filename=Newest.pdf')
  expect(await isWritten(student)).toBe(true)
  const sent_at = app.clock.now().toISOString()
  expect(await read(student, held.id)).toMatchObject({ state: 'sent', hold: null, send_at: null, sent_at })
  expect((await readUsed(student)).used).toBe(1)
})

test('a letter that is taken back does not leave, and its text is the draft again [SEND-33]', async () => {
  const sender = await aSender(app)
  const { student, professor } = sender
  const { id } = await holdLetter(app, sender, { ...text, leave: 'undo' })
  const reason = 'You took this letter back.'
  for (const _ of ['first', 'again'])
    expect(await takeBack(app, sender, { id })).toMatchObject({
      status: 200,
      body: { id, state: 'returned', hold: null, send_at: null, returned_reason: reason },
    })
  app.clock.pass(DAY_MS)
  await leave()
  expect(await listSentMails(app, sender.email)).toEqual([])
  expect((await readDraft(student, professor)).body).toMatchObject({ draft: text.message, subject: text.subject })
  expect((await readUsed(student)).used).toBe(0)
  expect((await writeLetter(app, sender)).body.state).toBe('sent')
})

test('a newer draft stays when a letter comes back [SEND-33]', async () => {
  const sender = await aSender(app)
  const { student, professor } = sender
  const { id } = await holdLetter(app, sender, { ...text, leave: 'undo' })
  await app.call(saveDraft, { params: { id: professor.id }, body: { draft: 'A newer text' }, as: student })
  await takeBack(app, sender, { id })
  expect((await readDraft(student, professor)).body).toMatchObject({ draft: 'A newer text' })
  expect(await read(student, id)).toMatchObject({ state: 'returned', message: text.message })
})

test('a letter that has left cannot be taken back, and letters of others are unknown [SEND-33]', async () => {
  const sender = await aSender(app)
  const { id } = await holdLetter(app, sender, { ...text, leave: 'undo' })
  const other = await aStudent(app)
  for (const call of [readLetter, releaseLetter, confirmPlace])
    expect(await app.call(call, { params: { id }, as: other })).toMatchObject({ status: 404 })
  expect((await takeBack(app, { student: other }, { id })).body.code).toBe('letter_unknown')
  app.clock.pass(10_000)
  await leave()
  const left = { status: 409, body: { code: 'letter_left', error: 'This letter has already left.' } }
  expect(await takeBack(app, sender, { id })).toMatchObject(left)
  expect(await app.call(releaseLetter, { params: { id }, as: sender.student })).toMatchObject(left)
  expect(await app.call(confirmPlace, { params: { id }, as: sender.student })).toMatchObject({
    status: 409,
    body: { code: 'letter_not_held' },
  })
})

test('the same key returns the held letter, then the sent one, and a refusal after it has come back [SEND-35]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const click = { ...text, leave: 'undo' as const, key: 'click-one' }
  const held = await holdLetter(app, sender, click)
  expect(await holdLetter(app, sender, click)).toEqual(held)
  expect((await writeLetter(app, sender, { ...click, leave: 'now' })).body).toEqual(held)
  expect((await writeLetter(app, sender, { ...click, message: 'Other' })).body.code).toBe('already_sent')
  app.clock.pass(10_000)
  await leave()
  expect((await writeLetter(app, sender, click)).body).toMatchObject({ state: 'sent', emails_day: { used: 1 } })
  expect(await listSentMails(app, sender.email)).toHaveLength(1)

  const other = { ...sender, professor: await anUnlocked(app, { by: sender.student }) }
  const { id } = await holdLetter(app, other, { ...click, key: 'click-two' })
  await takeBack(app, other, { id })
  expect(await writeLetter(app, other, { ...click, key: 'click-two' })).toMatchObject({
    status: 409,
    body: { code: 'letter_returned', error: 'This letter was held and came back. Nothing was sent now.' },
  })
  expect((await app.call(listOutreaches, { query: {}, as: sender.student })).body).toHaveLength(2)
})

test('a held letter can be sent at once [SEND-36]', async () => {
  const sender = await aSender(app)
  const { id } = await holdLetter(app, sender, { ...text, leave: 'morning' })
  const email_sent_date = app.clock.now().toISOString()
  expect(await app.call(releaseLetter, { params: { id }, as: sender.student })).toMatchObject({
    status: 200,
    body: { state: 'sent', email_sent_date, emails_day: { used: 1, limit: 1 } },
  })
  app.clock.pass(3 * DAY_MS)
  await leave()
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

const returned: [string, string, (sender: Awaited<ReturnType<typeof aSender>>) => Promise<unknown>][] = [
  [
    'the mailbox was disconnected',
    'Please connect your Google account to send emails',
    ({ student }) => app.database.sql`delete from google_grants where student_id = ${student.id}`,
  ],
  [
    'the grant was revoked at Google',
    'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.',
    ({ email }) => app.control('google/revoke', { email }),
  ],
  [
    'the resume was deleted',
    'Please upload your resume first; it is attached to every letter.',
    ({ student }) => app.database.sql`delete from resumes where student_id = ${student.id}`,
  ],
  [
    'the account was suspended',
    'Your account was suspended when this letter was due.',
    ({ student }) => app.database.sql`update students set suspended_at = now() where id = ${student.id}`,
  ],
  [
    'Google refuses it',
    'Google did not take this letter, so it was not sent. Please try again.',
    () => app.control('faults', { service: 'gmail', kind: '403', times: 1 }),
  ],
  [
    'no address is known any more',
    'No address of this professor is known. Please enter one from their homepage.',
    ({ professor }) => app.database.sql`update professors set email = null where id = ${professor.id}`,
  ],
  [
    'the address belongs to another professor now',
    'This address belongs to another professor. A letter to this professor cannot go there.',
    async ({ professor }) => {
      const other = await aProfessor(app)
      await app.database.sql`update outreaches set recipient_typed = true where professor_id = ${professor.id}`
      await app.database.sql`update professors set email = null where id = ${professor.id}`
      await app.database.sql`update professors set email = ${professor.email} where id = ${other.id}`
    },
  ],
]
test.each(returned)('a letter that may not leave comes back: %s [SEND-38]', async (_, reason, change) => {
  const sender = await aSender(app, { professor: await aProfessor(app) })
  const { id } = await holdLetter(app, sender, { ...text, leave: 'undo' })
  await change(sender)
  app.clock.pass(10_000)
  await leave()
  await leave()
  const [row] = await app.database.sql`select state, failure from outreaches where id = ${id}`
  expect(row).toEqual({ state: 'returned', failure: reason })
  const [draft] = await app.database.sql`select draft from relationships where student_id = ${sender.student.id}`
  expect(draft).toEqual({ draft: text.message })
  expect(await listSentMails(app, sender.email)).toEqual([])
})

test('an opt-out returns held letters at once, without the address [SEND-38]', async () => {
  const sender = await aSender(app, { professor: await aProfessor(app) })
  const { id } = await holdLetter(app, sender, { ...text, leave: 'morning' })
  await leaveByForm(app, sender.professor)
  await leave()
  expect(await read(sender.student, id)).toMatchObject({
    state: 'returned',
    returned_reason: 'Professor has opted out.',
    to_email: '',
  })
})

test('a letter whose process ends while it is leaving is unconfirmed, and never leaves again [SEND-39]', async () => {
  const sender = await aSender(app)
  const { id } = await holdLetter(app, sender, { ...text, leave: 'undo' })
  await app.control('faults', { service: 'gmail', kind: 'lost_response', times: 1 })
  app.clock.pass(10_000)
  await leave()
  expect(await read(sender.student, id)).toMatchObject({ state: 'unconfirmed' })
  app.clock.pass(DAY_MS)
  await leave()
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test('a mailbox that does not answer delays no letter of another student [SEND-39]', async () => {
  const [slow, quick] = [await aSender(app), await aSender(app)]
  const [first, second] = [
    await holdLetter(app, slow, { ...text, leave: 'undo' }),
    await holdLetter(app, quick, { ...text, leave: 'undo' }),
  ]
  await app.database.sql`update outreaches set reserved_at = reserved_at - interval '1 second' where id = ${first.id}`
  app.clock.pass(9_000)
  // Longer than a busy machine needs for the other letter.
  await app.control('faults', { service: 'gmail', kind: 'latency', ms: 15_000, times: 1 })
  const running = new Set<string>()
  const pass = await leaveDueLetters(app.services, { running })
  expect([...running]).toEqual([slow.student.id])
  await expect.poll(() => app.control('faults'), { timeout: 20_000 }).toEqual({ faults: [] })
  app.clock.pass(1_000)
  await (
    await leaveDueLetters(app.services, { running })
  ).left
  expect(await read(quick.student, second.id)).toMatchObject({ state: 'sent' })
  expect(await read(slow.student, first.id)).not.toMatchObject({ state: 'sent' })
  await pass.left
  expect(await read(slow.student, first.id)).toMatchObject({ state: 'sent' })
  expect(running.size).toBe(0)
})
