import type { Page } from '@playwright/test'
import { cards } from '../fixtures/browse-page.ts'
import { openLetterWithMailbox, type Composer } from '../fixtures/composer.ts'
import { connection } from '../fixtures/database.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { call } from '../fixtures/student-over-http.ts'

type Professor = { name: string; scholar_id: string }

/** Unlocks a listed professor as a new student and removes the session. */
async function unlockAnyProfessor(page: Page, site: TestSite): Promise<Professor> {
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
  const { scholar_id, name } = await unlockAnyProfessor(page, site)
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

test('the opt-out link of a letter shows the professor and removes after one confirmation; a broken link is reported [OPTOUT-11, OPTOUT-14]', async ({
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
  const softer = question.getByRole('link', { name: 'say once which letters are welcome, or pause them' })
  await expect(softer).toHaveAttribute('href', '/for-professors#wishes')
  await question.getByRole('button', { name: 'Remove this profile' }).click()
  await expectText(page, 'You have been removed from our listings and will not be written to again. Thank you.')
})

test('the erasure link mailed to a professor erases only after a click on the button [OPTOUT-12]', async ({ page }) => {
  await page.goto('/optout?erase=an-invalid-token')
  const button = page.getByRole('button', { name: 'Erase my record now' })
  await button.click()
  await expect(page.getByText('This link has been used already or is too old.')).toBeVisible()
  await page.route('**/api/professors/optout/erase/', (route) => route.fulfill({ json: { ok: true } }))
  await button.click()
  await expectText(
    page,
    'Thank you. Your record is erased now, or within the hour if our list of professors is just being updated.',
  )
})

test('an unexpected error asks to try again later [OPTOUT-7]', async ({ page }) => {
  await page.goto('/optout')
  await failNext(page, 'GET', '/api/professors/optout/?*', 500)
  await page.getByLabel('Google Scholar ID').fill('some-id')
  await page.getByRole('button', { name: 'Request Removal' }).click()
  await expectText(page, 'An unexpected error occurred. Please try again later.')
})

/** Opts out the professor whom the student of this letter has unlocked. */
async function optOutProfessor(site: TestSite, { student }: Composer): Promise<void> {
  const sql = await connection(site.dataDir)
  const [row] = await sql<{ scholar_id: string }[]>`
    select scholar_id from relationships join professors on professors.id = professor_id
    where student_id = ${student.user.id} and unlocked_at is not null`
  await sql.end()
  await optOut(site, row!.scholar_id)
}

async function optOut(site: TestSite, scholarId: string): Promise<void> {
  const { id } = await call<{ id: string }>(site, `/api/professors/optout/?scholar_id=${encodeURIComponent(scholarId)}`)
  await call(site, `/api/professors/${id}/optout/`, { method: 'PATCH', body: { opt_out: true } })
}

test('the card of a locked professor who has opted out disappears when the unlock is refused [UNLOCK-32]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const response = page.waitForResponse(/\/professors\/page\?.*order=cited_by/)
  await page.goto('/browse')
  const { professors } = (await (await response).json()) as { professors: { id: number }[] }
  const sql = await connection(site.dataDir)
  const [row] = await sql<{ scholar_id: string }[]>`
    select scholar_id from professors where id = ${professors[0]!.id}`
  await sql.end()
  const first = cards(page).first()
  const before = await first.innerText()
  await optOut(site, row!.scholar_id)
  await first.getByRole('button', { name: /^Unlock Professor at/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Unlock Professor?' })
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await expectText(page, 'Professor has opted out.')
  await expect.poll(() => first.innerText()).not.toBe(before)
})

test('a letter to a professor who has opted out is replaced by a friendly message and the student’s text; the card offers no letter [SEND-15, SEND-46, CARD-20]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'B')
  const compose = page.getByRole('button', { name: /^Compose Email to /, includeHidden: true }).first()
  const name = (await compose.getAttribute('aria-label'))!.replace('Compose Email to ', '')
  await letter.body.fill('Dear Professor, not sent yet.')
  await letter.close()
  await optOutProfessor(site, letter)

  await page.getByRole('button', { name: `Compose Email to ${name}` }).click()
  const instead = page.getByRole('dialog', { name: 'No longer listed' })
  await expect(instead.getByRole('heading', { name: 'This professor asked not to be listed.' })).toBeFocused()
  await expectText(instead, 'Professor has opted out.')
  await expect(instead.getByRole('region', { name: 'Text of the letter' })).toHaveText('Dear Professor, not sent yet.')
  await expect(instead.getByRole('region', { name: 'Next closest to you' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  await expect(page.getByText(/\b409\b|Failed to/)).toHaveCount(0)
  await instead.getByRole('button', { name: 'Done' }).click()

  const card = page.getByRole('article', { name, exact: true })
  await expect(card.getByText('This professor asked not to be listed.')).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
})

test('a professor who opts out while the letter is open turns Send off, and the text stays to be copied [SEND-46, SEND-42]', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const letter = await openLetterWithMailbox(page, site, 'F')
  await letter.body.fill('Dear Professor, may I join your group?')
  await optOutProfessor(site, letter)
  await letter.send()
  await expectText(page, 'Professor has opted out.')
  await expect(letter.dialog.getByText('This professor asked not to be listed.')).toBeVisible()
  const send = letter.dialog.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription('Professor has opted out.')
  await expect(letter.body).toHaveValue('Dear Professor, may I join your group?')
  await letter.dialog.getByRole('button', { name: 'Copy Text' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Dear Professor, may I join your group?')
})
