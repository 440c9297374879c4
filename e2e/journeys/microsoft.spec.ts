import type { Page } from '@playwright/test'
import { injectFault, openLetter } from '../fixtures/composer.ts'
import { expectAccessibleInBoth } from '../fixtures/expect-accessible.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { routeNextContact } from '../fixtures/next-contact.ts'
import { sendNow } from '../fixtures/send-now.ts'
import { sentBy } from '../fixtures/student-steps.ts'
import { call } from '../fixtures/student-over-http.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ settings: { MICROSOFT_CLIENT_ID: '0f1e2d3c-app', MICROSOFT_CLIENT_SECRET: 'kept~secret' } })

const connectOutlook = 'Connect Outlook (Microsoft)'

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
  await expect(dialog.getByText(/^Your own Gmail or Outlook mailbox \(Microsoft\) sends this letter/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Connect Google' })).toBeVisible()
  await dialog.getByRole('button', { name: connectOutlook }).click()
  await consent(page, email)
  await page.waitForURL('**/browse*')
  await expectText(page, 'Microsoft is connected. Your letter is ready to send.')
  await expect(body).toHaveValue('Dear Professor, may I join your group?')
  await expect(dialog.getByRole('button', { name: connectOutlook })).toBeHidden()
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
  for (const name of ['Sign in with Google', connectOutlook])
    await expect(page.getByRole('button', { name })).toBeVisible()
})

test('a school that lets only administrators connect apps says so, and what to do [MICROSOFT-5]', async ({
  page,
  site,
}) => {
  const { dialog, student, body, close } = await openLetter(page, site)
  await body.fill('Dear Professor, a question.')
  await dialog.getByRole('button', { name: connectOutlook }).click()
  await consent(page, `${student.user.username}@strict.example.edu`, 'Need admin approval')
  await page.waitForURL('**/profile*')
  await expect(shown(page, /Your school lets only its administrators connect apps/)).toBeVisible()
  await page.getByRole('button', { name: connectOutlook }).click()
  await consent(page, `${student.user.username}@strict.example.edu`, 'Cancel')
  await page.waitForURL('**/profile*')
  await expect(shown(page, /If its page asked for an administrator/)).toBeVisible()
  // The letter is kept, and another mailbox brings it back.
  await page.getByRole('button', { name: connectOutlook }).click()
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
  await dialog.getByRole('button', { name: connectOutlook }).click()
  await consent(page, email)
  await page.waitForURL('**/browse*')
  await expect(body).toBeEditable()
  await injectFault(site, 'graph', 'lost_response')
  const clicked = page.waitForRequest(
    (request) => request.url().endsWith('/api/emails/') && request.method() === 'POST',
  )
  await send()
  const request = await clicked
  await sendNow(page)
  await expect(shown(page, /Microsoft did not confirm this letter/)).toBeVisible()
  expect(await sentBy(site, email)).toHaveLength(1)
  // Send is off now; what a browser may repeat by itself is the request of the click, with its key.
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  const again = await page.request.post(request.url(), {
    headers: await request.allHeaders(),
    data: request.postDataBuffer()!,
  })
  expect(again.status()).toBe(504)
  expect(await again.json()).toMatchObject({ code: 'send_unconfirmed', error: expect.stringMatching(/^Microsoft/) })
  await page.goto('/outreach')
  await expect(shown(page, 'Unconfirmed')).toBeVisible()
  expect(await sentBy(site, email)).toHaveLength(1)
})

test('a mailbox whose access has ended is connected again from the letter, which then leaves [MICROSOFT-11]', async ({
  page,
  site,
}) => {
  const { dialog, student, body, send } = await openLetter(page, site)
  const email = `${student.user.username}@school.example.edu`
  const expired = 'The connection to your Microsoft mailbox has expired. Please connect it again to go on sending.'
  await body.fill('Dear Professor, may I still join?')
  await dialog.getByRole('button', { name: connectOutlook }).click()
  await consent(page, email)
  await page.waitForURL('**/browse*')
  await expect(body).toBeEditable()
  await call({ url: site.sandboxUrl }, '/control/microsoft/revoke', { body: { email } })
  await send()
  await sendNow(page)
  await page.waitForURL('**/profile')
  const message = page.getByRole('dialog', { name: 'Before you go on' })
  await expect(message.getByText(expired)).toBeVisible()
  await message.getByRole('button', { name: 'Back to your letter' }).click()
  await expect(body).toHaveValue('Dear Professor, may I still join?')
  await expect(dialog.getByText(`The connection to ${email} has expired. Renew it`)).toBeVisible()
  expect(await sentBy(site, email)).toEqual([])
  await dialog.getByRole('button', { name: connectOutlook }).click()
  await consent(page, email)
  await page.waitForURL('**/browse*')
  await expect(body).toHaveValue('Dear Professor, may I still join?')
  await send()
  await sendNow(page)
  await expectText(page, 'Email has been sent successfully!')
  expect(await sentBy(site, email)).toHaveLength(1)
})

test('a resume that the mailbox does not take is named before the letter, and Send is off [MICROSOFT-12]', async ({
  page,
  site,
}) => {
  const mailbox = {
    provider: 'microsoft',
    address: 'mina@school.example.edu',
    is_expired: false,
    resume_too_large: true,
  }
  await routeNextContact(page, {})
  const { dialog, body } = await openLetter(page, site, { mailbox })
  await body.fill('Dear Professor, may I join your group?')
  await expect(dialog.getByText(/^Your resume .+ is too large for your Microsoft mailbox$/)).toBeVisible()
  await expect(dialog.getByText(/takes no letter with a resume above 1\.8 MB/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expectAccessibleInBoth(page, 'a letter with a resume that is too large')
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
  await page.getByRole('button', { name: connectOutlook }).press('Enter')
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
  await expect(page.getByRole('button', { name: connectOutlook })).toBeVisible()
  await page.goto('/privacy#others')
  await expect(page.getByText(/Microsoft delivers your letters in its place/)).toBeVisible()
  await page.getByRole('link', { name: 'Cookies and your browser’s storage' }).click()
  await expect(page.getByText('microsoft_ticket')).toBeVisible()
})
