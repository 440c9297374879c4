import { getMe } from '@labreach/contract/account'
import { DAY_MS } from '@labreach/contract/plans'
import { professorsPage } from '@labreach/contract/professors'
import { afterEach, expect, test } from 'vitest'
import { anUnlocked } from '../../test/builders.ts'
import { aSender, expireGoogleToken, readTokens } from '../../test/google.ts'
import { listSentMails, writeLetter } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'
import { sweepLostLetters } from './sweep-lost.ts'

const app = await testApp()
afterEach(() => app.control('faults', null))

const setFault = (kind: string) => app.control('faults', { service: 'gmail', kind, times: 1 })
const readMe = async (as: { id: string }) => (await app.call(getMe, { as })).body
const readStates = async ({ id }: { id: string }) =>
  (await app.database.sql`select state from outreaches where student_id = ${id} order by id`).map((row) => row.state)
const isWritten = async (as: { id: string }) =>
  (await app.call(professorsPage, { query: { email_status: 'email_sent' }, as })).body.filtered_total === 1

test('a refusal by Gmail costs nothing, and the same key can be used again [SEND-19]', async () => {
  const sender = await aSender(app)
  await setFault('403')
  const refused = await writeLetter(app, sender, { key: 'click-one' })
  expect(refused).toMatchObject({ status: 502, body: { code: 'send_refused' } })
  expect((await readMe(sender.student)).quotas.emails_day.used).toBe(0)
  expect(await isWritten(sender.student)).toBe(false)
  expect((await writeLetter(app, sender, { key: 'click-one' })).body.state).toBe('sent')
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
  expect(await readStates(sender.student)).toEqual(['failed', 'sent'])
})

test.each(['lost_response', 'reset', '500', 'garbage'])(
  'never sends a letter again after an unknown outcome: %s [SEND-20]',
  async (kind) => {
    const sender = await aSender(app)
    await setFault(kind)
    const lost = await writeLetter(app, sender, { key: 'click-one' })
    expect(lost).toMatchObject({ status: 504, body: { code: 'send_unconfirmed' } })
    const arrived = kind === 'lost_response' ? 1 : 0
    expect(await listSentMails(app, sender.email)).toHaveLength(arrived)
    expect((await readMe(sender.student)).quotas.emails_day.used).toBe(1)
    expect(await isWritten(sender.student)).toBe(true)
    app.clock.pass(DAY_MS)
    const again = await writeLetter(app, sender, { key: 'click-one' })
    expect(again).toMatchObject({ status: 504, body: { code: 'send_unconfirmed' } })
    expect(await listSentMails(app, sender.email)).toHaveLength(arrived)
    expect(await readStates(sender.student)).toEqual(['unconfirmed'])
  },
)

test('sends one mail per key, for concurrent and repeated requests [SEND-18]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const clicks = await Promise.all(Array.from({ length: 8 }, () => writeLetter(app, sender, { key: 'click-one' })))
  expect(clicks.map(({ status }) => status)).toContain(200)
  for (const { status, body } of clicks)
    expect(status === 200 ? body.state : body.code).toBe(status === 200 ? 'sent' : 'send_in_progress')
  expect((await writeLetter(app, sender, { key: 'click-one' })).body).toMatchObject({
    state: 'sent',
    emails_day: { used: 1 },
  })
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
  const other = { ...sender, professor: await anUnlocked(app, { by: sender.student }) }
  expect((await writeLetter(app, other, { key: 'click-two' })).body.emails_day.used).toBe(2)
  expect(await listSentMails(app, sender.email)).toHaveLength(2)
})

test('two students can use the same key', async () => {
  const senders = [await aSender(app), await aSender(app)]
  for (const sender of senders) {
    expect((await writeLetter(app, sender, { key: 'click-one' })).body.state).toBe('sent')
    expect(await listSentMails(app, sender.email)).toHaveLength(1)
  }
})

test.each(['short', 'with space', 'x'.repeat(201)])('refuses the key "%s"', async (key) => {
  const refused = await writeLetter(app, await aSender(app), { key })
  expect(refused).toMatchObject({ status: 400, body: { code: 'idempotency_key_invalid' } })
})

test('refuses letters after the grant was revoked at Google, at no cost [SEND-11]', async () => {
  const sender = await aSender(app)
  await app.control('google/revoke', { email: sender.email })
  const error =
    'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.'
  expect(await writeLetter(app, sender)).toMatchObject({
    status: 405,
    body: { code: 'google_expired', error, message: error },
  })
  const after = await readMe(sender.student)
  expect(after.is_google_authenticated).toBe(false)
  expect(after.quotas.emails_day.used).toBe(0)
  expect((await writeLetter(app, sender)).status).toBe(405)
  expect(await readStates(sender.student)).toEqual(['failed'])
})

test('refreshes an expired access token, and stores the new one', async () => {
  const sender = await aSender(app)
  const before = await readTokens(app, sender.student.id)
  await expireGoogleToken(app, sender.student.id)
  expect((await writeLetter(app, sender)).body.state).toBe('sent')
  const after = await readTokens(app, sender.student.id)
  expect(after.accessToken).toMatch(/^ya29\.a0/)
  expect(after.accessToken).not.toBe(before.accessToken)
  expect(after.refreshToken).toBe(before.refreshToken)
})

test.each([
  ['invalid_grant', 405, 'google_expired'],
  ['500', 502, 'send_refused'],
])('sends nothing if the refresh of the token fails with %s', async (kind, status, code) => {
  const sender = await aSender(app)
  await expireGoogleToken(app, sender.student.id)
  await app.control('faults', { service: 'google', kind, times: 9, path: '/token' })
  expect(await writeLetter(app, sender)).toMatchObject({ status, body: { code } })
  expect(await listSentMails(app, sender.email)).toEqual([])
  expect((await readMe(sender.student)).quotas.emails_day.used).toBe(0)
})

test('a letter whose server crashed is unconfirmed after two minutes; it counts and is never sent [SEND-20]', async () => {
  const sender = await aSender(app)
  const professor = await anUnlocked(app, { by: sender.student })
  await app.database.sql`
    insert into outreaches (student_id, professor_id, idempotency_key, state, first_contact, to_email, subject, message, message_id, reserved_at)
    values (${sender.student.id}, ${professor.id}, 'click-one', 'sending', true, '', '', '', 'lost', ${app.clock.now()})`
  app.clock.pass(120_000)
  expect(await sweepLostLetters(app.services)).toBe(0)
  expect(await writeLetter(app, { ...sender, professor }, { key: 'click-one' })).toMatchObject({
    status: 409,
    body: { code: 'send_in_progress', retry_after: 5 },
  })
  app.clock.pass(1)
  expect(await sweepLostLetters(app.services)).toBe(1)
  expect(await sweepLostLetters(app.services)).toBe(0)
  expect(await readStates(sender.student)).toEqual(['unconfirmed'])
  expect(await isWritten(sender.student)).toBe(true)
  expect((await writeLetter(app, { ...sender, professor }, { key: 'click-one' })).status).toBe(504)
  expect((await writeLetter(app, sender)).status).toBe(403)
})

test('refuses a key that belongs to a letter to another professor', async () => {
  const sender = await aSender(app, { plan: 'B' })
  await writeLetter(app, sender, { key: 'click-one' })
  const professor = await anUnlocked(app, { by: sender.student })
  expect(await writeLetter(app, { ...sender, professor }, { key: 'click-one' })).toMatchObject({
    status: 400,
    body: { code: 'idempotency_key_invalid' },
  })
  expect(await readStates(sender.student)).toEqual(['sent'])
})

test('refuses the same key with another text, e.g. from a second tab', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const inTabA = { key: 'one-letter', subject: 'Your work', message: 'Dear Professor,' }
  expect((await writeLetter(app, sender, inTabA)).body.state).toBe('sent')
  const others = [{ message: 'Dear Sir,' }, { subject: 'A question' }, { to_email: 'chair@other.example.edu' }]
  for (const other of others)
    expect(await writeLetter(app, sender, { ...inTabA, ...other })).toMatchObject({
      status: 409,
      body: {
        code: 'already_sent',
        error: 'This letter was sent already, with another text or to another address. Nothing was sent now.',
      },
    })
  expect((await writeLetter(app, sender, { ...inTabA, message: ' Dear Professor,\n' })).body.state).toBe('sent')
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})
