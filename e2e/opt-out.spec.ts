import type { Page } from '@playwright/test'
import { expect, type Place } from './fixtures.ts'
import { says } from './says.ts'
import { refuse, signIn, test } from './signed-in.ts'
import { call } from './student-over-http.ts'

type Professor = { name: string; scholar_id: string }

/** A professor as a student knows one after unlocking; nobody is signed in afterwards. */
async function aListedProfessor(page: Page, place: Place): Promise<Professor> {
  const { access_token: token } = await signIn(page, place)
  const listed = await call<{ professors: { professor: Professor }[] }>(place, '/api/professors/page', { token })
  const { scholar_id } = listed.professors[0]!.professor
  const unlock = await call<{ professor: Professor }>(place, '/api/professors/unlock_professor/', {
    token,
    body: { scholar_id },
  })
  await page.evaluate(() => localStorage.clear())
  return unlock.professor
}

test('a professor is removed by Google Scholar ID, without an account [accounts:9, accounts:28, accounts:68, accounts:166, accounts:188, accounts:218, accounts:261-262]', async ({
  page,
  place,
}) => {
  const { scholar_id, name } = await aListedProfessor(page, place)
  await page.goto('/optout')
  const id = page.getByLabel('Google Scholar ID')
  const button = page.getByRole('button', { name: 'Request Removal' })

  await button.click()
  await says(page, 'Please enter your Google Scholar ID.')
  await id.fill('nobody-has-this')
  await button.click()
  await says(page, 'No professor found with that Google Scholar ID. Please check the ID and try again.')

  await id.fill(` ${scholar_id} `)
  await id.press('Enter')
  await says(page, `Professor ${name} has been successfully removed from our public listings. Thank you.`)
  await expect(id).toHaveValue('')
})

test('the link of a letter removes by one click, without a form; a link that is none says so', async ({ page }) => {
  await page.goto('/optout?professor=1&signature=changed')
  await expect(page.getByLabel('Google Scholar ID')).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Request Removal' })
  await button.click()
  await expect(page.getByText('This link is not complete. Please copy it whole from the letter.')).toBeVisible()
  await page.route('**/api/professors/optout/link/?*', (route) => route.fulfill({ json: { ok: true } }))
  await button.click()
  await says(page, 'You have been removed from our listings and will not be written to again. Thank you.')
})

test('anything unexpected asks to come back later [accounts:263]', async ({ page }) => {
  await page.goto('/optout')
  await refuse(page, 'GET', '/api/professors/optout/?*', 500)
  await page.getByLabel('Google Scholar ID').fill('some-id')
  await page.getByRole('button', { name: 'Request Removal' }).click()
  await says(page, 'An unexpected error occurred. Please try again later.')
})
