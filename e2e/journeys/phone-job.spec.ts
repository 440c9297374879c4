import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeResume } from '../fixtures/a-resume.ts'
import { expect, test, type TestSite } from '../fixtures/test.ts'
import { composeAndSend, connectGoogle, register, sentBy, unlockOne } from '../fixtures/student-steps.ts'

test.setTimeout(150_000)

/** Does the main job from the landing page to a sent letter; `check` is called on each of its screens. */
async function doMainJob(page: Page, site: TestSite, username: string, check: (screen: string) => Promise<void>) {
  const pdf = join(site.dataDir, `${username}.pdf`)
  await writeResume(pdf)
  const account = {
    username,
    password: 'a long enough secret',
    google: { email: `${username}@gmail.com`, name: username },
  }
  await page.goto('/')
  await check('the landing page')
  await register(page, pdf, account)
  await check('/browse')
  const professor = await unlockOne(page)
  await connectGoogle(page, account)
  await check('/profile')
  await composeAndSend(page, { professor, subject: 'Your work', lastLine: 'With kind regards' })
  await check('/browse after a letter')
  expect(await sentBy(site, account.google.email)).toHaveLength(1)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the main job works at 360 px, and no screen is wider [PRODUCT-7]', async ({ page, site }) => {
    const check = async (screen: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, screen).toBeLessThanOrEqual(360)
    }
    await doMainJob(page, site, 'at.360', check)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the main job works, and nothing is animated [PRODUCT-7]', async ({ page, site }) => {
    await page.clock.install()
    // An error in the console fails the journey (fixtures/test.ts).
    await page.addInitScript(() => {
      setInterval(() => {
        for (const { effect } of document.getAnimations()) {
          const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'something'
          console.error(`Animated: ${target}`)
        }
      }, 40)
    })
    const check = async (screen: string) => {
      const words = page.locator('[data-part="phrase"]')
      if ((await words.count()) === 0) return
      const before = await words.allInnerTexts()
      await page.clock.runFor(3_000)
      expect.soft(await words.allInnerTexts(), screen).toEqual(before)
    }
    await doMainJob(page, site, 'reduced.motion', check)
  })
})
