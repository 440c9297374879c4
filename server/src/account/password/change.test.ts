import { actOnMe, getMe } from '@labreach/contract/account'
import { login, refresh } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })
const secret = 'a new long secret'

async function aSignedInStudent() {
  const student = await aStudent(app)
  const { body } = await app.call(login, { body: { username: student.username, password: 'correct horse' } })
  const headers = { authorization: `Bearer ${body.access_token}` }
  const change = (old_password: string, new_password: string) =>
    app.call(actOnMe, { headers, body: { action: 'change_password', old_password, new_password } })
  return { student, headers, change, refreshToken: body.refresh_token }
}

const canSignIn = async (username: string, password: string) =>
  (await app.call(login, { body: { username, password } })).status === 200

test('changes the password if the old one is right [PASSWORD-18]', async () => {
  const { student, change } = await aSignedInStudent()
  expect((await change('correct horse', secret)).status).toBe(200)
  expect(await canSignIn(student.username, secret)).toBe(true)
  expect(await canSignIn(student.username, 'correct horse')).toBe(false)
})

test('ends every session, and returns tokens of a new one [PASSWORD-24]', async () => {
  const { student, change, headers, refreshToken } = await aSignedInStudent()
  const elsewhere = (await app.call(login, { body: { username: student.username, password: 'correct horse' } })).body
  const { body } = await change('correct horse', secret)
  for (const token of [refreshToken, elsewhere.refresh_token])
    expect((await app.call(refresh, { body: { refresh: token } })).status).toBe(401)
  expect((await app.call(getMe, { headers })).status).toBe(401)
  expect((await app.call(getMe, { headers: { authorization: `Bearer ${body.access_token}` } })).status).toBe(200)
  expect((await app.call(refresh, { body: { refresh: body.refresh_token! } })).status).toBe(200)
})

test('a wrong old password is a 400, since the session is valid; error and message are equal [PASSWORD-22, ERROR-5]', async () => {
  const { change, headers } = await aSignedInStudent()
  const { status, body } = await change('wrong', secret)
  expect(status).toBe(400)
  expect(body).toEqual({ code: 'wrong_password', error: 'The old password is not right.', message: body.error })
  expect((await app.call(getMe, { headers })).status).toBe(200)
})

test.each(['short', '12345678', 'Password1'])('refuses %s as the new one [PASSWORD-21]', async (weak) => {
  const { student, change } = await aSignedInStudent()
  expect(await change('correct horse', weak)).toMatchObject({ status: 400, body: { code: 'weak_password' } })
  expect(await canSignIn(student.username, 'correct horse')).toBe(true)
})

test('compares passwords as typed: they are neither trimmed nor cut [PASSWORD-16]', async () => {
  const { student, change } = await aSignedInStudent()
  const spaced = '  spaces on both sides  '
  expect((await change('correct horse', spaced)).status).toBe(200)
  expect(await canSignIn(student.username, spaced)).toBe(true)
  expect(await canSignIn(student.username, spaced.trim())).toBe(false)
})

test('refuses an account without a password [PASSWORD-17]', async () => {
  const { student, change } = await aSignedInStudent()
  await app.services.db.updateTable('students').set({ password_hash: null }).where('id', '=', student.id).execute()
  expect(await change('', secret)).toMatchObject({ status: 400, body: { code: 'no_password' } })
})

test('a stolen session does not use up the tries of another one [ACCOUNT-25]', async () => {
  const { student, change } = await aSignedInStudent()
  const stolen = { authorization: `Bearer ${await app.tokenFor(student.id)}` }
  const claim = () => app.call(actOnMe, { headers: stolen, body: { action: 'claim_trial' } })
  for (let tries = 0; tries < 10; tries++) expect((await claim()).status).not.toBe(429)
  expect((await claim()).status).toBe(429)
  expect((await change('correct horse', secret)).status).toBe(200)
})
