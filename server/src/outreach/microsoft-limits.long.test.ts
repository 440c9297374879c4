import { getMe } from '@labreach/contract/account'
import { listOutreaches, releaseLetter } from '@labreach/contract/outreach'
import { DAY_MS } from '@labreach/contract/plans'
import { afterEach, expect, test } from 'vitest'
import { anUnlocked } from '../../test/builders.ts'
import { aSender, connectGoogle } from '../../test/google.ts'
import { holdLetter, listSentMails, writeLetter } from '../../test/letters.ts'
import { aMicrosoftSender, readMicrosoftTokens } from '../../test/mailboxes/microsoft.ts'
import { testApp } from '../../test/test-app.ts'
import { setWish } from '../../test/wishes.ts'
import { leaveDueLetters } from './held/leave-due-letters.ts'

const app = await testApp({ microsoft: true })
afterEach(() => app.control('faults', null))

const MINUTE_MS = 60_000
const afterMs = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
const setFault = (kind: string) => app.control('faults', { service: 'graph', kind, times: 1 })
const readMe = async (as: { id: string }) => (await app.call(getMe, { as })).body
const readStates = async ({ id }: { id: string }) =>
  (await app.database.sql`select state from outreaches where student_id = ${id} order by id`).map(({ state }) => state)

test('a mailbox that is busy costs nothing, and the same key works again [MICROSOFT-16]', async () => {
  const sender = await aMicrosoftSender(app)
  await setFault('429')
  const refused = await writeLetter(app, sender, { key: 'click-one' })
  expect(refused).toMatchObject({
    status: 502,
    body: { code: 'send_refused', error: expect.stringContaining('in a minute') },
  })
  expect(refused.headers.get('retry-after')).toBe('10')
  expect((await readMe(sender.student)).quotas.emails_day.used).toBe(0)
  expect((await writeLetter(app, sender, { key: 'click-one' })).body.state).toBe('sent')
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

const leave = async () => (await leaveDueLetters(app.services)).left
const readFirst = async (as: { id: string }) => (await app.call(listOutreaches, { query: {}, as })).body[0]

test('a held letter whose mailbox is busy waits again, for an hour at most, and then comes back [MICROSOFT-16]', async () => {
  const [patient, unlucky] = [await aMicrosoftSender(app), await aMicrosoftSender(app)]
  await holdLetter(app, patient, { leave: 'undo' })
  app.clock.pass(MINUTE_MS)
  await setFault('429')
  await leave()
  expect(await readFirst(patient.student)).toMatchObject({ state: 'held', send_at: afterMs(MINUTE_MS) })
  app.clock.pass(MINUTE_MS - 1)
  await leave()
  expect(await listSentMails(app, patient.email)).toEqual([])
  app.clock.pass(1)
  await leave()
  expect(await readFirst(patient.student)).toMatchObject({ state: 'sent' })
  expect(await listSentMails(app, patient.email)).toHaveLength(1)

  await holdLetter(app, unlucky, { leave: 'undo' })
  app.clock.pass(10_000)
  await app.control('faults', { service: 'graph', kind: '429', times: 100 })
  for (let minute = 0; minute < 60; minute++, app.clock.pass(MINUTE_MS)) {
    await leave()
    expect(await readStates(unlucky.student), `minute ${minute}`).toEqual(['held'])
  }
  await leave()
  expect(await readFirst(unlucky.student)).toMatchObject({
    state: 'returned',
    returned_reason: expect.stringContaining('took no letters from your mailbox when this one should have left'),
  })
  expect(await listSentMails(app, unlucky.email)).toEqual([])
})

test('the other due letters of a busy mailbox wait with it, without a request of their own [MICROSOFT-16]', async () => {
  const sender = await aMicrosoftSender(app, { plan: 'P' })
  for (let letters = 0; letters < 2; letters++)
    await holdLetter(app, { ...sender, professor: await anUnlocked(app, { by: sender.student }) }, { leave: 'undo' })
  app.clock.pass(MINUTE_MS)
  // Only the first request would be refused.
  await setFault('429')
  await leave()
  expect(await readStates(sender.student)).toEqual(['held', 'held'])
  expect(await listSentMails(app, sender.email)).toEqual([])
  app.clock.pass(MINUTE_MS)
  await leave()
  expect(await readStates(sender.student)).toEqual(['sent', 'sent'])
})

test('a held letter that the student sends early keeps its time if the mailbox is busy [MICROSOFT-16]', async () => {
  const sender = await aMicrosoftSender(app)
  const { id, send_at } = await holdLetter(app, sender, { leave: 'morning' })
  await setFault('429')
  const call = { params: { id }, as: sender.student }
  expect(await app.call(releaseLetter, call)).toMatchObject({ status: 502, body: { code: 'send_refused' } })
  expect(await readFirst(sender.student)).toMatchObject({ state: 'held', send_at })
  expect((await app.call(releaseLetter, call)).body.state).toBe('sent')
})

test('letters of one mailbox leave one after the other, those of several at once [MICROSOFT-16]', async () => {
  const sender = await aMicrosoftSender(app, { plan: 'P' })
  const other = await aMicrosoftSender(app)
  for (let letters = 0; letters < 6; letters++)
    await holdLetter(app, { ...sender, professor: await anUnlocked(app, { by: sender.student }) }, { leave: 'undo' })
  await holdLetter(app, other, { leave: 'undo' })
  app.clock.pass(MINUTE_MS)
  // Graph would refuse the fifth and the sixth.
  await app.control('faults', { service: 'graph', kind: 'latency', ms: 300, times: 7 })
  const started = performance.now()
  await leave()
  expect(performance.now() - started).toBeGreaterThan(6 * 300)
  expect(await readStates(sender.student)).toEqual(Array.from({ length: 6 }, () => 'sent'))
  expect(await readStates(other.student)).toEqual(['sent'])
})

test('a token that Graph rejects before its time is refreshed once, and the letter leaves once [MICROSOFT-17]', async () => {
  const sender = await aMicrosoftSender(app)
  const before = await readMicrosoftTokens(app, sender.student.id)
  await setFault('401')
  expect((await writeLetter(app, sender)).body.state).toBe('sent')
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
  expect((await readMicrosoftTokens(app, sender.student.id)).refreshToken).not.toBe(before.refreshToken)
})

test('a token that is rejected again is not tried a third time [MICROSOFT-17]', async () => {
  const sender = await aMicrosoftSender(app)
  await app.control('faults', { service: 'graph', kind: '401', times: 3 })
  expect(await writeLetter(app, sender)).toMatchObject({ status: 405, body: { code: 'google_expired' } })
  expect(await app.control('faults')).toMatchObject({ faults: [{ kind: '401', times: 1 }] })
})

test.each([
  ['MailboxNotEnabledForRESTAPI', 'no mailbox in the cloud that apps can send from'],
  ['ErrorAccountSuspend', 'Please open the mailbox in a browser'],
  ['ErrorSendAsDenied', 'does not let your account send from its address'],
])('%s has a sentence of its own, and costs nothing [MICROSOFT-18]', async (obstacle, sentence) => {
  const sender = await aMicrosoftSender(app)
  await app.control('microsoft/block', { email: sender.email, obstacle })
  const error = expect.stringContaining(sentence)
  expect(await writeLetter(app, sender)).toMatchObject({ status: 502, body: { code: 'send_refused', error } })
  expect((await readMe(sender.student)).quotas.emails_day.used).toBe(0)
  await holdLetter(app, sender, { leave: 'undo' })
  app.clock.pass(MINUTE_MS)
  await leave()
  expect(await readFirst(sender.student)).toMatchObject({ state: 'returned', returned_reason: error })
})

test('an unconfirmed letter names the mailbox that it was handed to, also after another one was connected [MICROSOFT-19]', async () => {
  const sender = await aMicrosoftSender(app)
  await setFault('lost_response')
  await writeLetter(app, sender, { key: 'click-one' })
  await connectGoogle(app, sender.student)
  expect((await readMe(sender.student)).is_google_authenticated).toBe(true)
  expect((await writeLetter(app, sender, { key: 'click-one' })).body.error).toMatch(/^Microsoft did not confirm/)
  const letter = await readFirst(sender.student)
  expect(letter).toMatchObject({
    state: 'unconfirmed',
    unconfirmed_sentence: expect.stringMatching(/^Microsoft did not/),
  })
})

const tooLarge =
  'Microsoft takes no letter with a resume above 1.8 MB, so it was not sent. Please upload a smaller PDF, or connect another mailbox.'
const largest = Math.floor(1.8 * 1024 * 1024)
const setResumeBytes = (bytes: number, { id }: { id: string }) =>
  app.database.sql`update resumes set byte_size = ${bytes} where student_id = ${id}`

test.each(['now', 'undo', 'morning'] as const)(
  'a resume above 1.8 MB is refused before anything is counted or held: %s [MICROSOFT-12]',
  async (leaving) => {
    const sender = await aMicrosoftSender(app)
    await setResumeBytes(largest + 1, sender.student)
    expect((await readMe(sender.student)).mailbox).toMatchObject({ resume_too_large: true })
    const refused = await writeLetter(app, sender, { leave: leaving })
    expect(refused).toMatchObject({ status: 502, body: { code: 'send_refused', error: tooLarge } })
    expect(await readStates(sender.student)).toEqual([])
    await setResumeBytes(largest, sender.student)
    expect((await readMe(sender.student)).mailbox).not.toHaveProperty('resume_too_large')
    expect((await writeLetter(app, sender, { leave: leaving })).status).toBe(200)
  },
)

test('a large resume is no obstacle for a professor who wants no attachments, nor for Gmail [MICROSOFT-12]', async () => {
  const gmail = await aSender(app)
  await setResumeBytes(9_000_000, gmail.student)
  expect((await writeLetter(app, gmail)).body.state).toBe('sent')
  const sender = await aMicrosoftSender(app)
  await setResumeBytes(9_000_000, sender.student)
  await setWish(app, sender.professor, 'attachments', false)
  expect((await writeLetter(app, sender)).body.state).toBe('sent')
})

async function enlargeResume(studentId: string): Promise<void> {
  const { db, files } = app.services
  const { file_id: fileId } = await db
    .selectFrom('resumes')
    .select('file_id')
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  await files.put(fileId, Buffer.alloc(2_500_000, 'a large resume'))
}

test('a letter above the limit of Graph is not sent, with the reason, and costs nothing [MICROSOFT-12]', async () => {
  const sender = await aMicrosoftSender(app)
  await enlargeResume(sender.student.id)
  expect(await writeLetter(app, sender)).toMatchObject({ status: 502, body: { code: 'send_refused', error: tooLarge } })
  expect((await readMe(sender.student)).quotas.emails_day.used).toBe(0)
  expect(await listSentMails(app, sender.email)).toEqual([])
})

test('a held letter above the limit comes back with the reason [MICROSOFT-12]', async () => {
  const sender = await aMicrosoftSender(app)
  await enlargeResume(sender.student.id)
  await holdLetter(app, sender, { leave: 'undo' })
  app.clock.pass(DAY_MS / 24)
  await (
    await leaveDueLetters(app.services)
  ).left
  const [letter] = (await app.call(listOutreaches, { query: {}, as: sender.student })).body
  expect(letter).toMatchObject({ state: 'returned', returned_reason: expect.stringContaining('above 1.8 MB') })
})
