import { actOnMe, getMe, requestPasswordReset, resetPassword } from '@labreach/contract/account'
import { createPersonalToken } from '@labreach/contract/assistants'
import * as passkeys from '@labreach/contract/passkeys'
import { lifetimes } from '@labreach/contract/lifetimes'
import { login, refresh } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aSecondFactor, createAuthenticator } from '../../../test/authenticator.ts'
import { aConfirmedStudent, aStudent } from '../../../test/builders.ts'
import { completeGoogleFlow, connectGoogle } from '../../../test/google.ts'
import { getLink, waitForMails } from '../../../test/mails.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { changePassword } from '../password/change-password.ts'
import { setSuspension } from '../set-suspension.ts'
import { openToken } from '../personal-tokens/open-token.ts'
import { createSessions } from '../sessions.ts'

// Every place that starts or continues a session, for an account with a second factor.

const app = await testApp({ professors: 3 })
const needed = { status: 401, body: { code: 'second_factor_needed' } }
const invalid = { status: 401, body: { code: 'login_code_invalid' } }
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function countSessions(studentId: string): Promise<number> {
  const rows = await app.services.db
    .selectFrom('sessions')
    .select('id')
    .where('student_id', '=', studentId)
    .where('revoked_at', 'is', null)
    .execute()
  return rows.length
}

/** Signs in with Google up to the page that exchanges the code of the flow. */
async function returnFromGoogle(email: string, browser = app.browser()) {
  const page = await completeGoogleFlow(app, browser, {}, { email })
  return { browser, state: new URLSearchParams(page.split('?')[1]).get('state')! }
}

async function aProtectedSender() {
  const student = await aStudent(app)
  const email = await connectGoogle(app, student)
  return { student, email, ...(await aSecondFactor(app, student)) }
}

type Client = ReturnType<TestApp['browser']>
const finish = (browser: Client, code: string) => browser.call(login, { body: { code } })

test('Google does not step around the factor: the same browser finishes with the code, once [FACTOR-9]', async () => {
  const { student, email, code } = await aProtectedSender()
  const before = await countSessions(student.id)
  const { browser, state } = await returnFromGoogle(email)
  const first = await browser.call(login, { body: { state } })
  expect(first).toMatchObject(needed)
  const cookies = first.headers.getSetCookie()
  const attributes = 'Max-Age=300; Path=/api/auth/login/; HttpOnly; SameSite=Strict'
  expect(cookies.some((line) => new RegExp(`^second_step=[\\w-]{43}; ${attributes}$`).test(line))).toBe(true)
  expect(await countSessions(student.id)).toBe(before)
  // The code of the flow is used up, and another browser has no cookie.
  expect(await browser.call(login, { body: { state } })).toMatchObject(invalid)
  expect(await finish(app.browser(), code())).toMatchObject(invalid)
  expect((await finish(browser, '000000')).body.code).toBe('second_factor_wrong')
  const { status, body } = await finish(browser, code())
  expect(status).toBe(200)
  expect(body.user.id).toBe(student.id)
  app.clock.pass(30_000)
  expect(await finish(browser, code())).toMatchObject(invalid)
})

test('a pending sign-in ends after five minutes, with a new password, and with a suspension [FACTOR-9]', async () => {
  const { student, email, code } = await aProtectedSender()
  const late = await returnFromGoogle(email)
  await late.browser.call(login, { body: { state: late.state } })
  app.clock.pass(lifetimes.secondStepMs)
  expect(await finish(late.browser, code())).toMatchObject(invalid)

  const suspended = await returnFromGoogle(email)
  await suspended.browser.call(login, { body: { state: suspended.state } })
  await setSuspension(app.services, student.username, { lift: false })
  expect((await finish(suspended.browser, code())).body.code).toBe('account_suspended')
  await setSuspension(app.services, student.username, { lift: true })

  const changed = await returnFromGoogle(email)
  await changed.browser.call(login, { body: { state: changed.state } })
  const change = { action: 'change_password', old_password: 'correct horse', new_password: 'violet kettle 81' } as const
  expect((await app.call(actOnMe, { as: student, body: change })).status).toBe(200)
  expect(await finish(changed.browser, code())).toMatchObject(invalid)
})

test('one pending sign-in starts one session, also for twenty requests [FACTOR-9]', async () => {
  const { student, email, recoveryCodes } = await aProtectedSender()
  const { browser, state } = await returnFromGoogle(email)
  await browser.call(login, { body: { state } })
  const before = await countSessions(student.id)
  const answers = await Promise.all(recoveryCodes.map((code) => finish(browser, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await countSessions(student.id)).toBe(before + 1)
})

/** A passkey of a student with a second factor; `signIn` uses it, with or without verifying the user. */
async function aProtectedPasskey() {
  const student = await aStudent(app)
  const { session, code } = await aSecondFactor(app, student)
  const authenticator = createAuthenticator()
  const { body: options } = await app.call(passkeys.startPasskey, session)
  const credential = authenticator.create(options)
  await app.call(passkeys.addPasskey, { ...session, body: { name: 'My phone', credential, code: code() } })
  const signIn = async (userVerified: boolean) => {
    const browser = app.browser()
    const { body: request } = await browser.call(passkeys.openPasskeyLogin, {})
    return browser.call(passkeys.loginByPasskey, {
      body: { credential: authenticator.sign(request, { userVerified }) },
    })
  }
  return { student, signIn }
}

test('a passkey whose device has verified its user is both factors [FACTOR-10]', async () => {
  const { student, signIn } = await aProtectedPasskey()
  expect((await signIn(false)).body.code).toBe('passkey_refused')
  expect((await signIn(true)).body.user.id).toBe(student.id)
})

test('a reset by mail signs nobody in and does not replace the factor [FACTOR-11]', async () => {
  const student = await aConfirmedStudent(app)
  const { code, recoveryCodes, session } = await aSecondFactor(app, student)
  app.clock.pass(lifetimes.secondFactorSettlesMs)
  await app.call(requestPasswordReset, { body: { email: student.email } })
  const mails = await waitForMails(app, student.email, 2)
  const link = getLink(mails.find(({ subject }) => subject === 'Set a new password')!)
  const password = 'violet kettle 81'
  const reset = await app.call(resetPassword, { body: { token: link.get('token')!, password } })
  expect(reset).toMatchObject({ status: 200, body: { ok: true } })
  expect(reset.text).not.toContain('access_token')
  expect((await app.call(getMe, session)).status).toBe(401)
  const signIn = (typed?: string) => app.call(login, { body: { username: student.username, password, code: typed } })
  expect(await signIn()).toMatchObject(needed)
  expect((await signIn(recoveryCodes[0])).status).toBe(200)
  expect((await signIn(code())).status).toBe(200)
})

test('a reset in the first seven days turns off a factor that a thief may have turned on [FACTOR-11]', async () => {
  const student = await aConfirmedStudent(app)
  await aSecondFactor(app, student)
  app.clock.pass(lifetimes.secondFactorSettlesMs - 600_000)
  await app.call(requestPasswordReset, { body: { email: student.email } })
  const mails = await waitForMails(app, student.email, 2)
  const link = getLink(mails.find(({ subject }) => subject === 'Set a new password')!)
  const password = 'violet kettle 81'
  await app.call(resetPassword, { body: { token: link.get('token')!, password } })
  expect((await app.call(login, { body: { username: student.username, password } })).status).toBe(200)
  const told = await waitForMails(app, student.email, 4)
  expect(told.map(({ subject }) => subject)).toContain('Two-step sign-in was turned off')
})

test('a reset by an address that is newer than the factor leaves it on [FACTOR-11]', async () => {
  const student = await aConfirmedStudent(app)
  await aSecondFactor(app, student)
  // As after a change of the address by a thief with a session and the password.
  const email = `thief-${student.username}@example.edu`
  app.clock.pass(60_000)
  await app.services.db
    .updateTable('students')
    .set({ email, email_verified_at: app.clock.now() })
    .where('id', '=', student.id)
    .execute()
  await app.call(requestPasswordReset, { body: { email } })
  const link = getLink((await waitForMails(app, email, 1))[0]!)
  const password = 'violet kettle 81'
  await app.call(resetPassword, { body: { token: link.get('token')!, password } })
  expect(await app.call(login, { body: { username: student.username, password } })).toMatchObject(needed)
})

test('a session that the factor has ended changes no password and starts no session [FACTOR-1]', async () => {
  const student = await aStudent(app)
  const sessions = createSessions(app.services.config.keys.token, app.clock)
  const old = await sessions.authenticate(app.services.sql, await app.tokenFor(student.id))
  await aSecondFactor(app, student)
  const change = { session: old!, oldPassword: 'correct horse', from: '' }
  await expect(changePassword(app.services, sessions, { ...change, newPassword: 'violet kettle 81' })).rejects.toThrow(
    expect.objectContaining({ code: 'session_ended' }),
  )
  expect(await countSessions(student.id)).toBe(1)
})

test('a new password continues the session that had passed the factor, and no other [FACTOR-11]', async () => {
  const student = await aStudent(app)
  const { session } = await aSecondFactor(app, student)
  const change = { action: 'change_password', old_password: 'correct horse', new_password: 'violet kettle 81' } as const
  const { body } = await app.call(actOnMe, { ...session, body: change })
  expect((await app.call(getMe, withToken(body.access_token!))).status).toBe(200)
  expect(await countSessions(student.id)).toBe(1)
})

test('a stored refresh token and a personal token go on: a sign-in with the code has made them [FACTOR-12]', async () => {
  const student = await aStudent(app)
  const { session, code } = await aSecondFactor(app, student)
  const created = await app.call(createPersonalToken, { ...session, body: { name: 'Chat', scope: 'read' } })
  const body = { username: student.username, password: 'correct horse', code: code() }
  const signedIn = await app.call(login, { body })
  const { body: refreshed } = await app.call(refresh, { body: { refresh: signedIn.body.refresh_token } })
  expect((await app.call(getMe, withToken(refreshed.access_token))).status).toBe(200)
  const sessions = createSessions(app.services.config.keys.token, app.clock)
  expect(await openToken(app.services, sessions, created.body.token)).toMatchObject({ studentId: student.id })
})

test('a personal token made before the factor stays [FACTOR-12]', async () => {
  const student = await aStudent(app)
  const created = await app.call(createPersonalToken, { as: student, body: { name: 'Chat', scope: 'read' } })
  await aSecondFactor(app, student)
  const sessions = createSessions(app.services.config.keys.token, app.clock)
  expect(await openToken(app.services, sessions, created.body.token)).toMatchObject({ studentId: student.id })
})

/** Waits until a sign-in has checked what was sent and waits for the row of the student. */
const waitForLock = () =>
  expect
    .poll(async () => {
      const [row] = await app.database.sql`select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return Number(row!.waiting)
    })
    .toBeGreaterThan(0)

test('a suspension that comes while the credentials are checked lets no session begin [LOGIN-12]', async () => {
  const { db } = app.services
  const student = await aStudent(app)
  const { signedIn } = await db.transaction().execute(async (tx) => {
    await tx.updateTable('students').set({ suspended_at: app.clock.now() }).where('id', '=', student.id).execute()
    const waiting = app.call(login, { body: { username: student.username, password: 'correct horse' } })
    await waitForLock()
    return { signedIn: waiting }
  })
  expect(await signedIn).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
  expect(await countSessions(student.id)).toBe(0)
})

test('a suspension ends a sign-in with a passkey that is being checked [LOGIN-12]', async () => {
  const { student, signIn } = await aProtectedPasskey()
  const { db } = app.services
  const { answer } = await db.transaction().execute(async (tx) => {
    await tx.updateTable('students').set({ suspended_at: app.clock.now() }).where('id', '=', student.id).execute()
    const waiting = signIn(true)
    await waitForLock()
    return { answer: waiting }
  })
  expect(await answer).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
})
