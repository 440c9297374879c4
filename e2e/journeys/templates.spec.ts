import { expect } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { overrideStudent, test } from '../fixtures/signed-in.ts'
import {
  dialog,
  card,
  editor,
  nameField,
  contentField,
  preview,
  submit,
  onBasic,
  begin,
  create,
} from '../fixtures/templates-page.ts'

test('templates are created, starred, changed and deleted, and always one is the default [TEMPLATE-1, TEMPLATE-3, TEMPLATE-4, TEMPLATE-5, TEMPLATE-8, TEMPLATE-12, TEMPLATE-13]', async ({
  page,
  site,
}) => {
  await onBasic(page, site)
  await expectText(page, 'No templates yet')
  await create(
    page,
    'First',
    ['Dear Professor {professor_name},', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'].join('\n\n'),
  )
  await expect(card(page, 'First').getByText('Default', { exact: true })).toBeVisible()
  await expect(card(page, 'First').getByText(/^Created \w+ \d+, \d{4}$/)).toBeVisible()
  const lines = await card(page, 'First')
    .getByText('Dear Professor')
    .evaluate((text) => {
      const { lineHeight, paddingTop } = getComputedStyle(text)
      return Math.round((text.clientHeight - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight))
    })
  expect(lines, 'lines of the preview').toBe(4)

  await create(page, 'Second')
  const star = (name: string) => page.getByRole('button', { name: `Default: ${name}` })
  await expect(star('Second')).toHaveAttribute('aria-pressed', 'false')
  await star('Second').click()
  await expect(star('Second')).toHaveAttribute('aria-pressed', 'true')
  await expect(star('First')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Second is your default template')).toBeVisible()
  await page.reload()
  await expect(star('Second')).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Edit Second' }).click()
  await expect(editor(page).getByRole('button', { name: 'AI Generate' })).toHaveCount(0)
  await editor(page).getByRole('button', { name: 'Write with AI' }).click()
  await expect(editor(page).getByLabel('Special instructions (optional)')).toBeFocused()
  await expect(editor(page).getByRole('button', { name: 'AI Generate' })).toBeVisible()
  await nameField(page).fill('  Summer  ')
  await submit(page).click()
  await expect(card(page, 'Summer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Summer' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete Summer' }).click()
  const question = dialog(page, 'Delete Template?')
  await expect(question).toContainText('Summer is deleted. This cannot be undone.')
  await expect(question).toContainText('First becomes the default.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete Summer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, 'Summer')).toHaveCount(0)
  await expect(star('First')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Your templates' })).toBeFocused()
})

test('a missing or too long name or content is reported and cannot be submitted [TEMPLATE-9, TEMPLATE-14, TEMPLATE-15]', async ({
  page,
  site,
}) => {
  await onBasic(page, site)
  await begin(page)
  await expect(submit(page)).toBeDisabled()
  await nameField(page).fill('A')
  await expect(submit(page)).toBeDisabled()
  await nameField(page).fill(' ')
  await expectText(editor(page), 'Template name is required.')
  await nameField(page).fill('n'.repeat(51))
  await expectText(editor(page), 'Template name must be 50 characters or less.')
  await contentField(page).fill('c')
  await contentField(page).fill('')
  await expectText(editor(page), 'Template content is required.')
  await contentField(page).fill('c'.repeat(5_001))
  await expect(editor(page).getByText('Template content must be 5000 characters or less.')).toBeVisible()
  await expect(contentField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(submit(page)).toBeDisabled()
  await nameField(page).fill('n'.repeat(50))
  await contentField(page).fill('c'.repeat(5_000))
  await submit(page).click()
  await expect(card(page, 'n'.repeat(50))).toBeVisible()
})

test('the preview fills the template with my profile and a sample professor, and variables are inserted at the caret [TEMPLATE-6, TEMPLATE-54]', async ({
  page,
  site,
}) => {
  const user = await onBasic(page, site)
  await overrideStudent(page, { subscription: 'B', major: 'Physics', school: '', academic_level: 'high_school_senior' })
  await page.reload()
  await begin(page, 'Mine', 'Dear ,\nI am at .')
  await contentField(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5))
  await editor(page).getByRole('button', { name: '{professor_name}' }).click()
  await expect(contentField(page)).toHaveValue('Dear {professor_name},\nI am at .')
  await expect(contentField(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(contentField(page)).toHaveValue('Dear {professor_name}!,\nI am at .')
  await contentField(page).fill(
    '{student_name}|{major}|{year}|{school}|{professor_name}|{professor_key_interests}|{hobby}|' +
      '{professor_surname}|{level}|{term}',
  )
  await expect(preview(page)).toContainText(
    `${String(user['first_name'])} ${String(user['last_name'])}|Physics|high school senior|[Your School]|Dr. Jane Smith|` +
      'machine learning, artificial intelligence, and natural language processing|{hobby}|Smith|high school senior|',
  )
  await expect(preview(page)).toContainText(/\|(spring|summer|fall) \d{4}$/)
  await expect(preview(page).locator('mark')).toHaveText(['[Your School]', '{hobby}'])
})

test('AI writes a template without changing my name for it, and Undo restores my text [TEMPLATE-5, TEMPLATE-24, AI-11]', async ({
  page,
  site,
}) => {
  await onBasic(page, site)
  await begin(page)
  await editor(page).getByLabel('Special instructions (optional)').fill('w'.repeat(250))
  await expect(editor(page).getByLabel('Special instructions (optional)')).toHaveValue('w'.repeat(200))
  await editor(page).getByLabel('Special instructions (optional)').fill('Short and formal')
  await editor(page).getByRole('button', { name: 'AI Generate' }).click()
  await expect(contentField(page)).toHaveValue(/Yours sincerely,\n\{student_name\}$/)
  await expect(nameField(page)).not.toHaveValue('')
  await nameField(page).fill('My own name')
  await contentField(page).fill('My own words')
  await editor(page).getByRole('button', { name: 'AI Generate' }).click()
  await expect(editor(page).getByText('Your text was replaced.')).toBeVisible()
  await expect(contentField(page)).toHaveValue(/^Dear Professor \{professor_surname\}/)
  await expect(nameField(page)).toHaveValue('My own name')
  await editor(page).getByRole('button', { name: 'Undo' }).click()
  await expect(contentField(page)).toHaveValue('My own words')
})

test('AI gives a template a name that no other template has', async ({ page, site }) => {
  await onBasic(page, site)
  const names: string[] = []
  for (let run = 0; run < 2; run++) {
    await begin(page)
    await editor(page).getByRole('button', { name: 'AI Generate' }).click()
    await expect(contentField(page)).not.toHaveValue('')
    names.push(await nameField(page).inputValue())
    await submit(page).click()
    await expect(editor(page)).toBeHidden()
  }
  expect(names[1]).toBe(`${names[0]} 2`)
})

test('Escape, a click outside, Cancel and Back do not lose the text [TEMPLATE-10]', async ({ page, site }) => {
  await onBasic(page, site)
  await page.getByRole('link', { name: 'My Profile' }).click()
  await page.getByRole('link', { name: 'Email Templates' }).click()
  await begin(page, 'Precious', 'Long thought about')
  const question = dialog(page, 'Discard your changes?')
  const leaveActions = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 400),
    () => editor(page).getByRole('button', { name: 'Cancel' }).click(),
    () => editor(page).getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]
  for (const leave of leaveActions) {
    await leave()
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(contentField(page)).toHaveValue('Long thought about')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(editor(page)).toHaveCount(0)
  await begin(page)
  await expect(nameField(page), 'a new template is empty').toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(editor(page), 'an empty template closes without a question').toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New Template' })).toBeFocused()
})

test('a template can be written by keyboard alone [TEMPLATE-4, TEMPLATE-5]', async ({ page, site }) => {
  await onBasic(page, site)
  await page.getByRole('button', { name: 'New Template' }).focus()
  await page.keyboard.press('Enter')
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.type('By hand')
  const tabTo = async (target: ReturnType<typeof submit>) => {
    for (let steps = 0; steps < 20 && !(await target.evaluate((one) => one === document.activeElement)); steps++)
      await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  await tabTo(editor(page).getByRole('button', { name: '{professor_name}' }))
  await page.keyboard.press('Enter')
  await expect(contentField(page)).toBeFocused()
  await page.keyboard.type(', hello')
  await tabTo(submit(page))
  await page.keyboard.press('Enter')
  await expect(card(page, 'By hand')).toContainText('{professor_name}, hello')
})
