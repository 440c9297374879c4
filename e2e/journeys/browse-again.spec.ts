import { cards } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { signIn, test } from '../fixtures/signed-in.ts'

const pageCall = '**/api/professors/page?*'

test('kept results that cannot be loaded again say so, and can be tried again [BROWSE-34]', async ({ page, site }) => {
  await page.clock.install()
  await signIn(page, site)
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  await page.route(pageCall, (route) => route.fulfill({ status: 400, json: {} }))
  // A page that is older than five minutes is asked for again when its tab is looked at.
  await page.clock.fastForward(6 * 60_000)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  const note = page.getByRole('alert').filter({ hasText: 'Failed to load page. Please try again.' })
  await expect(note).toBeVisible()
  await expect(cards(page)).toHaveCount(9)
  await page.unroute(pageCall)
  await note.getByRole('button', { name: 'Try Again' }).click()
  await expect(note).toBeHidden()
})
