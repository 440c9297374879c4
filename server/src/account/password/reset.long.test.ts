import {
  confirmEmail,
  getMe,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from '@labreach/contract/account'
import { clearGoogleToken, login, refresh } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent, type AStudent } from '../../../test/builders.ts'
import { connectGoogle } from '../../../test/google.ts'
import { waitForJobs, getLink, waitForMails } from '../../../test/mails.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })
const password = 'a new long secret'
let people = 0
const anAddress = () => `forgetful-${++people}@example.edu`

/** A student with a confirmed address. */
async function aConfirmedOwner(input: { email?: string } = {}): Promise<AStudent & { email: string }> {
  const [student, email] = [await aStudent(app), input.email ?? anAddress()]
  await app.services.db
    .updateTable('students')
    .set({ email, email_verified_at: app.clock.now() })
    .where('id', '=', student.id)
    .execute()
  return { ...student, email }
}

/** Requests a reset; returns the parameters of the mailed link. */
async function receiveLink(email: string, count = 1) {
  expect(await app.call(requestPasswordReset, { body: { email } })).toMatchObject({ status: 200, body: { ok: true } })
  return getLink((await waitForMails(app, email, count)).at(-1)!)
}

const signIn = (username: string, secret: string) => app.call(login, { body: { username, password: secret } })

test('mails a link with token and username, as text and as HTML [PASSWORD-6]', async () => {
  const student = await aConfirmedOwner()
  const link = await receiveLink(student.email)
  expect(link.get('username')).toBe(student.username)
  expect(link.get('token')).toMatch(/^[\w-]{43}$/)
  const [mail] = await waitForMails(app, student.email)
  expect(mail).toMatchObject({ to: [student.email], from: 'no-reply@labreach.test', subject: 'Set a new password' })
  const url = /http:\S+/.exec(mail!.text)![0]
  expect(url).toContain('http://labreach.test/reset-password?token=')
  expect(mail!.html).toContain(url.replaceAll('&', '&amp;'))
  expect(mail!.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' })
})

test('sets the new password, once [PASSWORD-13]', async () => {
  const student = await aConfirmedOwner()
  const token = (await receiveLink(student.email)).get('token')!
  expect((await app.call(resetPassword, { body: { token, password } })).status).toBe(200)
  expect((await signIn(student.username, password)).status).toBe(200)
  expect((await signIn(student.username, 'correct horse')).status).toBe(401)
  const again = await app.call(resetPassword, { body: { token, password: 'yet another secret' } })
  expect(again).toMatchObject({ status: 400, body: { code: 'reset_token_invalid' } })
})

test('two concurrent uses of one link set one password', async () => {
  const token = (await receiveLink((await aConfirmedOwner()).email)).get('token')!
  const uses = ['first long secret', 'second long secret'].map((one) =>
    app.call(resetPassword, { body: { token, password: one } }),
  )
  expect((await Promise.all(uses)).map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('ends every session of the student [PASSWORD-13]', async () => {
  const student = await aConfirmedOwner()
  const { body } = await signIn(student.username, 'correct horse')
  const token = (await receiveLink(student.email)).get('token')!
  await app.call(resetPassword, { body: { token, password } })
  expect((await app.call(refresh, { body: { refresh: body.refresh_token } })).status).toBe(401)
  expect((await app.call(getMe, { headers: { authorization: `Bearer ${body.access_token}` } })).status).toBe(401)
})

test('a link is valid for 30 minutes or until a newer one; an invented one is refused [PASSWORD-7]', async () => {
  const { email } = await aConfirmedOwner()
  const [old, newer] = [(await receiveLink(email)).get('token')!, (await receiveLink(email, 2)).get('token')!]
  const use = async (token: string) => (await app.call(resetPassword, { body: { token, password } })).body.code
  expect(await use(old)).toBe('reset_token_invalid')
  expect(await use('invented')).toBe('reset_token_invalid')
  app.clock.pass(30 * 60_000)
  expect(await use(newer)).toBe('reset_token_invalid')
})

test.each([
  ['short', 'Password must be at least 8 characters long.'],
  [
    'password1',
    'This password is easy to guess: it is one of the most used ones. A few unrelated words make a good one.',
  ],
  ['é'.repeat(501), 'This password is too long. Please choose a shorter one.'],
])('refuses the password %.12s, and the link stays valid [PASSWORD-12]', async (weak, sentence) => {
  const token = (await receiveLink((await aConfirmedOwner()).email)).get('token')!
  const refused = await app.call(resetPassword, { body: { token, password: weak } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'weak_password', error: sentence } })
  expect((await app.call(resetPassword, { body: { token, password } })).status).toBe(200)
})

const leavings: [string, () => Promise<{ email: string; leave: () => Promise<unknown> }>][] = [
  [
    'the account has another one',
    async () => {
      const [student, newer] = [await aConfirmedOwner(), anAddress()]
      const leave = async () => {
        await app.call(requestEmailChange, { as: student, body: { email: newer } })
        const token = getLink((await waitForMails(app, newer))[0]!).get('token')!
        expect((await app.call(confirmEmail, { body: { token } })).status).toBe(200)
      }
      return { email: student.email, leave }
    },
  ],
  [
    'its mailbox is disconnected',
    async () => {
      const student = await aConfirmedOwner()
      const email = await connectGoogle(app, student)
      return { email, leave: () => app.call(clearGoogleToken, { as: student }) }
    },
  ],
]

test.each(leavings)('a link to an address ends when %s [PASSWORD-7, ACCOUNT-24]', async (_, prepare) => {
  const { email, leave } = await prepare()
  await app.call(requestPasswordReset, { body: { email } })
  await waitForJobs(app, 'password_reset')
  const isReset = ({ subject }: { subject: string }) => subject === 'Set a new password'
  const token = getLink((await waitForMails(app, email)).find(isReset)!).get('token')!
  await leave()
  // The first one is refused for what it tells of the student, unless the link is refused before.
  for (const one of ['Ada Park Berkeley', password])
    expect(await app.call(resetPassword, { body: { token, password: one } })).toMatchObject({
      status: 400,
      body: { code: 'reset_token_invalid' },
    })
})

test('an unknown address gets the same response as a known one, and no mail [PASSWORD-3]', async () => {
  const [known, unknown] = [(await aConfirmedOwner()).email, anAddress()]
  const responses = await Promise.all(
    [known, unknown].map((email) => app.call(requestPasswordReset, { body: { email } })),
  )
  expect(responses[0]!.text).toBe(responses[1]!.text)
  expect(responses[0]!.status).toBe(responses[1]!.status)
  await waitForMails(app, known)
  await waitForJobs(app, 'password_reset')
  expect(await waitForMails(app, unknown, 0)).toEqual([])
})

test('mails nothing to an unconfirmed address', async () => {
  const email = anAddress()
  const student = await aStudent(app, { username: email })
  await app.services.db.updateTable('students').set({ email }).where('id', '=', student.id).execute()
  await app.call(requestPasswordReset, { body: { email } })
  await waitForJobs(app, 'password_reset')
  expect(await waitForMails(app, email, 0)).toEqual([])
})

test('finds a student by the address of the connected Google account, in any case [PASSWORD-6]', async () => {
  const student = await aStudent(app)
  const email = await connectGoogle(app, student)
  expect(await app.call(requestPasswordReset, { body: { email: email.toUpperCase() } })).toMatchObject({ status: 200 })
  await waitForJobs(app, 'password_reset')
  const link = (await waitForMails(app, email)).find(({ subject }) => subject === 'Set a new password')!
  expect(getLink(link).get('username')).toBe(student.username)
})

test.each(['', 'no address', 'a@b', 'two@example.edu, three@example.edu', 'x'.repeat(300)])(
  'refuses %.20j as an address',
  async (email) => {
    const { status, body } = await app.call(requestPasswordReset, { body: { email } })
    expect([status, body.code]).toEqual([400, 'email_invalid'])
  },
)
