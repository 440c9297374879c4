import { openLetter, draftCall, getComposer } from '../fixtures/composer.ts'
import { cards } from '../fixtures/browse-page.ts'
import { expect } from '../fixtures/test.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { failNext, test } from '../fixtures/signed-in.ts'
import { stopAutosave } from '../fixtures/stop-autosave.ts'

const draftPath = '/api/professors/*/draft/'

test('a draft is saved, marks the card, and is shown again after a reload [CARD-3, DRAFT-1, DRAFT-2, DRAFT-4, DRAFT-5]', async ({
  page,
  site,
}) => {
  await stopAutosave(page)
  const { dialog, body, saveDraft, open, close } = await openLetter(page, site)
  await body.fill('')
  await expect(saveDraft).toBeDisabled()
  await body.fill('Dear Professor, a first thought.')
  await expect(dialog.getByText('No draft saved yet.')).toBeVisible()
  await saveDraft.click()
  await expectText(page, 'Draft saved successfully')
  await expect(saveDraft).toBeDisabled()
  await expect(dialog.getByText(/^Draft saved at /)).toBeVisible()
  await body.fill('Dear Professor, a second thought.')
  await expect(dialog.getByText(/^Changed since the draft saved at /)).toBeVisible()
  await expect(saveDraft).toBeEnabled()
  await body.fill('Dear Professor, a first thought.')
  await expect(saveDraft).toBeDisabled()
  await close()
  await expect(cards(page).first().getByLabel('Draft saved')).toBeVisible()

  // The browser's copy of the letter is removed, so the text must come from the server.
  await page.evaluate(() =>
    Object.keys(localStorage).forEach((key) => key.startsWith('letter_') && localStorage.removeItem(key)),
  )
  await page.reload()
  await open()
  await expect(body).toHaveValue('Dear Professor, a first thought.')
  await expect(dialog.getByText(/This is your saved draft, from /)).toBeVisible()
})

test('after a save whose response was lost, the next one goes on from it [DRAFT-40]', async ({ page, site }) => {
  await stopAutosave(page)
  const { dialog, body, saveDraft } = await openLetter(page, site)
  await page.route(
    draftCall,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await body.fill('Dear Professor, a first thought.')
  await saveDraft.click()
  await expectText(page, 'Failed to save draft')
  await body.fill('Dear Professor, a second thought.')
  await saveDraft.click()
  await expectText(page, 'Draft saved successfully')
  await expect(dialog.getByText(/^Draft saved at /)).toBeVisible()
})

test('the composer shows that the draft is loading and is not editable meanwhile [COMPOSE-7, COMPOSE-8]', async ({
  page,
  site,
}) => {
  const { dialog, body, saveDraft, close, student } = await openLetter(page, site)
  await body.fill('The saved one')
  await saveDraft.click()
  await expectText(page, 'Draft saved successfully')
  await close()
  await page.evaluate(
    (id) => Object.keys(localStorage).forEach((key) => key.startsWith(`letter_${id}`) && localStorage.removeItem(key)),
    student.user.id,
  )
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(draftCall, async (route) => {
    await released
    await route.continue()
  })
  await page
    .getByRole('button', { name: /^Compose Email to / })
    .first()
    .click()
  await expect(dialog.getByText('Loading your draft…')).toBeVisible()
  await expect(body).not.toBeEditable()
  await expect(body).toHaveValue('')
  await expect(dialog.getByLabel('Subject')).not.toBeEditable()
  await expect(dialog.getByLabel('Template', { exact: true })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  release()
  await expect(body).toHaveValue('The saved one')
})

test('the default template is applied if there is no draft and no text; without templates the letter is blank [COMPOSE-8, COMPOSE-9]', async ({
  page,
  site,
}) => {
  const { dialog, body, open, close } = await openLetter(page, site)
  await close()
  const choice = dialog.getByLabel('Template', { exact: true })
  const content = 'Dear {professor_name}, I am {student_name}.'
  const template = { id: 5, name: 'Mine', content, default: true, created_at: '', updated_at: '' }
  await page.route('**/api/templates/', (route) => route.fulfill({ json: [template] }))
  await page.reload()
  await open()
  await expect(choice).toHaveValue('5')
  await expect(body).toHaveValue(/^Dear .+, I am /)
  await expect(body).not.toHaveValue(/\{/)
  await body.fill('Something of my own')
  await close()
  await open()
  await expect(body).toHaveValue('Something of my own')
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(body).toHaveValue(/^Dear .+, I am /)
  await close()
  await page.route('**/api/templates/', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await open()
  await expect(choice).toHaveValue('blank')
  await expect(body).toHaveValue('')
})

test('a failed save is explained and leaves the text unchanged [DRAFT-4, DRAFT-8, DRAFT-9, DRAFT-10, DRAFT-11, DRAFT-12, DRAFT-13]', async ({
  page,
  site,
}) => {
  await stopAutosave(page)
  const { dialog, body, saveDraft } = await openLetter(page, site)
  await body.fill('Dear Professor, may I?')
  const failures: [number, string | undefined, string][] = [
    [400, undefined, 'Invalid draft data provided.'],
    [400, 'This letter is too long to be saved as a draft.', 'This letter is too long to be saved as a draft.'],
    [403, undefined, 'You do not have permission to save this draft.'],
    [404, undefined, 'Professor not found.'],
    [500, undefined, 'Server error occurred. Please try again later.'],
    [429, undefined, 'Failed to save draft. Server returned 429.'],
    [0, undefined, 'Labreach cannot be reached. Please check your connection and try again.'],
  ]
  for (const [status, sentence, reason] of failures) {
    await failNext(page, 'POST', draftPath, status, sentence)
    await saveDraft.click()
    await expectText(page, 'Failed to save draft')
    await expectText(dialog, reason)
    await expect(body).toHaveValue('Dear Professor, may I?')
  }
  await saveDraft.click()
  await expectText(page, 'Draft saved successfully')
  await expect(dialog.getByText('Labreach cannot be reached')).toBeHidden()
})

test('a draft that is not a string and a professor id that is not a number are reported [DRAFT-6, DRAFT-7]', async ({
  page,
  site,
}) => {
  const { dialog, body, open, close, saveDraft } = await openLetter(page, site)
  await body.fill('Dear Professor')
  await saveDraft.click()
  await expectText(page, 'Draft saved successfully')
  await close()
  await page.route(draftCall, (route) => route.fulfill({ json: { draft: 7, saved_at: new Date().toISOString() } }))
  await open()
  await expectText(dialog, 'Your saved draft could not be loaded. Draft content must be a string.')
  recordText('Draft content must be a string.')
  await page.unroute(draftCall)
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.getByText(/could not be loaded/)).toBeHidden()
  await expect(dialog.getByText(/^Draft saved at /)).toBeVisible()
  await expect(body).toHaveValue('Dear Professor')
  await close()
  await page.route('**/api/professors/page?*', async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace(/"professors":\[\{"id":\d+/, '"professors":[{"id":"Ada"')
    await route.fulfill({ response, body: text })
  })
  await page.goto('/browse?minCitations=1')
  await open()
  await body.fill('Dear Professor, once more')
  await expectText(dialog, 'Invalid professor relationship ID provided.')
})

test('a deleted draft is treated as no draft [DRAFT-3]', async ({ page, site }) => {
  const { dialog, body, open, close, saveDraft } = await openLetter(page, site)
  await body.fill('Dear Professor')
  await saveDraft.click()
  await expectText(page, 'Draft saved successfully')
  await close()
  await failNext(page, 'GET', draftPath, 404)
  await open()
  await expect(dialog.getByText('No draft saved yet.')).toBeVisible()
})

test('unsaved text survives closing, a reload and a crash; the newer of text and draft is shown, the other is offered [COMPOSE-17]', async ({
  page,
  site,
}) => {
  await stopAutosave(page)
  const { dialog, body, open, close, saveDraft } = await openLetter(page, site)
  await body.fill('What I saved')
  await saveDraft.click()
  await expectText(page, 'Draft saved successfully')
  await body.fill('What I saved, and then some')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open()
  await expect(body).toHaveValue('What I saved, and then some')
  await body.fill('What I saved, and then a lot')
  // A page that crashes gets no event before. This navigation stands in for a crash.
  await page.goto('about:blank')
  await page.goto('/browse')
  await open()
  await expect(body).toHaveValue('What I saved, and then a lot')
  await expect(
    dialog.getByText(/^This is the letter you had not sent yet.*newer than your saved draft, from /),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Show the saved draft instead' }).click()
  await expect(body).toHaveValue('What I saved')
  await expect(saveDraft).toBeDisabled()
  await dialog.getByRole('button', { name: 'Show the text of this browser instead' }).click()
  await expect(body).toHaveValue('What I saved, and then a lot')
  await close()

  // Another device saves a newer draft. The card of this page shows already that there is a draft.
  await page.route(draftCall, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { draft: 'Saved on the phone', saved_at: new Date(Date.now() + 60_000).toISOString() } })
      : route.fallback(),
  )
  await open()
  await expect(body).toHaveValue('Saved on the phone')
  await expect(dialog.getByText(/^This is your saved draft.*newer than the letter you had not sent yet/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Show the text of this browser instead' }).click()
  await expect(body).toHaveValue('What I saved, and then a lot')
})

test('a composer that is opened in the moment when the previous one is removed stays open', async ({ page, site }) => {
  await page.clock.install()
  const { body, dialog } = await openLetter(page, site)
  const clicked = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[role=dialog]')) return
          observer.disconnect()
          document.querySelector<HTMLElement>('[aria-label^="Compose Email to "]')!.click()
          resolve()
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.keyboard.press('Escape')
  await clicked
  await expect(body).toBeEditable()
  // The last callback of the previous composer must not close this one.
  await page.clock.runFor(1_000)
  await expect(dialog).toBeVisible()
})

test('the later of two tabs shows the conflict and both texts, and the student chooses [DRAFT-15]', async ({
  page,
  site,
  context,
}) => {
  await stopAutosave(page)
  const first = await openLetter(page, site)
  const other = await context.newPage()
  await other.goto('/browse')
  const second = getComposer(other, first.student)
  await second.open()
  await first.body.fill('Written in the first tab')
  await second.body.fill('Written in the second tab')
  await expect(first.dialog.getByText('You are writing this letter in another tab, too.')).toBeVisible()
  await first.saveDraft.click()
  await expectText(page, 'Draft saved successfully')

  const conflict = other.getByRole('dialog', { name: 'This draft was saved elsewhere' })
  await second.saveDraft.click()
  await expect(conflict.getByText('Written in the first tab')).toBeVisible()
  await expect(conflict.getByText('Written in the second tab')).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(conflict).toBeHidden()
  await expect(second.body).toHaveValue('Written in the second tab')
  await second.saveDraft.click()
  await conflict.getByRole('button', { name: 'Keep this text' }).click()
  await expectText(other, 'Draft saved successfully')
  await expect(second.saveDraft).toBeDisabled()

  await first.body.fill('Written in the first tab again')
  await first.saveDraft.click()
  await page
    .getByRole('dialog', { name: 'saved elsewhere' })
    .getByRole('button', { name: 'Use the other text' })
    .click()
  await expect(first.body).toHaveValue('Written in the second tab')
  await expect(first.saveDraft).toBeDisabled()
  await first.dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(first.body).toHaveValue('Written in the first tab again')
})
