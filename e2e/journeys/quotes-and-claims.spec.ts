import type { Page } from '@playwright/test'
import { aiCall, openLetter } from '../fixtures/composer.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { test } from '../fixtures/signed-in.ts'

const first = 'Robots grasp cups, e.g. at night.'
const second = 'They drop 3.5 % of them.'
const publication = {
  title: 'Grasping',
  abstract: `${first} ${second}`,
  pub_year: 2025,
  num_citations: 3,
  pub_url: null,
}

async function openWithAbstract(page: Page, site: TestSite) {
  await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: [publication] }))
  await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
  return openLetter(page, site, { subscription: 'B' })
}

test('an abstract is a list of numbered sentences, each of which can be quoted at the cursor; Undo of the browser removes the quote [PUBLICATION-20, PUBLICATION-21, AI-65]', async ({
  page,
  site,
}) => {
  const { dialog, body } = await openWithAbstract(page, site)
  await body.fill('Dear Ada,\n\nYou write.\n\nKind regards,\nMina')
  await body.evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('.\n\nKind')
    field.setSelectionRange(at, at)
  })
  await dialog.getByText('Abstract').press('Enter')
  await expect(dialog.locator('details ol > li')).toHaveText([`${first} Insert quote`, `${second} Insert quote`])
  let calls = 0
  await page.route(aiCall, (route) => {
    calls++
    return route.abort()
  })
  await dialog.getByRole('button', { name: `Insert quote: ${second}` }).click()
  await expect(body).toHaveValue(`Dear Ada,\n\nYou write “${second}”.\n\nKind regards,\nMina`)
  await expect(body).toBeFocused()
  expect(calls).toBe(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(body).toHaveValue('Dear Ada,\n\nYou write.\n\nKind regards,\nMina')
  const workIn = dialog.getByRole('button', { name: 'Work into letter with AI: Grasping' })
  await expect(workIn).toBeEnabled()
  await dialog.getByRole('button', { name: 'Three questions' }).click()
  await expect(workIn).toBeDisabled()
  await expect(dialog.getByRole('button', { name: `Insert quote: ${second}` })).toBeEnabled()
})

test('a claim without ground is marked, and for one with ground the sentence of the abstract is shown by pointer and focus, also after a reload [AI-31, AI-32]', async ({
  page,
  site,
}) => {
  const { dialog, body, open } = await openWithAbstract(page, site)
  await body.fill('Dear Ada, I like cups.')
  const [good, bad] = ['Your robots grasp cups at night.', 'They drop 30 % of them.']
  const after = `Dear Ada, ${good} ${bad}`
  const range = (text: string) => ({ text, start: after.indexOf(text), end: after.indexOf(text) + text.length })
  const json = {
    processed_content: after,
    unsupported: [{ ...range(bad), kind: 'claim_number' }],
    grounded: [{ ...range(good), sentence: first }],
  }
  await page.route(aiCall, (route) => route.fulfill({ json }))
  await dialog.getByRole('button', { name: 'Work into letter with AI: Grasping' }).click()
  await expect(body).toHaveValue(after)
  await expect(dialog.locator('[aria-hidden] mark').filter({ hasText: bad })).toHaveCount(1)
  await expect(dialog.getByText(`“${bad}” gives a number`)).toBeVisible()
  await page.reload()
  await open()
  const ground = dialog.getByRole('button', { name: good, exact: true })
  const sentence = dialog.getByRole('tooltip')
  await expect(sentence).toBeHidden()
  await ground.hover()
  await expect(sentence).toHaveText(`The abstract: “${first}”`)
  await page.mouse.move(0, 0)
  await expect(sentence).toBeHidden()
  await ground.focus()
  await expect(ground).toHaveAccessibleDescription(`The abstract: “${first}”`)
  await page.clock.install()
  await page.keyboard.press('Escape')
  await expect(sentence).toBeHidden()
  // Longer than a dialog needs to close.
  await page.clock.runFor(1_000)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(dialog).toBeHidden()
})
