import type { Page } from '@playwright/test'
import { cards } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { afterPayment, onBasic, onFree, verifyCall } from '../scenes/payment-scenes.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const successPath = '/payment/success?session_id=cs_test_1'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a payment in progress is verified until it is paid; then the page shows the plan, and Continue leads on [PAYMENT-9, PAYMENT-10, PAYMENT-11, BROWSE-62]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const hasCache = () => page.evaluate(() => localStorage.getItem('professor_cache')?.includes('scholar_id') ?? false)
  await overrideStudent(page, onFree)
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  await expect.poll(hasCache).toBe(true)
  const bodies: unknown[] = []
  let status = 'processing'
  await page.route(verifyCall, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ json: { status, amount: 3 } })
  })
  await page.goto(successPath)
  await expect(page).toHaveTitle(/^Payment Success/)
  await expect(heading(page, 'Confirming your payment')).toBeVisible()
  await expect(page.getByText('Free Plan Student')).toBeVisible()
  await expect.poll(() => bodies.length).toBeGreaterThan(1)
  await overrideStudent(page, onBasic)
  status = 'paid'
  await expect(heading(page, 'You are on the Basic Plan')).toBeVisible()
  await expect(page.getByText('Your payment of $3.00 has arrived.')).toBeVisible()
  await expectText(page, 'Basic Plan Student')
  expect(bodies).toEqual(bodies.map(() => ({ session_id: 'cs_test_1' })))

  await expect.poll(hasCache, 'the pages of the Free plan are gone before Continue').toBe(false)
  const request = page.waitForRequest('**/api/professors/page*')
  await expect(page.getByText('Now yours: 50 letters a day, 99 professors a week')).toBeVisible()
  await expect(page.getByText('No email address yet.'), 'beside a payment').toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to Professors' }).click()
  await expect(page.getByText('No email address yet.')).toBeVisible()
  await request
  await page.waitForURL('**/browse*')
})

test('after 30 seconds in progress the page stops verifying, and a button verifies again [PAYMENT-10, PAYMENT-11]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.clock.install()
  let calls = 0
  let status = 'processing'
  await page.route(verifyCall, (route) => {
    calls += 1
    return route.fulfill({ json: { status, amount: 3 } })
  })
  await page.goto(successPath)
  await expect.poll(() => calls).toBeGreaterThanOrEqual(1)
  const now = () => page.evaluate(() => Date.now())
  const start = await now()
  const stopped = heading(page, 'Your payment is on its way')
  while (!(await stopped.isVisible()) && (await now()) - start < 60_000) await page.clock.runFor(500)
  const duration = (await now()) - start
  expect(duration).toBeGreaterThan(25_000)
  expect(duration).toBeLessThan(40_000)
  const callsBefore = calls
  expect(callsBefore, 'two seconds apart').toBeLessThanOrEqual(16)
  expect(callsBefore).toBeGreaterThan(5)
  await expect(page.getByText(/there is no need to pay again\.$/)).toBeVisible()
  await expect(page.getByText('Payment verification failed. Please contact support.')).toBeHidden()
  await page.clock.runFor(60_000)
  expect(calls, 'no further call').toBe(callsBefore)
  status = 'paid'
  await page.getByRole('button', { name: 'Check Again' }).click()
  await page.clock.runFor(2_000)
  await expect(heading(page, 'You are on the Basic Plan')).toBeVisible()
  const events = await page.evaluate(() =>
    (window as unknown as { dataLayer: { event: string }[] }).dataLayer.map(({ event }) => event),
  )
  const payments = events.filter((event) => /^(payment|purchase)/.test(event))
  expect(payments, 'a payment in progress has not failed').toEqual(['payment_success', 'purchase'])
})

test('a payment that cannot be verified shows an error and a link to the support [PAYMENT-12, PAYMENT-13]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const support = page.getByRole('link', { name: 'Contact Support' })
  const refusal = { error: 'This payment is not one of yours.', code: 'refused' }
  await afterPayment({ status: 'unpaid', amount: 0 })(page)
  await expectText(page, 'Payment verification failed. Please contact support.')
  await expect(support).toHaveAttribute('href', /^mailto:.*cs_test_1/)

  for (const { response, text } of [
    { response: { status: 500, json: {} }, text: 'Failed to verify payment. Please contact support.' },
    { response: { status: 404, json: refusal }, text: refusal.error },
    { response: undefined, text: 'An error occurred while verifying payment.' },
  ]) {
    await page.route(verifyCall, (route) => (response ? route.fulfill(response) : route.abort()))
    const failed = response ? page.waitForResponse(verifyCall) : page.waitForEvent('requestfailed')
    await page.goto(successPath)
    await failed
    await expectText(page, text)
    await expect(heading(page, 'Your payment is not confirmed')).toBeVisible()
  }

  let calls = 0
  await page.route(verifyCall, () => void (calls += 1))
  await page.goto('/payment/success')
  await expectText(page, 'Failed to verify payment. Please contact support.')
  await expect(page.getByRole('button', { name: 'Check Again' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Pricing' }).click()
  await page.waitForURL('**/pricing')
  expect(calls, 'without a session id there is no call').toBe(0)
})

test('the page of a canceled payment states that nothing was charged, with links back [PAYMENT-14]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/payment/canceled')
  await expect(page).toHaveTitle(/^Payment Canceled/)
  await expect(page.getByText('No charge was made.', { exact: true })).toBeVisible()
  await expect(page.getByText(/so you are on the Free Plan as before/)).toBeVisible()
  await page.getByRole('link', { name: 'Browse Professors' }).click()
  await page.waitForURL('**/browse*')
  await page.goto('/payment-canceled')
  await page.getByRole('main').getByRole('link', { name: 'Back to Pricing' }).click()
  await page.waitForURL('**/pricing')
})

test('both spellings of the payment pages are served, and require a session [PAYMENT-9, PAYMENT-14, ANALYTICS-5]', async ({
  page,
  site,
}) => {
  for (const path of [successPath, '/payment/canceled', '/payment-canceled']) {
    await page.goto(path)
    await page.waitForURL('**/login')
  }
  await signInNewStudent(page, site)
  await page.route(verifyCall, (route) => route.fulfill({ json: { status: 'paid', amount: 3 } }))
  await page.goto('/payment-success?session_id=cs_test_1')
  await expect(heading(page, 'You are on the Basic Plan')).toBeVisible()
  await expect(page).toHaveTitle(/^Payment Success/)
})
