import type { Page } from '@playwright/test'
import { openLetter, getComposer } from '../fixtures/composer.ts'
import { expect } from '../fixtures/test.ts'
import { password, failNext, test } from '../fixtures/signed-in.ts'

async function signInAgain(page: Page, username: string, remember = true): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (!remember) await page.getByLabel('Remember me').uncheck()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/browse*')
}
const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click()

test('logging out saves unsent letters as drafts with their subject and removes them from the browser [DRAFT-16]', async ({
  page,
  site,
}) => {
  const { dialog, body, student, close } = await openLetter(page, site)
  await dialog.getByLabel('Subject').fill('My own subject')
  await body.fill('Dear Professor, not sent yet.')
  await close()
  await logOut(page)
  await page.waitForURL('**/login*')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('letter_')))).toEqual([])

  await signInAgain(page, student.user.username)
  await getComposer(page, student).open()
  await expect(body).toHaveValue('Dear Professor, not sent yet.')
  await expect(dialog.getByLabel('Subject')).toHaveValue('My own subject')
  await expect(dialog.getByText(/This is your saved draft, from /)).toBeVisible()
})

test('a letter that cannot be saved is reported before the logout [DRAFT-16]', async ({ page, site }) => {
  const { body, close, open } = await openLetter(page, site)
  await body.fill('Dear Professor, the network is gone.')
  await close()
  await failNext(page, 'POST', '/api/professors/*/draft/', 500)
  await logOut(page)
  const question = page.getByRole('dialog', { name: 'A letter is not saved' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()
  await open()
  await expect(body).toHaveValue('Dear Professor, the network is gone.')
  await close()
  await failNext(page, 'POST', '/api/professors/*/draft/', 500)
  await logOut(page)
  await question.getByRole('button', { name: 'Log out anyway' }).click()
  await page.waitForURL('**/login*')
})

test('a logout whose code cannot be loaded asks first, and is possible [DRAFT-16]', async ({ page, site }) => {
  const { body, close } = await openLetter(page, site)
  await body.fill('Dear Professor, the network is gone.')
  await close()
  await page.route('**/assets/save-letters-*.js', (route) => route.abort())
  await page.reload()
  await logOut(page)
  await page
    .getByRole('dialog', { name: 'A letter is not saved' })
    .getByRole('button', { name: 'Log out anyway' })
    .click()
  await page.waitForURL('**/login*')
})

test('without Remember me a letter is stored for the browser session only', async ({ page, site }) => {
  const { body, student, close } = await openLetter(page, site)
  await close()
  await logOut(page)
  await page.waitForURL('**/login*')
  await signInAgain(page, student.user.username, false)
  const letter = getComposer(page, student)
  await letter.open()
  await body.fill('Dear Professor, on a machine of others.')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('on a machine of others')
  await page.reload()
  await letter.open()
  await expect(body).toHaveValue('Dear Professor, on a machine of others.')
  // The letter of a session that has expired is shown again after the next sign-in of the same student.
  await page.evaluate(() => sessionStorage.removeItem('access_token'))
  await page.evaluate(() => sessionStorage.removeItem('refresh_token'))
  await signInAgain(page, student.user.username, false)
  await letter.open()
  await expect(body).toHaveValue('Dear Professor, on a machine of others.')
})
