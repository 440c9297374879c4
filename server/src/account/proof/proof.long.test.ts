import { createPersonalToken } from '@labreach/contract/assistants'
import { actOnMe, getMe, proveIdentity, requestEmailChange } from '@labreach/contract/account'
import { lifetimes } from '@labreach/contract/lifetimes'
import { microsoftFlow } from '@labreach/contract/microsoft'
import { startPasskey } from '@labreach/contract/passkeys'
import { clearGoogleToken, googleFlow, login, register } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent, aVisitor, type AStudent } from '../../../test/builders.ts'
import { completeGoogleFlow, connectGoogle, startGoogleFlow } from '../../../test/google.ts'
import { waitForJobs } from '../../../test/mails.ts'
import { testApp } from '../../../test/test-app.ts'
import { flowErrors } from '../errors.ts'

const app = await testApp({ professors: 3, microsoft: true })
const password = 'correct horse'
const composeHeaders = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** A stolen token: its session started five minutes ago, so the sign-in is no proof of identity. */
async function anOldToken(student: { id: string }): Promise<string> {
  const token = await app.tokenFor(student.id)
  app.clock.pass(lifetimes.proofMs)
  return token
}
const prove = (token: string, typed: string) =>
  app.call(proveIdentity, { ...composeHeaders(token), body: { password: typed } })
/** Asks for another address each time, since a mailbox gets at most five links in a day. */
let addresses = 0
const changeAddress = (token: string) =>
  app.call(requestEmailChange, { ...composeHeaders(token), body: { email: `mallory-${addresses++}@example.edu` } })

const refused: [string, (token: string) => Promise<{ status: number; body: object }>][] = [
  ['requests another address', changeAddress],
  ['opens a flow that connects Google', (token) => app.call(googleFlow, { ...composeHeaders(token), body: {} })],
  ['disconnects Google', (token) => app.call(clearGoogleToken, composeHeaders(token))],
  [
    'deletes the account',
    (token) => app.call(actOnMe, { ...composeHeaders(token), body: { action: 'delete_account' } }),
  ],
]

test.each(refused)('a stolen token is refused when it %s [ACCOUNT-10]', async (_, attempt) => {
  const student = await aStudent(app)
  await connectGoogle(app, student)
  const token = await anOldToken(student)
  expect(await attempt(token)).toMatchObject({
    status: 400,
    body: { code: 'proof_needed', error: 'Please confirm that it is you. Nothing has been changed yet.' },
  })
  expect((await app.call(getMe, composeHeaders(token))).body).toMatchObject({
    is_google_authenticated: true,
    pending_email: null,
  })
})

test.each(refused)('after the password the same session %s', async (_, attempt) => {
  const student = await aStudent(app)
  await connectGoogle(app, student)
  const token = await anOldToken(student)
  expect(await prove(token, password)).toMatchObject({ status: 200, body: { ok: true } })
  expect((await attempt(token)).status).toBe(200)
})

test('a proof is valid for five minutes and only in its own session [ACCOUNT-10]', async () => {
  const student = await aStudent(app)
  const [token, other] = [await app.tokenFor(student.id), await anOldToken(student)]
  await prove(token, password)
  expect((await changeAddress(other)).body.code).toBe('proof_needed')
  app.clock.pass(lifetimes.proofMs - 1)
  expect((await changeAddress(token)).status).toBe(200)
  app.clock.pass(1)
  expect((await changeAddress(token)).body.code).toBe('proof_needed')
})

test('a sign-in and a registration count as a proof', async () => {
  const student = await aStudent(app)
  const entered = await app.call(login, { body: { username: student.username, password } })
  expect((await changeAddress(entered.body.access_token)).status).toBe(200)
  const registered = await app.call(register, { body: { ...(await aVisitor(app)), username: 'a-new-one', password } })
  expect((await changeAddress(registered.body.access_token)).status).toBe(200)
})

/** Calls that need a proof, and those that are counted for a session. */
const counted: [string, number, (token: string) => Promise<{ status: number }>][] = [
  ['another address', 6, changeAddress],
  ['a connection of Google', 21, (token) => app.call(googleFlow, { ...composeHeaders(token), body: {} })],
  ['a connection of Microsoft', 21, (token) => app.call(microsoftFlow, { ...composeHeaders(token), body: {} })],
  ['a passkey', 21, (token) => app.call(startPasskey, composeHeaders(token))],
  [
    'a personal token',
    21,
    (token) => app.call(createPersonalToken, { ...composeHeaders(token), body: { name: 'Mine', scope: 'read' } }),
  ],
]

test.each(counted)('a stolen token without a proof uses up no tries at %s [ACCOUNT-25]', async (_, times, attempt) => {
  const student = await aStudent(app)
  const token = await anOldToken(student)
  for (let tries = 0; tries < times; tries++) expect((await attempt(token)).status).toBeGreaterThanOrEqual(400)
  expect((await attempt(await app.tokenFor(student.id))).status).toBe(200)
})

test('a student asks for five addresses in an hour, in all sessions together [ACCOUNT-25]', async () => {
  const student = await aStudent(app)
  const ask = async (number: number) => {
    const body = { email: `eve-${number}@example.edu` }
    return app.call(requestEmailChange, { ...composeHeaders(await app.tokenFor(student.id)), body })
  }
  for (let number = 0; number < 5; number++) expect((await ask(number)).status).toBe(200)
  expect(await ask(5)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('a password change requires only the old password', async () => {
  const token = await anOldToken(await aStudent(app))
  const body = { action: 'change_password', old_password: password, new_password: 'violet kettle 81' } as const
  expect((await app.call(actOnMe, { ...composeHeaders(token), body })).status).toBe(200)
})

test('a wrong password is no proof, is in the audit log, and can be tried ten times', async () => {
  const student = await aStudent(app)
  const token = await anOldToken(student)
  for (let tries = 0; tries < 10; tries++)
    expect(await prove(token, 'wrong')).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect((await prove(token, password)).status).toBe(429)
  expect((await changeAddress(token)).body.code).toBe('proof_needed')
  const entries = await app.services.db
    .selectFrom('journal')
    .select('detail')
    .where('subject', '=', student.id)
    .where('event', '=', 'sign_in_failed')
    .execute()
  expect(entries).toHaveLength(10)
  expect(entries[0]!.detail).toMatchObject({ way: 'proof', from: expect.stringMatching(/^[\w-]{22}$/) })
  // The limit is per session: the owner's one is not affected.
  expect((await prove(await app.tokenFor(student.id), password)).status).toBe(200)
})

async function removePassword(student: AStudent): Promise<void> {
  await app.services.db.updateTable('students').set({ password_hash: null }).where('id', '=', student.id).execute()
}

test('an account without a password is proved with the linked Google account', async () => {
  const student = await aStudent(app)
  const email = await connectGoogle(app, student)
  await removePassword(student)
  const token = await anOldToken(student)
  expect(await prove(token, password)).toMatchObject({ status: 400, body: { code: 'no_password' } })
  const flow = { as: student, token, purpose: 'prove' } as const
  expect(await completeGoogleFlow(app, app.browser(), flow, { email: 'mallory@gmail.com' })).toBe(
    `/profile?${new URLSearchParams({ error: flowErrors.notYours })}`,
  )
  expect((await changeAddress(token)).body.code).toBe('proof_needed')
  expect(await completeGoogleFlow(app, app.browser(), flow, { email })).toBe('/profile?proved=true')
  expect((await changeAddress(token)).status).toBe(200)
  await waitForJobs(app, 'revoke_google')
  expect((await app.call(getMe, composeHeaders(token))).body).toMatchObject({ is_google_authenticated: true })
  const { accounts, grants } = await app.control<{
    accounts: { sub: string; email: string }[]
    grants: { sub: string }[]
  }>('google/accounts')
  const isGrantActive = (address: string) =>
    grants.some(({ sub }) => sub === accounts.find((one) => one.email === address)?.sub)
  expect([isGrantActive(email), isGrantActive('mallory@gmail.com')]).toEqual([true, false])
})

test('a proof requests only the identity from Google, and shows the account chooser', async () => {
  const student = await aStudent(app)
  const email = await connectGoogle(app, student)
  const browser = app.browser()
  const url = new URL(await startGoogleFlow(app, browser, { as: student, purpose: 'prove' }))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: 'openid email',
    prompt: 'select_account',
    login_hint: email,
  })
})

test.each([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
  ['nothing at all', {}, ''],
  ['JSON from another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, '{}'],
  ['JSON from a neighbour', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }, '{}'],
])('a foreign page that posts %s sets no flow cookie', async (_, headers: Record<string, string>, body) => {
  const response = await app.fetch(googleFlow.path, { method: 'POST', headers, ...(body && { body }) })
  // A form is refused by every call that takes JSON.
  expect(['cross_site', 'invalid_input']).toContain(response.body.code)
  expect(response.headers.get('set-cookie')).toBeNull()
})
