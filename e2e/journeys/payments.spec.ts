import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import {
  afterTrial,
  canceled,
  granted,
  lapsed,
  onBasic,
  onFree,
  onTrial,
  pastDue,
  openAs,
  verifyCall,
} from '../scenes/payment-scenes.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const checkoutCall = '**/api/create-checkout-session/'
const successPath = '/payment/success?session_id=cs_test_1'
const basic = (page: Page) => page.getByRole('region', { name: 'Basic Plan', exact: true })
const free = (page: Page) => page.getByRole('region', { name: 'Free Plan', exact: true })
const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to Basic' })
const manage = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Manage subscription' })

test('several clicks begin one checkout, which leads to the payment page [PAYMENT-1, PAYMENT-2, PAYMENT-7]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  const bodies: unknown[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(checkoutCall, async (route) => {
    bodies.push(route.request().postDataJSON())
    await released
    return route.fulfill({ json: { session_id: 'cs_test_1', url: `${site.url}/terms#checkout` } })
  })
  await page.goto('/pricing')
  // Two clicks at once, and a third before the response.
  await upgrade(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await upgrade(page).click({ force: true })
  release()
  await page.waitForURL('**/terms#checkout')
  expect(bodies).toEqual([{ plan_type: 'B', plan_name: 'Basic Plan', price: 3, user_id: user.id, free_trial: false }])
})

test('each plan says in a sentence what it gives [PLAN-1]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/pricing')
  const summaries = {
    'Basic Plan': 'Full access to email templates and AI features',
    'Free Plan': 'Limited features, basic access',
  }
  for (const [label, summary] of Object.entries(summaries))
    await expect(page.getByRole('region', { name: label }).getByText(summary, { exact: true })).toBeVisible()
})

test('the upgrade button works again after Back to a page of the back-forward cache', async ({ page, site }) => {
  await signInNewStudent(page, site)
  // A hash of the same page stands in for the provider's URL, and the pageshow event for the return.
  await page.route(checkoutCall, (route) =>
    route.fulfill({ json: { session_id: 'cs_test_1', url: `${site.url}/pricing#left` } }),
  )
  await page.goto('/pricing')
  await upgrade(page).click()
  await page.waitForURL('**/pricing#left')
  await expect(upgrade(page)).toBeDisabled()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(upgrade(page)).toBeEnabled()
})

test('a checkout that fails shows the reason and can be tried again [PAYMENT-5, PAYMENT-6]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/pricing')
  for (const { status, sentence, text } of [
    { status: 409, sentence: 'You already have the Basic Plan.', text: 'You already have the Basic Plan.' },
    { status: 500, sentence: undefined, text: 'Failed to create checkout session' },
    { status: 0, sentence: undefined, text: 'Payment failed. Please try again.' },
  ]) {
    await failNext(page, 'POST', '/api/create-checkout-session/', status, sentence)
    await upgrade(page).click()
    await expectText(page.getByRole('alert'), text)
    await expect(page.getByRole('alert'), 'the error of the last attempt is gone').toHaveCount(1)
  }
  await page.route(checkoutCall, (route) => route.fulfill({ json: { session_id: 'cs_test_1', url: '' } }))
  await upgrade(page).click()
  await expectText(page.getByRole('alert'), 'Stripe failed to load')
  await expect(page).toHaveURL(/\/pricing$/)
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await upgrade(page).click()
  await expectText(page.getByRole('alert'), 'Please log in to upgrade your plan')
})

test('a checkout refused for an existing Basic plan shows that plan [PAYMENT-4]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, onFree)
  await page.goto('/pricing')
  await expect(upgrade(page)).toBeVisible()
  await overrideStudent(page, onBasic)
  await failNext(
    page,
    'POST',
    '/api/create-checkout-session/',
    409,
    'You already have the Basic Plan.',
    'already_basic',
  )
  await upgrade(page).click()
  await expect(manage(page)).toBeVisible()
  await expect(upgrade(page)).toHaveCount(0)
})

test('the pricing page shows the current plan, its end and the possible actions [PLAN-19, PLAN-41, PAYMENT-4]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const open = async (...student: Parameters<typeof openAs>) => {
    await page.unroute('**/api/auth/me/')
    await openAs(...student)(page)
  }
  await open(onFree, '/pricing')
  await expect(free(page).getByText('Your plan')).toBeVisible()
  await expect(basic(page)).toContainText('$3per month')
  await expectText(basic(page), 'Basic Plan')
  await expect(upgrade(page)).toBeVisible()
  await expect(manage(page)).toHaveCount(0)

  await open(onTrial, '/pricing')
  await expect(basic(page).getByText('Your free trial', { exact: true })).toBeVisible()
  await expect(basic(page).getByText(/^Your free trial runs until .* goes on without a break\.$/)).toBeVisible()
  await expect(upgrade(page)).toBeVisible()

  await open(afterTrial, '/pricing')
  await expect(free(page).getByText('Your free trial ended on Oct 4, 2026.')).toBeVisible()
  await expect(upgrade(page)).toBeVisible()

  await open(onBasic, '/pricing')
  await expect(basic(page).getByText('$3.00 per month, renewed until you cancel.')).toBeVisible()
  await expect(manage(page)).toBeVisible()
  await expect(upgrade(page)).toHaveCount(0)

  await open(canceled, '/pricing')
  await expect(basic(page).getByText(/^It is yours until \w{3} \d+, \d{4} and does not renew\./)).toBeVisible()
  await expect(manage(page)).toBeVisible()

  const given = /^It was given to you until \w{3} \d+, \d{4}: nothing is charged for it\.$/
  await open(granted, '/pricing')
  await expect(basic(page).getByText(given)).toBeVisible()
  await expect(manage(page), 'invoices of former payments').toBeVisible()
  await open({ ...granted(), has_customer_portal: false }, '/pricing')
  await expect(basic(page).getByText(given)).toBeVisible()
  await expect(manage(page)).toHaveCount(0)

  await open(lapsed, '/pricing')
  await expect(upgrade(page), 'a past-due subscription exists').toHaveCount(0)
  await expect(manage(page)).toBeVisible()
})

test('on a phone Basic stands before Free, both prices in the first window, and one table compares them [PLAN-16, PLAN-21]', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInNewStudent(page, site)
  await page.goto('/pricing')
  const plans = page.getByRole('main').getByRole('region')
  await expect(plans.nth(0)).toContainText('$3per month')
  await expect(plans.nth(1)).toContainText('$0forever')
  await expect(plans.nth(1).getByText('$0')).toBeInViewport({ ratio: 1 })
  expect((await plans.nth(0).boundingBox())!.y).toBeLessThan((await plans.nth(1).boundingBox())!.y)
  const table = page.getByRole('table', { name: 'What each plan allows' })
  await expect(table.getByRole('columnheader')).toHaveText(['What you get', 'Basic', 'Free'])
  await expect(table.getByRole('row', { name: /^Emails per day/ }).getByRole('cell')).toHaveText(['50', '1'])
  expect((await table.boundingBox())!.height).toBeLessThan(560)
  for (const control of await plans.getByRole('button').all())
    expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44)
})

test('every page shows a failed payment, with the end of Basic and a button to pay [PAYMENT-20]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await openAs(pastDue, '/templates')(page)
  const banner = page.getByRole('status').filter({ hasText: 'Your last payment did not go through' })
  await expect(banner).toContainText(/The Basic Plan stays yours until \w{3}, \w{3} \d+, \d+:\d\d [AP]M\./)
  for (const path of ['/browse', '/profile', '/pricing', '/outreach']) {
    await page.goto(path)
    await expect(banner).toBeVisible()
  }
  const portal = '/api/create-portal-session/'
  await failNext(page, 'POST', portal, 502)
  await banner.getByRole('button', { name: 'Update Payment' }).click()
  await expectText(page, 'Failed to access customer portal. Please try again.')
  await page.route(`**${portal}`, (route) => route.fulfill({ json: { portal_url: `${site.url}/terms#portal` } }))
  const request = page.waitForRequest(`**${portal}`)
  await banner.getByRole('button', { name: 'Update Payment' }).click()
  expect((await request).postDataJSON(), '[PAYMENT-16]').toEqual({
    user_id: expect.any(String),
    return_url: `${site.url}/profile`,
  })
  await page.waitForURL('**/terms#portal')

  await page.unroute('**/api/auth/me/')
  await openAs(lapsed, '/profile')(page)
  await expect(banner).toContainText('The Basic Plan paused on Mon, Nov 2')
  await page.unroute('**/api/auth/me/')
  await openAs({ ...lapsed, ...granted() }, '/profile')(page)
  await expect(banner).toContainText('Pay or change your card in the customer portal.')
  await expect(banner).not.toContainText('The Basic Plan')
  await page.unroute('**/api/auth/me/')
  await openAs(onBasic, '/profile')(page)
  await expect(banner).toHaveCount(0)
})

test('the unlock dialog links to the plans [LAYOUT-3, PLAN-17]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'Unlock Professor?' })
    .getByRole('link', { name: 'See the Basic Plan' })
    .click()
  await page.waitForURL('**/pricing')
  await expect(upgrade(page)).toBeVisible()
})

test('the pricing page shows only the two prices, and none per year [PLAN-7]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await openAs(onBasic, '/pricing')(page)
  const shown = await page.getByRole('main').innerText()
  expect(new Set(shown.match(/\$[\d.,]*\d/g))).toEqual(new Set(['$0', '$3', '$3.00']))
  expect(shown).not.toMatch(/year|annual|\bfee/i)
})

test('an upgrade is bought by keyboard alone, and its progress is announced', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.route(checkoutCall, (route) =>
    route.fulfill({ json: { session_id: 'cs_test_1', url: `${site.url}${successPath}` } }),
  )
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(verifyCall, async (route) => {
    await released
    return route.fulfill({ json: { status: 'paid', amount: 3 } })
  })
  await page.goto('/pricing')
  await expect(upgrade(page)).toBeVisible()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(upgrade(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('Confirming your payment')
  const region = await status.elementHandle()
  release()
  await expect(status).toContainText('You are on the Basic Plan')
  expect(await region?.evaluate((one) => one.isConnected), 'both texts are in the same live region').toBe(true)
})
