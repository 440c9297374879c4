import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { says } from './says.ts'
import { seenAs, signIn, test } from './signed-in.ts'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const inSixDays = () => new Date(Date.now() + 6 * 86_400_000 + 5_000).toISOString()

test('the sidebar shows who is signed in, where one is, and the ways on [accounts:51-53]', async ({ page, place }) => {
  const { user } = await signIn(page, place)
  await page.goto('/templates')
  const bar = sidebar(page)
  await expect(bar.getByText(user.username[0]!.toUpperCase(), { exact: true })).toBeVisible()
  await expect(bar.getByText(user.username, { exact: true })).toBeVisible()
  await says(bar, 'Free Plan Student')
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

test('Basic students see no Upgrade Plan, and the plan they are on [accounts:52-53, accounts:186]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await seenAs(page, { subscription: 'B' })
  await page.goto('/templates')
  await says(sidebar(page), 'Basic Plan Student')
  await expect(page.getByText('No templates yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(0)
})

test('a trial student sees the time left of the trial, second by second [accounts:52-53, accounts:56]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await seenAs(page, { subscription: 'B', current_free_trial: true, trial_ends: inSixDays() })
  await page.goto('/pricing')
  const bar = sidebar(page)
  await says(bar, 'Free Trial Plan Student')
  await expect(bar.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible()
  const timer = bar.getByRole('timer')
  await expect(timer).toHaveText(/^06 days00 hours00 min0\d sec$/)
  const before = await timer.innerText()
  await expect(timer).not.toHaveText(before, { useInnerText: true })
  await expect(timer).toHaveText(/^05 days23 hours59 min5\d sec$/)
  await expect(page.getByText('Your free trial', { exact: true })).toBeVisible()
})

test('no countdown without a running trial [accounts:56]', async ({ page, place }) => {
  await signIn(page, place)
  await seenAs(page, { current_free_trial: false, trial_ends: inSixDays() })
  await page.goto('/pricing')
  await expect(page.getByText('Free Plan Student')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('a plan nobody knows is an Unknown Plan [accounts:149]', async ({ page, place }) => {
  await signIn(page, place)
  await seenAs(page, { subscription: 'X' })
  await page.goto('/pricing')
  await expect(sidebar(page).getByText('Unknown Plan')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:.*Unknown%20Plan/)
})

test('the pricing page shows both plans with their numbers and marks the own one [accounts:63, accounts:272-277]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
  await page.goto('/pricing')
  const free = page.getByRole('region', { name: 'Free Plan' })
  const basic = page.getByRole('region', { name: 'Basic Plan' })
  await expect(free.getByText('Your plan')).toBeVisible()
  await expect(basic.getByText('Your plan')).toHaveCount(0)
  await expect(free).toContainText('$0')
  await expect(basic).toContainText('$3per month')
  await expect(free).toContainText('Professors unlocked per week9')
  await expect(basic).toContainText('Professors unlocked per week99')
  await expect(basic).toContainText('Professors unlocked in totalUnlimited')
})

test('the templates of a Free student can be read, with what Basic adds [accounts:25, accounts:190]', async ({
  page,
  place,
}) => {
  await signIn(page, place)
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
