import { showUnlockedCard } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { grant } from '../fixtures/grant-plan.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { failNext, signInNewStudent, test } from '../fixtures/signed-in.ts'
import {
  dialog,
  card,
  alert,
  editor,
  nameField,
  contentField,
  submit,
  onBasic,
  begin,
  create,
  mockTemplateList,
  returnToTab,
} from '../fixtures/templates-page.ts'

test('the server refuses the name of another template, and the text remains [TEMPLATE-17]', async ({ page, site }) => {
  await onBasic(page, site)
  await create(page, 'Summer')
  await begin(page, 'summer', 'Other words')
  await submit(page).click()
  await expectText(editor(page), 'A template with this name already exists.')
  await expect(contentField(page)).toHaveValue('Other words')
  await expect(nameField(page), 'the error belongs to the field').toHaveAccessibleDescription(
    'A template with this name already exists.',
  )
  await expect(nameField(page)).toBeFocused()
  await nameField(page).fill('Autumn')
  await expect(editor(page).getByText('A template with this name already exists.')).toBeHidden()
  await submit(page).click()
  await expect(card(page, 'Autumn')).toBeVisible()
})

test('a template that another tab has deleted is reported, and its text can be saved as a new template [TEMPLATE-33, TEMPLATE-38, TEMPLATE-39]', async ({
  context,
  page,
  site,
}) => {
  await onBasic(page, site)
  for (const name of ['One', 'Two', 'Three']) await create(page, name)
  const other = await context.newPage()
  await other.goto('/templates')
  const deleteInOtherTab = async (name: string) => {
    await other.getByRole('button', { name: `Delete ${name}` }).click()
    await dialog(other, 'Delete Template?').getByRole('button', { name: 'Delete' }).click()
    await expect(card(other, name)).toHaveCount(0)
  }

  await page.getByRole('button', { name: 'Edit Two' }).click()
  await contentField(page).fill('Changed here')
  await deleteInOtherTab('Two')
  await submit(page).click()
  await expectText(editor(page), 'Template not found. It may have been deleted.')
  await submit(page)
    .and(page.getByRole('button', { name: 'Save as New' }))
    .click()
  await expect(card(page, 'Two')).toContainText('Changed here')

  await deleteInOtherTab('Three')
  await page.getByRole('button', { name: 'Delete Three' }).click()
  await dialog(page, 'Delete Template?').getByRole('button', { name: 'Delete' }).click()
  await expectText(alert(page), 'Template not found. It may have already been deleted.')
  await expect(card(page, 'Three'), 'the list is loaded again').toHaveCount(0)

  await page.getByRole('button', { name: 'Edit One' }).click()
  await deleteInOtherTab('One')
  await mockTemplateList(page, 200, [])
  await returnToTab(page)
  await expectText(editor(page), 'No template selected for editing')
  await expect(submit(page)).toHaveText('Save as New')
})

test('a deletion of a template that is gone from the list is not sent to the server [TEMPLATE-38]', async ({
  page,
  site,
}) => {
  await onBasic(page, site)
  await create(page, 'One')
  await page.getByRole('button', { name: 'Delete One' }).click()
  await mockTemplateList(page, 200, [])
  await returnToTab(page)
  await expect(card(page, 'One')).toHaveCount(0)
  await dialog(page, 'Delete Template?').getByRole('button', { name: 'Delete' }).click()
  await expectText(alert(page), 'Invalid template selected for deletion')
})

test('a template without a valid id can be neither starred nor edited [TEMPLATE-29, TEMPLATE-38]', async ({
  page,
  site,
}) => {
  await onBasic(page, site)
  const times = { created_at: '2026-10-02T17:20:00Z', updated_at: '2026-10-02T17:20:00Z' }
  const broken = { content: 'Dear', default: false, ...times }
  await mockTemplateList(page, 200, [
    { name: 'None', ...broken },
    { id: 'x', name: 'Text', ...broken },
  ])
  await page.reload()
  await page.getByRole('button', { name: 'Default: None' }).click()
  await expectText(alert(page), 'Invalid template selected')
  await page.getByRole('button', { name: 'Edit None' }).click()
  await expectText(alert(page), 'No template selected for editing')
  await page.getByRole('button', { name: 'Default: Text' }).click()
  await expectText(alert(page), 'Invalid template ID provided.')
})

for (const { title, status, body, text } of [
  { title: 'a name', status: 400, body: 'Template name is required.', text: 'Name error: Template name is required.' },
  {
    title: 'content',
    status: 400,
    body: 'Please check the field "content".',
    text: 'Content error: Please check the field "content".',
  },
  {
    title: 'anything else',
    status: 400,
    body: 'This request cannot be read.',
    text: 'Invalid template data provided.',
  },
  { title: 'a session', status: 401, body: 'Who?', text: 'Authentication required. Please log in again.' },
  { title: 'the plan', status: 403, body: 'Basic only.', text: 'You do not have permission to create templates.' },
  { title: 'the path', status: 404, body: 'Nothing here.', text: 'Templates endpoint not found.' },
  { title: 'a server error', status: 503, body: 'Down.', text: 'Server error occurred. Please try again later.' },
  { title: 'an unexpected status', status: 418, body: 'Tea.', text: 'Failed to create template. Server returned 418.' },
  { title: 'the network', status: 0, body: '', text: 'Failed to create template' },
])
  test(`a template that cannot be saved because of ${title} (${status}) shows the reason and remains in its dialog [TEMPLATE-30, TEMPLATE-31, TEMPLATE-32, TEMPLATE-33, TEMPLATE-34, TEMPLATE-35, TEMPLATE-36]`, async ({
    page,
    site,
  }) => {
    await onBasic(page, site)
    await failNext(page, 'POST', '/api/templates/', status, body)
    await begin(page, 'Mine', 'My words')
    await submit(page).click()
    await expectText(editor(page), text)
    await expect(contentField(page)).toHaveValue('My words')
  })

test('failed changes, deletions and defaults are reported, and the default is reverted [TEMPLATE-32, TEMPLATE-36]', async ({
  page,
  site,
}) => {
  await onBasic(page, site)
  for (const name of ['One', 'Two']) await create(page, name)
  await page.route(/\/api\/templates\/\d+\//, (route) => route.abort())
  await page.getByRole('button', { name: 'Default: Two' }).click()
  await expect(alert(page)).toHaveText('Failed to set default template')
  await expect(page.getByRole('button', { name: 'Default: One' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Delete One' }).click()
  await dialog(page, 'Delete Template?').getByRole('button', { name: 'Delete' }).click()
  await expectText(alert(page), 'Failed to delete template')
  await expect(card(page, 'One')).toBeVisible()
  await page.getByRole('button', { name: 'Edit One' }).click()
  await contentField(page).fill('Changed')
  await submit(page).click()
  await expectText(editor(page), 'Failed to update template')
  await expect(contentField(page)).toHaveValue('Changed')
})

test('without a stored student nothing is sent [PROFILE-19]', async ({ page, site }) => {
  await onBasic(page, site)
  await begin(page, 'Mine', 'My words')
  await page.evaluate(() => localStorage.removeItem('user'))
  await submit(page).click()
  await expectText(editor(page), 'User not found. Please refresh and try again.')
})

test('a list that fails to load shows the reason and the number of further attempts [TEMPLATE-34, TEMPLATE-36, TEMPLATE-40]', async ({
  page,
  site,
}) => {
  await onBasic(page, site)
  await mockTemplateList(page, 500)
  await page.reload()
  await expectText(page, 'Failed to load templates')
  await expectText(page, 'Server error occurred. Please try again later.')
  for (const tries of ['1 time', '2 times']) {
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText(`Tried again ${tries}.`)).toBeVisible()
  }
  await page.unroute('**/api/templates/')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expectText(page, 'No templates yet')
})

for (const [status, json, text] of [
  [404, {}, 'Templates endpoint not found.'],
  [403, {}, 'You do not have permission to access templates.'],
  [200, { templates: [] }, 'Invalid response from server.'],
] as const)
  test(`a list response ${status} ${JSON.stringify(json)} shows: ${text} [TEMPLATE-28, TEMPLATE-32, TEMPLATE-33]`, async ({
    page,
    site,
  }) => {
    await onBasic(page, site)
    await mockTemplateList(page, status, json)
    await page.reload()
    await expectText(page, 'Failed to load templates')
    await expectText(page, text)
    await expect(page.getByText('Tried again')).toHaveCount(0)
  })

test('Free sees the advantages of Basic and an Upgrade button, and can read its templates [TEMPLATE-2]', async ({
  page,
  site,
}) => {
  const user = await onBasic(page, site)
  await create(page, 'From before', 'Dear Professor {professor_name},\n\none\n\ntwo\n\nthree\n\nfour\n\nfive')
  await grant(site, user.username, 'F')
  await page.reload()
  const offer = page.getByRole('region', { name: 'What the Basic Plan adds' })
  await expect(offer.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing')
  await expect(card(page, 'From before').getByText('five')).toBeInViewport()
  await expect(card(page, 'From before').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New Template' })).toHaveCount(0)
})

test('a plan that ends during editing leaves the text unchanged, and the daily limit of Free is explained [TEMPLATE-25, TEMPLATE-32]', async ({
  page,
  site,
}) => {
  const user = await onBasic(page, site)
  await begin(page, 'Mine', 'My words')
  for (let uses = 1; uses <= 4; uses++) {
    await editor(page).getByRole('button', { name: 'AI Generate' }).click()
    await editor(page).getByRole('button', { name: 'Undo' }).click()
    await expect(contentField(page)).toHaveValue('My words')
  }
  await grant(site, user.username, 'F')
  await editor(page).getByRole('button', { name: 'AI Generate' }).click()
  const note = editor(page).getByRole('alert').first()
  await expect(note).toContainText('You can use AI again on ')
  await expectText(note, 'Daily AI limit reached (4/day for Free users). Upgrade for unlimited AI generation!')
  await expect(note.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing')
  await submit(page).click()
  await expectText(editor(page), 'You do not have permission to create templates.')
  await expect(contentField(page)).toHaveValue('My words')
  await expect(editor(page).getByText('0 of 4 AI uses left today')).toBeVisible()
})

for (const { title, response, texts, shown } of [
  {
    title: 'a limit with a sentence of the server',
    response: { status: 429, json: { code: 'ai_limit', error: 'Daily limit of your group reached.' } },
    texts: ['Please try again later.'],
    shown: 'Daily limit of your group reached. Please try again later.',
  },
  {
    title: 'a limit without a sentence',
    response: { status: 429, json: {} },
    texts: ['Daily AI template generation limit reached', 'Please try again later.'],
    shown: 'Daily AI template generation limit reached. Please try again later.',
  },
  {
    title: 'another failure',
    response: { status: 502, json: { error: 'The writing assistant did not answer. Please try again.' } },
    texts: ['AI generation failed: The writing assistant did not answer. Please try again.'],
    shown: 'AI generation failed: The writing assistant did not answer. Please try again.',
  },
  {
    title: 'a response that is no template',
    response: { status: 200, json: { template: { name: 'Only a name' } } },
    texts: ['Invalid template data received from AI'],
    shown: 'Invalid template data received from AI',
  },
])
  test(`${title} is shown after a generation and leaves the text unchanged [TEMPLATE-25, TEMPLATE-26]`, async ({
    page,
    site,
  }) => {
    await onBasic(page, site)
    await page.route('**/api/emails/ai_generate_template/', (route) => route.fulfill(response))
    await begin(page, 'Mine', 'My words')
    await editor(page).getByRole('button', { name: 'AI Generate' }).click()
    await expect(editor(page).getByRole('alert')).toHaveText(shown)
    for (const text of texts) await expectText(editor(page), text)
    await expect(contentField(page)).toHaveValue('My words')
  })

test('the composer shows that templates cannot be loaded [COMPOSE-15]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await showUnlockedCard(page)
  await mockTemplateList(page, 403)
  await page.goto('/browse')
  await page.getByRole('button', { name: 'Compose Email to Ada Quill' }).click()
  await expectText(page, 'Failed to load email templates')
})

test('the title of the page for analytics is Email Templates [ANALYTICS-4]', async ({ page, site }) => {
  await onBasic(page, site)
  await expect(page).toHaveTitle(/^Email Templates/)
  await expect(page.getByRole('heading', { level: 1, name: 'Email Templates' })).toBeVisible()
})
