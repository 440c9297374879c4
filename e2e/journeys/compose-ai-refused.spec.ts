import type { Page } from '@playwright/test'
import { aiCall, openLetter } from '../fixtures/composer.ts'
import { expect } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, test } from '../fixtures/signed-in.ts'

const before = 'Dear Professor, I like your work and would join your group.'

const enhance = (page: Page) => page.getByRole('button', { name: 'Enhance with AI' }).click()

test('the daily AI limit is explained and leaves the text unchanged; a student on Free gets a link to the plans [AI-7, AI-8]', async ({
  page,
  site,
}) => {
  const resets_at = new Date(Date.now() + 3_600_000).toISOString()
  const { dialog, body } = await openLetter(page, site)
  await expect(dialog.getByText('4 AI uses left today')).toBeVisible()
  await body.fill(before)
  await page.route(aiCall, (route) =>
    route.fulfill({ status: 429, json: { error: 'You have used all 4 of today.', code: 'ai_limit', resets_at } }),
  )
  await enhance(page)
  await expectText(page, 'Daily AI limit reached (4/day for Free users). Upgrade for unlimited AI processing!')
  await expectText(
    dialog,
    'Daily AI processing limit reached. You have used all 4 of today. Your original content remains unchanged.',
  )
  await expect(body).toHaveValue(before)
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
  await dialog.getByRole('link', { name: 'Upgrade' }).first().click()
  await page.waitForURL('**/pricing')
})

test('on Basic the alert has the same text as the dialog [AI-7]', async ({ page, site }) => {
  await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
  const { dialog, body } = await openLetter(page, site, { subscription: 'B' })
  await body.fill(before)
  await failNext(page, 'POST', '/api/emails/ai_process_template/', 429, 'Please wait a minute.')
  await enhance(page)
  const text = 'Daily AI processing limit reached. Please wait a minute. Your original content remains unchanged.'
  await expectText(dialog, text)
  await expect(page.getByText(text)).toHaveCount(2)
})

test('the limit of requests per minute is not called a daily limit [AI-9]', async ({ page, site }) => {
  const { dialog, body } = await openLetter(page, site)
  await body.fill(before)
  const rateLimited = { error: 'Please try again in 20 seconds.', code: 'rate_limited' }
  await page.route('**/api/emails/ai_process_template/', (route) => route.fulfill({ status: 429, json: rateLimited }))
  await enhance(page)
  await expect(
    dialog.getByText('Please try again in 20 seconds. Your original content remains unchanged.'),
  ).toBeVisible()
  await expect(page.getByText(/Daily AI/)).toHaveCount(0)
})

test('any other failure is shown and leaves the text unchanged [AI-10]', async ({ page, site }) => {
  const { dialog, body, close } = await openLetter(page, site)
  await body.fill(before)
  // 0: no response.
  for (const status of [502, 0]) {
    await failNext(page, 'POST', '/api/emails/ai_process_template/', status)
    await enhance(page)
    await expectText(page, 'AI processing failed, your original content remains unchanged')
    await expectText(
      dialog,
      'Failed to process content with AI. Your original content remains unchanged. Hint: Upgrade your plan for more reliable AI processing.',
    )
    await expect(body).toHaveValue(before)
  }
  await close()
})
