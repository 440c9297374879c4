import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { afterPayment, onBasic, onFree, verifyCall } from '../scenes/payment-scenes.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { overrideStudent, signIn, test } from '../fixtures/signed-in.ts'

const paid = '/payment/success?session_id=cs_test_1'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a payment in progress is asked for until it is through; then the plan is known, and Continue goes on [PAYMENT-9, PAYMENT-10, PAYMENT-11]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await overrideStudent(page, onFree)
  await page.goto('/browse')
  await expect(page.getByRole('article')).toHaveCount(9)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('professor_cache'))).not.toBeNull()
  const bodies: unknown[] = []
  await page.route(verifyCall, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ json: { status: bodies.length < 3 ? 'processing' : 'paid', amount: 3 } })
  })
  await page.goto(paid)
  await expect(page).toHaveTitle(/^Payment Success/)
  await expect(heading(page, 'Confirming your payment')).toBeVisible()
  await expect(page.getByText('Free Plan Student')).toBeVisible()
  await overrideStudent(page, onBasic)
  await expect(heading(page, 'You are on the Basic Plan')).toBeVisible()
  await expect(page.getByText('Your payment of $3.00 has arrived.')).toBeVisible()
  await expectText(page, 'Basic Plan Student')
  expect(bodies).toEqual(Array.from({ length: 3 }, () => ({ session_id: 'cs_test_1' })))

  const asked = page.waitForRequest('**/api/professors/page*')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await page.evaluate(() => localStorage.getItem('professor_cache')), 'what Free fetched').toBeNull()
  await asked
  await page.waitForURL('**/browse*')
})

test('after 30 seconds in progress the page gives up for now, and checks again when asked [PAYMENT-10]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await page.clock.install()
  let asked = 0
  let status = 'processing'
  await page.route(verifyCall, (route) => {
    asked += 1
    return route.fulfill({ json: { status, amount: 3 } })
  })
  await page.goto(paid)
  await expect.poll(() => asked).toBe(1)
  const now = () => page.evaluate(() => Date.now())
  const begun = await now()
  const waiting = heading(page, 'Your payment is on its way')
  while (!(await waiting.isVisible()) && (await now()) - begun < 60_000) await page.clock.runFor(500)
  const waited = (await now()) - begun
  expect(waited).toBeGreaterThan(25_000)
  expect(waited).toBeLessThan(40_000)
  const askedBefore = asked
  expect(askedBefore, 'two seconds apart').toBeLessThanOrEqual(16)
  expect(askedBefore).toBeGreaterThan(5)
  await expect(page.getByText(/you need not pay again\.$/)).toBeVisible()
  await expect(page.getByText('Payment verification failed. Please contact support.')).toBeHidden()
  await page.clock.runFor(60_000)
  expect(asked, 'nobody asks any more').toBe(askedBefore)
  status = 'paid'
  await page.getByRole('button', { name: 'Check Again' }).click()
  await page.clock.runFor(2_000)
  await expect(heading(page, 'You are on the Basic Plan')).toBeVisible()
})

test('a payment that is not there ends in the error view, with the way to support [PAYMENT-12, PAYMENT-13]', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  const support = page.getByRole('link', { name: 'Contact Support' })
  const refusal = { error: 'This payment is not one of yours.', code: 'refused' }
  await afterPayment({ status: 'unpaid', amount: 0 })(page)
  await expectText(page, 'Payment verification failed. Please contact support.')
  await expect(support).toHaveAttribute('href', /^mailto:.*cs_test_1/)

  for (const { answer, text } of [
    { answer: { status: 500, json: {} }, text: 'Failed to verify payment. Please contact support.' },
    { answer: { status: 404, json: refusal }, text: refusal.error },
    { answer: undefined, text: 'An error occurred while verifying payment.' },
  ]) {
    await page.route(verifyCall, (route) => (answer ? route.fulfill(answer) : route.abort()))
    const failed = answer ? page.waitForResponse(verifyCall) : page.waitForEvent('requestfailed')
    await page.goto(paid)
    await failed
    await expect(page.getByText(text), 'a failure is told').toBeVisible()
    await expectText(page, text)
    await expect(heading(page, 'Your payment is not confirmed')).toBeVisible()
  }

  let asked = 0
  await page.route(verifyCall, () => void (asked += 1))
  await page.goto('/payment/success')
  await expectText(page, 'Failed to verify payment. Please contact support.')
  await expect(page.getByRole('button', { name: 'Check Again' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Pricing' }).click()
  await page.waitForURL('**/pricing')
  expect(asked, 'there is nothing to ask for').toBe(0)
})

test('a payment that was canceled was none, and leads back [PAYMENT-14]', async ({ page, site }) => {
  await signIn(page, site)
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

test('both spellings of the payment pages are served, to whoever is signed in [PAYMENT-9, PAYMENT-14, ANALYTICS-5]', async ({
  page,
  site,
}) => {
  for (const path of [paid, '/payment/canceled', '/payment-canceled']) {
    await page.goto(path)
    await page.waitForURL('**/login')
  }
  await signIn(page, site)
  await page.route(verifyCall, (route) => route.fulfill({ json: { status: 'paid', amount: 3 } }))
  await page.goto('/payment-success?session_id=cs_test_1')
  await expect(heading(page, 'You are on the Basic Plan')).toBeVisible()
  await expect(page).toHaveTitle(/^Payment Success/)
})
