import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { resumePdf } from '../fixtures/a-resume.ts'
import { waitForMatches } from '../fixtures/register-page.ts'
import { expect } from '../fixtures/test.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'
import { call } from '../fixtures/student-over-http.ts'

// A word that fades in has too little contrast for a moment.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const understood = (page: Page) => page.getByRole('region', { name: 'What we understood' })
const firstMatch = (page: Page) => page.getByRole('list', { name: 'Your best matches' }).locator('> li').first()

test('what goes to the language model is said at the upload and on /privacy [MATCH-19]', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByText('up to 40 lines about your research go to a language model')).toBeVisible()
  await page.goto('/privacy#others')
  await expect(page.getByText('up to 40 lines of your resume about research')).toBeVisible()
})

test('a suggested field is a chip with words of the resume, and changes nothing until it is accepted [MATCH-20]', async ({
  page,
}) => {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/professors/fields/suggestions/', async (route) => {
    resolve()
    await released
    await route.continue()
  })
  await page.goto('/register')
  // The sandbox's model takes "Machines" for a field of machines, which Labreach does not understand here.
  const buffer = Buffer.from(await resumePdf('Machines that notice volcanic eruptions in wet valleys'))
  const file = { name: 'Mina Okafor.pdf', mimeType: 'application/pdf', buffer }
  await page.getByLabel('Resume (PDF)').setInputFiles(file)
  await waitForMatches(page)
  await asked
  const before = await firstMatch(page).innerText()
  await expect(understood(page).getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  release()
  const accept = understood(page)
    .getByRole('button', { name: /^Accept/ })
    .first()
  await expect(accept).toBeVisible()
  await expectAccessible(page, 'registration with suggested fields')
  expect(await firstMatch(page).innerText()).toBe(before)
  const name = (await accept.getAttribute('aria-label'))!.replace('Accept ', '')
  await expect(understood(page).getByRole('button', { name: `Strike out ${name}`, exact: true })).toHaveCount(0)
  await accept.click()
  await expect(understood(page).getByRole('button', { name: `Strike out ${name}`, exact: true })).toBeVisible()
  await expect(understood(page).getByRole('button', { name: `Accept ${name}`, exact: true })).toHaveCount(0)
  await expect(understood(page).getByRole('list', { name: 'Typed by you' })).toContainText(name)
})

test('an interest that is accepted below the form stays when the edited list is saved, and no chip is there twice [PROFILE-100, MATCH-15]', async ({
  page,
  site,
}) => {
  const { access_token: token } = await signInNewStudent(page, site)
  const suggested = [{ name: 'Genomics', from: 'a corpus' }]
  await page.route('**/api/professors/fields/suggestions/', (route) => route.fulfill({ json: { suggested } }))
  await page.goto('/profile')
  const additional = page.getByLabel('Additional interests')
  await additional.fill('optics')
  await additional.press('Enter')
  await expect(understood(page).getByText('Natural language processing')).toHaveCount(0)
  await understood(page).getByText('What we understood: 1 suggestion').click()
  await page.getByRole('button', { name: 'Accept Genomics' }).click()
  await expect(page.getByRole('list', { name: 'Additional interests' })).toContainText('Genomics')
  await expect(understood(page).getByRole('listitem').filter({ hasText: 'Genomics' })).toHaveCount(0)
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/browse*')
  const student = await call<{ additional_interests: string[] }>(site, '/api/auth/me/', { token })
  expect(student.additional_interests).toEqual(['optics', 'Genomics'])
})
