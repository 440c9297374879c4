import { generateKeyPairSync } from 'node:crypto'
import { actOnMe, getMe, requestEmailChange, requestPasswordReset, resetPassword } from '@labreach/contract/account'
import * as calls from '@labreach/contract/passkeys'
import { lifetimes } from '@labreach/contract/lifetimes'
import { serverLimits } from '@labreach/contract/server-limits'
import { expect, test } from 'vitest'
import { createAuthenticator, type Authenticator, type Deviation } from '../../../test/authenticator.ts'
import { aConfirmedStudent, aStudent } from '../../../test/builders.ts'
import { getLink, waitForMails } from '../../../test/mails.ts'
import { testApp } from '../../../test/test-app.ts'
import { setSuspension } from '../set-suspension.ts'

const app = await testApp({ professors: 3 })
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** Asks for a challenge, and adds what the authenticator creates for it. */
async function add(token: string, authenticator: Authenticator, deviation: Deviation = {}, name = 'My phone') {
  const { body: options } = await app.call(calls.startPasskey, withToken(token))
  const credential = authenticator.create(options, deviation)
  return app.call(calls.addPasskey, { ...withToken(token), body: { name, credential } })
}

async function aPasskey(student?: { id: string; username: string }, counts = true) {
  const owner = student ?? (await aStudent(app))
  const [authenticator, token] = [createAuthenticator({ counts }), await app.tokenFor(owner.id)]
  const { status, body } = await add(token, authenticator)
  expect(status).toBe(200)
  return { student: owner, authenticator, token, passkey: body.passkeys.at(-1)! }
}

async function signIn(authenticator: Authenticator, deviation: Deviation = {}) {
  const browser = app.browser()
  const { body: options } = await browser.call(calls.openPasskeyLogin, {})
  return browser.call(calls.loginByPasskey, { body: { credential: authenticator.sign(options, deviation) } })
}

const refused = { status: 401, body: { code: 'passkey_refused' } }

test('a passkey is added with a name, and signs in without a username or a password [PASSKEY-1, PASSKEY-2]', async () => {
  const { student, authenticator, passkey, token } = await aPasskey()
  expect(passkey).toEqual({ id: expect.any(String), name: 'My phone', added_at: expect.any(String), used_at: null })
  app.clock.pass(1_000)
  const { status, body } = await signIn(authenticator)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ id: student.id, has_passkey: true })
  expect((await app.call(getMe, withToken(body.access_token))).body).toMatchObject({ username: student.username })
  const { body: list } = await app.call(calls.listPasskeys, withToken(token))
  expect(list.passkeys).toMatchObject([{ name: 'My phone', used_at: app.clock.now().toISOString() }])
  // A sign-in with a passkey is a fresh proof.
  const change = { ...withToken(body.access_token), body: { email: 'new@example.edu' } }
  expect((await app.call(requestEmailChange, change)).status).toBe(200)
})

test('a passkey that counts no signatures, as synchronised ones do, signs in again and again [PASSKEY-2]', async () => {
  const { authenticator } = await aPasskey(undefined, false)
  for (const _ of [1, 2]) expect((await signIn(authenticator)).status).toBe(200)
})

const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const attacks: [string, Deviation][] = [
  ['another origin', { origin: 'https://labreach.example' }],
  ['the origin with another scheme', { origin: 'https://labreach.test' }],
  ['another relying party', { rpId: 'labreach.example' }],
  ['a challenge that was never given', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['no verification of the user', { userVerified: false }],
  ['the type of another ceremony', { type: 'webauthn.create' }],
  ['a counter that has not grown', { counter: 1 }],
  ['the signature of another key', { signedBy: otherKey }],
  ['no handle of the user', { userHandle: null }],
]

test.each(attacks)('a sign-in with %s is refused [PASSKEY-3]', async (_, deviation) => {
  const { authenticator } = await aPasskey()
  expect(await signIn(authenticator, deviation)).toMatchObject(refused)
  expect((await signIn(authenticator)).status).toBe(200)
})

test.each<[string, Deviation]>([
  ['another origin', { origin: 'https://labreach.example' }],
  ['another relying party', { rpId: 'labreach.example' }],
  ['a challenge that was never given', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['no verification of the user', { userVerified: false }],
  ['the type of another ceremony', { type: 'webauthn.get' }],
])('a new passkey with %s is refused [PASSKEY-3]', async (_, deviation) => {
  const student = await aStudent(app)
  const added = await add(await app.tokenFor(student.id), createAuthenticator(), deviation)
  expect(added).toMatchObject({ status: 400, body: { code: 'passkey_refused' } })
  expect((await app.call(calls.listPasskeys, { as: student })).body.passkeys).toEqual([])
})

test('a challenge works once, for five minutes, and in the browser that asked for it [PASSKEY-3]', async () => {
  const { authenticator } = await aPasskey()
  const browser = app.browser()
  const { body: options } = await browser.call(calls.openPasskeyLogin, {})
  const body = { credential: authenticator.sign(options) }
  // The cookie of another browser, and none.
  const other = app.browser()
  await other.call(calls.openPasskeyLogin, {})
  expect(await other.call(calls.loginByPasskey, { body })).toMatchObject(refused)
  expect(await app.call(calls.loginByPasskey, { body })).toMatchObject(refused)
  expect((await browser.call(calls.loginByPasskey, { body })).status).toBe(200)
  expect(await browser.call(calls.loginByPasskey, { body })).toMatchObject(refused)

  const late = app.browser()
  const { body: old } = await late.call(calls.openPasskeyLogin, {})
  app.clock.pass(lifetimes.passkeyChallengeMs)
  const expired = await late.call(calls.loginByPasskey, { body: { credential: authenticator.sign(old) } })
  expect(expired).toMatchObject(refused)
})

test('the cookie of a sign-in is not readable by scripts and is sent to these calls of this site only', async () => {
  const { headers } = await app.call(calls.openPasskeyLogin, {})
  const cookie = 'Max-Age=300; Path=/api/auth/passkeys/; HttpOnly; SameSite=Strict'
  expect(headers.get('set-cookie')).toMatch(new RegExp(`^passkey_sign_in=[\\w-]{43}; ${cookie}$`))
})

test('the mail about a new password says how many passkeys still sign in [PASSKEY-6]', async () => {
  const student = await aConfirmedStudent(app)
  const { authenticator } = await aPasskey(student)
  const change = { action: 'change_password', old_password: 'correct horse', new_password: 'violet kettle 81' } as const
  expect((await app.call(actOnMe, { as: student, body: change })).status).toBe(200)
  const mails = await waitForMails(app, student.email, 2)
  const notice = mails.find(({ subject }) => subject === 'Your password was changed')!
  expect(notice.text.replaceAll(/\s+/g, ' ')).toContain('A passkey can still sign in without the password.')
  expect((await signIn(authenticator)).status).toBe(200)
})

test('a failed try uses up the challenge', async () => {
  const { authenticator } = await aPasskey()
  const browser = app.browser()
  const { body: options } = await browser.call(calls.openPasskeyLogin, {})
  const send = (deviation: Deviation) =>
    browser.call(calls.loginByPasskey, { body: { credential: authenticator.sign(options, deviation) } })
  expect(await send({ signedBy: otherKey })).toMatchObject(refused)
  expect(await send({})).toMatchObject(refused)
})

test('a challenge for one purpose or session is of no use for another [PASSKEY-3]', async () => {
  const { student, authenticator, token } = await aPasskey()
  const proof = await app.call(calls.openPasskeyProof, withToken(token))
  const body = { credential: authenticator.sign(proof.body) }
  expect(await app.browser().call(calls.loginByPasskey, { body })).toMatchObject(refused)
  const otherSession = withToken(await app.tokenFor(student.id))
  const elsewhere = await app.call(calls.proveByPasskey, { ...otherSession, body })
  expect(elsewhere).toMatchObject({ status: 400, body: { code: 'passkey_refused' } })
  expect((await app.call(calls.proveByPasskey, { ...withToken(token), body })).status).toBe(200)
})

test('a passkey of another account neither proves nor pretends to be this one [PASSKEY-3]', async () => {
  const [mine, theirs] = [await aPasskey(), await aPasskey()]
  const { body: options } = await app.call(calls.openPasskeyProof, withToken(mine.token))
  const body = { credential: theirs.authenticator.sign(options) }
  expect((await app.call(calls.proveByPasskey, { ...withToken(mine.token), body })).body.code).toBe('passkey_refused')
  // The handle says that the passkey is another student's.
  const { id } = mine.student
  const userHandle = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
  expect(await signIn(theirs.authenticator, { userHandle })).toMatchObject(refused)
  const stranger = await app.tokenFor(mine.student.id)
  expect((await add(stranger, theirs.authenticator)).body.code).toBe('passkey_refused')
  const removal = { ...withToken(stranger), params: { id: theirs.passkey.id } }
  expect((await app.call(calls.removePasskey, removal)).status).toBe(200)
  expect((await signIn(theirs.authenticator)).body.user.id).toBe(theirs.student.id)
})

test('adding and removing need a fresh proof, which a passkey gives as well [PASSKEY-4, PASSKEY-5]', async () => {
  const { authenticator, token, passkey } = await aPasskey()
  app.clock.pass(lifetimes.proofMs)
  const needed = { status: 400, body: { code: 'proof_needed' } }
  const remove = () => app.call(calls.removePasskey, { ...withToken(token), params: { id: passkey.id } })
  expect(await app.call(calls.startPasskey, withToken(token))).toMatchObject(needed)
  expect(await remove()).toMatchObject(needed)
  const credential = createAuthenticator().create(
    (await app.call(calls.startPasskey, withToken(await app.tokenFor((await aStudent(app)).id)))).body,
  )
  expect(await app.call(calls.addPasskey, { ...withToken(token), body: { name: 'x', credential } })).toMatchObject(
    needed,
  )

  const { body: options } = await app.call(calls.openPasskeyProof, withToken(token))
  const body = { credential: authenticator.sign(options, { userVerified: false }) }
  expect((await app.call(calls.proveByPasskey, { ...withToken(token), body })).body.code).toBe('passkey_refused')
  expect(await remove()).toMatchObject(needed)
  const { body: again } = await app.call(calls.openPasskeyProof, withToken(token))
  const proof = { ...withToken(token), body: { credential: authenticator.sign(again) } }
  expect(await app.call(calls.proveByPasskey, proof)).toMatchObject({ status: 200, body: { ok: true } })
  expect(await remove()).toMatchObject({ status: 200, body: { passkeys: [] } })
})

test('a removed passkey can no longer sign in, and proves nothing [PASSKEY-5]', async () => {
  const { authenticator, token, passkey } = await aPasskey()
  const { body: options } = await app.call(calls.openPasskeyProof, withToken(token))
  await app.call(calls.removePasskey, { ...withToken(token), params: { id: passkey.id } })
  expect(await signIn(authenticator)).toMatchObject(refused)
  const body = { credential: authenticator.sign(options) }
  expect((await app.call(calls.proveByPasskey, { ...withToken(token), body })).body.code).toBe('passkey_refused')
  expect((await app.call(calls.openPasskeyProof, withToken(token))).body.code).toBe('no_passkey')
  expect((await app.call(getMe, withToken(token))).body.has_passkey).toBe(false)
})

test('suspended and deleted accounts are refused [PASSKEY-3]', async () => {
  const suspended = await aPasskey()
  await setSuspension(app.services, suspended.student.username, { lift: false })
  expect(await signIn(suspended.authenticator)).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
  // A stranger with another key does not learn that it is suspended.
  expect(await signIn(suspended.authenticator, { signedBy: otherKey })).toMatchObject(refused)
  const deleted = await aPasskey()
  await app.call(actOnMe, { ...withToken(deleted.token), body: { action: 'delete_account' } })
  expect(await signIn(deleted.authenticator)).toMatchObject(refused)
})

test('every confirmed address is mailed about a new and about a removed passkey [PASSKEY-6]', async () => {
  const student = await aConfirmedStudent(app)
  const { token, passkey } = await aPasskey(student)
  const [added] = await waitForMails(app, student.email)
  expect(added!.subject).toBe('A passkey was added')
  expect(added!.text).toContain('Then remove the passkey in your profile.')
  expect(added!.text).not.toContain('My phone')
  await app.call(calls.removePasskey, { ...withToken(token), params: { id: passkey.id } })
  expect((await waitForMails(app, student.email, 2))[1]!.subject).toBe('A passkey was removed')
})

test('a password change during a registration ends it', async () => {
  const student = await aStudent(app)
  const [token, authenticator] = [await app.tokenFor(student.id), createAuthenticator()]
  const { body: options } = await app.call(calls.startPasskey, withToken(token))
  const change = { action: 'change_password', old_password: 'correct horse', new_password: 'violet kettle 81' } as const
  const changed = await app.call(actOnMe, { as: student, body: change })
  const body = { name: 'My phone', credential: authenticator.create(options) }
  expect((await app.call(calls.addPasskey, { ...withToken(token), body })).status).toBe(401)
  // The new session did not ask for this challenge.
  const inNew = await app.call(calls.addPasskey, { ...withToken(changed.body.access_token!), body })
  expect(inNew.body.code).toBe('passkey_refused')
})

test('a student has ten passkeys at most [PASSKEY-1]', async () => {
  const student = await aStudent(app)
  const token = await app.tokenFor(student.id)
  for (let count = 0; count < serverLimits.passkeysMax; count++)
    expect((await add(token, createAuthenticator())).status).toBe(200)
  const full = { status: 409, body: { code: 'passkeys_full', error: 'You have 10 passkeys. Please remove one first.' } }
  expect(await app.call(calls.startPasskey, withToken(token))).toMatchObject(full)
})

test('failed sign-ins with a passkey are limited, and in the audit log [PASSKEY-3]', async () => {
  const { student, authenticator } = await aPasskey()
  for (let tries = 0; tries < 10; tries++)
    expect((await signIn(authenticator, { signedBy: otherKey })).status).toBe(401)
  expect((await signIn(authenticator)).status).toBe(429)
  const entries = await app.services.db
    .selectFrom('journal')
    .select('detail')
    .where('subject', '=', student.id)
    .where('event', '=', 'sign_in_failed')
    .execute()
  expect(entries).toHaveLength(10)
  expect(entries[0]!.detail).toMatchObject({ way: 'passkey', from: expect.stringMatching(/^[\w-]{22}$/) })
})

test('two tabs of one browser sign in at the same time [PASSKEY-9]', async () => {
  const [mine, theirs] = [await aPasskey(), await aPasskey()]
  const browser = app.browser()
  const { body: first } = await browser.call(calls.openPasskeyLogin, {})
  const { body: second } = await browser.call(calls.openPasskeyLogin, {})
  const send = (credential: ReturnType<Authenticator['sign']>) =>
    browser.call(calls.loginByPasskey, { body: { credential } })
  expect((await send(mine.authenticator.sign(first))).body.user.id).toBe(mine.student.id)
  expect((await send(theirs.authenticator.sign(second))).body.user.id).toBe(theirs.student.id)
})

test('the browser that has reset the password removes passkeys for 15 minutes, and no other [PASSKEY-8]', async () => {
  const student = await aConfirmedStudent(app)
  const { authenticator, passkey } = await aPasskey(student)
  const stranger = await aPasskey()
  await app.call(requestPasswordReset, { body: { email: student.email } })
  const mails = await waitForMails(app, student.email, 2)
  const token = getLink(mails.find(({ subject }) => subject === 'Set a new password')!).get('token')!
  const browser = app.browser()
  const reset = await browser.call(resetPassword, { body: { token, password: 'violet kettle 81' } })
  expect(reset.body).toEqual({ ok: true, passkeys: [passkey] })
  const attributes = 'Max-Age=900; Path=/api/auth/reset-password/; HttpOnly; SameSite=Strict'
  expect(reset.headers.get('set-cookie')).toMatch(new RegExp(`^password_reset=[\\w-]{43}; ${attributes}$`))
  const remove = (client: typeof browser, id: string) => client.call(calls.removePasskeyAfterReset, { params: { id } })
  const over = { status: 400, body: { code: 'reset_over' } }
  expect(await remove(app.browser(), passkey.id)).toMatchObject(over)
  // Not those of others, and not by a browser that has reset another account.
  expect(await remove(browser, stranger.passkey.id)).toMatchObject({ status: 200, body: { passkeys: [passkey] } })
  expect((await signIn(stranger.authenticator)).status).toBe(200)
  expect((await signIn(authenticator)).status).toBe(200)
  expect(await remove(browser, passkey.id)).toMatchObject({ status: 200, body: { passkeys: [] } })
  expect(await signIn(authenticator)).toMatchObject(refused)
  // It signs nobody in and adds nothing.
  expect((await browser.call(calls.startPasskey, {})).status).toBe(401)
  app.clock.pass(lifetimes.resetProofMs)
  expect(await remove(browser, passkey.id)).toMatchObject(over)
})
