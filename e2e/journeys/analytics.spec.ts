import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { openRealLetter } from '../fixtures/composer.ts'
import { composeAndSend, connectGoogle, register, unlockOne } from '../fixtures/main-job.ts'
import { refuse, resumeIn, signIn, test } from '../fixtures/signed-in.ts'
import { begin, create, submit } from '../fixtures/templates-page.ts'

type Told = { event: string } & Record<string, unknown>

/** Everything that any page of this tab notes in `window.dataLayer`, in order, over all its pages. */
async function listen(page: Page): Promise<Told[]> {
  const told: Told[] = []
  await page.exposeFunction('toldToTheJourney', (entry: Told) => void told.push(entry))
  await page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...entries: unknown[]) => {
      const { toldToTheJourney: tell } = window as unknown as { toldToTheJourney: (entry: unknown) => void }
      for (const entry of entries) tell(entry)
      return Array.prototype.push.apply(layer, entries)
    }
    Object.assign(window, { dataLayer: layer })
  })
  return told
}

const of = (told: readonly Told[], event: string) => told.filter((one) => one.event === event)
const named = (told: readonly Told[]) => new Set(told.map((one) => one.event))

test.describe.configure({ timeout: 120_000 })

test('what a student does is noted as events of use, without a name, an address or a word they wrote [ANALYTICS-1, ANALYTICS-2, ANALYTICS-3, ANALYTICS-4, ANALYTICS-7]', async ({
  page,
  site,
}) => {
  const told = await listen(page)
  const account = {
    username: `counted.${Date.now()}`,
    password: 'correct horse battery',
    google: { email: `counted.${Date.now()}@gmail.com`, name: 'Wilhelmina Countess' },
  }
  const subject = 'A question on your newest work'
  const lastLine = 'Would you have a quarter of an hour next week?'

  await register(page, await resumeIn(site), account)
  const professor = await unlockOne(page)
  await page
    .getByRole('button', { name: /^Remove filter|^Clear/ })
    .first()
    .isVisible()
  await connectGoogle(page, account)
  await composeAndSend(page, { professor, subject, lastLine })
  await page.goto('/browse?minCitations=10&search=Nobody+Of+This+Name')
  await expect.poll(() => of(told, 'filter')).toEqual([{ event: 'filter', filters: 'minCitations', results: 0 }])

  await page.goto('/profile')
  await page.getByLabel('Major').fill('Entomology of hidden things')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect.poll(() => named(told)).toContain('profile_update')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/login')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/browse*')
  await expect.poll(() => of(told, 'page_view').at(-1)?.['page_title']).toBe('Browse Professors')

  const happened = ['resume_upload', 'sign_up', 'login', 'logout', 'professor_view', 'search', 'filter']
  const written = ['ai_processing', 'email_compose', 'email_send', 'profile_update', 'page_view']
  for (const event of [...happened, ...written]) expect(named(told), event).toContain(event)
  expect(of(told, 'login')).toEqual([{ event: 'login', method: 'password' }])
  expect(of(told, 'sign_up')).toEqual([{ event: 'sign_up', method: 'password' }])
  expect(of(told, 'page_view')[0]).toEqual({ event: 'page_view', page_path: '/', page_title: 'Home' })
  const [view] = of(told, 'professor_view')
  for (const event of ['email_compose', 'email_send'])
    expect(of(told, event)).toEqual([{ event, professor_id: view!['professor_id'] }])

  await page.goto('/students/Wilhelmina-Countess')
  await expect.poll(() => of(told, 'page_view').at(-1)?.['page_path']).toBe('/not-found')

  const everything = JSON.stringify(told)
  const [first = '', last = ''] = professor.split(' ')
  for (const secret of [first, last, account.username, account.google.email, 'Wilhelmina', 'Mina', 'Okafor'])
    expect(everything, secret).not.toContain(secret)
  for (const text of [subject, lastLine, 'Entomology', 'eyJ']) expect(everything, text).not.toContain(text)
})

test('payments are noted with their kind, in USD, as one Basic Plan [ANALYTICS-1, ANALYTICS-6]', async ({
  page,
  site,
}) => {
  const told = await listen(page)
  await signIn(page, site)
  await page.route('**/api/verify-payment/', (route) => route.fulfill({ json: { status: 'paid', amount: 3 } }))
  await page.goto('/payment/success?session_id=cs_test_counted')
  await expect
    .poll(() => of(told, 'purchase'))
    .toEqual([
      {
        event: 'purchase',
        transaction_id: 'cs_test_counted',
        currency: 'USD',
        value: 3,
        items: [{ item_name: 'Basic Plan', quantity: 1, price: 3 }],
      },
    ])
  expect(of(told, 'payment_success')).toEqual([{ event: 'payment_success', transaction_id: 'cs_test_counted' }])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(of(told, 'purchase')).toHaveLength(1)
  await expect.poll(() => of(told, 'page_view').at(-1)?.['page_path']).toBe('/payment-success')

  await page.unroute('**/api/verify-payment/')
  await page.route('**/api/verify-payment/', (route) => route.fulfill({ json: { status: 'unpaid', amount: 3 } }))
  await page.goto('/payment/success?session_id=cs_test_unpaid')
  await expect.poll(() => of(told, 'payment_failure')).toEqual([{ event: 'payment_failure', code: 'unpaid' }])

  await page.unroute('**/api/verify-payment/')
  await page.goto('/payment/success')
  await expect.poll(() => of(told, 'payment_failure').at(-1)).toEqual({ event: 'payment_failure', code: 'no_session' })
  await refuse(page, 'POST', '/api/verify-payment/', 400)
  await page.goto('/payment/success?session_id=cs_test_refused')
  await expect.poll(() => of(told, 'payment_failure')).toHaveLength(3)
})

test('templates, AI and failures are noted by their kind [ANALYTICS-1]', async ({ page, site }) => {
  const told = await listen(page)
  const { dialog, body, open, close } = await openRealLetter(page, site, 'B')
  const browse = page.url()
  await body.fill('Dear Professor,\n\nI am very keen to learn about robots.')
  await dialog.getByRole('button', { name: 'Enhance with AI' }).click()
  await expect
    .poll(() => of(told, 'ai_processing'))
    .toEqual([{ event: 'ai_processing', kind: 'enhance', outcome: 'done' }])
  await close()

  await page.goto('/templates')
  await create(page, 'Words of Wilhelmina')
  await expect.poll(() => of(told, 'template_create')).toEqual([{ event: 'template_create' }])
  await page.goto(browse)
  await open()
  await dialog.getByLabel('Template').selectOption('Words of Wilhelmina')
  await expect.poll(() => of(told, 'template_use')).toEqual([{ event: 'template_use', default: true }])
  await close()

  await page.goto('/templates')
  await refuse(page, 'POST', '/api/templates/', 500)
  await begin(page, 'Another of Wilhelmina', 'Dear Professor {professor_name}, …')
  await submit(page).click()
  await expect.poll(() => of(told, 'exception').length).toBe(1)
  expect(of(told, 'exception')[0]).toMatchObject({ fatal: false })
  expect(JSON.stringify(told)).not.toContain('Wilhelmina')
})

test('whether use may be measured is asked where it is measured at all, and no tag is loaded without a yes [ANALYTICS-8]', async ({
  page,
  site,
}) => {
  await page.route('**/api/site/', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), measurement_id: 'G-TEST123' } })
  })
  // The server of these journeys measures nothing, so that its policy would refuse the tag.
  await page.route(`${site.url}/terms`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
  const tags: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    tags.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
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

test('nothing is asked where nothing is measured [ANALYTICS-8]', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText('This site measures nothing about how you use it.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Measuring' })).toHaveCount(0)
})
