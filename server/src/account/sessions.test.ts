import * as calls from '@labreach/contract/session'
import { getMe } from '@labreach/contract/account'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { connected } from '../../test/google.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

test('smoke', async () => {
  const student = await aStudent(app)
  const email = await connected(app, student)
  const { status, body } = await app.call(getMe, { as: student })
  expect(status).toBe(200)
  expect(body).toMatchObject({ is_google_authenticated: true, google_email: email })
  expect((await app.call(calls.validate, {})).status).toBe(401)
})
