import { actOnMe, confirmEmail, downloadMyData, getMe, requestEmailChange } from '@labreach/contract/account'
import { lifetimes } from '@labreach/contract/lifetimes'
import { HOUR_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import * as calls from '@labreach/contract/second-factor'
import { login } from '@labreach/contract/session'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aConfirmedStudent, aStudent } from '../../../test/builders.ts'
import { getLink, waitForMails } from '../../../test/mails.ts'
import { aSecondFactor } from '../../../test/authenticator.ts'
import { testApp } from '../../../test/test-app.ts'
import { createEncryption, newToken } from '../../encryption.ts'
import { setSuspension } from '../set-suspension.ts'
import { sweepExpiredAccess } from '../sweep-expired-access.ts'
import { reencryptSecrets } from './reencrypt-secrets.ts'

const app = await testApp({ professors: 3 })

const signIn = ({ username }: { username: string }, code?: string) =>
  app.call(login, { body: { username, password: 'correct horse', ...(code !== undefined && { code }) } })
const needed = { status: 401, body: { code: 'second_factor_needed' } }
const wrong = { status: 401, body: { code: 'second_factor_wrong' } }
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const readStatus = async (student: { id: string }) => (await app.call(calls.getSecondFactor, { as: student })).body

async function aProtected() {
  const student = await aStudent(app)
  return { student, ...(await aSecondFactor(app, student)) }
}

test('a first code turns it on; ten recovery codes are returned once and stored as hashes [FACTOR-1]', async () => {
  const student = await aStudent(app)
  expect(await readStatus(student)).toEqual({ on_since: null, recovery_codes_left: 0 })
  const { secret, uri, recoveryCodes } = await aSecondFactor(app, student)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toBe(
    `otpauth://totp/Labreach:${student.username}?issuer=Labreach&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect(new Set(recoveryCodes).size).toBe(serverLimits.recoveryCodes)
  for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/)
  expect(await readStatus(student)).toEqual({ on_since: expect.any(String), recovery_codes_left: 10 })
  const rows = await app.database.sql`select secret_encrypted from second_factors where student_id = ${student.id}`
  expect(String(rows[0]!.secret_encrypted)).not.toContain(secret)
})

test('a secret counts for nothing before a code has confirmed it, and none is replaced afterwards [FACTOR-1]', async () => {
  const student = await aStudent(app)
  const session = { headers: { authorization: `Bearer ${await app.tokenFor(student.id)}` } }
  const confirm = (code: string) => app.call(calls.confirmSecondFactor, { ...session, body: { code } })
  expect((await confirm('123456')).body.code).toBe('second_factor_off')
  await app.call(calls.startSecondFactor, session)
  expect((await signIn(student)).status).toBe(200)
  for (const code of ['000000', '', 'abcdef']) expect((await confirm(code)).body.code).toBe('second_factor_wrong')
  app.clock.pass(2 * HOUR_MS)
  await sweepExpiredAccess(app.services)
  const rows = await app.database.sql`select 1 from second_factors where student_id = ${student.id}`
  expect(rows).toEqual([])
  const on = await aSecondFactor(app, student)
  const again = await app.call(calls.startSecondFactor, on.session)
  expect(again).toMatchObject({ status: 409, body: { code: 'second_factor_on' } })
  const second = await app.call(calls.confirmSecondFactor, { ...on.session, body: { code: on.code() } })
  expect(second).toMatchObject({ status: 409, body: { code: 'second_factor_on' } })
})

test('every change needs a fresh proof, and turning on ends the other sessions [FACTOR-1, FACTOR-5]', async () => {
  const student = await aStudent(app)
  const other = { headers: { authorization: `Bearer ${await app.tokenFor(student.id)}` } }
  const { session, code } = await aSecondFactor(app, student)
  expect((await app.call(getMe, other)).status).toBe(401)
  expect((await app.call(getMe, session)).status).toBe(200)
  app.clock.pass(lifetimes.proofMs)
  const withCode = () => ({ ...session, body: { code: code() } })
  for (const answer of [
    await app.call(calls.startSecondFactor, session),
    await app.call(calls.renewRecoveryCodes, withCode()),
    await app.call(calls.endSecondFactor, withCode()),
    await app.call(calls.confirmSecondFactor, withCode()),
  ])
    expect(answer).toMatchObject({ status: 400, body: { code: 'proof_needed' } })
})

test('a sign-in asks for the code after the right password only, and takes it in the same call [FACTOR-2]', async () => {
  const { student, code } = await aProtected()
  expect(await signIn(student)).toMatchObject(needed)
  expect(await signIn(student, ' ')).toMatchObject(needed)
  const stranger = await app.call(login, { body: { username: student.username, password: 'wrong', code: code() } })
  expect(stranger).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } })
  expect(await signIn(student, otherThan(code()))).toMatchObject(wrong)
  const spaced = `${code().slice(0, 3)} ${code().slice(3)}`
  const { status, body } = await signIn(student, spaced)
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { id: student.id }, access_token: expect.any(String) })
})

test('asking for the code is no failure: it uses up no tries at the password [FACTOR-2, LOGIN-11]', async () => {
  const { student, code } = await aProtected()
  for (let tries = 0; tries < 15; tries++) expect(await signIn(student)).toMatchObject(needed)
  expect((await signIn(student, code())).status).toBe(200)
})

test('a code works once, one step early or late, and an older one not after a newer [FACTOR-3]', async () => {
  const { student, code } = await aProtected()
  const [early, present] = [code(1), code()]
  expect((await signIn(student, present)).status).toBe(200)
  expect(await signIn(student, present)).toMatchObject(wrong)
  expect((await signIn(student, early)).status).toBe(200)
  expect(await signIn(student, present)).toMatchObject(wrong)
  app.clock.pass(90_000)
  expect(await signIn(student, code(-2))).toMatchObject(wrong)
  expect((await signIn(student, code(-1))).status).toBe(200)
})

test('of twenty requests with one code one signs in [FACTOR-3]', async () => {
  const { student, recoveryCodes, session } = await aProtected()
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(student, recoveryCodes[0])))
  // The limit of failures for this name and network refuses some before the code is compared.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const second = await aProtected()
  const code = second.code()
  const others = await Promise.all(Array.from({ length: 20 }, () => signIn(second.student, code)))
  expect(others.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await app.call(getMe, session)).status).toBe(200)
})

test('the code and the recovery code of another account are wrong [FACTOR-3]', async () => {
  const [mine, theirs] = [await aProtected(), await aProtected()]
  expect(await signIn(mine.student, theirs.code())).toMatchObject(wrong)
  expect(await signIn(mine.student, theirs.recoveryCodes[0])).toMatchObject(wrong)
  expect((await signIn(theirs.student, theirs.recoveryCodes[0])).status).toBe(200)
})

test('a recovery code works once, however it is typed, and every confirmed address is told [FACTOR-4, FACTOR-6]', async () => {
  const student = await aConfirmedStudent(app)
  const { recoveryCodes, session } = await aSecondFactor(app, student)
  const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')
  expect((await signIn(student, typed)).status).toBe(200)
  expect(await signIn(student, recoveryCodes[0])).toMatchObject(wrong)
  expect((await app.call(calls.getSecondFactor, session)).body.recovery_codes_left).toBe(9)
  const mails = await waitForMails(app, student.email, 2)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'A recovery code was used',
    'Two-step sign-in was turned on',
  ])
  const text = mails.map((mail) => mail.text).join('\n')
  for (const code of recoveryCodes) expect(text).not.toContain(code)
})

test('new recovery codes need a code and end the former ones [FACTOR-4, FACTOR-6]', async () => {
  const student = await aConfirmedStudent(app)
  const { code, recoveryCodes, session } = await aSecondFactor(app, student)
  const renew = (typed: string) => app.call(calls.renewRecoveryCodes, { ...session, body: { code: typed } })
  expect(await renew('')).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } })
  const { body } = await renew(code())
  expect(body.recovery_codes).toHaveLength(10)
  expect(await signIn(student, recoveryCodes[1])).toMatchObject(wrong)
  expect((await signIn(student, body.recovery_codes[1])).status).toBe(200)
  const subjects = (await waitForMails(app, student.email, 3)).map(({ subject }) => subject)
  expect(subjects).toContain('New recovery codes were made')
})

test('it is turned off with a code or a recovery code, not without [FACTOR-5, FACTOR-6]', async () => {
  const student = await aConfirmedStudent(app)
  const { session, code, recoveryCodes } = await aSecondFactor(app, student)
  const off = (typed: string) => app.call(calls.endSecondFactor, { ...session, body: { code: typed } })
  for (const typed of ['', otherThan(code()), 'abcd-abcd-abcd-abcd-abcd-abcd'])
    expect(await off(typed)).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } })
  expect(await signIn(student)).toMatchObject(needed)
  expect(await off(recoveryCodes[0]!)).toMatchObject({ status: 200, body: { on_since: null, recovery_codes_left: 0 } })
  expect(await off(code())).toMatchObject({ status: 409, body: { code: 'second_factor_off' } })
  expect((await signIn(student)).status).toBe(200)
  const subjects = (await waitForMails(app, student.email, 3)).map(({ subject }) => subject)
  expect(subjects).toContain('Two-step sign-in was turned off')
})

test('after ten wrong codes even a right one waits, but a recovery code does not, nor a known network [FACTOR-7]', async () => {
  const { student, code, recoveryCodes } = await aProtected()
  const from = (network: string, typed: string) =>
    app.call(login, {
      body: { username: student.username, password: 'correct horse', code: typed },
      headers: { 'x-forwarded-for': network },
    })
  expect((await from('198.51.100.7', code())).status).toBe(200)
  app.clock.pass(30_000)
  // From many networks, so that the limit of one network is not the one that refuses.
  for (let tries = 0; tries < 10; tries++)
    expect(await from(`203.0.113.${tries}`, otherThan(code()))).toMatchObject(wrong)
  const full = await from('203.0.113.99', code())
  expect(full).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(full.body.error).toContain('A recovery code still works.')
  expect((await from('203.0.113.98', recoveryCodes[0]!)).status).toBe(200)
  expect((await from('198.51.100.7', code())).status).toBe(200)
  const entries = await app.services.db
    .selectFrom('journal')
    .select('detail')
    .where('subject', '=', student.id)
    .where('event', '=', 'sign_in_failed')
    .execute()
  expect(entries.map(({ detail }) => (detail as { way: string }).way)).toEqual(Array(10).fill('code'))
})

test('a suspended account is refused before its code is used [FACTOR-2]', async () => {
  const { student, code } = await aProtected()
  await setSuspension(app.services, student.username, { lift: false })
  expect(await signIn(student, code())).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
  await setSuspension(app.services, student.username, { lift: true })
  expect((await signIn(student, code())).status).toBe(200)
})

test('the download says that it is on, without the secret and the codes; deletion removes it [FACTOR-8]', async () => {
  const { student, secret, recoveryCodes, session } = await aProtected()
  const { bytes } = await app.call(downloadMyData, session)
  const text = strFromU8(unzipSync(bytes)['data.json']!)
  expect(JSON.parse(text)).toMatchObject({
    two_step_sign_in: { on_since: expect.any(String), recovery_codes_left: 10 },
  })
  for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden)
  await app.call(actOnMe, { as: student, body: { action: 'delete_account' } })
  for (const table of ['second_factors', 'recovery_codes'] as const) {
    const rows = await app.services.db
      .selectFrom(table)
      .select('student_id')
      .where('student_id', '=', student.id)
      .execute()
    expect(rows).toEqual([])
  }
})

test('the secrets are encrypted again with a new key [FACTOR-8]', async () => {
  const { student, code } = await aProtected()
  const { keys } = app.services.config
  const next = newToken()
  const encryption = createEncryption({
    encryptionKey: next,
    oldEncryptionKeys: [keys.encryption],
    signingKey: keys.handle,
  })
  const { reencrypted } = await reencryptSecrets({ db: app.services.db, encryption })
  expect(reencrypted).toBeGreaterThan(0)
  expect(await reencryptSecrets({ db: app.services.db, encryption })).toMatchObject({ reencrypted: 0, lost: 0 })
  // And back, for the server of this test.
  const back = createEncryption({
    encryptionKey: keys.encryption,
    oldEncryptionKeys: [next],
    signingKey: keys.handle,
  })
  await reencryptSecrets({ db: app.services.db, encryption: back })
  expect((await signIn(student, code())).status).toBe(200)
})

test('a stolen session does not use up the tries of another one [ACCOUNT-25]', async () => {
  const student = await aStudent(app)
  const stolen = { headers: { authorization: `Bearer ${await app.tokenFor(student.id)}` } }
  for (let tries = 0; tries < 20; tries++) expect((await app.call(calls.startSecondFactor, stolen)).status).toBe(200)
  expect((await app.call(calls.startSecondFactor, stolen)).status).toBe(429)
  expect((await aSecondFactor(app, student)).recoveryCodes).toHaveLength(10)
})

test('turning it on ends a change of the address that waits for its link [FACTOR-1, ACCOUNT-26]', async () => {
  const [student, thief] = [await aConfirmedStudent(app), 'thief-of-factors@example.edu']
  const stolen = { headers: { authorization: `Bearer ${await app.tokenFor(student.id)}` } }
  expect((await app.call(requestEmailChange, { ...stolen, body: { email: thief } })).status).toBe(200)
  const token = getLink((await waitForMails(app, thief))[0]!).get('token')!
  await aSecondFactor(app, student)
  const confirmed = await app.call(confirmEmail, { body: { token } })
  expect(confirmed).toMatchObject({ status: 400, body: { code: 'email_token_invalid' } })
  expect((await app.call(getMe, { as: student })).body).toMatchObject({ email: student.email, pending_email: null })
})
