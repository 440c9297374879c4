import { createPortal } from '@labreach/contract/billing'
import { beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { aPayer, connectWebhooks, createStripeClient, readMe } from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 12 })
const openPortal = (student: { id: string }, return_url: string) =>
  app.call(createPortal, { as: student, body: { return_url, user_id: 'another student' } })

beforeAll(() => connectWebhooks(app, { hold: true }))

test('returns the URL of the provider’s portal for the signed-in student [PAYMENT-15, PAYMENT-16]', async () => {
  const { student } = await aPayer(app)
  const { status, body } = await openPortal(student, 'http://labreach.test/profile')
  expect(status).toBe(200)
  const page = await (await fetch(body.portal_url)).text()
  expect(page).toContain('http://labreach.test/profile')
})

test('accepts a path of this site as the return URL', async () => {
  const { student } = await aPayer(app)
  expect((await openPortal(student, '/profile?from=portal')).status).toBe(200)
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
])('refuses %s as the return URL [PAYMENT-16]', async (foreign) => {
  const { status, body } = await openPortal(await aStudent(app, { resume: false }), foreign)
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'return_url_foreign', message: body.error } })
})

test('refuses a student who has never opened a checkout', async () => {
  const student = await aStudent(app, { resume: false })
  expect(await openPortal(student, '/profile')).toMatchObject({ status: 404, body: { code: 'customer_unknown' } })
  expect((await readMe(app, student)).has_customer_portal).toBe(false)
})

test('answers that there is nothing to manage if the provider does not know the customer [PAYMENT-32]', async () => {
  const { student, customer } = await aPayer(app)
  await createStripeClient(app).customers.del(customer)
  expect(await openPortal(student, '/profile')).toMatchObject({ status: 404, body: { code: 'customer_unknown' } })
})

test('an unreachable provider gives the specified sentence [PAYMENT-18]', async () => {
  const { student } = await aPayer(app)
  await app.control('faults', { service: 'stripe', kind: '500', times: 2 })
  const message = 'Failed to access customer portal. Please try again.'
  expect(await openPortal(student, '/profile')).toMatchObject({
    status: 502,
    body: { code: 'payment_failed', message },
  })
})
