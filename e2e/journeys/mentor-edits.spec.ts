import { askMentor, letterText, mentorSentence, originalSentence } from '../fixtures/ask-mentor.ts'
import { draftCall } from '../fixtures/composer.ts'
import { test } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'

test('a mentor’s typed words stay while the letter changes; another link shows its letter [MENTOR-12]', async ({
  page,
  site,
  browser,
}) => {
  const { body, saveDraft, url } = await askMentor(page, site)
  const context = await browser.newContext({ baseURL: site.url })
  const mentor = await context.newPage()
  await mentor.goto(url)
  await mentor.getByRole('button', { name: 'Comment on paragraph 2' }).click()
  const comment = mentor.getByLabel('Your comment', { exact: true })
  await comment.fill('Say more.')
  await mentor.getByLabel('Your name').fill('Iris')

  await body.fill(`Hello,\n\n${letterText.replace(originalSentence, mentorSentence)}`)
  await saveDraft.click()
  await expect(page.getByText('Draft saved successfully')).toBeVisible()
  const save = mentor.getByRole('button', { name: 'Save the comment' })
  await save.click()
  await expect(mentor.getByText('This passage has changed.')).toBeVisible()
  await expect(save).toBeDisabled()
  await mentor.getByRole('button', { name: 'Comment on paragraph 3' }).click()
  await expect(comment).toBeFocused()
  await expect(comment).toHaveValue('Say more.')
  await save.click()
  await expect(mentor.getByText('sees your comment now.')).toBeVisible()
  await expect(mentor.getByRole('list', { name: 'Comments on paragraph 3' }).getByText('Say more.')).toBeVisible()

  await mentor.goto('/mentor#another-link')
  await expect(mentor.getByRole('heading', { name: 'No letter here' })).toBeVisible()
  await mentor.goto(url)
  await expect(mentor.getByText('asks you to read a letter to')).toBeVisible()
  await context.close()
})

test('the browser’s Undo takes a mentor’s words back; an unsaved draft gets no link [MENTOR-3, MENTOR-10]', async ({
  page,
  site,
  browser,
}) => {
  const { body, panel, url } = await askMentor(page, site)
  const links = panel.getByRole('list', { name: 'Open links' }).getByRole('listitem')
  await expect(links).toHaveCount(1)
  const context = await browser.newContext({ baseURL: site.url })
  const mentor = await context.newPage()
  await mentor.goto(url)
  await mentor.getByRole('button', { name: 'Comment on paragraph 2' }).click()
  await mentor.getByLabel('Your comment', { exact: true }).fill('Shorter.')
  // Words that the passage contains.
  await mentor.getByLabel('Other words for this passage').fill('May I join your group?')
  await mentor.getByLabel('Your name').fill('Iris')
  await mentor.getByRole('button', { name: 'Save the comment' }).click()
  const use = panel.getByRole('button', { name: 'Use this wording: May I join your group?' })
  await use.click()
  await expect(body).toHaveValue(letterText.replace(`${originalSentence} `, ''))
  await expect(panel.getByText('in your letter')).toBeVisible()
  await body.press('ControlOrMeta+z')
  await expect(body).toHaveValue(letterText)
  await expect(panel.getByText('in your letter')).toHaveCount(0)
  await expect(use).toBeVisible()
  await context.close()

  await page.route(draftCall, (route) => route.fulfill({ status: 503 }))
  await body.fill(`${letterText}\n\nMina`)
  const ask = panel.getByRole('button', { name: 'Ask a mentor' })
  await ask.click()
  const unsaved = panel.getByText('Your draft is not saved, so a link would open an older one. Save it first.')
  await expect(unsaved).toBeVisible()
  await expect(links).toHaveCount(1)
  await page.unroute(draftCall)
  await ask.click()
  await expect(links).toHaveCount(2)
  await expect(unsaved).toHaveCount(0)
})
