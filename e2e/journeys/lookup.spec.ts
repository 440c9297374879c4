import type { Locator, Page, Route } from '@playwright/test'
import { expect, type TestSite } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { waitUntilUnlocked } from '../fixtures/student-steps.ts'

const lookupCall = '/api/emails/get_professor_email/'
const publicationsCall = '/api/professors/publications?*'
const publicationList = [
  {
    title: 'Grasping by sight',
    abstract: 'Robots that learn to grasp what they see.',
    pub_year: 2025,
    num_citations: 1204,
    pub_url: 'https://doi.example/1',
  },
  { title: 'Untitled notes', abstract: '', pub_year: null, num_citations: 1, pub_url: 'javascript:alert(1)' },
]

/**
 * Responses of the two calls, in order; the last one is repeated. A number is the status of a failed response without
 * fields.
 */
type Responses = { email?: (string | number)[]; publications?: (object[] | number)[] }

/**
 * Signs in a student (on Basic, unless `plan` says otherwise), unlocks a professor and opens the composer.
 * `requestCounts`: how many requests each call has received.
 */
async function openComposer(page: Page, site: TestSite, { email = [''], publications = [[]] }: Responses, plan = 'B') {
  const requestCounts = { email: 0, publications: 0 }
  const respond = (route: Route, value: unknown, body: unknown) =>
    typeof value === 'number' ? route.fulfill({ status: value, json: {} }) : route.fulfill({ json: body })
  await signInNewStudent(page, site)
  await overrideStudent(page, { subscription: plan })
  await page.route(`**${lookupCall}`, async (route) => {
    const value = email[Math.min(requestCounts.email++, email.length - 1)]
    await respond(route, value, { email: value })
  })
  await page.route(`**${publicationsCall}`, async (route) => {
    const value = publications[Math.min(requestCounts.publications++, publications.length - 1)]
    await respond(route, value, value)
  })
  await page.goto('/browse')
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  await waitUntilUnlocked(page)
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  const open = () =>
    page
      .getByRole('button', { name: /^Compose Email to / })
      .first()
      .click()
  await open()
  return { dialog, requestCounts, open }
}

/**
 * Advances the clock second by second, and waits after each second until the page is idle. Ends when `reached`, after
 * at most two minutes.
 */
async function runClockUntil(page: Page, reached: () => boolean) {
  for (let second = 0; second < 120 && !reached(); second++) {
    await page.clock.runFor(1_000)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  expect(reached()).toBe(true)
}

const recipient = (dialog: Locator) => dialog.getByLabel('Recipient')

test('opening a letter finds the address, and the browser stores it for this professor [RECIPIENT-1, RECIPIENT-3, RECIPIENT-9]', async ({
  page,
  site,
}) => {
  const { dialog, requestCounts, open } = await openComposer(page, site, { email: ['ada@cs.example.edu'] })
  await expect(recipient(dialog)).toHaveValue('ada@cs.example.edu')
  await expectText(dialog, 'Labreach found this address. You can change it.')
  const stored = await page.evaluate(() => localStorage.getItem('email_cache') ?? '')
  expect(Object.values(JSON.parse(stored) as object)).toEqual(['ada@cs.example.edu'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(recipient(dialog)).toHaveValue('ada@cs.example.edu')
  await recipient(dialog).fill('')
  await dialog.getByRole('button', { name: 'Find address' }).click()
  await expect(recipient(dialog)).toHaveValue('ada@cs.example.edu')
  expect(requestCounts.email).toBe(1)
})

test('three links lead to pages that may contain an address, each in a new tab [RECIPIENT-1, RECIPIENT-2]', async ({
  page,
  site,
}) => {
  const { dialog } = await openComposer(page, site, { email: [''] })
  await expectText(dialog, 'No address was found. These links may lead to one.')
  for (const [name, url] of [
    ['Scholar', /^https:\/\/scholar\./],
    ['Website', /^https:\/\//],
    ['University', /^https:\/\/www\.google\.com\/search\?q=/],
  ] as const) {
    const link = dialog.getByRole('link', { name: new RegExp(`^${name}`) })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  }
})

test('after a response 429 the page counts down and tries again [RECIPIENT-5, RECIPIENT-6]', async ({ page, site }) => {
  await page.clock.install()
  const { dialog, requestCounts } = await openComposer(page, site, { email: [429, 429, 'ada@cs.example.edu'] })
  await expectText(dialog, 'Rate limit reached. Trying again in 5 seconds...')
  await page.clock.runFor(1_000)
  await expect(dialog.getByText(/^Rate limit reached. Trying again in [1-4] seconds...$/)).toBeVisible()
  await runClockUntil(page, () => requestCounts.email === 2)
  await expectText(dialog, 'Rate limit reached. Trying again in 10 seconds...')
  await runClockUntil(page, () => requestCounts.email === 3)
  await expect(recipient(dialog)).toHaveValue('ada@cs.example.edu')
  expect(requestCounts.email).toBe(3)
})

test('after five countdowns the lookup fails; an address typed meanwhile remains [RECIPIENT-3, RECIPIENT-7, RECIPIENT-8]', async ({
  page,
  site,
}) => {
  await page.clock.install()
  const { dialog, requestCounts } = await openComposer(page, site, { email: [429] })
  await recipient(dialog).fill('typed@cs.example.edu')
  for (const [waits, seconds] of [5, 10, 20, 40, 80].entries()) {
    await expectText(dialog, `Rate limit reached. Trying again in ${seconds} seconds...`)
    await runClockUntil(page, () => requestCounts.email === waits + 2)
  }
  await expectText(dialog, 'Failed to retrieve professor email. Please try again.')
  expect(requestCounts.email).toBe(6)
  await expect(recipient(dialog)).toHaveValue('typed@cs.example.edu')
})

test('any other failure is shown beside the field and in an alert, and can be tried again [RECIPIENT-8]', async ({
  page,
  site,
}) => {
  const { dialog } = await openComposer(page, site, { email: [500, 'ada@cs.example.edu'] })
  await expectText(dialog, 'Failed to retrieve professor email. Please try again.')
  await expect(page.getByRole('alert').getByText('Failed to retrieve professor email', { exact: true })).toBeVisible()
  await expectText(page, 'Failed to retrieve professor email')
  await dialog.getByRole('button', { name: 'Find address' }).click()
  await expect(recipient(dialog)).toHaveValue('ada@cs.example.edu')
})

test('publications are listed beside the letter with year, citations, link and abstract [COMPOSE-3, PUBLICATION-1, PUBLICATION-3]', async ({
  page,
  site,
}) => {
  const { dialog } = await openComposer(page, site, { publications: [publicationList] })
  const panel = dialog.getByRole('region', { name: 'Publications' })
  const [first, second] = [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()]
  await expect(first.getByRole('link', { name: /^Grasping by sight/ })).toHaveAttribute('rel', 'noreferrer')
  await expect(first.getByText('2025 · 1,204 citations')).toBeVisible()
  await expect(first.getByText('Robots that learn')).toBeHidden()
  await first.getByText('Abstract').press('Enter')
  await expect(first.getByText('Robots that learn')).toBeVisible()
  await expect(second).toHaveText(/^Untitled notes1 citation/)
  await expect(second.getByRole('link')).toHaveCount(0)

  const side = dialog.getByRole('complementary', { name: 'About the professor' })
  const form = side.locator('xpath=preceding-sibling::div')
  const getBox = async (element: Locator) => (await element.boundingBox())!
  const [wide, narrow] = [await getBox(form), await getBox(side)]
  expect(narrow.x).toBeGreaterThanOrEqual(wide.x + wide.width)
  expect(wide.width / (wide.width + narrow.width)).toBeCloseTo(2 / 3, 1)

  await page.setViewportSize({ width: 360, height: 740 })
  await dialog.getByRole('button', { name: 'Papers, coach' }).click()
  const panelDialog = page.getByRole('dialog', { name: 'Beside your letter' })
  await expect(panelDialog.getByRole('region', { name: 'Publications' }).getByRole('listitem')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the page says that a professor has no publications [PUBLICATION-5]', async ({ page, site }) => {
  const { dialog } = await openComposer(page, site, { publications: [[]] })
  await expectText(dialog, 'No publications found')
})

test('publications that fail to load show the status and can be loaded again [PUBLICATION-6]', async ({
  page,
  site,
}) => {
  const { dialog } = await openComposer(page, site, { publications: [503, publicationList] })
  await expectText(dialog, 'Failed to fetch publications: 503')
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.getByRole('link', { name: /^Grasping by sight/ })).toBeVisible()
})

test('without a valid session the publications show a link to log in [PUBLICATION-4]', async ({ page, site }) => {
  const { dialog } = await openComposer(page, site, { publications: [401] })
  await expectText(dialog, 'Please log in to access this feature.')
  await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('a student on Free gets neither recipient nor publications, and sees the name of the plan and a link to upgrade [RECIPIENT-1, PUBLICATION-3]', async ({
  page,
  site,
}) => {
  const { dialog, requestCounts } = await openComposer(page, site, {}, 'F')
  await expectText(dialog, 'Basic Plan Required')
  await expect(dialog.getByText('Your current plan: Free Plan.')).toBeVisible()
  await expect(recipient(dialog)).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: /^(Scholar|Website|University)/ })).toHaveCount(0)
  expect(requestCounts).toEqual({ email: 0, publications: 0 })
  await expectText(dialog, 'Upgrade')
  await dialog.getByRole('link', { name: 'Upgrade' }).click()
  await page.waitForURL('**/pricing')
})
