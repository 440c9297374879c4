import type { Page } from '@playwright/test'
import { aiCall, openLetter, holdCalls } from '../fixtures/composer.ts'
import { cards } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { test } from '../fixtures/signed-in.ts'

const before = 'Dear Professor, I like your work and would join your group.'
const after = 'Dear Professor, I admire your recent work from 2019, and would gladly join your group. May I?'
const finding = { text: '2019', kind: 'year', start: after.indexOf('2019'), end: after.indexOf('2019') + 4 }
const withFinding = { processed_content: after, unsupported: [finding] }
const withoutFinding = { processed_content: after, unsupported: [] }
const button = 'Enhance with AI'
const connected = { is_google_authenticated: true, google_email: 'mina.okafor@gmail.com' }
const enhanced = 'Content enhanced with AI and saved as draft'

const enhance = (page: Page) => page.getByRole('button', { name: button }).click()

test('AI requires a text [AI-2]', async ({ page, site }) => {
  const { dialog, body } = await openLetter(page, site)
  await body.fill(' ')
  await enhance(page)
  await expectText(dialog, 'Please enter some content in the email body before processing with AI.')
  await body.fill('Dear')
  await expect(dialog.getByText('Please enter some content')).toBeHidden()
})

test('while AI works the letter cannot be closed or edited; then its text is the new body and the draft [COMPOSE-2, COMPOSE-5, AI-3, AI-4]', async ({
  page,
  site,
}) => {
  const { dialog, body, saveDraft, close } = await openLetter(page, site)
  await body.fill(before)
  const { release, requests } = await holdCalls(page, aiCall, withoutFinding)
  await enhance(page)
  await expect(dialog.getByText('AI is working on your letter. Your text is kept.')).toBeVisible()
  await expect(body).toBeDisabled()
  for (const name of ['Cancel', 'Close']) await expect(dialog.getByRole('button', { name, exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]!.postDataJSON()).toEqual({ template_content: before, scholar_id: expect.any(String) })
  release()
  await expectText(page, enhanced)
  await expect(body).toHaveValue(after)
  await expect(body).toBeEnabled()
  await expect(saveDraft).toBeDisabled()
  await expect(dialog.getByText('Enhanced with AI', { exact: true })).toBeVisible()
  await close()
  await expect(cards(page).first().getByLabel('Draft saved')).toBeVisible()
})

test('Undo of all changes works also after an edit and a reload [AI-6]', async ({ page, site }) => {
  const { dialog, body, open } = await openLetter(page, site)
  await body.fill(before)
  await page.route(aiCall, (route) => route.fulfill({ json: withoutFinding }))
  await enhance(page)
  await expectText(page, enhanced)
  const changes = dialog.getByRole('region', { name: 'What AI changed' })
  await body.fill(`${after} Thank you.`)
  await expect(dialog.getByText('Enhanced with AI, then edited by you')).toBeVisible()
  await page.reload()
  await open()
  await expect(body).toHaveValue(`${after} Thank you.`)
  await dialog.getByRole('button', { name: 'Undo AI changes' }).click()
  await expect(body).toHaveValue(before)
  await expect(changes).toBeHidden()
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(body).toHaveValue(`${after} Thank you.`)
})

test('AI works a publication into the letter [PUBLICATION-1, PUBLICATION-2]', async ({ page, site }) => {
  const publication = { title: 'Grasping', abstract: 'How.', pub_year: 2025, num_citations: 3, pub_url: null }
  await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: [publication] }))
  await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
  const { dialog, body } = await openLetter(page, site, { subscription: 'B' })
  await body.fill(before)
  const { release, requests } = await holdCalls(page, aiCall, withoutFinding)
  const insert = dialog.getByRole('button', { name: 'Work into letter with AI: Grasping' })
  await insert.click()
  await expect(insert).toBeDisabled()
  const publication_data = { title: 'Grasping', abstract: 'How.', year: 2025 }
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]!.postDataJSON()).toMatchObject({ template_content: before, publication_data })
  release()
  await expectText(page, enhanced)
  await expect(body).toHaveValue(after)
})

test('leaving the page while AI works does not change the letter [COMPOSE-17]', async ({ page, site }) => {
  const { body, open } = await openLetter(page, site)
  await body.fill(before)
  const { requests } = await holdCalls(page, aiCall, withoutFinding)
  await enhance(page)
  await expect.poll(() => requests.length).toBe(1)
  await page.goto('about:blank')
  await page.goto('/browse')
  await open()
  await expect(body).toHaveValue(before)
})

test('an unsupported part is marked and explained, and a question lists it before sending until it is removed [AI-15]', async ({
  page,
  site,
}) => {
  const { dialog, body, send } = await openLetter(page, site, connected)
  await body.fill(before)
  await page.route(aiCall, (route) => route.fulfill({ json: withFinding }))
  await enhance(page)
  await expectText(page, enhanced)
  await expect(dialog.locator('[aria-hidden] mark').filter({ hasText: '2019' })).toHaveCount(1)
  await expect(dialog.getByText(/^“2019” is neither in your resume/)).toBeVisible()
  await send()
  const question = page.getByRole('dialog', { name: 'Not checked yet' })
  await expect(question.getByText(/^“2019” is neither/)).toBeVisible()
  await question.getByRole('button', { name: 'Review Email' }).click()
  await expect(question).toBeHidden()
  await body.fill(after.replace(' from 2019', ''))
  await expect(dialog.locator('mark')).toHaveCount(0)
  await expect(dialog.getByText(/^“2019”/)).toBeHidden()
  const { release, requests } = await holdCalls(page, '**/api/emails/', {
    state: 'sent',
    email_sent_date: new Date().toISOString(),
    emails_day: { used: 1, limit: 1 },
  })
  await send()
  await expect.poll(() => requests.length).toBe(1)
  release()
  await expectText(page, 'Email has been sent successfully!')
})
