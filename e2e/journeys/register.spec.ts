import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { waitForMatches, upload } from '../fixtures/register-page.ts'
import { alertSelector, installClock } from '../fixtures/page-clock.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { failNext, resumeIn, test } from '../fixtures/signed-in.ts'

const registerPath = '/api/auth/register/'
const clickCreateAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click()
const googleButton = (page: Page) => page.getByRole('button', { name: 'Sign up with Google' })
const expired = 'Your session has expired. Please upload your resume again or sign in.'
const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function fill(page: Page, username: string, password = 'a long enough secret', confirm = password) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(confirm)
}

test('what is missing for an account is reported at once, each at its field [REGISTER-26, REGISTER-8, REGISTER-9, REGISTER-10, REGISTER-11, REGISTER-12, REGISTER-13]', async ({
  page,
  site,
}) => {
  const { stopAfter } = await installClock(page, '[data-highlighted]')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/professors/?temporary_token=*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/register')
  await clickCreateAccount(page)
  await expectText(page, 'Please upload your resume first.')
  await expectText(page, 'Please fill in all fields.')
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/^Choose a username\./)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/^Choose a password\./)
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Type the password again.')
  const terms = 'Please read and agree to the Terms of Service and Privacy Policy before creating your account.'
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(terms)
  await upload(page, site)
  await clickCreateAccount(page)
  await expectText(page, 'Please wait for professor matching to complete.')
  release()
  await waitForMatches(page)
  await clickCreateAccount(page)
  await expect(page.getByRole('checkbox'), 'the first with a problem').toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText(terms)).toBeHidden()
  await fill(page, 'order.of.rules', 'abcdefgh', '')
  await clickCreateAccount(page)
  await expectText(page, 'Please fill in all fields.')
  await expect(page.getByLabel('Confirm password')).toBeFocused()
  await fill(page, 'order.of.rules', 'abcdefgh', 'abcdefgi')
  await clickCreateAccount(page)
  await expectText(page, 'Passwords do not match.')
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match.')
  await fill(page, 'order.of.rules')
  await page.getByRole('checkbox').uncheck()
  await clickCreateAccount(page)
  const highlighted = page.locator('[data-highlighted]')
  await expect(highlighted).toBeVisible()
  await stopAfter(2_900)
  await expect(highlighted).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(highlighted).toBeHidden()
  await expectText(
    page,
    'Please read and agree to the Terms of Service and Privacy Policy before creating your account.',
  )
  recordText('Create Account')
})

test('a failed registration leaves the input unchanged; a new account leads to /browse after a second [REGISTER-16, REGISTER-19, REGISTER-17]', async ({
  page,
  site,
}) => {
  // A new student sees professors first, also after asking for another page.
  await page.goto('/outreach')
  await page.waitForURL('**/login')
  await upload(page, site)
  await waitForMatches(page)
  await page.getByRole('checkbox').check()
  await fill(page, 'kept.words')
  // 0: the connection is lost.
  for (const status of [500, 0]) {
    await failNext(page, 'POST', registerPath, status)
    await clickCreateAccount(page)
    await expectText(page, 'Registration failed. Please try again.')
  }
  await fill(page, 'kept.words', 'password1')
  await clickCreateAccount(page)
  await expect(page.getByText(/one of the most used ones/)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('kept.words')
  await expect(page.getByLabel('Confirm password')).toHaveValue('password1')

  await fill(page, 'kept.words')
  const response = page.waitForResponse(`**${registerPath}`)
  await clickCreateAccount(page)
  const answered = await response
  expect(answered.status()).toBe(200)
  const { startTime, responseStart } = answered.request().timing()
  await expect(page.getByText('Your account is ready. Opening your professors…')).toBeVisible()
  expect(await readStored(page, 'temporary_token')).toBeNull()
  expect(await readStored(page, 'access_token')).not.toBeNull()
  await page.waitForURL('**/browse*')
  expect(Date.now() - startTime - responseStart).toBeGreaterThan(800)
})

test('after a lost answer the same name and password sign in to the new account [REGISTER-31]', async ({
  page,
  site,
}) => {
  await upload(page, site)
  await waitForMatches(page)
  await page.getByRole('checkbox').check()
  await fill(page, 'lost.answer')
  await page.route(
    `**${registerPath}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await clickCreateAccount(page)
  await expectText(page, 'Registration failed. Please try again.')
  await clickCreateAccount(page)
  await page.waitForURL('**/browse*')
  await expect(page.getByRole('heading', { name: 'Find Professors' })).toBeVisible()
})

test('a visitor who returns finds the resume already uploaded [REGISTER-19]', async ({ page, site }) => {
  await upload(page, site)
  await page.reload()
  await expectText(page, 'already uploaded')
  await waitForMatches(page)
  await page.getByRole('button', { name: 'Use another file' }).click()
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible()
  expect(await readStored(page, 'temporary_token')).toBeNull()
})

test('a failure of the matching or the first template is shown and affects nothing else [REGISTER-5, REGISTER-7]', async ({
  page,
  site,
}) => {
  await failNext(page, 'GET', '/api/professors/?temporary_token=*', 500)
  await failNext(page, 'POST', '/api/emails/ai_generate_template/', 500)
  await upload(page, site)
  await expectText(page, 'Could not match you with professors. Please try again.')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await waitForMatches(page)
  await expectText(page, 'Could not generate your email template. You can create one manually after registration.')
})

for (const [step, method, failingPath] of [
  ['matching', 'GET', '/api/professors/?temporary_token=*'],
  ['the first template', 'POST', '/api/emails/ai_generate_template/'],
  ['the registration', 'POST', registerPath],
  ['the start of the Google flow', 'POST', '/api/auth/google/ticket/'],
] as const)
  test(`an expired temporary token at ${step} resets the upload with a notice [REGISTER-20]`, async ({
    page,
    site,
  }) => {
    await failNext(page, method, failingPath, 401, 'This upload has ended.')
    await page.goto('/register')
    await fill(page, 'typed.before')
    await page.getByRole('checkbox').check()
    await page.getByLabel('Resume (PDF)').setInputFiles(await resumeIn(site))
    if (method === 'POST' && !failingPath.includes('template')) {
      await waitForMatches(page)
      if (failingPath === registerPath) await clickCreateAccount(page)
      else {
        await googleButton(page).click()
        await page.getByRole('button', { name: 'Continue now' }).click()
      }
    }
    await expect(page.getByText(expired)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('alert')).toHaveText([expired])
    await expect(page).toHaveURL('/register')
    await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible()
    expect(await readStored(page, 'temporary_token')).toBeNull()
    await expect(page.getByLabel('Username')).toHaveValue('typed.before')
  })

test('an expired session is reported for 10 seconds and removed from the URL [REGISTER-21]', async ({ page }) => {
  const { stopAfter } = await installClock(page, alertSelector)
  await page.goto('/register?expired=true&ref=somebody')
  await expect(page.getByText(expired)).toBeVisible()
  await expect(page).toHaveURL('/register?ref=somebody')
  await stopAfter(9_900)
  await expect(page.getByText(expired)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(page.getByText(expired)).toBeHidden()
})

test('a referred visitor can sign up only with Google, after ten seconds or at once [REGISTER-23, GOOGLE-2, GOOGLE-3]', async ({
  page,
  site,
}) => {
  await page.goto('/register?ref=somebody')
  await expect(googleButton(page)).toBeVisible()
  for (const label of ['Username', 'Confirm password']) await expect(page.getByLabel(label)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeHidden()
  await googleButton(page).click()
  await expectText(page, 'Please upload your resume first.')
  await upload(page, site, '/register?ref=somebody')
  await waitForMatches(page)
  await googleButton(page).click()
  await expect(page.getByText(/^Please read and agree to the Terms/)).toBeVisible()
  await page.getByRole('checkbox').check()

  await googleButton(page).click()
  await expect(page.getByRole('timer')).toHaveText('You are sent to Google in 10 seconds.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(googleButton(page)).toBeVisible()

  await googleButton(page).click()
  await page.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Continue now' }).click()
  await expect(page.getByText(/^Please read and agree to the Terms/)).toBeVisible()
  await expect(googleButton(page)).toBeVisible()
  await page.getByRole('checkbox').check()

  const isConsentPage = (url: URL) => url.pathname === '/o/oauth2/v2/auth'
  await googleButton(page).click()
  const start = Date.now()
  const flowRequest = page.waitForRequest('**/api/auth/google/ticket/')
  await page.waitForURL(isConsentPage, { timeout: 20_000 })
  expect(Date.now() - start).toBeGreaterThan(9_000)
  expect((await flowRequest).postDataJSON()).toMatchObject({ ref: 'somebody', temporary_token: expect.any(String) })

  await page.goto('/register')
  await waitForMatches(page)
  await page.getByRole('checkbox').check()
  await googleButton(page).click()
  const secondFlowRequest = page.waitForRequest('**/api/auth/google/ticket/')
  await page.getByRole('button', { name: 'Continue now' }).click()
  await page.waitForURL(isConsentPage)
  expect((await secondFlowRequest).postDataJSON(), 'the second attempt has the referral too').toMatchObject({
    ref: 'somebody',
  })
})

test('a referred visitor sees why Google is required, and can sign up without the invitation [REGISTER-23]', async ({
  page,
}) => {
  await page.goto('/register?ref=made-up')
  await expect(page.getByText(/^You were invited by another student/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign up without the invitation' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByText(/once confirmed, it can reset a forgotten password/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('without the encryption secret of the site the page does not redirect to Google [GOOGLE-17]', async ({
  page,
  site,
}) => {
  await page.route('**/api/site/', (route) => route.fulfill({ status: 403, body: 'no JSON' }))
  await upload(page, site)
  await waitForMatches(page)
  await page.getByRole('checkbox').check()
  await googleButton(page).click()
  await page.getByRole('button', { name: 'Continue now' }).click()
  await expectText(page, 'Missing temporary token or encryption secret.')
})
