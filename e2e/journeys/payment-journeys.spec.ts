import type { Browser, Page } from '@playwright/test'
import { cards } from '../fixtures/browse-page.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { connectGoogle } from '../fixtures/student-steps.ts'
import { password, resumeIn, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { call } from '../fixtures/student-over-http.ts'

const day = 86_400_000
const validCard = '4242424242424242'
const declinedCard = '4000000000000002'
/** Is accepted, but every payment with it fails. */
const failingCard = '4000000000000341'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const manage = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Manage subscription' })
const backToProfile = (page: Page) => page.getByRole('link', { name: /^Return to / })

const control = <T>({ sandboxUrl }: TestSite, path: string, body?: object) =>
  call<T>({ url: sandboxUrl }, `/control/${path}`, body && { body })

/** Advances the clock of the payment provider by days and delivers the events of that time to the product. */
async function advanceDays(site: TestSite, days: number): Promise<void> {
  await control(site, 'clock', { advance_ms: days * day })
  await control(site, 'stripe/deliver', {})
}

// The next journeys of this product expect the real time.
test.afterEach(async ({ site }) => void (await control(site, 'clock', { now: Date.now() })))
test.describe.configure({ timeout: 180_000 })

/** Begins a checkout on the pricing page and pays with a card on the provider's page. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Upgrade to Basic' }).click()
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

async function expectBasic(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the Basic Plan' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText('Your payment of $3.00 has arrived.')).toBeVisible()
  await expect(sidebar(page).getByText('Basic Plan Student')).toBeVisible()
}

test('a Free student pays, gets Basic at once, cancels it in the portal, and is on Free again when the month ends [PAYMENT-1, PAYMENT-2, PAYMENT-9, PAYMENT-11, PAYMENT-15, PAYMENT-16, PAYMENT-20]', async ({
  page,
  site,
}) => {
  const { access_token: token } = await signInNewStudent(page, site)
  const fetchStudent = () => call<Record<string, unknown>>(site, '/api/auth/me/', { token })
  expect(await fetchStudent()).toMatchObject({ subscription: 'F', max_professors_per_week: 9 })
  await payWith(page, validCard)
  await expectBasic(page)
  expect(await fetchStudent(), 'the limits of Basic').toMatchObject({ subscription: 'B', max_professors_per_week: 99 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/browse*')
  await expect(cards(page)).toHaveCount(9)

  await page.goto('/profile')
  await manage(page).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText(/Ends on /)).toBeVisible()
  await backToProfile(page).click()
  await page.waitForURL('**/profile')
  await control(site, 'stripe/deliver', {})
  await page.reload()
  await expect(page.getByText(/^It is yours until .* and does not renew\./)).toBeVisible()
  await expect(sidebar(page).getByText('Basic Plan Student')).toBeVisible()

  await advanceDays(site, 20)
  expect(await fetchStudent()).toMatchObject({ subscription: 'B' })
  await advanceDays(site, 12)
  await expect.poll(async () => (await fetchStudent())['subscription']).toBe('F')
  await page.reload()
  await expect(sidebar(page).getByText('Free Plan Student')).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Upgrade to Basic' })).toBeVisible()
})

test('the provider shows that a card is declined; a student who goes back is not charged and stays on Free [PAYMENT-14]', async ({
  page,
  site,
}) => {
  const { access_token: token } = await signInNewStudent(page, site)
  await payWith(page, declinedCard)
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await page.waitForURL('**/payment/canceled')
  await expect(page.getByText('No charge was made.', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByText('Free Plan Student')).toBeVisible()
  expect(await call(site, '/api/auth/me/', { token })).toMatchObject({ subscription: 'F' })
  await page.getByRole('main').getByRole('link', { name: 'Back to Pricing' }).click()
  await payWith(page, validCard)
  await expectBasic(page)
})

test('a payment cannot be verified by another student [PAYMENT-8]', async ({ browser, page, site }) => {
  await signInNewStudent(page, site)
  await payWith(page, validCard)
  await expectBasic(page)
  const url = page.url()
  const { page: other, close } = await openVisitor(browser, site)
  await signInNewStudent(other, site)
  await other.goto(url)
  await expect(other.getByText('Payment verification failed. Please contact support.')).toBeVisible()
  await expect(sidebar(other).getByText('Free Plan Student')).toBeVisible()
  await close()
})

test('a failed renewal shows a banner and leaves Basic for three days, until it is paid in the portal [PAYMENT-20]', async ({
  page,
  site,
}) => {
  const { user, access_token: token } = await signInNewStudent(page, site)
  await payWith(page, validCard)
  await expectBasic(page)
  type State = { customers: { id: string; metadata: Record<string, string> }[] }
  const { customers } = await control<State>(site, 'stripe/state')
  const customer = customers.find(({ metadata }) => Object.values(metadata).includes(user.id))!.id
  await control(site, 'stripe/card', { customer, card: failingCard })
  await advanceDays(site, 32)
  const fetchStudent = () => call<Record<string, unknown>>(site, '/api/auth/me/', { token })
  await expect.poll(async () => (await fetchStudent())['past_due_until']).not.toBeNull()
  expect(await fetchStudent()).toMatchObject({ subscription: 'B' })

  await page.goto('/browse')
  const banner = page.getByRole('status').filter({ hasText: 'Your last payment did not go through' })
  await expect(banner).toContainText('The Basic Plan stays yours until')
  await banner.getByRole('button', { name: 'Update Payment' }).click()
  await page.getByLabel('Card number').fill(validCard)
  await page.getByRole('button', { name: 'Save card' }).click()
  // The old page has the same button, which would pay with the old card.
  await expect(page.getByText('ending in 4242')).toBeVisible()
  const payNow = page.getByRole('button', { name: 'Pay now' })
  await payNow.click()
  await expect(payNow).toHaveCount(0)
  await control(site, 'stripe/deliver', {})
  await expect.poll(async () => (await fetchStudent())['past_due_until']).toBeNull()
  await backToProfile(page).click()
  await page.waitForURL('**/profile')
  await expect(sidebar(page).getByText('Basic Plan Student')).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('three friends who join give a free week of Basic, after which Basic can be bought [REFERRAL-2, REFERRAL-5, PLAN-6, PAYMENT-4]', async ({
  browser,
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  await page.goto('/profile')
  const card = page.getByRole('region', { name: 'Invite Friends', exact: true })
  const link = await card.getByLabel('Your link').inputValue()
  for (const joined of [1, 2, 3]) {
    await join(browser, site, link, `friend${joined}.of.${user.username}@gmail.com`)
    await page.reload()
    await expect(card.getByText(`${joined} of 3 joined`)).toBeVisible()
  }
  await card.getByRole('button', { name: 'Claim Free Week' }).click()
  await expect(sidebar(page).getByText('Free Trial Plan Student')).toBeVisible()
  await expect(sidebar(page).getByRole('timer')).toHaveText(/^0[67] days\d\d hours\d\d min\d\d sec$/)
  await expect(card).toHaveCount(0)

  await payWith(page, validCard)
  await expectBasic(page)
  await expect(sidebar(page).getByRole('timer')).toHaveCount(0)
  await connectGoogle(page, {
    username: user.username,
    password,
    google: { email: `${user.username}@gmail.com`, name: 'Mina Okafor' },
  })
})

async function openVisitor(browser: Browser, site: TestSite) {
  const context = await browser.newContext({ baseURL: site.url })
  return { page: await context.newPage(), close: () => context.close() }
}

/** Registers a friend through the link, with a Google account that is new to the product. */
async function join(browser: Browser, site: TestSite, link: string, email: string): Promise<void> {
  const { page, close } = await openVisitor(browser, site)
  await page.goto(link)
  await page.getByLabel('Resume (PDF)').setInputFiles(await resumeIn(site))
  await expect(page.getByText(/These are the 9 closest/)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await page.getByRole('button', { name: /Google/ }).click()
  await page.getByRole('button', { name: 'Continue now' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill('A Friend')
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/browse*', { timeout: 20_000 })
  await close()
}
