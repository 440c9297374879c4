import type { Page, Route } from '@playwright/test'
import { askMentor, letterText, mentorSentence, originalSentence } from '../fixtures/ask-mentor.ts'
import { expectAccessibleInBoth, expectWalkable } from '../fixtures/expect-accessible.ts'
import { afterSending, sendNow } from '../fixtures/send-now.ts'
import { test } from '../fixtures/signed-in.ts'
import { sentBy } from '../fixtures/student-steps.ts'
import { expect } from '../fixtures/test.ts'

/** Selects words of the letter as a mouse does. */
const selectWords = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const paragraph = [...document.querySelectorAll('[data-start]')].find((one) => one.textContent.includes(wanted))
    const [node, at] = [paragraph!.firstChild!, paragraph!.textContent.indexOf(wanted)]
    getSelection()!.setBaseAndExtent(node, at, node, at + wanted.length)
  }, words)

test('a mentor’s comment becomes words of the sent letter by a click [MENTOR-9, MENTOR-10, MENTOR-11, MENTOR-12, MENTOR-13]', async ({
  page,
  site,
  browser,
}) => {
  const { dialog, body, panel, url, email, send } = await askMentor(page, site)
  expect(new URL(url).hash.length).toBeGreaterThan(40)

  const context = await browser.newContext({ baseURL: site.url })
  const mentor = await context.newPage()
  const addresses: string[] = []
  mentor.on('request', (request) => addresses.push(request.url()))
  const response = await mentor.goto(url)
  expect(response!.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  await expect(mentor.getByText('asks you to read a letter to')).toBeVisible()
  await expect(mentor.getByText('mina@planted.example')).toHaveCount(0)
  await selectWords(mentor, originalSentence)
  await mentor.getByRole('button', { name: 'Comment on the selection' }).click()
  await expect(mentor.getByLabel('Your comment', { exact: true })).toBeFocused()
  await mentor.getByRole('button', { name: 'Save the comment' }).click()
  await expect(mentor.getByText('Please type your name.')).toBeVisible()
  await mentor.getByLabel('Your comment', { exact: true }).fill('Say what you did.')
  await mentor.getByLabel('Other words for this passage').fill(mentorSentence)
  await mentor.getByLabel('Your name').fill('Dr. Iris Bell')
  await mentor.getByRole('button', { name: 'Save the comment' }).click()
  await expect(mentor.getByText('sees your comment now.')).toBeVisible()
  expect(addresses.filter((address) => address.includes(new URL(url).hash.slice(1)))).toEqual([])

  await expect(panel.getByText('Say what you did.')).toBeVisible()
  await expect(dialog.getByRole('tab', { name: 'Mentor (1)' })).toBeVisible()
  await expect(body).toHaveValue(letterText)
  const use = panel.getByRole('button', { name: `Use this wording: ${mentorSentence}` })
  await use.click()
  await expect(body).toHaveValue(letterText.replace(originalSentence, mentorSentence))
  await expect(dialog.locator('[aria-hidden] [data-start]').filter({ hasText: mentorSentence })).toBeVisible()
  await panel.getByRole('button', { name: `Undo: ${mentorSentence}` }).click()
  await expect(body).toHaveValue(letterText)
  // What stands at two other places is not replaced.
  await body.fill(`Hello,\n\n${letterText}\n\n${originalSentence}`)
  await use.click()
  await expect(panel.getByText('These words are in your letter more than once.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await body.fill(letterText)
  await use.click()
  await expect(body).toHaveValue(letterText.replace(originalSentence, mentorSentence))

  await send()
  await sendNow(page)
  await expect(page.getByText('Email has been sent successfully!')).toBeVisible()
  const [sent] = await sentBy(site, email)
  expect(sent!.mail.text).toContain(mentorSentence)
  expect(sent!.mail.text).not.toContain(originalSentence)
  await mentor.reload()
  await expect(mentor.getByRole('heading', { name: 'No letter here' })).toBeVisible()
  await context.close()
  await expect(afterSending(page)).toBeVisible()
})

test('the mentor’s page works by keyboard alone, and a comment can be deleted; the student dismisses and revokes [MENTOR-3, MENTOR-9, MENTOR-12]', async ({
  page,
  site,
  browser,
}) => {
  const { panel, url } = await askMentor(page, site)
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 780 } })
  const mentor = await context.newPage()
  await mentor.goto(url)
  const open = mentor.getByRole('button', { name: 'Comment on paragraph 2' })
  for (let number = 0; number < 2; number++) {
    await open.focus()
    await mentor.keyboard.press('Enter')
    await expectAccessibleInBoth(mentor, 'the form of a comment')
    await mentor.keyboard.type(number ? 'Too long.' : 'Who are you?')
    await mentor.keyboard.press('Tab')
    await mentor.keyboard.press('Tab')
    if (!number) await mentor.keyboard.type('Iris')
    await mentor.keyboard.press('Enter')
    await expect(mentor.getByText('sees your comment now.')).toBeVisible()
  }
  await expectAccessibleInBoth(mentor, 'the page of a mentor')
  await expectWalkable(mentor, 'the page of a mentor')
  // The comment that has the focus goes: the panel has it then, not the start of the page.
  await expect(panel.getByText('Too long.')).toBeVisible()
  await panel.getByRole('button', { name: 'Dismiss: Too long.' }).focus()
  const remove = mentor.getByRole('button', { name: 'Delete: Too long.' })
  await remove.click()
  await expect(remove).toHaveCount(0)
  await expect(mentor.getByRole('heading', { level: 1 })).toBeFocused()

  await expect(panel.getByText('Too long.')).toHaveCount(0)
  await expect(panel).toBeFocused()
  await expect(panel.getByText('Who are you?')).toBeVisible()
  await expectAccessibleInBoth(page, 'the panel of mentors')
  await panel.getByRole('button', { name: 'Dismiss: Who are you?' }).click()
  await expect(panel.getByText('Who are you?')).toHaveCount(0)
  await expect(panel).toBeFocused()
  await panel.getByRole('button', { name: 'Bring back 1 dismissed' }).click()
  await expect(panel.getByText('Who are you?')).toBeVisible()
  await panel.getByRole('button', { name: /^Revoke: This letter/ }).click()
  await expect(panel.getByRole('list', { name: 'Open links' })).toHaveCount(0)
  await mentor.reload()
  await expect(mentor.getByText('This link opens no letter.')).toBeVisible()
  await context.close()
})

test('a comment whose response was lost is saved again, stands there once and can be deleted [MENTOR-14]', async ({
  page,
  site,
  browser,
}) => {
  const { url } = await askMentor(page, site)
  const context = await browser.newContext({ baseURL: site.url })
  const mentor = await context.newPage()
  await mentor.goto(url)
  await mentor.getByRole('button', { name: 'Comment on paragraph 2' }).click()
  await mentor.getByLabel('Your comment', { exact: true }).fill('Who are you?')
  await mentor.getByLabel('Your name').fill('Iris')
  const loseResponse = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await mentor.route('**/api/mentor/comments/', loseResponse, { times: 1 })
  const save = mentor.getByRole('button', { name: 'Save the comment' })
  await save.click()
  const comments = mentor.getByRole('list', { name: 'Comments on paragraph 2' }).getByRole('listitem')
  await expect(comments).toHaveCount(1)
  await save.click()
  await expect(mentor.getByText('sees your comment now.')).toBeVisible()
  await expect(comments).toHaveCount(1)
  await mentor.getByRole('button', { name: 'Delete: Who are you?' }).click()
  await expect(comments).toHaveCount(0)
  await context.close()
})
