import type { Locator, Page, Route } from '@playwright/test'
import { expect, type TestSite } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { overrideStudent, signIn, test } from '../fixtures/signed-in.ts'

const lookupCall = '/api/emails/get_professor_email/'
const publicationsCall = '/api/professors/publications?*'
const works = [
  {
    title: 'Grasping by sight',
    abstract: 'Robots that learn to grasp what they see.',
    pub_year: 2025,
    num_citations: 1204,
    pub_url: 'https://doi.example/1',
  },
  { title: 'Untitled notes', abstract: '', pub_year: null, num_citations: 1, pub_url: 'javascript:alert(1)' },
]

/** Answers of the two calls, in turn; the last one stays. A number is a refusal. */
type Answers = { email?: (string | number)[]; publications?: (object[] | number)[] }

/** A student of Basic before a letter to an unlocked professor. */
async function openLetter(page: Page, site: TestSite, { email = [''], publications = [[]] }: Answers, plan = 'B') {
  const asked = { email: 0, publications: 0 }
  const answer = (route: Route, value: unknown, body: unknown) =>
    typeof value === 'number' ? route.fulfill({ status: value, json: {} }) : route.fulfill({ json: body })
  await signIn(page, site)
  await overrideStudent(page, { subscription: plan })
  await page.route(`**${lookupCall}`, async (route) => {
    const value = email[Math.min(asked.email++, email.length - 1)]
    await answer(route, value, { email: value })
  })
  await page.route(`**${publicationsCall}`, async (route) => {
    const value = publications[Math.min(asked.publications++, publications.length - 1)]
    await answer(route, value, value)
  })
  await page.goto('/browse')
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  const open = () =>
    page
      .getByRole('button', { name: /^Compose Email to / })
      .first()
      .click()
  await open()
  return { dialog, asked, open }
}

/** Lets seconds pass, each seen by the page before the next, at most two minutes of them. */
async function passUntil(page: Page, reached: () => boolean) {
  for (let second = 0; second < 120 && !reached(); second++) {
    await page.clock.runFor(1_000)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  expect(reached()).toBe(true)
}

const field = (dialog: Locator) => dialog.getByLabel('Recipient')

test('opening a letter finds the address, and the browser keeps it for this professor [RECIPIENT-1, RECIPIENT-3, RECIPIENT-9]', async ({
  page,
  site,
}) => {
  const { dialog, asked, open } = await openLetter(page, site, { email: ['ada@cs.example.edu'] })
  await expect(field(dialog)).toHaveValue('ada@cs.example.edu')
  await expectText(dialog, 'Labreach found this address. You can change it.')
  const kept = await page.evaluate(() => localStorage.getItem('email_cache') ?? '')
  expect(Object.values(JSON.parse(kept) as object)).toEqual(['ada@cs.example.edu'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(field(dialog)).toHaveValue('ada@cs.example.edu')
  await field(dialog).fill('')
  await dialog.getByRole('button', { name: 'Find address' }).click()
  await expect(field(dialog)).toHaveValue('ada@cs.example.edu')
  expect(asked.email).toBe(1)
})

test('three links lead to where an address may stand, each in a new tab [RECIPIENT-1, RECIPIENT-2]', async ({
  page,
  site,
}) => {
  const { dialog } = await openLetter(page, site, { email: [''] })
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

test('a rate limit counts down and tries again by itself [RECIPIENT-5, RECIPIENT-6]', async ({ page, site }) => {
  await page.clock.install()
  const { dialog, asked } = await openLetter(page, site, { email: [429, 429, 'ada@cs.example.edu'] })
  await expectText(dialog, 'Rate limit reached. Trying again in 5 seconds...')
  await page.clock.runFor(1_000)
  await expect(dialog.getByText(/^Rate limit reached. Trying again in [1-4] seconds...$/)).toBeVisible()
  await passUntil(page, () => asked.email === 2)
  await expectText(dialog, 'Rate limit reached. Trying again in 10 seconds...')
  await passUntil(page, () => asked.email === 3)
  await expect(field(dialog)).toHaveValue('ada@cs.example.edu')
  expect(asked.email).toBe(3)
})

test('after five waits it has failed; what the student types meanwhile stays [RECIPIENT-3, RECIPIENT-7, RECIPIENT-8]', async ({
  page,
  site,
}) => {
  await page.clock.install()
  const { dialog, asked } = await openLetter(page, site, { email: [429] })
  await field(dialog).fill('typed@cs.example.edu')
  for (const [waits, seconds] of [5, 10, 20, 40, 80].entries()) {
    await expectText(dialog, `Rate limit reached. Trying again in ${seconds} seconds...`)
    await passUntil(page, () => asked.email === waits + 2)
  }
  await expectText(dialog, 'Failed to retrieve professor email. Please try again.')
  expect(asked.email).toBe(6)
  await expect(field(dialog)).toHaveValue('typed@cs.example.edu')
})

test('any other failure says so beside the field and in an alert, and can be tried again [RECIPIENT-8]', async ({
  page,
  site,
}) => {
  const { dialog } = await openLetter(page, site, { email: [500, 'ada@cs.example.edu'] })
  await expectText(dialog, 'Failed to retrieve professor email. Please try again.')
  await expect(page.getByRole('alert').getByText('Failed to retrieve professor email', { exact: true })).toBeVisible()
  await expectText(page, 'Failed to retrieve professor email')
  await dialog.getByRole('button', { name: 'Find address' }).click()
  await expect(field(dialog)).toHaveValue('ada@cs.example.edu')
})

test('publications stand beside the letter, each with year, citations, link and abstract [COMPOSE-3, PUBLICATION-1, PUBLICATION-3]', async ({
  page,
  site,
}) => {
  const { dialog } = await openLetter(page, site, { publications: [works] })
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
  const [form, body] = [side.locator('xpath=preceding-sibling::div'), side.locator('xpath=..')]
  const boxOf = async (element: Locator) => (await element.boundingBox())!
  const [wide, narrow] = [await boxOf(form), await boxOf(side)]
  expect(narrow.x).toBeGreaterThan(wide.x + wide.width)
  expect(wide.width / (wide.width + narrow.width)).toBeCloseTo(2 / 3, 1)
  expect((await boxOf(body)).height, 'of the window').toBeLessThanOrEqual(0.6 * 800)
  expect(await body.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)

  await page.setViewportSize({ width: 360, height: 740 })
  expect((await boxOf(panel)).y).toBeGreaterThan((await boxOf(form)).y + (await boxOf(form)).height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a professor without publications has none found [PUBLICATION-5]', async ({ page, site }) => {
  const { dialog } = await openLetter(page, site, { publications: [[]] })
  await expectText(dialog, 'No publications found')
})

test('publications that cannot be loaded say why and can be tried again [PUBLICATION-6]', async ({ page, site }) => {
  const { dialog } = await openLetter(page, site, { publications: [503, works] })
  await expectText(dialog, 'Failed to fetch publications: 503')
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.getByRole('link', { name: /^Grasping by sight/ })).toBeVisible()
})

test('whoever is logged out meanwhile is asked to log in [PUBLICATION-4]', async ({ page, site }) => {
  const { dialog } = await openLetter(page, site, { publications: [401] })
  await expectText(dialog, 'Please log in to access this feature.')
  await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('Free has neither, sees its plan, and the way to Basic [RECIPIENT-1, PUBLICATION-3]', async ({ page, site }) => {
  const { dialog, asked } = await openLetter(page, site, {}, 'F')
  await expectText(dialog, 'Basic Plan Required')
  await expect(dialog.getByText('Your current plan: Free Plan.')).toBeVisible()
  await expect(field(dialog)).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: /^(Scholar|Website|University)/ })).toHaveCount(0)
  expect(asked).toEqual({ email: 0, publications: 0 })
  await expectText(dialog, 'Upgrade')
  await dialog.getByRole('link', { name: 'Upgrade' }).click()
  await page.waitForURL('**/pricing')
})
