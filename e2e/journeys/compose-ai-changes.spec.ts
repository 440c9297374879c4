import type { Locator, Page } from '@playwright/test'
import { aiCall, draftCall, openLetter, holdCalls } from '../fixtures/composer.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { test } from '../fixtures/signed-in.ts'

const enhanced = 'Content enhanced with AI and saved as draft'
const enhance = (page: Page) => page.getByRole('button', { name: 'Enhance with AI' }).click()

const threeBefore =
  'Dear Ada,\n\nI like your work. I am very keen. I built a gripper last year.\n\nMay I come?\n\nKind regards,\nMina'
const threeAfter = threeBefore
  .replace('I like', 'I admire')
  .replace(' I am very keen.', '')
  .replace('come?', 'come on Friday?')
const changesOf = (dialog: Locator) => dialog.getByRole('region', { name: 'What AI changed' })

/** Opens a letter that AI has changed in three sentences. */
async function openChanged(page: Page, site: TestSite, more: object = {}) {
  const letter = await openLetter(page, site)
  await letter.body.fill(threeBefore)
  await page.route(aiCall, (route) =>
    route.fulfill({ json: { processed_content: threeAfter, unsupported: [], ...more } }),
  )
  await enhance(page)
  await expectText(page, enhanced)
  return { ...letter, changes: changesOf(letter.dialog) }
}

test('the changes by AI stand in the letter and are listed by sentence, without a second letter [AI-5, AI-40]', async ({
  page,
  site,
}) => {
  const { dialog, body, changes } = await openChanged(page, site)
  const items = changes.getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items.nth(0)).toContainText('WasI like your work.NowI admire your work.')
  await expect(items.nth(0).locator('del')).toHaveText('like ')
  await expect(items.nth(0).locator('ins')).toHaveText('admire ')
  await expect(items.nth(1)).toContainText('GoneI am very keen.')
  await expect(changes).not.toContainText('I built a gripper')
  await expect(dialog.locator('[data-start]').filter({ hasText: 'I admire your work.' })).toHaveCount(1)
  await items.nth(2).getByRole('button', { name: /^Was/ }).click()
  await expect(body).toBeFocused()
  const selected = await body.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toBe('May I come on Friday?')
  await expect(dialog.locator('[data-chosen][data-start]')).toHaveText('May I come on Friday?')
  await expect(dialog.locator('[data-chosen][data-start]')).toBeInViewport()
})

test('each change is kept or undone by itself, by keyboard too, and an edited sentence leaves the list [AI-41]', async ({
  page,
  site,
}) => {
  const { dialog, body, changes, open } = await openChanged(page, site)
  const items = changes.getByRole('listitem')
  await changes.getByRole('button', { name: 'Undo: I admire your work.' }).click()
  await expect(body).toHaveValue(threeAfter.replace('I admire', 'I like'))
  await expect(items).toHaveCount(2)
  await expect(items.nth(0).getByRole('button').first()).toBeFocused()
  await changes.getByRole('button', { name: 'Undo: without “I am very keen.”' }).press('Enter')
  await expect(body).toHaveValue(threeBefore.replace('come?', 'come on Friday?'))
  await changes.getByRole('button', { name: 'Keep: May I come on Friday?' }).click()
  await expect(items).toHaveCount(0)
  await expect(dialog.locator(':focus')).toHaveText(/^Enhanced with AI/)
  await page.reload()
  await open()
  await expect(items).toHaveCount(0)
  await expect(body).toHaveValue(threeBefore.replace('come?', 'come on Friday?'))
  await dialog.getByRole('button', { name: 'Undo AI changes' }).click()
  await expect(body).toHaveValue(threeBefore)
  await expect(changes).toBeHidden()
})

test('Keep all ends the list, and what the student edits leaves it [AI-41]', async ({ page, site }) => {
  const { dialog, body, changes } = await openChanged(page, site)
  await body.fill(threeAfter.replace('admire', 'follow'))
  await expect(changes.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByText('Enhanced with AI, then edited by you')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep all' }).click()
  await expect(dialog.locator(':focus')).toHaveText(/^Enhanced with AI/)
  await expect(changes.getByRole('listitem')).toHaveCount(0)
  await expect(dialog.locator('[data-start]')).toHaveCount(0)
  await expect(body).toHaveValue(threeAfter.replace('admire', 'follow'))
})

const question = 'What have you built that is nearest to this?'

test('a question of AI takes one sentence, which goes into the letter as it is, also after a reload [AI-43]', async ({
  page,
  site,
}) => {
  const { dialog, body, open } = await openChanged(page, site, { question })
  const answer = dialog.getByLabel(question)
  const put = dialog.getByRole('button', { name: 'Put into letter' })
  await expect(put).toBeDisabled()
  await answer.fill('I drew 40 plates')
  await page.reload()
  await open()
  await expect(answer).toHaveValue('I drew 40 plates')
  await answer.press('Enter')
  await expect(body).toHaveValue(threeAfter.replace('Kind', 'I drew 40 plates.\n\nKind'))
  await expect(answer).toBeHidden()
  await expect(changesOf(dialog).getByRole('listitem')).toHaveCount(3)
})

test('a question of AI can be skipped [AI-43]', async ({ page, site }) => {
  const { dialog, body } = await openChanged(page, site, { question })
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await expect(dialog.getByLabel(question)).toBeHidden()
  await expect(body).toHaveValue(threeAfter)
})

const withFinding = {
  processed_content: threeAfter.replace('your work', 'your work of 2019'),
  unsupported: [
    { text: '2019', kind: 'year', start: threeAfter.indexOf('work') + 8, end: threeAfter.indexOf('work') + 12 },
  ],
}

for (const width of [360, 1440])
  test(`the warning about unsupported statements is seen before the success, which does not cover it, at ${width} px [AI-44]`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { dialog, body } = await openLetter(page, site)
    await body.fill(threeBefore)
    await page.route(aiCall, (route) => route.fulfill({ json: withFinding }))
    const { release } = await holdCalls(page, draftCall, {
      draft: withFinding.processed_content,
      saved_at: new Date().toISOString(),
    })
    await enhance(page)
    const warning = dialog.getByText(/^“2019” is neither in your resume/)
    await expect(warning).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(enhanced)).toBeHidden()
    release()
    await expectText(page, enhanced)
    await expect(warning).toBeInViewport({ ratio: 1 })
    const [alert, finding, list] = await Promise.all(
      [page.getByText(enhanced), warning, changesOf(dialog)].map(async (one) => (await one.boundingBox())!),
    )
    const isApart = alert!.y + alert!.height <= finding!.y || alert!.x >= finding!.x + finding!.width
    expect({ isApart, alert, finding }).toMatchObject({ isApart: true })
    expect(finding!.y + finding!.height).toBeLessThan(list!.y)
  })

test('on a phone the warning comes into view, also if AI was started below the letter [AI-44]', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const publication = { title: 'Grasping', abstract: 'How.', pub_year: 2025, num_citations: 3, pub_url: null }
  await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: [publication] }))
  await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
  const { dialog, body } = await openLetter(page, site, { subscription: 'B' })
  await body.fill(threeBefore)
  await page.route(aiCall, (route) => route.fulfill({ json: withFinding }))
  await dialog.getByRole('button', { name: 'Papers, coach' }).click()
  await page.getByRole('button', { name: 'Work into letter with AI: Grasping' }).click()
  await expectText(page, enhanced)
  await expect(dialog.getByText(/^“2019” is neither in your resume/)).toBeInViewport({ ratio: 1 })
})
