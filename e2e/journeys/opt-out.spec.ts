import type { Page } from '@playwright/test'
import { expect, type TestSite } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { call } from '../fixtures/student-over-http.ts'

type Professor = { name: string; scholar_id: string }

/** Unlocks a listed professor as a new student and removes the session. */
async function findListedProfessor(page: Page, site: TestSite): Promise<Professor> {
  const { access_token: token } = await signInNewStudent(page, site)
  const listed = await call<{ professors: { professor: Professor }[] }>(site, '/api/professors/page', { token })
  const { scholar_id } = listed.professors[0]!.professor
  const unlock = await call<{ professor: Professor }>(site, '/api/professors/unlock_professor/', {
    token,
    body: { scholar_id },
  })
  await page.evaluate(() => localStorage.clear())
  return unlock.professor
}

test('a professor is removed by Google Scholar ID without an account [PRODUCT-5, OPTOUT-1, OPTOUT-2, OPTOUT-3, OPTOUT-5, OPTOUT-6]', async ({
  page,
  site,
}) => {
  const { scholar_id, name } = await findListedProfessor(page, site)
  await page.goto('/optout')
  const id = page.getByLabel('Google Scholar ID')
  const button = page.getByRole('button', { name: 'Request Removal' })

  await button.click()
  await expectText(page, 'Please enter your Google Scholar ID.')
  await id.fill('nobody-has-this')
  await button.click()
  await expectText(page, 'No professor found with that Google Scholar ID. Please check the ID and try again.')

  await id.fill(` https://scholar.google.de/citations?hl=en&user=${scholar_id} `)
  await id.press('Enter')
  const question = page.getByRole('region', { name: 'Is this you?' })
  await expect(question).toContainText(name)
  await question.getByRole('button', { name: 'Not me' }).click()
  await expect(id).toBeVisible()
  await id.press('Enter')
  await question.getByRole('button', { name: 'Remove this profile' }).click()
  await expectText(page, `Professor ${name} has been successfully removed from our public listings. Thank you.`)
  await expect(id).toHaveValue('')
})

test('the link of a letter shows the professor and removes after one confirmation; a broken link is reported [OPTOUT-11]', async ({
  page,
}) => {
  await page.goto('/optout?professor=1&signature=changed')
  await expect(page.getByLabel('Google Scholar ID')).toHaveCount(0)
  await expect(page.getByText('This link is not complete. Please copy it whole from the letter.')).toBeVisible()
  const view = { name: 'Vera Lindqvist', school_name: 'UC Davis', opt_out: false }
  await page.route('**/api/professors/optout/link/?*', (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? view : { ok: true } }),
  )
  await page.reload()
  const question = page.getByRole('region', { name: 'Is this you?' })
  await expect(question).toContainText('Vera Lindqvist')
  await expect(question).toContainText('UC Davis')
  await question.getByRole('button', { name: 'Remove this profile' }).click()
  await expectText(page, 'You have been removed from our listings and will not be written to again. Thank you.')
})

test('the link of the mail to a professor erases only after a click on the button [OPTOUT-12]', async ({ page }) => {
  await page.goto('/optout?erase=an-invalid-token')
  const button = page.getByRole('button', { name: 'Erase my record now' })
  await button.click()
  await expect(page.getByText('This link has been used already or is too old.')).toBeVisible()
  await page.route('**/api/professors/optout/erase/', (route) => route.fulfill({ json: { ok: true } }))
  await button.click()
  await expectText(page, 'Your record has been erased. Thank you.')
})

test('an unexpected error asks to try again later [OPTOUT-7]', async ({ page }) => {
  await page.goto('/optout')
  await failNext(page, 'GET', '/api/professors/optout/?*', 500)
  await page.getByLabel('Google Scholar ID').fill('some-id')
  await page.getByRole('button', { name: 'Request Removal' }).click()
  await expectText(page, 'An unexpected error occurred. Please try again later.')
})
