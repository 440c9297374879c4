import { cards } from '../fixtures/browse-page.ts'
import { openLetterWithMailbox } from '../fixtures/composer.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { afterSending, sendNow } from '../fixtures/send-now.ts'
import { expect } from '../fixtures/test.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'

const resultsUrl = '**/api/professors/page?*'

test('cached results remain if loading them again fails, with a button to try again [BROWSE-34]', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  await page.route(resultsUrl, (route) => route.fulfill({ status: 400, json: {} }))
  // A page of results that is older than five minutes is loaded again when its tab becomes visible.
  await page.clock.fastForward(6 * 60_000)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  const note = page.getByRole('alert').filter({ hasText: 'Failed to load page. Please try again.' })
  await expect(note).toBeVisible()
  await expect(cards(page)).toHaveCount(9)
  await page.unroute(resultsUrl)
  await note.getByRole('button', { name: 'Try Again' }).click()
  await expect(note).toBeHidden()
})

test('a letter sent from the outreach history shows on the cached cards of the page before [CARD-21, DRAFT-5]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'B')
  await letter.dialog.getByLabel('Subject').fill('Your work')
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.dialog.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem', { name: /^Send on / }).click()
  await afterSending(page).getByRole('link', { name: 'Outreach History' }).first().click()
  await page.getByRole('button', { name: /^Take back the letter to / }).click()
  await page.getByRole('button', { name: /^Open the draft to / }).click()
  await expect(letter.body).toHaveValue('Dear Professor, may I join your group?')
  await letter.send()
  await sendNow(page)
  await expectText(page, 'Email has been sent successfully!')
  await letter.finish()
  await page.goBack()
  await expect(cards(page).filter({ hasText: 'Email Sent' })).toHaveCount(1)
})

test('Clear All in place of the cards deletes the stored advanced filters too [BROWSE-12]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/browse?minCitations=99999999')
  await page.getByRole('button', { name: 'Show Advanced' }).click()
  const findStoredKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('browse_')))
  expect((await findStoredKeys()).toSorted()).toEqual(['browse_advanced', 'browse_minCitations'])
  await expectText(page, 'No professors found - Try adjusting your search terms or filters.')
  await page.getByRole('button', { name: 'Clear All' }).last().click()
  await expect(cards(page)).toHaveCount(9)
  expect(await findStoredKeys()).toEqual([])
})
