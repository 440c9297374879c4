import type { Page } from '@playwright/test'
import { injectFault, openLetter } from '../fixtures/composer.ts'
import { expectAccessibleInBoth } from '../fixtures/expect-accessible.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { sendNow } from '../fixtures/send-now.ts'
import { sentBy } from '../fixtures/student-steps.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ settings: { MICROSOFT_CLIENT_ID: '0f1e2d3c-app', MICROSOFT_CLIENT_SECRET: 'kept~secret' } })

/** The first visible text of a page. */
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

/** Fills in and submits the sandbox's consent page. */
async function consent(page: Page, email: string, answer = 'Accept'): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Mina Okafor')
  await page.getByRole('button', { name: answer }).click()
}

test('a Microsoft account sends: connected from the letter, which leaves once, from that mailbox [MICROSOFT-9, MICROSOFT-14]', async ({
  page,
  site,
}) => {
  const { dialog, body, student, send } = await openLetter(page, site)
  const email = `${student.user.username}@school.example.edu`
  await body.fill('Dear Professor, may I join your group?')
  await expect(dialog.getByText('Your own Gmail or Microsoft mailbox sends this letter.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Connect Google' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Connect Microsoft' }).click()
  await consent(page, email)
  await page.waitForURL('**/browse*')
  await expectText(page, 'Microsoft is connected. Your letter is ready to send.')
  await expect(body).toHaveValue('Dear Professor, may I join your group?')
  await expect(dialog.getByRole('button', { name: 'Connect Microsoft' })).toBeHidden()
  await send()
  await expect(shown(page, /It goes out from your Microsoft mailbox/)).toBeVisible()
  await sendNow(page)
  await expectText(page, 'Email has been sent successfully!')
  await expect(shown(page, new RegExp(`Sent from your Microsoft mailbox, ${email}`))).toBeVisible()
  await expect(page.getByText(/Gmail/)).toBeHidden()
  const [letter, ...more] = await sentBy(site, email)
  expect(more).toEqual([])
  expect(letter!.mail.text).toContain('may I join your group?')
  expect(letter!.mail.attachments).toHaveLength(1)
})

test('without a mailbox, Send asks for one of either kind, and the profile offers both [MICROSOFT-14]', async ({
  page,
  site,
}) => {
  const { body, send } = await openLetter(page, site)
  await body.fill('Dear Professor, may I join your group?')
  await send()
  await page.waitForURL('**/profile')
  const message = page.getByRole('dialog', { name: 'Before you go on' })
  await expect(message.getByText('Please connect your mailbox first: it sends your letters.')).toBeVisible()
  await expect(page.getByText(/Google Auth/)).toHaveCount(0)
  await message.getByRole('button', { name: 'Close' }).last().click()
  for (const name of ['Sign in with Google', 'Connect Microsoft'])
    await expect(page.getByRole('button', { name })).toBeVisible()
})

test('a school that lets only administrators connect apps says so, and what to do [MICROSOFT-5]', async ({
  page,
  site,
}) => {
  const { dialog, student, body, close } = await openLetter(page, site)
  await body.fill('Dear Professor, a question.')
  await dialog.getByRole('button', { name: 'Connect Microsoft' }).click()
  await consent(page, `${student.user.username}@strict.example.edu`, 'Need admin approval')
  await page.waitForURL('**/profile*')
  await expect(shown(page, /Your school lets only its administrators connect apps/)).toBeVisible()
  await page.getByRole('button', { name: 'Connect Microsoft' }).click()
  await consent(page, `${student.user.username}@strict.example.edu`, 'Cancel')
  await page.waitForURL('**/profile*')
  await expect(shown(page, /If its page asked for an administrator/)).toBeVisible()
  // The letter is kept, and another mailbox brings it back.
  await page.getByRole('button', { name: 'Connect Microsoft' }).click()
  await consent(page, `${student.user.username}@outlook.com`)
  await page.waitForURL('**/browse*')
  await expect(body).toHaveValue('Dear Professor, a question.')
  await close()
})

test('a letter that Microsoft does not confirm is unconfirmed, and is not sent again [MICROSOFT-10]', async ({
  page,
  site,
}) => {
  const { dialog, student, body, send } = await openLetter(page, site)
  const email = `${student.user.username}@school.example.edu`
  await body.fill('Dear Professor, is this the right address?')
  await dialog.getByRole('button', { name: 'Connect Microsoft' }).click()
  await consent(page, email)
  await page.waitForURL('**/browse*')
  await expect(body).toBeEditable()
  await injectFault(site, 'graph', 'lost_response')
  await send()
  await sendNow(page)
  await expect(shown(page, /Microsoft did not confirm this letter/)).toBeVisible()
  expect(await sentBy(site, email)).toHaveLength(1)
  await page.goto('/outreach')
  await expect(shown(page, 'Unconfirmed')).toBeVisible()
  expect(await sentBy(site, email)).toHaveLength(1)
})

test('the profile names the mailbox, disconnects it, and the policy names Microsoft [MICROSOFT-8, MICROSOFT-14, MICROSOFT-15]', async ({
  page,
  site,
}) => {
  const { student, close } = await openLetter(page, site)
  await close()
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  await expectAccessibleInBoth(page, 'the profile with two providers')
  await page.getByRole('button', { name: 'Connect Microsoft' }).press('Enter')
  const email = `${student.user.username}@school.example.edu`
  await consent(page, email)
  await page.waitForURL('**/profile*')
  await expectText(page, 'Microsoft is connected. You can send letters now.')
  await expect(page.getByText(`Connected to Microsoft as ${email}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'school account apps' })).toHaveAttribute(
    'href',
    'https://myapplications.microsoft.com/',
  )
  await expectAccessibleInBoth(page, 'the profile with a mailbox of Microsoft')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect Microsoft' })).toBeVisible()
  await page.goto('/privacy')
  await expect(page.getByText(/Microsoft delivers your letters in its place/)).toBeVisible()
  await expect(page.getByText('microsoft_ticket')).toBeVisible()
})
