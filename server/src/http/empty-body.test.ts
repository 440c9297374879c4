import { clearGoogleToken, login, logout } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 1 })
const sendEmpty = async (path: string, as?: { id: string }) =>
  app.fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${await app.tokenFor(as.id)}` }),
    },
  })

test('an empty body with the content type JSON counts as no body', async () => {
  const student = await aStudent(app)
  for (const call of [clearGoogleToken, logout])
    expect(await sendEmpty(call.path, student)).toMatchObject({ status: 200, body: { ok: true } })
})

test('a call that requires a body refuses an empty one as incomplete', async () => {
  expect(await sendEmpty(login.path)).toMatchObject({ status: 400, body: { code: 'credentials_missing' } })
  expect(await sendEmpty('/auth/refresh/')).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', error: 'Please check the field "refresh".' },
  })
})
