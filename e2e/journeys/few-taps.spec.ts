import type { Locator } from '@playwright/test'
import { pressOn, typeInto } from '../fixtures/by-keyboard.ts'
import { sendNow } from '../fixtures/send-now.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'
import { connectGoogle } from '../fixtures/student-over-http.ts'
import { sentBy, waitUntilUnlocked } from '../fixtures/student-steps.ts'

test.use({ asksQuestions: true })

const answers = [
  'your work on the topics of your page, because I read about them all term',
  'Which of your open problems would suit somebody who has only just begun?',
  'I wrote a small search engine in a course. In the first week I could repeat one of your figures.',
]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const isConnected of [true, false])
    test(`from the unlock to the sent letter in at most ${isConnected ? 7 : 11} taps, ${isConnected ? 'with' : 'without'} a mailbox [COMPOSE-34]`, async ({
      page,
      site,
    }) => {
      const student = await signInNewStudent(page, site)
      const email = `${student.user.username}@gmail.com`
      if (isConnected) await connectGoogle(site, student.access_token, student.user.username, email)
      await page.goto('/browse')
      let taps = 0
      const tap = async (target: Locator) => {
        taps++
        await target.tap()
      }
      await tap(page.getByRole('button', { name: /^Unlock Professor at/ }).last())
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }))
      await waitUntilUnlocked(page)
      await tap(page.getByRole('button', { name: /^Compose Email to / }))
      const dialog = page.getByRole('dialog', { name: 'Compose Email' })
      const fields = dialog.getByRole('region', { name: 'Three questions first' }).getByRole('textbox')
      // The first field has the focus already.
      await expect(fields.first()).toBeFocused()
      await page.keyboard.insertText(answers[0]!)
      for (const at of [1, 2]) {
        await tap(fields.nth(at))
        await page.keyboard.insertText(answers[at]!)
      }
      await tap(dialog.getByRole('button', { name: 'Write the letter' }))
      if (!isConnected) {
        await tap(dialog.getByRole('button', { name: 'Connect Google' }))
        await tap(page.getByLabel('Email', { exact: true }))
        await page.keyboard.insertText(email)
        await page.keyboard.press('Tab')
        await page.keyboard.insertText('Mina Okafor')
        await tap(page.getByRole('button', { name: 'Allow' }))
        await page.waitForURL('**/browse*')
      }
      await tap(dialog.getByRole('button', { name: 'Send', exact: true }))
      // Not a tap of the job: the letter would leave by itself.
      await sendNow(page)
      await expect(page.getByText('Email has been sent successfully!')).toBeVisible({ timeout: 20_000 })
      expect(taps).toBeLessThanOrEqual(isConnected ? 7 : 11)
      const [letter, ...more] = await sentBy(site, email)
      expect(more).toEqual([])
      for (const answer of answers.slice(1)) expect(letter!.mail.text).toContain(answer)
    })
})

test('from the unlock to the sent letter by keyboard alone [COMPOSE-34, PRODUCT-7]', async ({ page, site }) => {
  const student = await signInNewStudent(page, site)
  const email = `${student.user.username}@gmail.com`
  await connectGoogle(site, student.access_token, student.user.username, email)
  await page.goto('/browse')
  await pressOn(page, page.getByRole('button', { name: /^Unlock Professor at/ }).last())
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }))
  await pressOn(page, page.getByRole('button', { name: /^Compose Email to / }))
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  const fields = dialog.getByRole('region', { name: 'Three questions first' }).getByRole('textbox')
  await expect(fields.first()).toBeFocused()
  for (const [at, answer] of answers.entries()) await typeInto(page, fields.nth(at), answer)
  await pressOn(page, dialog.getByRole('button', { name: 'Write the letter' }))
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toBeFocused()
  await pressOn(page, dialog.getByRole('button', { name: 'Send', exact: true }))
  await sendNow(page)
  await expect(page.getByText('Email has been sent successfully!')).toBeVisible({ timeout: 20_000 })
  expect(await sentBy(site, email)).toHaveLength(1)
})
