import type { Page } from '@playwright/test'
import { openLetter } from '../fixtures/composer.ts'
import { expect } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const inSixDays = () => new Date(Date.now() + 6 * 86_400_000 + 59_000).toISOString()

test('the sidebar shows the student, the plan, the current page and the links [LAYOUT-1, LAYOUT-2, LAYOUT-3]', async ({
  page,
  site,
}) => {
  const { user } = await signInNewStudent(page, site)
  await page.goto('/templates')
  const bar = sidebar(page)
  await expect(bar.getByText(user.username[0]!.toUpperCase(), { exact: true })).toBeVisible()
  await expect(bar.getByText(user.username, { exact: true })).toBeVisible()
  await expectText(bar, 'Free Plan Student')
  await expect(bar.getByRole('link', { name: 'Email Templates' })).toHaveAttribute('aria-current', 'page')
  for (const [name, path] of [
    ['My Profile', '/profile'],
    ['Find Professors', '/browse'],
    ['Email Templates', '/templates'],
    ['Upgrade Plan', '/pricing'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await page.waitForURL(`**${path}*`)
  }
  await bar.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

test('Basic students see their plan and no Upgrade Plan [LAYOUT-2, LAYOUT-3, PLAN-18]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, { subscription: 'B' })
  await page.goto('/templates')
  await expectText(sidebar(page), 'Basic Plan Student')
  await expect(page.getByText('No templates yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(0)
})

test('a trial student sees the time left of the trial, updated every second [LAYOUT-2, LAYOUT-3, LAYOUT-5]', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await signInNewStudent(page, site)
  await overrideStudent(page, { subscription: 'B', current_free_trial: true, trial_ends: inSixDays() })
  await page.goto('/pricing')
  const bar = sidebar(page)
  await expectText(bar, 'Free Trial Plan Student')
  await expect(bar.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible()
  const timer = bar.getByRole('timer')
  await expect(timer).toHaveText(/^06 days00 hours00 min\d\d sec$/)
  const before = await timer.innerText()
  await expect(timer).not.toHaveText(before, { useInnerText: true })
  await page.clock.runFor(60_000)
  await expect(timer).toHaveText(/^05 days23 hours59 min\d\d sec$/)
  await expect(page.getByText('Your free trial', { exact: true })).toBeVisible()
})

test('there is no countdown without an active trial [LAYOUT-5]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, { current_free_trial: false, trial_ends: inSixDays() })
  await page.goto('/pricing')
  await expect(page.getByText('Free Plan Student')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('an unexpected plan is shown as Unknown Plan [PLAN-5]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, { subscription: 'X' })
  await page.goto('/pricing')
  await expect(sidebar(page).getByText('Unknown Plan')).toBeVisible()
  const support = page.getByRole('link', { name: 'Contact Support' })
  await expect(support).toHaveAttribute('href', /^mailto:.*Unknown%20Plan/)

  await page.goto('/profile')
  const subscription = page.getByRole('region', { name: 'Subscription Management' })
  await expect(subscription.getByText('Unknown Plan').first()).toBeVisible()
  await expect(subscription.getByRole('link', { name: 'Contact Support' })).toBeVisible()

  await page.goto('/templates')
  await expect(page.getByRole('main').getByText('Unknown Plan')).toBeVisible()
  await expect(support).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your templates' })).toBeVisible()
})

test('the composer opens on an unexpected plan and names the support [PLAN-5, COMPOSE-18]', async ({ page, site }) => {
  const { dialog } = await openLetter(page, site, { subscription: 'X' })
  await expect(dialog.getByText('Your current plan: Unknown Plan (contact support).')).toBeVisible()
})

test('the pricing page shows both plans with their limits and marks the current plan [PLAN-7, PLAN-8, PLAN-9, PLAN-10, PLAN-11, PLAN-12, PLAN-13, PLAN-16]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/pricing')
  const free = page.getByRole('region', { name: 'Free Plan' })
  const basic = page.getByRole('region', { name: 'Basic Plan' })
  await expect(free.getByText('Your plan')).toBeVisible()
  await expect(basic.getByText('Your plan')).toHaveCount(0)
  await expect(free).toContainText('$0')
  await expect(basic).toContainText('$3per month')
  const cells = (row: RegExp) => page.getByRole('row', { name: row }).getByRole('cell')
  await expect(cells(/^Professors unlocked per week/)).toHaveText(['99', '9'])
  await expect(cells(/^Professors unlocked in total/)).toHaveText(['Unlimited', '30'])
})

test('a Free student can read templates and sees the advantages of Basic [TEMPLATE-2]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  const template = { name: 'For labs', content: 'Dear {professor_name},', created_at: '2026-01-02T03:04:05Z' }
  const list = [
    { ...template, id: 1, default: false, updated_at: template.created_at },
    { ...template, id: 2, name: 'First letter', default: true, updated_at: template.created_at },
  ]
  await page.route('**/api/templates/', (route) => route.fulfill({ json: list }))
  await page.goto('/templates')
  await expect(page.getByRole('article', { name: 'First letter' }).getByText('Default')).toBeVisible()
  await expect(page.getByRole('article', { name: 'For labs' }).getByText('{professor_name}')).toBeVisible()
  await page
    .getByRole('region', { name: 'What the Basic Plan adds' })
    .getByRole('link', { name: 'Upgrade Plan' })
    .click()
  await page.waitForURL('**/pricing')
})
