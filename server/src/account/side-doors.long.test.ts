import {
  actOnMe,
  confirmEmail,
  getMe,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from '@labreach/contract/account'
import { clearGoogleToken, googleFlow, login, register } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aConfirmedStudent, aStudent, aVisitor, type AStudent } from '../../test/builders.ts'
import { consentAtGoogle, completeGoogleFlow, connectGoogle, startGoogleFlow } from '../../test/google.ts'
import { completeMicrosoftFlow } from '../../test/mailboxes/microsoft.ts'
import { waitForJobs, getLink, waitForMails, type AMail } from '../../test/mails.ts'
import { testApp } from '../../test/test-app.ts'
import { flowErrors } from './errors.ts'
import { hashPassword } from './passwords.ts'

const app = await testApp({ professors: 3, microsoft: true })
const [before, after] = ['correct horse', 'violet kettle 81']
let people = 0
const anAddress = (domain = 'example.edu') => `owner-${++people}@${domain}`

const changePassword = (as: AStudent) =>
  app.call(actOnMe, { as, body: { action: 'change_password', old_password: before, new_password: after } })

/** Sets a new password with the link that is mailed to `email`. */
async function reset(email: string): Promise<void> {
  await app.call(requestPasswordReset, { body: { email } })
  await waitForJobs(app, 'password_reset')
  const link = (await waitForMails(app, email.toLowerCase())).findLast(
    ({ subject }) => subject === 'Set a new password',
  )!
  const response = await app.call(resetPassword, { body: { token: getLink(link).get('token')!, password: after } })
  expect(response.status).toBe(200)
}

const owners: [string, (student: AStudent & { email: string }) => Promise<unknown>][] = [
  ['a changed password', changePassword],
  ['a reset', ({ email }) => reset(email)],
]

test.each(owners)('%s cancels an address change that a thief has requested', async (_, act) => {
  const student = await aConfirmedStudent(app)
  const thief = anAddress()
  await app.call(requestEmailChange, { as: student, body: { email: thief } })
  const token = getLink((await waitForMails(app, thief))[0]!).get('token')!
  await act(student)
  expect(await app.call(confirmEmail, { body: { token } })).toMatchObject({
    status: 400,
    body: { code: 'email_token_invalid' },
  })
  expect((await app.call(getMe, { as: student })).body).toMatchObject({ email: student.email, pending_email: null })
})

test('a sign-in starts no session if the password is changed while it is compared', async () => {
  const student = await aStudent(app)
  const other = await hashPassword(after)
  const { sql } = app.database
  const signIn = await sql.begin(async (tx) => {
    await tx`update students set password_hash = ${other} where id = ${student.id}`
    const pending = app.call(login, { body: { username: student.username, password: before } })
    const isWaiting = async () =>
      (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length
    await expect.poll(isWaiting).toBeGreaterThan(0)
    return { pending }
  })
  expect(await signIn.pending).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } })
  expect((await app.call(login, { body: { username: student.username, password: after } })).status).toBe(200)
})

test.each(owners)('%s ends an open Google flow, before and after the consent page', async (_, act) => {
  const student = await aConfirmedStudent(app)
  const [waiting, back] = [app.browser(), app.browser()]
  await app.call(googleFlow, { as: student, body: {} })
  const url = await startGoogleFlow(app, waiting, { as: student })
  const callback = await consentAtGoogle(app, await startGoogleFlow(app, back, { as: student }), {
    email: 'thief1@gmail.com',
  })
  await act(student)
  const late = await consentAtGoogle(app, url, { email: 'thief2@gmail.com' })
  const lost = `/login?${new URLSearchParams({ error: flowErrors.flowEnded })}`
  expect((await back.fetch(callback)).headers.get('location')).toBe(lost)
  expect((await waiting.fetch(late)).headers.get('location')).toBe(lost)
  expect((await app.call(getMe, { as: student })).body.google_email).toBeNull()
})

test('a new password while the server exchanges the code with Google links no account', async () => {
  const student = await aConfirmedStudent(app)
  const browser = app.browser()
  const callback = await consentAtGoogle(app, await startGoogleFlow(app, browser, { as: student }), {
    email: 'thief3@gmail.com',
  })
  const { google } = app.services
  // The code exchange happens after the callback has claimed the flow and before it links the account.
  app.services.google = {
    ...google,
    exchange: async (...args) => {
      const exchanged = await google.exchange(...args)
      await changePassword(student)
      return exchanged
    },
  }
  const end = (await browser.fetch(callback)).headers.get('location')
  app.services.google = google
  expect(end).toBe(`/login?${new URLSearchParams({ error: flowErrors.flowEnded })}`)
  expect((await app.call(getMe, { as: student })).body.google_email).toBeNull()
  await waitForJobs(app, 'revoke_google')
  expect(await isLive('thief3@gmail.com')).toBe(false)
})

test('a reset unlinks a Google account with another address, revokes its grant and ends its pending sign-ins', async () => {
  const student = await aConfirmedStudent(app)
  const thief = await connectGoogle(app, student)
  const browser = app.browser()
  const end = await completeGoogleFlow(app, browser, {}, { email: thief })
  await reset(student.email)
  const code = new URL(end, app.url).searchParams.get('state')!
  expect((await browser.call(login, { body: { state: code } })).status).toBe(401)
  // The revocation also ends a flow that runs at the same time.
  await waitForJobs(app, 'revoke_google')
  expect(await isLive(thief)).toBe(false)
  expect(await completeGoogleFlow(app, app.browser(), {}, { email: thief })).toBe(
    `/register?${new URLSearchParams({ error: flowErrors.unknown })}`,
  )
})

test('a reset does not unlink a Google account with the account’s own address, and its link verifies that address', async () => {
  const student = await aStudent(app)
  const email = await connectGoogle(app, student)
  await reset(email.toUpperCase())
  expect((await app.call(getMe, { as: student })).body).toMatchObject({ google_email: email, email_verified: true })
  await app.call(clearGoogleToken, { as: student })
  expect((await app.call(getMe, { as: student })).body).toMatchObject({ email, email_verified: true })
})

test('a reset disconnects a Microsoft mailbox that claims the account’s own address: an administrator can claim any [MICROSOFT-6]', async () => {
  const student = await aConfirmedStudent(app)
  await completeMicrosoftFlow(app, app.browser(), student, { email: student.email })
  expect((await app.call(getMe, { as: student })).body.mailbox).toMatchObject({ address: student.email })
  await reset(student.email)
  expect((await app.call(getMe, { as: student })).body).not.toHaveProperty('mailbox')
  const subjects = async () => (await waitForMails(app, student.email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/Microsoft mailbox was disconnected/))
})

test('the owner of an address gets the account from a squatter who connected another Google account', async () => {
  const email = anAddress('gmail.com')
  const { body } = await app.call(register, { body: { ...(await aVisitor(app)), username: email, password: before } })
  const squatter = await connectGoogle(app, body.user)
  const token = getLink((await waitForMails(app, email))[0]!).get('token')!
  expect((await app.call(confirmEmail, { body: { token } })).status).toBe(200)
  await reset(email)
  expect((await app.call(login, { body: { username: email, password: before } })).status).toBe(401)
  expect(await completeGoogleFlow(app, app.browser(), {}, { email: squatter })).toContain('/register?error=')
})

test('a reset link without an address, from an older server, ends sessions and unlinks by the confirmed address', async () => {
  const student = await aConfirmedStudent(app)
  await connectGoogle(app, student)
  await app.call(requestPasswordReset, { body: { email: student.email } })
  const mails = await waitForMails(app, student.email, 2)
  await app.services.db.updateTable('password_resets').set({ email: null }).execute()
  const link = mails.find(({ subject }) => subject === 'Set a new password')!
  await app.call(resetPassword, { body: { token: getLink(link).get('token')!, password: after } })
  expect((await app.call(getMe, { as: student })).body.google_email).toBeNull()
})

test('a replaced Google account, and one without permission to send, are revoked at Google', async () => {
  const student = await aStudent(app)
  const first = await connectGoogle(app, student)
  expect(await completeGoogleFlow(app, app.browser(), { as: student }, { email: 'second-of@gmail.com' })).toBe(
    '/profile',
  )
  const without = ['https://www.googleapis.com/auth/gmail.send']
  await completeGoogleFlow(app, app.browser(), { as: await aStudent(app) }, { email: 'picky-of@gmail.com', without })
  await completeGoogleFlow(app, app.browser(), {}, { email: 'stranger-of@gmail.com' })
  await waitForJobs(app, 'revoke_google')
  const live = await Promise.all(
    [first, 'second-of@gmail.com', 'picky-of@gmail.com', 'stranger-of@gmail.com'].map(isLive),
  )
  expect(live).toEqual([false, true, false, false])
})

test('a reconnection without permission to send leaves the stored grant in place', async () => {
  const student = await aStudent(app)
  const email = await connectGoogle(app, student)
  const without = ['https://www.googleapis.com/auth/gmail.send']
  await completeGoogleFlow(app, app.browser(), { as: student }, { email, without })
  await waitForJobs(app, 'revoke_google')
  expect(await isLive(email)).toBe(true)
  expect((await app.call(getMe, { as: student })).body.is_google_authenticated).toBe(true)
})

test('repeated registrations with a stranger’s address mail at most five links a day to it [ACCOUNT-30]', async () => {
  const email = anAddress('gmail.com')
  for (let tries = 0; tries < 8; tries++) {
    // Gmail ignores dots: both addresses reach the same mailbox.
    const username = tries % 2 ? email : email.replace('owner-', `ow.ner-`)
    const { body } = await app.call(register, { body: { ...(await aVisitor(app)), username, password: after } })
    // A deleted account gets no mail, though its link is counted.
    await waitForJobs(app, 'confirm_email')
    await app.call(actOnMe, { as: body.user, body: { action: 'delete_account' } })
    await app.call(requestEmailChange, { as: await aStudent(app), body: { email } })
    await waitForJobs(app, 'confirm_email')
  }
  await waitForJobs(app, 'account_notice')
  const mails = [
    ...(await waitForMails(app, email, 0)),
    ...(await waitForMails(app, email.replace('owner-', 'ow.ner-'), 0)),
  ]
  expect(mails).toHaveLength(5)
})

test('a mail to an unconfirmed address contains no text that a stranger typed', async () => {
  const email = anAddress()
  const student = await aStudent(app, { username: 'Account-blocked.pay-now-at.evil-site.com' })
  await app.call(requestEmailChange, { as: student, body: { email } })
  const [mail] = await waitForMails(app, email)
  expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toContain('evil-site')
})

async function isLive(email: string): Promise<boolean> {
  type Services = { accounts: { sub: string; email: string }[]; grants: { sub: string }[] }
  const { accounts, grants } = await app.control<Services>('google/accounts')
  const sub = accounts.find((account) => account.email === email)?.sub
  return grants.some((grant) => grant.sub === sub)
}

const listSubjects = (mails: AMail[]) => mails.map(({ subject }) => subject)

test('every verified address gets a notice of every change of access, with the time and a reset link [ACCOUNT-11]', async () => {
  const student = await aConfirmedStudent(app)
  const google = await connectGoogle(app, student)
  const newer = anAddress()
  await changePassword(student)
  await app.call(requestEmailChange, { as: student, body: { email: newer } })
  const confirmation = (await waitForMails(app, newer))[0]!
  await app.call(confirmEmail, { body: { token: getLink(confirmation).get('token')! } })
  await reset(newer)
  await app.call(actOnMe, { as: student, body: { action: 'delete_account' } })
  await waitForJobs(app, 'account_notice')

  expect(listSubjects(await waitForMails(app, google)).toSorted()).toEqual(
    [
      'A Google account was connected',
      'Your password was changed',
      'The address of your account was changed',
      'Your password was reset',
      'A Google account was disconnected',
    ].toSorted(),
  )
  expect(listSubjects(await waitForMails(app, student.email)).toSorted()).toEqual(
    [
      'A Google account was connected',
      'Your password was changed',
      'The address of your account was changed',
    ].toSorted(),
  )
  expect(listSubjects(await waitForMails(app, newer)).toSorted()).toEqual(
    [
      'Confirm your address',
      'The address of your account was changed',
      'Set a new password',
      'Your password was reset',
      'A Google account was disconnected',
      'Your account was deleted',
    ].toSorted(),
  )
  const changed = (await waitForMails(app, student.email)).find(
    ({ subject }) => subject === 'Your password was changed',
  )!
  expect(changed.text).toContain(`The password of your Labreach account “${student.username}” was changed.`)
  expect(changed.text).toContain('This was on March 2, 2026')
  expect(changed.text).toContain('http://labreach.test/forgot-password')

  const entries = await app.services.db
    .selectFrom('journal')
    .select(['event', 'detail'])
    .where('subject', '=', student.id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ event }) => event)).toEqual([
    'google_linked',
    'password_changed',
    'address_change_asked',
    'address_changed',
    'google_unlinked',
    'password_reset',
    'account_deleted',
  ])
  for (const { detail } of entries) expect(detail).toEqual({ from: expect.stringMatching(/^[\w-]{22}$/) })
})
