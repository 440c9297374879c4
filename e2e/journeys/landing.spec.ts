import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { learnMore, openAll, previewCards } from '../fixtures/landing-page.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'

const demo = (page: Page) => page.getByRole('form', { name: /^Compose Email/ })
const letter = (page: Page) => page.getByLabel('Letter', { exact: true })
const prompt = (page: Page) => page.getByRole('dialog')

test('the landing page states what Labreach is for and the number of professors, wakes the server and leads to /register [LANDING-1, LANDING-3, LANDING-4, LANDING-5, LANDING-11]', async ({
  page,
}) => {
  const wakeRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/wake')) wakeRequests.push(request.method())
  })
  await page.goto('/')
  await expect(page).toHaveTitle(/^Home · Labreach/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One good letter to the right professor')
  await expectText(page, '14,000+ professors')
  recordText('14,000+')
  await expect.poll(() => wakeRequests).toEqual(['GET'])
  const start = page.getByRole('link', { name: 'Start for Free' }).first()
  await expectText(page, 'Start for Free')
  await start.click()
  await page.waitForURL('**/register')
  await expect.poll(() => wakeRequests).toEqual(['GET', 'GET'])
})

test('the real number is shown while fewer than 14,000 professors are listed [LANDING-11]', async ({ page }) => {
  await page.route('**/api/site/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), professors_listed: 812 } })
  })
  await page.goto('/')
  await expect(page.getByText('812 professors', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('14,000+')).toHaveCount(0)
})

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width} px there is nothing to scroll to before Learn More [LANDING-7, LANDING-5]`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expectText(page, 'Learn More')
    await expect(page.getByText('How it works')).toBeHidden()
    await expect(page.getByText('Dear Professor,').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Privacy' })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, 600))
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await learnMore(page).click()
    await expect(learnMore(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('heading', { name: 'A curated database' })).toBeInViewport()
    for (const name of ['Smart matching', 'Professional outreach'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expectText(page, 'How it works')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

test('the demo shows one enhancement, before and after, on request [LANDING-22]', async ({ page }) => {
  await openAll(page)
  const example = demo(page).locator('details')
  await expect(example.locator('ins').first()).toBeHidden()
  await example.getByText('See an example').click()
  await expect(example.getByText('Your sentence')).toBeVisible()
  await expect(example.locator('ins').first()).toBeVisible()
  await expect(example.locator('del').first()).toBeVisible()
  await expect(prompt(page)).toBeHidden()
})

test('the preview shows cards of at least 320 px without names [LANDING-8]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const response = page.waitForResponse('**/api/professors/preview/')
  await openAll(page)
  const { professors } = (await (await response).json()) as {
    professors: { school_name: string; key_interests: string[]; name: null }[]
  }
  const first = page.getByRole('list', { name: 'Professors listed today' }).getByRole('listitem').first()
  for (const interest of professors[0]!.key_interests.slice(0, 4)) await expect(first).toContainText(interest)
  expect((await first.boundingBox())!.width).toBeGreaterThanOrEqual(320)
  expect(professors.every(({ name }) => name === null)).toBe(true)
  // The demo letter is written to the first professor of the preview.
  await expect(demo(page)).toContainText(`A professor at ${professors[0]!.school_name}`)
  await expect(letter(page)).toHaveValue(new RegExp(professors[0]!.key_interests[0]!))
  const row = page.getByRole('list', { name: 'Professors listed today' })
  await page.getByRole('button', { name: 'Forward' }).click()
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(10)
})

test('a preview that fails shows an error and can be loaded again [LANDING-10]', async ({ page }) => {
  await page.route('**/api/professors/preview/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await page.goto('/')
  await learnMore(page).click()
  await expect(page.getByRole('alert')).toContainText('The preview could not be loaded.')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(previewCards(page)).toHaveCount(9)
})

test('the upload card explains the matching and leads to /register [LANDING-4, LANDING-12]', async ({ page }) => {
  await openAll(page)
  await expect(page.getByText(/^AI-powered matching reads your resume once/)).toBeVisible()
  await page.getByRole('link', { name: /^Upload your resume/ }).click()
  await page.waitForURL('**/register')
})

test('the demo has templates, a draft and publications; AI and sending require an account [LANDING-14, LANDING-15, LANDING-16]', async ({
  page,
}) => {
  const requests: string[] = []
  await openAll(page)
  page.on('request', (request) => requests.push(request.url()))
  await expectText(demo(page), 'Demo mode')
  await expect(letter(page)).toHaveAttribute('rows', '15')
  await expect(demo(page).locator('mark').first()).toHaveText('{professor_surname}')

  await demo(page).getByLabel('Template').selectOption('Summer internship')
  await expect(demo(page).getByLabel('Subject')).toHaveValue('A summer in your group')
  await expect(letter(page)).toHaveValue(/the coming summer/)
  await demo(page).getByRole('button', { name: 'Open the saved draft' }).click()
  await expect(letter(page)).toHaveValue(/the wrong time/)
  await expect(letter(page)).toBeFocused()
  await letter(page).fill('Dear Dr. [name],')
  await expect(demo(page).locator('mark').first()).toHaveText('[name]')

  const enhance = demo(page).getByRole('button', { name: 'Enhance with AI' })
  await enhance.click()
  await expectText(prompt(page), 'Complete registration to unlock AI processing features!')
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toBeHidden()
  await expect(enhance).toBeFocused()
  await demo(page).getByRole('button', { name: 'Work into letter with AI' }).first().click()
  await expect(prompt(page)).toContainText('Complete registration to unlock AI processing features!')
  await prompt(page).getByRole('button', { name: 'Not now' }).click()

  await demo(page).getByRole('button', { name: 'Send' }).click()
  await expectText(prompt(page), 'Complete registration to send emails!')
  await expect(letter(page)).toHaveValue('Dear Dr. [name],')
  expect(requests).toEqual([])
  await prompt(page).getByRole('link', { name: 'Start for Free' }).click()
  await page.waitForURL('**/register')
})

test('the footer links to privacy, terms, opt-out and the support email [LANDING-17]', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const path of ['/privacy', '/terms', '/optout']) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
  const site = (await (await page.request.get('/api/site/')).json()) as { support_email: string }
  await expect(footer.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    `mailto:${site.support_email}`,
  )
})

test('a signed-in student is redirected from / to /browse, also by a link to / inside the product [LANDING-2]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/')
  await page.waitForURL('**/browse*')
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await page.waitForURL('**/browse*')
})

test('the links of the product lead a visitor to the landing page [LANDING-2, ERROR-4]', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Labreach' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One good letter to the right professor')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('an error in the URL is shown and removed from it', async ({ page }) => {
  await page.goto('/?error=Google%20did%20not%20let%20you%20in.')
  await expect(page.getByRole('alert')).toHaveText('Google did not let you in.')
  await expect(page).toHaveURL(/\/$/)
})

test('the landing page can be used by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start for Free' }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(learnMore(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(previewCards(page)).toHaveCount(9)
  await demo(page).getByRole('button', { name: 'Send' }).focus()
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toBeVisible()
  const isFocusInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  for (let stop = 0; stop < 2; stop++) {
    expect(await isFocusInside()).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(demo(page).getByRole('button', { name: 'Send' })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the landing page has no accessibility finding, ${colorScheme}, before and after Learn More, and with a dialog`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const findViolations = async () => {
      const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    }
    await page.goto('/')
    await expect(page.getByText('14,000+ professors').first()).toBeVisible()
    expect(await findViolations()).toEqual([])
    await learnMore(page).click()
    await expect(previewCards(page)).toHaveCount(9)
    expect(await findViolations()).toEqual([])
    await demo(page).getByRole('button', { name: 'Send' }).click()
    await expect(prompt(page)).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all sections are visible and the links work [LANDING-19]', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of ['A curated database', 'Smart matching', 'Professional outreach', 'How it works'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(/^Dear Professor \{professor_surname\},/)
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden()
    await page.getByRole('link', { name: 'Start for Free' }).first().click()
    await page.waitForURL('**/register')
  })
})

test('search engines get a description, an image, icons, robots.txt and a sitemap with the URL of the deployment [LANDING-20]', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const { origin } = new URL(site.url)
  const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/`)
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/^Labreach reads your resume/)
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  const images = [new URL((await meta('og:image'))!).pathname, '/apple-touch-icon.png']
  for (const path of [...images, ...manifest.icons.map(({ src }) => src)]) {
    const response = await page.request.get(path)
    expect(response.headers()['content-type'], path).toMatch(/^image\//)
  }
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const path of ['/', '/register', '/privacy', '/terms', '/optout'])
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
})
