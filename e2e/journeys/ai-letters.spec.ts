import type { Request } from '@playwright/test'
import { openLetterWithMailbox, injectFault } from '../fixtures/composer.ts'
import { expect } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { test } from '../fixtures/signed-in.ts'
import { begin, contentField, dialog, editor, nameField, onBasic } from '../fixtures/templates-page.ts'

// No response is mocked here: the server streams from the sandbox's language model.
const before = 'Dear Professor,\n\nI am very keen to learn about robots.\n\nKind regards,\nMina Okafor'
const enhanced = 'Content enhanced with AI and saved as draft'
const failed = 'AI processing failed, your original content remains unchanged'

test('AI improves a letter: the changes are shown, the new text is the draft, and a question is answered and Undo restores the old text [AI-4, AI-5, AI-6, AI-42, AI-43]', async ({
  page,
  site,
}) => {
  const { dialog, body, open, close } = await openLetterWithMailbox(page, site, 'F')
  await body.fill(before)
  await dialog.getByRole('button', { name: 'Enhance with AI' }).click()
  await expectText(page, enhanced)
  await expect(body).toHaveValue(before.replace('very ', ''))
  await expect(dialog.getByText('3 AI uses left today')).toBeVisible()
  const changes = dialog.getByRole('region', { name: 'What AI changed' })
  await expect(changes.locator('del').first()).toContainText('very')
  await dialog.getByLabel(/^What have you built/).fill('Last year I built a small gripper.')
  await dialog.getByRole('button', { name: 'Put into letter' }).click()
  await expect(body).toHaveValue(
    before.replace('very ', '').replace('Kind', 'Last year I built a small gripper.\n\nKind'),
  )
  const after = await body.inputValue()
  await close()
  await page.reload()
  await open()
  await expect(body).toHaveValue(after)
  await dialog.getByRole('button', { name: 'Undo AI changes' }).click()
  await expect(body).toHaveValue(before)
})

test('AI works a publication of the professor into the letter, and its title is not marked as unsupported [PUBLICATION-2, AI-1]', async ({
  page,
  site,
}) => {
  const { dialog, body } = await openLetterWithMailbox(page, site, 'B')
  await body.fill(before)
  const insert = dialog.getByRole('button', { name: /^Work into letter with AI: / }).first()
  const title = (await insert.getAttribute('aria-label'))!.replace('Work into letter with AI: ', '')
  await insert.click()
  await expectText(page, enhanced)
  await expect.poll(() => body.inputValue()).toContain(`paper "${title.replace(/\.$/, '')}"`)
  await expect(dialog.getByText('Check before you send')).toBeHidden()
  await dialog.getByRole('button', { name: 'Undo AI changes' }).click()
  await expect(body).toHaveValue(before)
})

test('invented facts are marked, and a question lists them before the letter is sent [AI-15]', async ({
  page,
  site,
}) => {
  const { dialog, body, send } = await openLetterWithMailbox(page, site, 'F')
  await body.fill(before)
  await injectFault(site, 'model', 'inventions')
  await dialog.getByRole('button', { name: 'Enhance with AI' }).click()
  await expectText(page, enhanced)
  for (const text of ['1987', 'The Hidden Order of Restless Things', 'Alwin Brask', '4,812'])
    await expect(dialog.locator('[aria-hidden] mark').filter({ hasText: text })).toHaveCount(1)
  // In the list of changes, too.
  const marks = dialog.getByRole('region', { name: 'What AI changed' }).locator('ins mark')
  for (const text of ['1987', 'Restless Things', 'Alwin Brask', '4,812'])
    await expect(marks.filter({ hasText: text })).toHaveCount(1)
  await send()
  const question = page.getByRole('dialog', { name: 'Not checked yet' })
  await expect(question.getByText(/^“4,812” /)).toBeVisible()
  await question.getByRole('button', { name: 'Review Email' }).click()
})

test('a model response that breaks off leaves the letter unchanged, also after a reload, and counts as no AI use [AI-10, AI-13]', async ({
  page,
  site,
}) => {
  const { dialog, body, open } = await openLetterWithMailbox(page, site, 'F')
  await body.fill(before)
  await injectFault(site, 'model', 'cut', { times: 2 })
  await dialog.getByRole('button', { name: 'Enhance with AI' }).click()
  await expectText(page, failed)
  await expect(body).toHaveValue(before)
  await expect(body).toBeEnabled()
  await expect(dialog.getByText('4 AI uses left today')).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'What AI changed' })).toBeHidden()
  await page.reload()
  await open()
  await expect(body).toHaveValue(before)
})

test('a model response that breaks off leaves the name and content of a template unchanged [TEMPLATE-26, AI-13]', async ({
  page,
  site,
}) => {
  await onBasic(page, site)
  await begin(page, 'Mine', 'My own words')
  await injectFault(site, 'model', 'cut', { times: 2 })
  await editor(page).getByRole('button', { name: 'AI Generate' }).click()
  await expect(editor(page).getByText(/^AI generation failed: /)).toBeVisible()
  await expect(contentField(page)).toHaveValue('My own words')
  await expect(nameField(page)).toHaveValue('Mine')
})

test('leaving the template editor while AI writes ends the call [AI-62]', async ({ page, site }) => {
  await onBasic(page, site)
  await begin(page, 'Mine', 'My own words')
  await injectFault(site, 'model', 'stall')
  const isGeneration = (request: Request) => request.url().endsWith('/api/emails/ai_generate_template/')
  const sent = page.waitForRequest(isGeneration)
  // If the server ended the stalled call, there would be a response.
  const ended = page.waitForEvent('requestfailed', isGeneration)
  await editor(page).getByRole('button', { name: 'AI Generate' }).click()
  await sent
  await editor(page).getByRole('button', { name: 'Cancel' }).click()
  await dialog(page, 'Discard your changes?').getByRole('button', { name: 'Discard changes' }).click()
  await ended
  await expect(editor(page)).toBeHidden()
})
