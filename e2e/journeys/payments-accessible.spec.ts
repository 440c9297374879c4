import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessibleInBoth, expectWalkable } from '../fixtures/expect-accessible.ts'
import { paymentScenes } from '../scenes/payment-scenes.ts'
import { sampleScenes } from '../scenes/sample.ts'
import type { Scene } from '../scenes/scene.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'

// Each test opens a dozen pages.
test.describe.configure({ timeout: 300_000 })

/** Opens each scene in a new tab and calls `check` there. */
async function checkScenes(
  context: BrowserContext,
  scenes: readonly Scene[],
  check: (tab: Page, name: string) => Promise<void>,
): Promise<void> {
  for (const scene of scenes) {
    const tab = await context.newPage()
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await scene.open(tab, '')
    await check(tab, scene.name)
    await tab.close()
  }
}

test.describe('at phone width', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('no state of plans, payments and referrals has an accessibility finding, light or dark', async ({
    context,
    page,
    site,
  }) => {
    await signInNewStudent(page, site)
    await checkScenes(context, sampleScenes(paymentScenes, 0), expectAccessibleInBoth)
  })
})

test('Tab reaches every control of plans, payments and referrals, in order and with a visible focus', async ({
  context,
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await checkScenes(context, sampleScenes(paymentScenes, 1), expectWalkable)
})
