import { createPortal } from '@labreach/contract/billing'
import { beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { aPayer, hearsEvents, meOf } from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 12 })
const opens = (student: { id: string }, return_url: string) =>
  app.call(createPortal, { as: student, body: { return_url, user_id: 'somebody else' } })

beforeAll(() => hearsEvents(app, { hold: true }))

test('leads to the provider’s portal of the student of the token [PAYMENT-15, PAYMENT-16]', async () => {
  const { student } = await aPayer(app)
  const { status, body } = await opens(student, 'http://labreach.test/profile')
  expect(status).toBe(200)
  const page = await (await fetch(body.portal_url)).text()
  expect(page).toContain('http://labreach.test/profile')
})

test('takes a path of this site for the way back', async () => {
  const { student } = await aPayer(app)
  expect((await opens(student, '/profile?from=portal')).status).toBe(200)
})

test.each([
  'http://evil.test/profile',
  'https://labreach.test/profile',
  'http://labreach.test.evil.test/',
  'http://labreach.test:8080/',
  'http://labreach.test@evil.test/',
  'http://evil.test@labreach.test/',
  '//evil.test/profile',
  '/\\evil.test',
  'javascript:alert(1)',
  'http://',
])('refuses %s as the way back [PAYMENT-16]', async (foreign) => {
  const { status, body } = await opens(await aStudent(app, { resume: false }), foreign)
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'return_url_foreign', message: body.error } })
})

test('who has never been to a checkout has nothing to manage', async () => {
  const student = await aStudent(app, { resume: false })
  expect(await opens(student, '/profile')).toMatchObject({ status: 404, body: { code: 'customer_unknown' } })
  expect((await meOf(app, student)).has_customer_portal).toBe(false)
})

test('a provider that is away is the sentence of the catalogue [PAYMENT-18]', async () => {
  const { student } = await aPayer(app)
  await app.control('faults', { service: 'stripe', kind: '500', times: 2 })
  const message = 'Failed to access customer portal. Please try again.'
  expect(await opens(student, '/profile')).toMatchObject({ status: 502, body: { code: 'payment_failed', message } })
})
