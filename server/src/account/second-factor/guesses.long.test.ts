import { addPasskey, listPasskeys, startPasskey } from '@labreach/contract/passkeys'
import { lifetimes } from '@labreach/contract/lifetimes'
import { confirmSecondFactor, endSecondFactor, startSecondFactor } from '@labreach/contract/second-factor'
import { login } from '@labreach/contract/session'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { aSecondFactor, createAuthenticator } from '../../../test/authenticator.ts'
import { aStudent } from '../../../test/builders.ts'
import { completeGoogleFlow, connectGoogle } from '../../../test/google.ts'
import { testApp } from '../../../test/test-app.ts'
import { setSuspension } from '../set-suspension.ts'

// What the second factor protects besides the sign-in, which guesses are counted, and what is logged.

const app = await testApp({ professors: 3 })

async function aProtected() {
  const student = await aStudent(app)
  const email = await connectGoogle(app, student)
  return { student, email, ...(await aSecondFactor(app, student)) }
}

const signIn = ({ username }: { username: string }, code?: string, network = '203.0.113.1') =>
  app.call(login, {
    body: { username, password: 'correct horse', ...(code !== undefined && { code }) },
    headers: { 'x-forwarded-for': network },
  })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function readLog(studentId: string) {
  const entries = await app.services.db
    .selectFrom('journal')
    .select(['event', 'detail'])
    .where('subject', '=', studentId)
    .where('event', 'in', ['signed_in', 'sign_in_failed', 'first_step_passed'])
    .orderBy('id')
    .execute()
  return entries.map(({ event, detail }) => `${event} ${(detail as { way: string }).way}`)
}

/** Makes the stored secret unreadable, as a lost key does. */
const loseKey = (studentId: string) =>
  app.services.db
    .updateTable('second_factors')
    .set({ secret_encrypted: Buffer.alloc(80) })
    .where('student_id', '=', studentId)
    .execute()

test('a passkey, which is both factors, is added only with a code [PASSKEY-5]', async () => {
  const { student, session, code } = await aProtected()
  const { body: options } = await app.call(startPasskey, session)
  const credential = createAuthenticator().create(options)
  const add = (typed?: string) =>
    app.call(addPasskey, {
      ...session,
      body: { name: 'A phone', credential, ...(typed !== undefined && { code: typed }) },
    })
  for (const typed of [undefined, ' '])
    expect(await add(typed)).toMatchObject({ status: 400, body: { code: 'second_factor_needed' } })
  expect(await add(otherThan(code()))).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } })
  expect((await app.call(listPasskeys, session)).body.passkeys).toEqual([])
  // The authenticator has stored the passkey: the code is corrected without another one.
  const typed = code()
  expect((await add(typed)).body.passkeys).toHaveLength(1)
  expect(await add(code(1))).toMatchObject({ status: 400, body: { code: 'passkey_refused' } })
  expect(await signIn(student, typed)).toMatchObject({ body: { code: 'second_factor_wrong' } })
})

test('a recovery code adds a passkey as well [PASSKEY-5]', async () => {
  const { session, recoveryCodes } = await aProtected()
  const { body: options } = await app.call(startPasskey, session)
  const body = { name: 'A phone', credential: createAuthenticator().create(options), code: recoveryCodes[0]! }
  expect((await app.call(addPasskey, { ...session, body })).status).toBe(200)
})

test('wrong codes for a new passkey are counted with those of the sign-in [PASSKEY-5, FACTOR-7]', async () => {
  const { session, code } = await aProtected()
  const { body: options } = await app.call(startPasskey, session)
  const credential = createAuthenticator().create(options)
  const add = (typed: string) =>
    app.call(addPasskey, { ...session, body: { name: 'A phone', credential, code: typed } })
  for (let tries = 0; tries < 10; tries++) expect((await add(otherThan(code()))).status).toBe(400)
  expect(await add(code())).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('only codes that were compared are counted [FACTOR-13]', async () => {
  const { student, session, code } = await aProtected()
  app.clock.pass(lifetimes.proofMs)
  for (let tries = 0; tries < 11; tries++) {
    const off = await app.call(endSecondFactor, { ...session, body: { code: code() } })
    expect(off.body.code).toBe('proof_needed')
  }
  await setSuspension(app.services, student.username, { lift: false })
  for (let tries = 0; tries < 11; tries++)
    expect((await signIn(student, otherThan(code()), `203.0.113.${tries}`)).body.code).toBe('account_suspended')
  await setSuspension(app.services, student.username, { lift: true })
  expect((await signIn(student, code(), '203.0.113.99')).status).toBe(200)
})

test('a right first step is logged, also without a code and while codes are limited [FACTOR-15]', async () => {
  const { student, email, code } = await aProtected()
  await signIn(student)
  const browser = app.browser()
  const page = await completeGoogleFlow(app, browser, {}, { email })
  await browser.call(login, { body: { state: new URLSearchParams(page.split('?')[1]).get('state')! } })
  expect(await readLog(student.id)).toEqual(['first_step_passed password', 'first_step_passed google'])
  for (let tries = 0; tries < 10; tries++) await signIn(student, otherThan(code()), `203.0.113.${tries}`)
  expect((await signIn(student, code(), '203.0.113.99')).status).toBe(429)
  expect(
    (await browser.call(login, { body: { code: code() }, headers: { 'x-forwarded-for': '203.0.113.98' } })).status,
  ).toBe(429)
  expect((await readLog(student.id)).slice(-2)).toEqual(['first_step_passed password', 'first_step_passed google'])
})

test('without the key of the secret, recovery codes are named and work, and no guess is counted [FACTOR-14]', async () => {
  const { student, session, code, recoveryCodes } = await aProtected()
  await loseKey(student.id)
  for (let tries = 0; tries < 11; tries++) {
    const refused = await signIn(student, code(), `203.0.113.${tries}`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'second_factor_unreadable' } })
    expect(refused.body.error).toContain('recovery code')
  }
  expect((await signIn(student, recoveryCodes[0])).status).toBe(200)
  const off = (typed: string) => app.call(endSecondFactor, { ...session, body: { code: typed } })
  expect(await off(code())).toMatchObject({ status: 409, body: { code: 'second_factor_unreadable' } })
  expect((await off(recoveryCodes[1]!)).status).toBe(200)
})

test('a wrong recovery code is not told to wait for the next one [FACTOR-4]', async () => {
  const { student, code } = await aProtected()
  const typed = await signIn(student, 'abcd-abcd-abcd-abcd-abcd-abcd')
  expect(typed.body.code).toBe('second_factor_wrong')
  expect(typed.body.error).not.toContain('next')
  expect((await signIn(student, otherThan(code()))).body.error).toContain('clock')
})

// The times are set in the records, since an access token does not last that long.
test.each([
  [29, 29, undefined],
  [30, 30, 'proof_needed'],
  [10, 15, 'proof_needed'],
])('a setup of %i minutes, after a proof %i minutes ago [FACTOR-5]', async (started, proved, refusal) => {
  const { db } = app.services
  const student = await aStudent(app)
  const session = { headers: { authorization: `Bearer ${await app.tokenFor(student.id)}` } }
  const { body } = await app.call(startSecondFactor, session)
  const ago = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000)
  await db
    .updateTable('second_factors')
    .set({ started_at: ago(started) })
    .where('student_id', '=', student.id)
    .execute()
  await db
    .updateTable('sessions')
    .set({ proved_at: ago(proved) })
    .where('student_id', '=', student.id)
    .execute()
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: app.clock.now().getTime() })
  expect((await app.call(confirmSecondFactor, { ...session, body: { code } })).body.code).toBe(refusal)
})
