import { cards } from '../fixtures/browse-page.ts'
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
