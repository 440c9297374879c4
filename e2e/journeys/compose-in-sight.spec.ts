import { aiCall, draftCall, getComposer, openLetter } from '../fixtures/composer.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'
import { unlockOne } from '../fixtures/student-steps.ts'
import { expect } from '../fixtures/test.ts'

const lines = Array.from({ length: 40 }, (_, at) => `Line ${at + 1} of the letter.`).join('\n')
const phone = { width: 390, height: 844 }
const laptop = { width: 1366, height: 768 }

for (const viewport of [phone, laptop])
  test(`after AI the first change and Undo are in sight at ${viewport.width} px, Undo also at the end of the letter [AI-66]`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    const { dialog, body } = await openLetter(page, site)
    await body.fill(`${lines}\nI like it.\n${lines}`)
    const after = `${lines}\nI admire it.\n${lines}\nMay I come?`
    await page.route(aiCall, (route) => route.fulfill({ json: { processed_content: after, unsupported: [] } }))
    await page.getByRole('button', { name: 'Enhance with AI' }).click()
    await expectText(page, 'Content enhanced with AI and saved as draft')
    const change = dialog.locator('[data-start]').filter({ hasText: 'I admire it.' })
    const line = dialog.getByText('Enhanced with AI · 2 changes')
    const undo = dialog.getByRole('button', { name: 'Undo AI changes' })
    await expect(change).toBeInViewport({ ratio: 1 })
    await expect(line).toBeInViewport({ ratio: 1 })
    await expect(undo).toBeInViewport({ ratio: 1 })
    expect((await change.boundingBox())!.y).toBeGreaterThan((await undo.boundingBox())!.y + 20)
    await dialog.getByRole('region', { name: 'What AI changed' }).scrollIntoViewIfNeeded()
    await expect(change).not.toBeInViewport()
    await expect(line).toBeInViewport({ ratio: 1 })
    await expect(undo).toBeInViewport({ ratio: 1 })
  })

test.describe('two texts of one draft', () => {
  test.use({ viewport: phone, expectsFailedRequests: true })

  test('on a phone they share the window alike, with both buttons in sight [DRAFT-41]', async ({ page, site }) => {
    const { body, saveDraft } = await openLetter(page, site)
    const newer = { draft: `Dear Ada,\n${lines}`, saved_at: new Date().toISOString() }
    const refusal = { status: 409, json: { error: 'Saved elsewhere.', code: 'draft_changed', newer } }
    await page.route(draftCall, (route) => route.fulfill(refusal))
    await body.fill(lines)
    await saveDraft.click()
    const conflict = page.getByRole('dialog', { name: 'This draft was saved elsewhere' })
    for (const name of ['Keep this text', 'Use the other text'])
      await expect(conflict.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    const [mine, other] = await Promise.all(
      ['The text of this tab', 'The text saved elsewhere'].map(async (name) => {
        const text = conflict.getByRole('region', { name }).getByText('Line 1 of the letter.')
        return (await text.boundingBox())!.height
      }),
    )
    expect(mine).toBeGreaterThan(120)
    expect(Math.abs(mine! - other!)).toBeLessThan(2)
  })
})

test.describe('three questions', () => {
  test.use({ asksQuestions: true })

  for (const [viewport, count] of [
    [phone, 2],
    [laptop, 3],
  ] as const)
    test(`they stand below the professor's name and take the height of the letter at ${viewport.width} px [COMPOSE-55]`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(viewport)
      const student = await signInNewStudent(page, site)
      await page.goto('/browse')
      const name = await unlockOne(page)
      await page.getByRole('button', { name: `Compose Email to ${name}` }).click()
      const { dialog, body } = getComposer(page, student)
      const questions = dialog.getByRole('region', { name: 'Three questions first' })
      await expect(dialog.getByText(name).first()).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByLabel('Subject')).toBeHidden()
      for (const field of (await questions.getByRole('textbox').all()).slice(0, count))
        await expect(field).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByRole('button', { name: 'Write the letter' })).toBeInViewport({ ratio: 1 })
      const last = questions.getByRole('textbox').last()
      await last.click()
      await expect(last, 'not below the buttons').toBeFocused()
      const { height } = (await dialog.boundingBox())!
      await dialog.getByRole('button', { name: 'Skip the questions' }).click()
      await expect(body).toBeVisible()
      await expect(dialog.getByLabel('Subject')).toBeVisible()
      expect(Math.abs((await dialog.boundingBox())!.height - height)).toBeLessThan(24)
    })
})

for (const viewport of [phone, laptop])
  test(`the field of the recipient begins at its column, with at most two lines below it at ${viewport.width} px [RECIPIENT-18]`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
    const { dialog } = await openLetter(page, site, { subscription: 'B' })
    const note = dialog.getByText('No address was found. These links may lead to one.')
    await expect(note).toBeVisible()
    const [label, field, subject, link] = await Promise.all(
      [
        dialog.getByText('Recipient', { exact: true }),
        dialog.getByLabel('Recipient'),
        dialog.getByLabel('Subject'),
        dialog.getByRole('link', { name: 'University' }),
      ].map(async (one) => (await one.boundingBox())!),
    )
    expect(Math.abs(field!.x - subject!.x)).toBeLessThanOrEqual(1)
    expect(field!.x).toBeGreaterThanOrEqual(label!.x + label!.width)
    expect(link!.y + link!.height - (await note.boundingBox())!.y).toBeLessThanOrEqual(52)
  })
