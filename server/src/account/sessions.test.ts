import { getMe } from '@labreach/contract/account'
import { lifetimes } from '@labreach/contract/lifetimes'
import { freePlan } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { hashToken } from '../encryption.ts'

const app = await testApp({ professors: 3 })
const password = 'correct horse'

async function aSignedInStudent() {
  const student = await aStudent(app, { password })
  const { body } = await app.call(calls.login, { body: { username: student.username, password } })
  return { student, access: body.access_token, refresh: body.refresh_token }
}
const composeHeaders = (token: string) => ({ authorization: `Bearer ${token}` })
const validate = async (token: string) => (await app.call(calls.validate, { headers: composeHeaders(token) })).status
const refresh = (token: string) => app.call(calls.refresh, { body: { refresh: token } })

test('signs in with username and password, and returns tokens and the user [LOGIN-5]', async () => {
  const student = await aStudent(app, { password })
  const { status, body } = await app.call(calls.login, { body: { username: student.username, password } })
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ ...student, subscription: 'F', google_user: false, is_google_authenticated: false })
  expect(body.user.quotas.unlocks_week).toEqual({ used: 0, limit: freePlan.limits.unlocksPerWeek, resets_at: null })
  expect(await validate(body.access_token)).toBe(200)
  expect((await app.call(getMe, { headers: composeHeaders(body.access_token) })).body).toMatchObject(student)
})

test('accepts the username in any case [LOGIN-8]', async () => {
  const { username } = await aStudent(app, { password, username: 'Grace.Hopper' })
  const { status, body } = await app.call(calls.login, { body: { username: ` ${username.toUpperCase()} `, password } })
  expect(status).toBe(200)
  expect(body.user.username).toBe('Grace.Hopper')
})

test('a wrong password and an unknown username get the same refusal [LOGIN-8]', async () => {
  const { username } = await aStudent(app, { password })
  const wrong = await app.call(calls.login, { body: { username, password: 'correct hors' } })
  const unknown = await app.call(calls.login, { body: { username: 'nobody-at-all', password } })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } })
  expect(unknown.status).toBe(401)
  expect(unknown.body).toEqual(wrong.body)
})

test.each([{}, { username: 'ada' }, { password }, { username: '  ', password }])(
  'refuses the incomplete credentials %j [LOGIN-4]',
  async (body) => {
    expect(await app.call(calls.login, { body })).toMatchObject({
      status: 400,
      body: { code: 'credentials_missing', error: 'Please enter both username and password.' },
    })
  },
)

test.each(['/auth/refresh/', '/api/auth/refresh/'])('renews an access token at %s [SESSION-16]', async (path) => {
  const { access, refresh } = await aSignedInStudent()
  app.clock.pass(lifetimes.accessTokenMs + 1_000)
  expect(await validate(access)).toBe(401)
  const renewed = await app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  })
  expect(renewed.status).toBe(200)
  const { access_token } = renewed.body as { access_token: string }
  expect(await validate(access_token)).toBe(200)
})

test('a session that is used lasts longer than thirty days; an unused one ends [SESSION-17]', async () => {
  const { refresh: token } = await aSignedInStudent()
  for (const _ of [1, 2]) {
    app.clock.pass(lifetimes.refreshTokenMs - 1_000)
    expect((await refresh(token)).status).toBe(200)
  }
  app.clock.pass(lifetimes.refreshTokenMs)
  expect(await refresh(token)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
})

test('a logout ends this session immediately, and no other one [SESSION-13]', async () => {
  const { student, access, refresh: token } = await aSignedInStudent()
  const { body: other } = await app.call(calls.login, { body: { username: student.username, password } })
  expect((await app.call(calls.logout, { headers: composeHeaders(access) })).body).toEqual({ ok: true })
  expect(await validate(access)).toBe(401)
  expect((await refresh(token)).status).toBe(401)
  expect(await validate(other.access_token)).toBe(200)
})

test('refuses tokens that it did not sign', async () => {
  const { access } = await aSignedInStudent()
  const [head, claims, signature] = access.split('.') as [string, string, string]
  const { sub: _, ...rest } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }
  const other = Buffer.from(JSON.stringify({ ...rest, sub: (await aStudent(app)).id })).toString('base64url')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const token of [`${head}.${other}.${signature}`, `${unsigned}.${claims}.`, `${access}x`, 'rubbish'])
    expect(await validate(token)).toBe(401)
  expect(await validate(access)).toBe(200)
})

test('stores refresh tokens only as hashes [SESSION-17]', async () => {
  const { student, refresh: token } = await aSignedInStudent()
  const [row] = await app.database.sql`select * from sessions where student_id = ${student.id}`
  expect(Buffer.from(row!.refresh_hash as Uint8Array).equals(hashToken(token))).toBe(true)
})

test('refuses a call without a session [PRODUCT-4]', async () => {
  const { status, body } = await app.call(getMe, {})
  expect(status).toBe(401)
  expect(body).toEqual({ error: 'Authentication required. Please log in again.', code: 'session_required' })
})
