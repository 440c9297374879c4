import { expect } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'

test('the error page explains the error and has links to continue [ERROR-1]', async ({ page }) => {
  await page.goto('/error')
  await expectText(page, 'Oops! Something went wrong')
  await expectText(page, 'Try Again')
  await expectText(page, 'Contact Support')
  const mail = page.getByRole('link', { name: 'Contact Support' })
  await expect(mail).toHaveAttribute('href', /^mailto:[^?]+\?subject=Oops.*&body=Page%3A%20%2Ferror/)
  await expectText(page, 'Go to Home')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await page.waitForURL(/\/$/)
})

test('the error page shows the title and message of the URL as plain text [ERROR-2]', async ({ page }) => {
  await page.goto('/error?title=No%20luck&message=%3Ci%3EThe+server+is+away%3C%2Fi%3E')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No luck')
  await expect(page.getByText('<i>The server is away</i>')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No luck')
})

test('an unknown path is a 404 page with three links, also below a page [ERROR-4]', async ({ page }) => {
  for (const path of ['/privacy/no/such/page', '/no/such/page']) {
    await page.goto(path)
    await expect(page).toHaveTitle('404 Not Found · Labreach')
  }
  await expectText(page, 'Go to Home')
  await expectText(page, 'Browse Professors')
  await expect(page.getByRole('link', { name: 'Browse Professors' })).toHaveAttribute('href', '/browse')
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
})

for (const { path, title } of [
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Service' },
  { path: '/for-professors', title: 'For professors: your data' },
])
  test(`${title} begins with a summary and has a table of contents [LEGAL-1]`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('region', { name: 'In short' }).getByRole('listitem')).not.toHaveCount(0)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await contents.last().click()
    await expect(page.getByRole('heading', { name: await contents.last().innerText() })).toBeInViewport()
  })

test('long sections of the privacy policy are folded, and open by a link and on paper [LEGAL-2]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/privacy')
  const [password, token, cookie] = ['argon2id', 'AES-256-GCM', 'google_ticket'].map((text) => page.getByText(text))
  await expect(page.getByText(/^Responsible for the data on this website/)).toBeVisible()
  await expect(password!).toBeHidden()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your account' }).click()
  await expect(password!).toBeInViewport()
  await expect(token!).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(token!).toBeVisible()
  await page.goto('/terms')
  await page.goto('/privacy#browser')
  await expect(cookie!.first()).toBeInViewport()
})

// React logs the error of a broken page, so this test allows console errors.
const testBroken = test.extend<{ noErrors: void }>({
  noErrors: async ({}, use) => {
    await use()
  },
})

testBroken(
  'an error in a page leaves the sidebar, and Try Again renders the page again [ERROR-3]',
  async ({ page, site }) => {
    await signInNewStudent(page, site)
    await page.route('**/api/templates/', (route) => route.fulfill({ json: [{ id: 1, default: true }] }))
    await page.goto('/templates')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong')
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/\.js|at \w+ \(/)
    await page.unroute('**/api/templates/')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Templates')
  },
)
