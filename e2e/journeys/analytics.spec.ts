import type { BrowserContext, Page } from '@playwright/test'
import { expect, type TestSite } from '../fixtures/test.ts'
import { openLetterWithMailbox } from '../fixtures/composer.ts'
import { composeAndSend, connectGoogle, register, unlockOne } from '../fixtures/student-steps.ts'
import { failNext, resumeIn, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { begin, create, submit } from '../fixtures/templates-page.ts'

type AnalyticsEvent = { event: string } & Record<string, unknown>

/** Records all entries of `window.dataLayer`, in order, over all pages of this tab. */
async function recordEvents(page: Page): Promise<AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = []
  await page.exposeFunction('recordForJourney', (entry: AnalyticsEvent) => void events.push(entry))
  await page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...entries: unknown[]) => {
      const { recordForJourney } = window as unknown as { recordForJourney: (entry: unknown) => void }
      for (const entry of entries) recordForJourney(entry)
      return Array.prototype.push.apply(layer, entries)
    }
    Object.assign(window, { dataLayer: layer })
  })
  return events
}

const filterByName = (events: readonly AnalyticsEvent[], name: string) => events.filter(({ event }) => event === name)
const getNames = (events: readonly AnalyticsEvent[]) => new Set(events.map(({ event }) => event))

test.describe.configure({ timeout: 120_000 })

test('events describe what a student does, without names, addresses or texts of the student [ANALYTICS-1, ANALYTICS-2, ANALYTICS-3, ANALYTICS-4, ANALYTICS-7]', async ({
  page,
  site,
}) => {
  const events = await recordEvents(page)
  const account = {
    username: `counted.${Date.now()}`,
    password: 'correct horse battery',
    google: { email: `counted.${Date.now()}@gmail.com`, name: 'Wilhelmina Countess' },
  }
  const subject = 'A question on your newest work'
  const lastLine = 'Would you have a quarter of an hour next week?'

  // On a slow machine a page can be left before its first event is recorded.
  await page.goto('/')
  await expect.poll(() => filterByName(events, 'page_view')).not.toEqual([])
  await register(page, await resumeIn(site), account)
  const professor = await unlockOne(page)
  await connectGoogle(page, account)
  await composeAndSend(page, { professor, subject, lastLine })
  await page.goto('/browse?minCitations=10&search=Nobody+Of+This+Name')
  await expect
    .poll(() => filterByName(events, 'filter'))
    .toEqual([{ event: 'filter', filters: 'minCitations', results: 0 }])

  await page.goto('/profile')
  await page.getByLabel('Major').fill('Entomology of hidden things')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect.poll(() => getNames(events)).toContain('profile_update')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/login')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/browse*')
  await expect.poll(() => filterByName(events, 'page_view').at(-1)?.['page_title']).toBe('Browse Professors')

  const accountEvents = ['resume_upload', 'sign_up', 'login', 'logout', 'profile_update', 'page_view']
  const letterEvents = ['professor_view', 'search', 'filter', 'ai_processing', 'email_compose', 'email_send']
  for (const event of [...accountEvents, ...letterEvents]) expect(getNames(events), event).toContain(event)
  expect(filterByName(events, 'login')).toEqual([{ event: 'login', method: 'password' }])
  expect(filterByName(events, 'sign_up')).toEqual([{ event: 'sign_up', method: 'password' }])
  expect(filterByName(events, 'page_view')[0]).toEqual({ event: 'page_view', page_path: '/', page_title: 'Home' })
  const [view] = filterByName(events, 'professor_view')
  for (const event of ['email_compose', 'email_send'])
    expect(filterByName(events, event)).toEqual([{ event, professor_id: view!['professor_id'] }])

  await page.goto('/students/Wilhelmina-Countess')
  await expect.poll(() => filterByName(events, 'page_view').at(-1)?.['page_path']).toBe('/not-found')

  const everything = JSON.stringify(events)
  const [first = '', last = ''] = professor.split(' ')
  for (const secret of [first, last, account.username, account.google.email, 'Wilhelmina', 'Mina', 'Okafor'])
    expect(everything, secret).not.toContain(secret)
  for (const text of [subject, lastLine, 'Entomology', 'eyJ']) expect(everything, text).not.toContain(text)
})

test('an unknown path counts as /not-found, also below a page [ANALYTICS-5, ANALYTICS-7]', async ({ page }) => {
  const events = await recordEvents(page)
  for (const path of ['/students/Wilhelmina', '/privacy/Wilhelmina']) {
    events.splice(0)
    await page.goto(path)
    await expect
      .poll(() => events)
      .toEqual([{ event: 'page_view', page_path: '/not-found', page_title: '404 Not Found' }])
  }
})

test('a payment event contains its outcome and one Basic Plan in USD [ANALYTICS-1, ANALYTICS-6]', async ({
  page,
  site,
}) => {
  const events = await recordEvents(page)
  await signInNewStudent(page, site)
  await page.route('**/api/verify-payment/', (route) => route.fulfill({ json: { status: 'paid', amount: 3 } }))
  // The student reloads the page before the first verification is answered.
  await page.route('**/api/verify-payment/', () => undefined, { times: 1 })
  const verification = page.waitForRequest('**/api/verify-payment/')
  await page.goto('/payment/success?session_id=cs_test_counted')
  await verification
  await page.reload()
  await expect
    .poll(() => filterByName(events, 'purchase'))
    .toEqual([
      {
        event: 'purchase',
        transaction_id: 'cs_test_counted',
        currency: 'USD',
        value: 3,
        items: [{ item_name: 'Basic Plan', quantity: 1, price: 3 }],
      },
    ])
  await expect
    .poll(() => filterByName(events, 'payment_success'))
    .toEqual([{ event: 'payment_success', transaction_id: 'cs_test_counted' }])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(filterByName(events, 'purchase')).toHaveLength(1)
  await expect.poll(() => filterByName(events, 'page_view').at(-1)?.['page_path']).toBe('/payment-success')

  await page.unroute('**/api/verify-payment/')
  await page.route('**/api/verify-payment/', (route) => route.fulfill({ json: { status: 'unpaid', amount: 3 } }))
  await page.goto('/payment/success?session_id=cs_test_unpaid')
  await expect
    .poll(() => filterByName(events, 'payment_failure'))
    .toEqual([{ event: 'payment_failure', code: 'unpaid' }])

  await page.unroute('**/api/verify-payment/')
  await page.goto('/payment/success')
  await expect
    .poll(() => filterByName(events, 'payment_failure').at(-1))
    .toEqual({ event: 'payment_failure', code: 'no_session' })
  await failNext(page, 'POST', '/api/verify-payment/', 400)
  await page.goto('/payment/success?session_id=cs_test_refused')
  await expect.poll(() => filterByName(events, 'payment_failure')).toHaveLength(3)
})

test('events of templates, AI and failures contain their kind [ANALYTICS-1]', async ({ page, site }) => {
  const events = await recordEvents(page)
  const { dialog, body, open, close } = await openLetterWithMailbox(page, site, 'B')
  const browse = page.url()
  await body.fill('Dear Professor,\n\nI am very keen to learn about robots.')
  await dialog.getByRole('button', { name: 'Enhance with AI' }).click()
  await expect
    .poll(() => filterByName(events, 'ai_processing'))
    .toEqual([{ event: 'ai_processing', kind: 'enhance', outcome: 'done' }])
  await close()

  await page.goto('/templates')
  await create(page, 'Words of Wilhelmina')
  await expect.poll(() => filterByName(events, 'template_create')).toEqual([{ event: 'template_create' }])
  await page.goto(browse)
  await open()
  await dialog.getByLabel('Template').selectOption('Words of Wilhelmina')
  await expect.poll(() => filterByName(events, 'template_use')).toEqual([{ event: 'template_use', default: true }])
  await close()

  await page.goto('/templates')
  await failNext(page, 'POST', '/api/templates/', 500)
  await begin(page, 'Another of Wilhelmina', 'Dear Professor {professor_name}, …')
  await submit(page).click()
  await expect.poll(() => filterByName(events, 'exception').length).toBe(1)
  expect(filterByName(events, 'exception')[0]).toMatchObject({ fatal: false })
  expect(JSON.stringify(events)).not.toContain('Wilhelmina')
})

/** A site that measures use: returns the URLs of the loaded tags. A tag remembers the list that it reads. */
async function measureUse(context: BrowserContext, site: TestSite): Promise<string[]> {
  await context.route('**/api/site/', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), measurement_id: 'G-TEST123' } })
  })
  // The server of these journeys measures nothing, so its CSP forbids the tag.
  await context.route(new RegExp(`^${site.url}/(terms|privacy)$`), async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
  const tags: string[] = []
  await context.route('https://www.googletagmanager.com/**', (route) => {
    tags.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.readByTag = window.dataLayer' })
  })
  return tags
}

test('a site that measures use asks for consent, and loads no tag without it [ANALYTICS-8]', async ({
  context,
  page,
  site,
}) => {
  const tags = await measureUse(context, site)
  const question = page.getByRole('region', { name: 'Measuring' })

  await page.goto('/terms')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(tags).toEqual([])

  await page.evaluate(() => localStorage.removeItem('analytics_consent'))
  await page.reload()
  await question.getByRole('button', { name: 'Yes, count' }).click()
  await expect.poll(() => tags).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123'])
  await page.reload()
  await expect.poll(() => tags).toHaveLength(2)
  await expect(question).toHaveCount(0)
})

test('a withdrawn consent ends the counting at once, in other tabs too [ANALYTICS-8]', async ({
  context,
  page,
  site,
}) => {
  const tags = await measureUse(context, site)
  await page.goto('/privacy')
  await page.getByRole('region', { name: 'Measuring' }).getByRole('button', { name: 'Yes, count' }).click()
  const other = await context.newPage()
  await other.goto('/terms')
  const getLists = (tab: Page) =>
    tab.evaluate(() => {
      const { readByTag, dataLayer } = window as { readByTag?: unknown[]; dataLayer?: unknown[] }
      return { read: JSON.stringify(readByTag ?? null), written: JSON.stringify(dataLayer ?? []) }
    })
  // The first entries of the list, which configure the tag, name `send_page_view`.
  const counted = '"1":"page_view"'
  for (const tab of [page, other]) await expect.poll(async () => (await getLists(tab)).read).toContain(counted)
  const { read } = await getLists(other)

  // The page loads again, and the old one already has the new button.
  const stopped = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Stop counting' }).click()
  await stopped
  await expect(page.getByRole('button', { name: 'Allow counting' })).toBeVisible()
  await expect.poll(async () => (await getLists(page)).read, 'the page has no tag').toBe('null')
  await expect.poll(async () => (await getLists(other)).written).not.toContain('page_view')
  await other.getByRole('link', { name: 'Privacy' }).first().click()
  await expect.poll(async () => (await getLists(other)).written).toContain('page_view')
  expect((await getLists(other)).read).toBe(read)
  expect(tags).toHaveLength(2)

  const allowed = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Allow counting' }).click()
  await allowed
  await expect.poll(async () => (await getLists(page)).read).toContain(counted)
  expect(tags).toHaveLength(3)
})

test('a site that measures nothing does not ask for consent [ANALYTICS-8]', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText('This site measures nothing about how you use it.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Measuring' })).toHaveCount(0)
})
