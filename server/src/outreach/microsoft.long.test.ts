import { getMe } from '@labreach/contract/account'
import { DAY_MS } from '@labreach/contract/plans'
import { afterEach, expect, test } from 'vitest'
import { listSentMails, writeLetter } from '../../test/letters.ts'
import {
  aMicrosoftSender,
  connectMicrosoft,
  expireMicrosoftToken,
  readMicrosoftTokens,
} from '../../test/mailboxes/microsoft.ts'
import { anUnlocked, aStudent } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ microsoft: true })
afterEach(() => app.control('faults', null))

const setFault = (kind: string) => app.control('faults', { service: 'graph', kind, times: 1 })
const readMe = async (as: { id: string }) => (await app.call(getMe, { as })).body
const readLetters = ({ id }: { id: string }) =>
  app.database
    .sql`select id, state, gmail_id, gmail_thread_id, message_id from outreaches where student_id = ${id} order by id`
const readStates = async (student: { id: string }) => (await readLetters(student)).map(({ state }) => state)
const findHeader = (mail: { headers: { name: string; value: string }[] }, name: string) =>
  mail.headers.find((header) => header.name.toLowerCase() === name)?.value

test('a letter leaves from the mailbox of Microsoft, once, with the resume [MICROSOFT-9]', async () => {
  const sender = await aMicrosoftSender(app)
  expect((await writeLetter(app, sender, { key: 'click-one' })).body.state).toBe('sent')
  expect((await writeLetter(app, sender, { key: 'click-one' })).body.state).toBe('sent')
  const [mail, ...more] = await listSentMails(app, sender.email)
  expect(more).toEqual([])
  expect(findHeader(mail!, 'from')).toBe(`Ada Park <${sender.email}>`)
  const [letter] = await readLetters(sender.student)
  expect(letter).toMatchObject({ state: 'sent', gmail_id: null, gmail_thread_id: null, message_id: mail!.messageId })
  expect(mail).toMatchObject({ via: 'graph', attachments: [{ mimeType: 'application/pdf' }] })
})

test('concurrent clicks send one mail [MICROSOFT-9]', async () => {
  const sender = await aMicrosoftSender(app)
  await expireMicrosoftToken(app, sender.student.id)
  await Promise.all(Array.from({ length: 8 }, () => writeLetter(app, sender, { key: 'click-one' })))
  expect(await listSentMails(app, sender.email)).toHaveLength(1)
})

test.each(['403'])(
  'a refusal by Graph with %s costs nothing, and the same key works again [MICROSOFT-10]',
  async (kind) => {
    const sender = await aMicrosoftSender(app)
    await setFault(kind)
    expect(await writeLetter(app, sender, { key: 'click-one' })).toMatchObject({
      status: 502,
      body: {
        code: 'send_refused',
        error: 'Microsoft did not take this letter, so it was not sent. Please try again.',
      },
    })
    expect((await readMe(sender.student)).quotas.emails_day.used).toBe(0)
    expect((await writeLetter(app, sender, { key: 'click-one' })).body.state).toBe('sent')
    expect(await listSentMails(app, sender.email)).toHaveLength(1)
    expect(await readStates(sender.student)).toEqual(['failed', 'sent'])
  },
)

test.each(['lost_response', 'reset', '500', 'garbage'])(
  'never sends a letter again after an unknown outcome: %s [MICROSOFT-10]',
  async (kind) => {
    const sender = await aMicrosoftSender(app)
    await setFault(kind)
    const error = 'Microsoft did not confirm this letter. Please check your Sent folder before you write again.'
    const expected = { status: 504, body: { code: 'send_unconfirmed', error } }
    expect(await writeLetter(app, sender, { key: 'click-one' })).toMatchObject(expected)
    const arrived = kind === 'lost_response' ? 1 : 0
    expect(await listSentMails(app, sender.email)).toHaveLength(arrived)
    expect((await readMe(sender.student)).quotas.emails_day.used).toBe(1)
    app.clock.pass(DAY_MS)
    expect(await writeLetter(app, sender, { key: 'click-one' })).toMatchObject(expected)
    expect(await listSentMails(app, sender.email)).toHaveLength(arrived)
    expect(await readStates(sender.student)).toEqual(['unconfirmed'])
  },
)

test('a mailbox whose access has ended sends nothing, and says which one [MICROSOFT-11]', async () => {
  const sender = await aMicrosoftSender(app)
  await app.control('microsoft/revoke', { email: sender.email })
  const error = 'The connection to your Microsoft mailbox has expired. Please connect it again to go on sending.'
  for (const _ of [1, 2])
    expect(await writeLetter(app, sender)).toMatchObject({ status: 405, body: { code: 'google_expired', error } })
  expect((await readMe(sender.student)).mailbox).toEqual({
    provider: 'microsoft',
    address: sender.email,
    is_expired: true,
  })
  expect(await readStates(sender.student)).toEqual(['failed'])
})

test.each([
  [null, 200, 'sent'],
  ['500', 504, 'send_unconfirmed'],
])('stores refreshed tokens, also if the send then fails: %s [MICROSOFT-3]', async (kind, status, outcome) => {
  const sender = await aMicrosoftSender(app)
  const before = await readMicrosoftTokens(app, sender.student.id)
  await expireMicrosoftToken(app, sender.student.id)
  if (kind) await setFault(kind)
  const response = await writeLetter(app, sender)
  expect(response.status).toBe(status)
  expect(response.text).toContain(`"${outcome}"`)
  const after = await readMicrosoftTokens(app, sender.student.id)
  expect(after.accessToken).toMatch(/^EwB.{50}/)
  expect(after.refreshToken).not.toBe(before.refreshToken)
})

test.each([
  ['invalid_grant', 405, 'google_expired'],
  ['500', 502, 'send_refused'],
  ['reset', 502, 'send_refused'],
])('sends nothing if the refresh of the token fails with %s', async (kind, status, code) => {
  const sender = await aMicrosoftSender(app)
  await expireMicrosoftToken(app, sender.student.id)
  await app.control('faults', { service: 'microsoft', kind, times: 9 })
  expect(await writeLetter(app, sender)).toMatchObject({ status, body: { code } })
  expect(await listSentMails(app, sender.email)).toEqual([])
})

test('a follow-up refers to its letter, also from another mailbox than that of the letter [MICROSOFT-13]', async () => {
  for (const build of [aMicrosoftSender, aSender]) {
    const sender = await build(app)
    const text = { subject: 'A question', message: 'Dear Professor,\n\nmay I ask?' }
    await writeLetter(app, sender, text)
    const [first] = await readLetters(sender.student)
    app.clock.pass(8 * DAY_MS)
    const email = build === aSender ? await connectMicrosoft(app, sender.student) : sender.email
    const sent = await writeLetter(app, sender, { ...text, message: 'May I ask again?', follow_up_to: first!.id })
    expect(sent.body.state).toBe('sent')
    const mails = [...(await listSentMails(app, sender.email)), ...(await listSentMails(app, email))]
    const [before, after] = [mails[0]!, mails.at(-1)!]
    expect(findHeader(after, 'subject')).toBe(findHeader(before, 'subject'))
    expect(findHeader(after, 'references')).toBe(findHeader(before, 'references'))
  }
})

test('a mailbox that was replaced is not used, and no referral counts for a mailbox that does not sign in [MICROSOFT-6]', async () => {
  const sender = await aSender(app)
  const [friend, email] = [await aStudent(app), await connectMicrosoft(app, sender.student)]
  await app.database.sql`update students set referred_by = ${friend.id} where id = ${sender.student.id}`
  await writeLetter(app, { ...sender, professor: await anUnlocked(app, { by: sender.student }) })
  expect(await listSentMails(app, sender.email)).toEqual([])
  expect(await listSentMails(app, email)).toHaveLength(1)
  const invited = await aStudent(app)
  await app.database.sql`update students set referred_by = ${friend.id} where id = ${invited.id}`
  await connectMicrosoft(app, invited)
  expect((await readMe(friend)).number_of_referrals).toBe(0)
})
