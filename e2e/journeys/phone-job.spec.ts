import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeResume } from '../fixtures/a-resume.ts'
import { expect, test, type TestSite } from '../fixtures/test.ts'
import { composeAndSend, connectGoogle, register, sentBy, unlockOne } from '../fixtures/main-job.ts'

test.setTimeout(150_000)

/** The main job from the first page to a letter; `look` is called where each of its screens stands. */
async function mainJob(page: Page, site: TestSite, username: string, look: (screen: string) => Promise<void>) {
  const pdf = join(site.dataDir, `${username}.pdf`)
  await writeResume(pdf)
  const account = {
    username,
    password: 'a long enough secret',
    google: { email: `${username}@gmail.com`, name: username },
  }
  await page.goto('/')
  await look('the first page')
  await register(page, pdf, account)
  await look('/browse')
  const professor = await unlockOne(page)
  await connectGoogle(page, account)
  await look('/profile')
  await composeAndSend(page, { professor, subject: 'Your work', lastLine: 'With kind regards' })
  await look('/browse after a letter')
  expect(await sentBy(site, account.google.email)).toHaveLength(1)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the main job is done at 360 px, and no screen is wider [PRODUCT-7]', async ({ page, site }) => {
    const look = async (screen: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, screen).toBeLessThanOrEqual(360)
    }
    await mainJob(page, site, 'at.360', look)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the main job is done, and nothing moves on the way [PRODUCT-7]', async ({ page, site }) => {
    await page.clock.install()
    // An error in the console fails the journey (fixtures.ts).
    await page.addInitScript(() => {
      setInterval(() => {
        for (const { effect } of document.getAnimations()) {
          const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'something'
          console.error(`It moves: ${target}`)
        }
      }, 40)
    })
    const look = async (screen: string) => {
      const words = page.locator('[data-part="phrase"]')
      if ((await words.count()) === 0) return
      const before = await words.allInnerTexts()
      await page.clock.runFor(3_000)
      expect.soft(await words.allInnerTexts(), screen).toEqual(before)
    }
    await mainJob(page, site, 'in.peace', look)
  })
})
