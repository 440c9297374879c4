import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { aiCall, holdCalls, openLetterWithMailbox } from '../fixtures/composer.ts'
import { connection } from '../fixtures/database.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { afterSending, sendNow } from '../fixtures/send-now.ts'
import { test } from '../fixtures/signed-in.ts'
import { sentBy } from '../fixtures/student-steps.ts'
import { expect, type TestSite } from '../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const due = (page: Page) => page.getByRole('region', { name: 'Due today' })

/** A student who wrote to a professor eight days ago, on the outreach history. */
async function openAfterEightDays(page: Page, site: TestSite, plan: 'F' | 'B' = 'F'): Promise<string> {
  const { body, dialog, email, student, send } = await openLetterWithMailbox(page, site, plan)
  await dialog.getByLabel('Subject').fill('Your work on soft hands')
  await body.fill('Dear Professor,\n\nmay I join your group?')
  await send()
  await sendNow(page)
  await expectText(page, 'Email has been sent successfully!')
  const sql = await connection(site.dataDir)
  await sql`
    update outreaches set reserved_at = reserved_at - interval '8 days', settled_at = settled_at - interval '8 days'
    where student_id = (select id from students where username = ${student.user.username})`
  await sql.end()
  await page.goto('/outreach')
  return email
}

test('a week later one follow-up is written, with the first letter quoted, in the same thread [FOLLOWUP-20, FOLLOWUP-21, FOLLOWUP-22, FOLLOWUP-23]', async ({
  page,
  site,
}) => {
  const email = await openAfterEightDays(page, site)
  await expect(due(page)).toContainText(/has the professor answered\?/)
  await due(page)
    .getByRole('button', { name: /^Write the follow-up to / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Write the follow-up' })
  await expect(dialog.getByText('This is the only follow-up to this letter')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your work on soft hands')
  await expect(dialog.getByLabel('Subject')).not.toBeEditable()
  const quote = dialog.getByText('may I join your group?')
  await expect(quote).toBeHidden()
  await dialog.getByText(/^Your letter of .+ follows as a quote$/).click()
  await expect(quote).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(dialog).toHaveCSS('opacity', '1')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const letter = dialog.getByRole('textbox', { name: 'Letter' })
  await letter.fill((await letter.inputValue()).replace(/\[[^\]]*\]/g, 'robots'))
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(
    page.getByText(/You have already sent an email to this professor on .+ may appear repetitive\./),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send Anyway' }).click()
  await sendNow(page)
  await expectText(page, 'Email has been sent successfully!')
  await expect(afterSending(page).getByText('This was your follow-up. One is enough')).toBeVisible()

  const [first, second] = await sentBy(site, email)
  expect(second!.mail.subject).toBe('Your work on soft hands')
  expect(second!.mail.text).toMatch(/robots[\s\S]*\nOn .+ wrote:\n> Dear Professor,\n>\n> may I join your group\?/)
  expect(second!.mail.references).toBe(first!.mail.references)
  await afterSending(page).getByRole('link', { name: 'Outreach History' }).click()
  await expect(afterSending(page), 'the link leads to the page below').toHaveCount(0)
  await expect(due(page)).toHaveCount(0)
})

test('the strong button notes that the professor has answered, and nothing is offered any more [FOLLOWUP-20]', async ({
  page,
  site,
}) => {
  await openAfterEightDays(page, site)
  await due(page)
    .getByRole('button', { name: /^Yes, answered: / })
    .click()
  await expect(due(page)).toHaveCount(0)
  await expect(page.getByText(/^Noted: .+ has answered\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table', { name: 'Your letters' }).getByRole('combobox')).toHaveValue('replied')
  await expect(page.getByRole('button', { name: /^Write the follow-up/ })).toHaveCount(0)
})

test('AI in a follow-up says that it works and what went wrong [AI-65]', async ({ page, site }) => {
  await openAfterEightDays(page, site, 'B')
  await due(page)
    .getByRole('button', { name: /^Write the follow-up to / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Write the follow-up' })
  const letter = dialog.getByRole('textbox', { name: 'Letter' })
  const workIn = async () => {
    await dialog.getByRole('button', { name: 'Papers, coach' }).click()
    await page
      .getByRole('dialog', { name: 'Beside your letter' })
      .getByRole('button', { name: /^Work into letter with AI: / })
      .first()
      .click()
  }
  await letter.fill('')
  await workIn()
  await expectText(page, 'Please enter some content in the email body before processing with AI.')
  await letter.fill('Dear Professor, I ask again.')
  const words = 'Dear Professor, I ask again, kindly.'
  const { release } = await holdCalls(page, aiCall, { processed_content: words, unsupported: [], grounded: [] })
  await workIn()
  await expectText(page, 'AI is working on your letter. Your text is kept.')
  release()
  await expect(letter).toHaveValue(words)
})

test('a follow-up that is undone from another page is open again as a follow-up [FOLLOWUP-24]', async ({
  page,
  site,
}) => {
  await openAfterEightDays(page, site)
  await due(page)
    .getByRole('button', { name: /^Write the follow-up to / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Write the follow-up' })
  await dialog.getByRole('textbox', { name: 'Letter' }).fill('May I ask once more?')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send Anyway' }).click()
  await afterSending(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Undo the letter to / }).click()
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue('May I ask once more?')
  await expect(dialog.getByText('This is the only follow-up to this letter')).toBeVisible()
})
