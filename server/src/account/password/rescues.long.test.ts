import {
  actOnMe,
  confirmEmail,
  getMe,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from '@labreach/contract/account'
import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { clearGoogleToken, login } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aSecondFactor } from '../../../test/authenticator.ts'
import { aConfirmedStudent, aStudent, aVisitor, type AStudent } from '../../../test/builders.ts'
import { completeGoogleFlow, connectGoogle } from '../../../test/google.ts'
import { getLink, waitForJobs, waitForMails } from '../../../test/mails.ts'
import { testApp } from '../../../test/test-app.ts'

// How a reset gives an account back to its owner, and to nobody else.

const app = await testApp({ professors: 3 })
const password = 'violet kettle 81'
let people = 0
const anAddress = () => `rescued-${++people}@example.edu`

/** Confirms another address, as the owner does or a thief with a session and the password. */
async function changeAddress(student: AStudent, email = anAddress()): Promise<string> {
  await app.call(requestEmailChange, { as: student, body: { email } })
  await waitForJobs(app, 'confirm_email')
  // The address may have got notices, too.
  const mail = (await waitForMails(app, email)).findLast(({ text }) => text.includes('token='))!
  const token = getLink(mail).get('token')!
  expect((await app.call(confirmEmail, { body: { token } })).status).toBe(200)
  return email
}

/** The links of resets that an address has got, after it was typed once more. */
async function receiveLinks(email: string): Promise<URLSearchParams[]> {
  await app.call(requestPasswordReset, { body: { email } })
  await waitForJobs(app, 'password_reset')
  return (await waitForMails(app, email, 0)).filter(({ subject }) => subject === 'Set a new password').map(getLink)
}

async function reset(email: string): Promise<void> {
  const token = (await receiveLinks(email)).at(-1)!.get('token')!
  expect((await app.call(resetPassword, { body: { token, password } })).status).toBe(200)
}

const signInWithGoogle = (email: string) => completeGoogleFlow(app, app.browser(), {}, { email })
const signIn = ({ username }: AStudent) => app.call(login, { body: { username, password } })
const readMe = async (student: AStudent) => (await app.call(getMe, { as: student })).body

test('a reset by a mailbox takes the place of an address that is newer than it [ACCOUNT-29]', async () => {
  const student = await aConfirmedStudent(app)
  const google = await connectGoogle(app, student)
  app.clock.pass(HOUR_MS)
  const thief = await changeAddress(student)
  app.clock.pass(HOUR_MS)
  // Signing in with it makes the mailbox no newer.
  expect(await signInWithGoogle(google)).toContain('/login?state=')
  await reset(google)
  expect(await readMe(student)).toMatchObject({ email: google, email_verified: true, google_email: google })
  expect(await receiveLinks(thief)).toEqual([])
  await waitForJobs(app, 'account_notice')
  const notices = (await waitForMails(app, google)).map(({ text }) => text)
  expect(notices).toContainEqual(expect.stringContaining(`is now ${google}.`))
})

test('a reset by a mailbox takes the place of no address that has settled, but of a newer one also if its access has ended [ACCOUNT-29]', async () => {
  const [settled, ended] = [await aConfirmedStudent(app), await aConfirmedStudent(app)]
  const mailboxes = [await connectGoogle(app, settled), await connectGoogle(app, ended)]
  app.clock.pass(HOUR_MS)
  const own = [await changeAddress(settled), await changeAddress(ended)]
  await app.database.sql`update google_grants set expired_at = now() where student_id = ${ended.id}`
  await reset(mailboxes[1]!)
  app.clock.pass(8 * DAY_MS)
  await reset(mailboxes[0]!)
  expect(await readMe(settled)).toMatchObject({ email: own[0]!, email_verified: true, google_email: null })
  expect(await readMe(ended)).toMatchObject({ email: mailboxes[1]!, email_verified: true })
})

test('confirming the own address again makes it no newer [ACCOUNT-29]', async () => {
  const student = await aConfirmedStudent(app)
  app.clock.pass(HOUR_MS)
  const google = await connectGoogle(app, student)
  app.clock.pass(HOUR_MS)
  await changeAddress(student, student.email)
  await reset(google)
  expect(await readMe(student)).toMatchObject({ email: student.email, email_verified: true, google_email: null })
})

test('a newer address goes also if that of the mailbox is the address of another account [ACCOUNT-29]', async () => {
  const student = await aStudent(app)
  const google = await connectGoogle(app, student)
  const other = await aStudent(app)
  await changeAddress(other, google)
  app.clock.pass(HOUR_MS)
  const thief = await changeAddress(student)
  app.clock.pass(HOUR_MS)
  await app.call(requestPasswordReset, { body: { email: google } })
  await waitForJobs(app, 'password_reset')
  for (const link of (await waitForMails(app, google))
    .filter(({ subject }) => subject === 'Set a new password')
    .map(getLink))
    await app.call(resetPassword, { body: { token: link.get('token')!, password } })
  expect(await receiveLinks(thief)).toEqual([])
})

test('a reset by a mailbox that is newer than the address disconnects it [ACCOUNT-29]', async () => {
  const student = await aConfirmedStudent(app)
  app.clock.pass(HOUR_MS)
  await reset(await connectGoogle(app, student))
  expect(await readMe(student)).toMatchObject({ email: student.email, email_verified: true, google_email: null })
})

test('signing in with the mailbox, and connecting it again, makes it no newer than a factor [FACTOR-11]', async () => {
  const student = await aStudent(app)
  const google = await connectGoogle(app, student)
  app.clock.pass(HOUR_MS)
  await aSecondFactor(app, student)
  app.clock.pass(HOUR_MS)
  await signInWithGoogle(google)
  await completeGoogleFlow(app, app.browser(), { as: student }, { email: google })
  await reset(google)
  expect((await signIn(student)).status).toBe(200)
})

test('a mailbox whose address was verified after the factor was turned on turns it off by no reset [FACTOR-11]', async () => {
  const student = await aStudent(app)
  const email = `late-${student.username}@school.example.edu`
  const connect = (email_verified: boolean) =>
    completeGoogleFlow(app, app.browser(), { as: student }, { email, email_verified })
  await connect(false)
  app.clock.pass(HOUR_MS)
  await aSecondFactor(app, student)
  app.clock.pass(HOUR_MS)
  await connect(true)
  await reset(email)
  expect(await signIn(student)).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } })
})

type Newcomer = AStudent & { google: string; session: { headers: { authorization: string } } }

/** A student who signed up with Google: without a password, and with the address of Google as the only one. */
async function aGoogleStudent(google = `newcomer-${++people}@gmail.com`): Promise<Newcomer> {
  const browser = app.browser()
  const { temporary_token } = await aVisitor(app)
  const end = await completeGoogleFlow(app, browser, { temporary_token }, { email: google })
  const { body } = await browser.call(login, { body: { state: end.split('=')[1]! } })
  app.clock.pass(1_000)
  const session = { headers: { authorization: `Bearer ${body.access_token}` } }
  return { id: body.user.id, username: body.user.username, google, session }
}

test('a student who signed up with Google sets a password by its address, and then has both [PASSWORD-25, PASSWORD-17]', async () => {
  const { google, session, ...student } = await aGoogleStudent()
  const [link] = await receiveLinks(google)
  expect(link?.get('username')).toBe(google)
  expect((await app.call(getMe, session)).status).toBe(200)
  await reset(google)
  expect((await app.call(getMe, session)).status).toBe(401)
  const { user } = (await signIn(student)).body
  expect(user).toMatchObject({ email: google, google_email: google, google_user: false })
  expect(await signInWithGoogle(google)).toContain('/login?state=')

  const change = { action: 'change_password', old_password: password, new_password: 'copper lantern 52' } as const
  expect((await app.call(actOnMe, { as: student, body: change })).status).toBe(200)
  // A student with a password signs in with that alone after disconnecting, and resets it by the same address.
  expect((await app.call(clearGoogleToken, { as: student })).status).toBe(200)
  expect(await signInWithGoogle(google)).toBe('/login?google_register_redirect=true&has_password=true')
  await reset(google)
  expect((await signIn(student)).body.user).toMatchObject({ email: google, email_verified: true, google_email: null })
  const resets = (await waitForMails(app, google)).filter(({ subject }) => subject === 'Set a new password')
  expect(resets.map(({ text }) => text.includes('Your account has no password yet'))).toEqual([true, true, false])
})

test('a student who signed up with Google and has disconnected it sets a password, with which alone the student signs in [PASSWORD-25, GOOGLE-16]', async () => {
  const { google, ...student } = await aGoogleStudent()
  await app.call(clearGoogleToken, { as: student })
  await reset(google)
  expect((await signIn(student)).body.user).toMatchObject({ google_user: false, google_email: null })
  expect(await signInWithGoogle(google)).not.toContain('/login?state=')
})

test('the link of an account without a password names its username, whatever that is [PASSWORD-25, PASSWORD-6]', async () => {
  const google = `maria.lopez${++people}@gmail.com`
  await aStudent(app, { username: google })
  const student = await aGoogleStudent(google)
  expect(student.username).toMatch(/^maria\.lopez\d+-\d{9}$/)
  const [link] = await receiveLinks(google)
  expect(link?.get('username')).toBe(student.username)
  await reset(google)
  expect((await signIn(student)).status).toBe(200)
})

test('a reset turns off a factor that a thief has turned on in an account without a password [FACTOR-11, PASSWORD-25]', async () => {
  const student = await aGoogleStudent()
  await aSecondFactor(app, student)
  app.clock.pass(HOUR_MS)
  await signInWithGoogle(student.google)
  await reset(student.google)
  expect((await signIn(student)).status).toBe(200)
  await waitForJobs(app, 'account_notice')
  const texts = (await waitForMails(app, student.google)).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('resetting the password by email turns it off'))
})

test('a student who has lost the Google account comes back by another confirmed address, more than once [PASSWORD-25]', async () => {
  const student = await aGoogleStudent()
  const own = await changeAddress(student)
  for (let time = 1; time <= 2; time++) {
    expect((await receiveLinks(own)).at(-1)?.get('username')).toBe(student.google)
    await reset(own)
    expect((await signIn(student)).body.user).toMatchObject({ email: own, google_user: false, google_email: null })
  }
})

test('a thief’s address of an account without a password gives way to its Google account [PASSWORD-25, ACCOUNT-29]', async () => {
  const student = await aGoogleStudent()
  const thief = await changeAddress(student)
  await reset(student.google)
  expect((await signIn(student)).body.user).toMatchObject({ email: student.google, google_email: student.google })
  expect(await receiveLinks(thief)).toEqual([])
})
