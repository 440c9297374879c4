import type { Locator } from '@playwright/test'
import { sendNow } from '../fixtures/send-now.ts'
import { upload, waitForMatches } from '../fixtures/register-page.ts'
import { password, resumeIn, test } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'
import { sentBy, waitUntilUnlocked } from '../fixtures/student-steps.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.describe('on a phone', () => {
  test.use({ ...phone, asksQuestions: true })
  test.setTimeout(120_000)

  test('from the landing page to nine matches in 3 taps, to a sent letter in 11 taps and 3 fields [REGISTER-27]', async ({
    page,
    site,
  }) => {
    const email = 'few.taps.from.landing@gmail.com'
    let [taps, fields] = [0, 0]
    const tap = async (target: Locator) => {
      taps++
      await target.tap()
    }
    /** A field costs no tap of its own: the keyboard leads from one to the next. */
    const fill = async (target: Locator, text: string) => {
      fields++
      await target.fill(text)
    }

    await page.goto('/')
    await tap(page.getByRole('link', { name: 'Start for Free' }).first())
    const choosing = page.waitForEvent('filechooser')
    await tap(page.getByRole('button', { name: 'Choose File' }))
    // The third tap is in the phone's own list of files.
    await (await choosing).setFiles(await resumeIn(site))
    await waitForMatches(page)
    expect(taps + 1).toBeLessThanOrEqual(3)

    await page.getByRole('checkbox').scrollIntoViewIfNeeded()
    await tap(page.getByRole('checkbox'))
    await fill(page.getByLabel('Username'), 'few.taps')
    await fill(page.getByLabel('Password', { exact: true }), password)
    await fill(page.getByLabel('Confirm password'), password)
    await tap(page.getByRole('button', { name: 'Create Account' }))
    await page.waitForURL('**/browse*')

    await tap(page.getByRole('button', { name: /^Unlock Professor at/ }).nth(4))
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }))
    await waitUntilUnlocked(page)
    await tap(page.getByRole('button', { name: /^Compose Email to / }))
    const dialog = page.getByRole('dialog', { name: 'Compose Email' })
    // Not counted: the fields of the letter itself.
    const questions = dialog.getByRole('region', { name: 'Three questions first' }).getByRole('textbox')
    for (const at of [0, 1, 2]) await questions.nth(at).fill('I repeated one figure of this paper in a course.')
    await tap(dialog.getByRole('button', { name: 'Write the letter' }))
    await tap(dialog.getByRole('button', { name: 'Connect Google' }))
    // Not counted: the fields of Google's own page; a phone that is signed in to Google has none there.
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Name', { exact: true }).fill('Mina Okafor')
    await tap(page.getByRole('button', { name: 'Allow' }))
    await page.waitForURL('**/browse*')
    await tap(dialog.getByRole('button', { name: 'Send', exact: true }))
    // Not counted: the letter would leave by itself.
    await sendNow(page)
    await expect(page.getByText('Email has been sent successfully!')).toBeVisible({ timeout: 20_000 })
    expect(taps).toBeLessThanOrEqual(11)
    expect(fields).toBeLessThanOrEqual(3)
    expect(await sentBy(site, email)).toHaveLength(1)
  })
})

const firstMatch = (page: Parameters<typeof upload>[0]) =>
  page.getByRole('list', { name: 'Your best matches' }).getByRole('article').first()

for (const [name, use, lowest] of [
  ['phone', phone, 740],
  ['desktop', { viewport: { width: 1440, height: 900 } }, 900],
] as const)
  test.describe(`after the upload on a ${name}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } })

    test(`the whole first match is within ${lowest} px [REGISTER-28]`, async ({ page, site }) => {
      await upload(page, site)
      await waitForMatches(page)
      await page.evaluate(() => scrollTo(0, 0))
      const box = (await firstMatch(page).boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(lowest)
    })
  })

test.describe('on a phone', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

  test('a button at the foot of the window leads to the account, and covers neither its form nor a focus [REGISTER-29]', async ({
    page,
    site,
  }) => {
    await page.goto('/register')
    const keep = page.getByRole('link', { name: 'Keep these matches' })
    await expect(keep).toBeHidden()
    await upload(page, site)
    await waitForMatches(page)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(keep).toBeInViewport({ ratio: 1 })
    await keep.focus()
    const foot = (await keep.boundingBox())!
    expect(foot.height).toBeGreaterThanOrEqual(44)

    const answers = page.getByRole('region', { name: 'Two questions' }).getByRole('textbox')
    await expect(answers.first()).toBeEnabled({ timeout: 20_000 })
    for (const field of await answers.all()) {
      await field.focus()
      const box = (await field.boundingBox())!
      expect(box.y + box.height, 'above the foot').toBeLessThanOrEqual(foot.y)
    }
    await keep.tap()
    await expect(page.getByRole('region', { name: 'Your account' })).toBeFocused()
    await expect(page.getByRole('checkbox')).toBeInViewport()
    await expect(keep).toBeHidden()
  })

  test('what is touched on the form is at least 44 px high [REGISTER-30]', async ({ page, site }) => {
    await upload(page, site)
    await waitForMatches(page)
    const controls = page
      .getByRole('main')
      .locator('button, summary, label:has(> :text("I have read"))')
      .filter({ visible: true })
    for (const control of await controls.all()) {
      const { height } = (await control.boundingBox())!
      expect.soft(height, await control.innerText()).toBeGreaterThanOrEqual(44)
    }
  })
})
