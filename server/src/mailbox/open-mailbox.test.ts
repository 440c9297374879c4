import { getMe } from '@labreach/contract/account'
import { clearGoogleToken } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent, type AStudent } from '../../test/builders.ts'
import { connectGoogle, readTokens } from '../../test/google.ts'
import { testApp } from '../../test/test-app.ts'
import { MailboxFailure, type MailboxProvider } from './mailbox.ts'
import { openMailbox, type Mailbox } from './open-mailbox.ts'
import { findProvider } from './find-provider.ts'

const app = await testApp({ professors: 3 })
const { services } = app
const message = Buffer.from('Subject: A letter\r\n\r\nDear Professor')

/** A connected student, and their mailbox at a provider that sends in this way. */
async function aMailbox(send: MailboxProvider['send']): Promise<{ student: AStudent; mailbox: Mailbox }> {
  const student = await aStudent(app)
  await connectGoogle(app, student)
  const provider: MailboxProvider = { newMessageId: () => '<1@example.org>', send, revoke: async () => undefined }
  const mailbox = await openMailbox({ ...services, mailboxes: { google: provider } }, student.id)
  if (mailbox === 'none' || 'expired' in mailbox) throw new Error('There is no mailbox to send from')
  return { student, mailbox }
}

const stored = async ({ id }: AStudent) =>
  (await app.database.sql`select tokens_sealed, expired_at from google_grants where student_id = ${id}`)[0]
const renewed = JSON.stringify({ accessToken: 'renewed', refreshToken: 'renewed', expiryDate: null, scope: '' })
const expires = () => Promise.reject(new MailboxFailure('expired', 'The grant has ended'))

test('stores access that the provider has renewed, and returns the ids of the message', async () => {
  const { student, mailbox } = await aMailbox(async () => ({ id: 'm1', threadId: 't1', access: renewed }))
  expect(await mailbox.send(message)).toEqual({ id: 'm1', threadId: 't1' })
  expect(await readTokens(app, student.id)).toEqual(JSON.parse(renewed))
})

test('stores access that was renewed before a send that failed', async () => {
  const { student, mailbox } = await aMailbox(() =>
    Promise.reject(new MailboxFailure('unknown', 'The response was lost', { renewed })),
  )
  await expect(mailbox.send(message)).rejects.toThrow('The response was lost')
  expect(await readTokens(app, student.id)).toEqual(JSON.parse(renewed))
})

test('marks a grant as expired when the provider has ended it', async () => {
  const { student, mailbox } = await aMailbox(expires)
  await expect(mailbox.send(message)).rejects.toThrow('The grant has ended')
  expect(await openMailbox(services, student.id)).toEqual({ expired: 'google' })
})

test.each([
  ['renewed', async () => ({ id: 'm1', threadId: null, access: renewed })],
  ['expired', expires],
] as const)('%s access changes nothing of an account that was connected during the send', async (_, end) => {
  let change = async () => {}
  const { student, mailbox } = await aMailbox(async () => {
    await change()
    return end()
  })
  let next: unknown
  change = async () => {
    await connectGoogle(app, student)
    next = await stored(student)
  }
  await mailbox.send(message).catch(() => undefined)
  expect(await stored(student)).toEqual(next)
  expect((await app.call(getMe, { as: student })).body.is_google_authenticated).toBe(true)
})

test('renewed access does not connect a mailbox again that was disconnected during the send', async () => {
  const { student, mailbox } = await aMailbox(async () => {
    await app.database.sql`update students set password_hash = null where id = ${student.id}`
    await app.call(clearGoogleToken, { as: student })
    return { id: 'm1', threadId: null, access: renewed }
  })
  await mailbox.send(message)
  expect(await openMailbox(services, student.id)).toBe('none')
})

test('an account belongs to the provider that its id names, and to Google without a name', () => {
  const google = services.mailboxes.google!
  const microsoft = { ...google }
  expect(findProvider({ google, microsoft }, '1234')).toBe(google)
  expect(findProvider({ google, microsoft }, 'microsoft:1234')).toBe(microsoft)
  expect(findProvider({ google }, 'microsoft:1234')).toBeUndefined()
})
