import type { Response } from '@playwright/test'
import { openLetterWithMailbox } from '../fixtures/composer.ts'
import { connection } from '../fixtures/database.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { failNext, test } from '../fixtures/signed-in.ts'
import { sentBy } from '../fixtures/student-steps.ts'

/** Waits for the mail to an address, and returns its link with this path. */
async function waitForLink(site: TestSite, to: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const response = await fetch(`${site.sandboxUrl}/control/mail?to=${encodeURIComponent(to)}`)
    const { mails } = (await response.json()) as { mails: { text: string }[] }
    link = mails
      .at(-1)
      ?.text.split(/\s/)
      .find((word) => word.startsWith(`${site.url}${path}?`))
    expect(link).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return link!
}

const isSchoolChange = (response: Response) =>
  response.request().method() === 'PATCH' && response.url().endsWith('/api/auth/school/')

test('a student confirms a school address and shows it below letters; the professor sees where it is from [PROFILE-61, PROFILE-62, PROFILE-63, PROFILE-65, PROFILE-66, SEND-86, PROFESSORPAGE-55]', async ({
  page,
  site,
  browser,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'B')
  await letter.close()
  await page.goto('/profile')
  const school = page.getByRole('region', { name: 'Email Authentication' })
  const field = school.getByLabel('Address at your school')
  await field.fill('ada@gmail.com')
  await school.getByRole('button', { name: 'Send Link' }).click()
  await expect(school).toContainText('Anybody can have an address at gmail.com.')
  const address = `${letter.student.user.username}@cs.riverbend.edu`
  await field.fill(address)
  await school.getByRole('button', { name: 'Send Link' }).click()
  await expect(school).toContainText(`We sent an email to ${address}.`)

  const link = await waitForLink(site, address, '/confirm-school')
  const confirming: string[] = []
  const mail = await page.context().newPage()
  mail.on('request', (request) => request.url().includes('/school/confirm/') && confirming.push(request.method()))
  await mail.goto(link)
  await expect(mail).toHaveURL('/confirm-school')
  const button = mail.getByRole('button', { name: 'Confirm address' })
  await expect(button).toBeVisible()
  await expectAccessible(mail, 'the page of the link')
  expect(confirming, 'the link alone confirms nothing').toEqual([])
  await button.click()
  await expect(mail.getByText(`${address} is confirmed for twelve months.`)).toBeVisible()
  expect(confirming).toEqual(['POST'])
  await mail.goto(link)
  await button.click()
  await expect(mail.getByText(/This link has been used already/)).toBeVisible()
  await mail.close()

  await page.reload()
  await expect(school).toContainText(/Confirmed until/)
  const shown = school.getByRole('switch', { name: 'Show it below my letters' })
  await expect(shown).not.toBeChecked()
  const line = `Confirmed school address: ${address}`
  for (const isOn of [true, false, true]) {
    // The switch shows what was chosen before it is saved, and the letter below shows what is saved.
    const saved = page.waitForResponse(isSchoolChange)
    await shown.click()
    expect((await saved).status()).toBe(200)
    await expect(shown).toBeChecked({ checked: isOn })
    await expect(school.getByText(line)).toBeVisible({ visible: isOn })
  }
  await expectAccessible(page, 'a shown school address')

  await page.goBack()
  await letter.open()
  await expect(letter.dialog.getByText(`Below your letter: “${line}”`)).toBeVisible()
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.send()
  await expect(page.getByText('Email has been sent successfully!')).toBeVisible({ timeout: 20_000 })
  const [delivered] = await sentBy(site, letter.email)
  const { text = '' } = delivered!.mail
  expect(text.replaceAll('\r\n', '\n')).toContain(`\n-- \n${line}\n`)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: site.url })
  const professor = await context.newPage()
  await professor.goto(text.split(/\s/).find((word) => word.startsWith(`${site.url}/letter?`))!)
  await expect(professor.getByText('Confirmed address at cs.riverbend.edu')).toBeVisible()
  await expect(professor.getByText(address)).toHaveCount(0)
  await context.close()

  await page.goto('/profile')
  await school.getByRole('button', { name: 'Remove address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(field).toBeVisible()
})

test('a letter whose line below has changed meanwhile is not sent, and shows the new one [SEND-87]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'B')
  const below = letter.dialog.getByText('Below your letter: ')
  await letter.close()
  const contact = page.waitForResponse('**/api/emails/next_contact/*')
  await letter.open()
  await (await contact).finished()
  // The response is shown in the next frame.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 100))))
  await expect(below).toHaveCount(0)
  await letter.close()
  // As another tab turned it off after this letter was opened.
  let shown: string | null = 'mina@riverbend.edu'
  await page.route('**/api/emails/next_contact/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), school_address: shown } })
  })
  await letter.open()
  await expect(below).toContainText('mina@riverbend.edu')
  shown = null
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.send()
  await expect(page.getByText('The school address below your letter has changed on your profile.')).toBeVisible()
  await expect(below).toHaveCount(0)
  expect(await sentBy(site, letter.email)).toEqual([])
})

test('Send waits until it is known what is added below the letter, and the composer says if it is not [SEND-86, SEND-90]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'B')
  const { dialog } = letter
  await letter.close()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let isDown = true
  let tries = 0
  await page.route('**/api/emails/next_contact/*', async (route) => {
    tries++
    await released
    if (isDown) return route.abort()
    const response = await route.fetch()
    const json = { ...((await response.json()) as object), school_address: 'mina@riverbend.edu' }
    await route.fulfill({ response, json })
  })
  await letter.open()
  await letter.body.fill('Dear Professor, may I join your group?')
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  release()
  const below = dialog.getByRole('status').filter({ hasText: 'below your letter' })
  await expect(below).toContainText('could not be loaded: it goes without them.')
  expect(tries).toBe(2)
  await expect(send).toBeEnabled()
  await expectAccessible(page, 'what is added could not be loaded')
  isDown = false
  await below.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Below your letter: ' })).toContainText(
    'mina@riverbend.edu',
  )
  await expect(below).not.toContainText('could not be loaded')
  await expect(send).toBeEnabled()
})

test('a letter that AI has changed says so where the professor wishes it, also after a reload [SEND-88, SEND-89]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'B')
  const { dialog } = letter
  await letter.close()
  const sql = await connection(site.dataDir)
  await sql`
    insert into professor_wishes (scholar_id, kind, value, set_at, lapses_at)
    select scholar_id, 'ai_note', 'true', now(), now() + interval '1 year'
    from professors join relationships on professor_id = id where student_id = ${letter.student.user.id}`
  await sql.end()
  await letter.open()
  await expect(dialog.getByText('This professor wants to know if AI wrote parts')).toBeVisible()
  await letter.body.fill(
    'Dear Professor,\n\nLast year I built a small gripper.\n\n' +
      'I am very keen to learn more about robots and their soft hands.\n\nKind regards,\nMina Okafor',
  )
  await dialog.getByRole('button', { name: 'Enhance with AI' }).click()
  const note = 'Parts of this letter were written with AI.'
  await expect(dialog.getByText(`Below your letter: “${note}”`)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Content enhanced with AI and saved as draft')).toBeVisible()

  // As on another device: only the draft is known, not that AI has changed it.
  await letter.close()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('letter_')) localStorage.removeItem(key)
  })
  await page.reload()
  await letter.open()
  await expect(dialog.getByText('This professor wants to know if AI wrote parts')).toBeVisible()
  await letter.send()
  await expect(page.getByText('This professor wants to know if parts of a letter were written with AI')).toBeVisible()
  await expect(dialog.getByText(`Below your letter: “${note}”`)).toBeVisible()
  expect(await sentBy(site, letter.email)).toEqual([])

  // The line belongs to this very text, and stays when the contact is loaded again.
  const withAi = await letter.body.inputValue()
  await letter.body.fill('Dear Professor, I have written this anew.')
  await expect(dialog.getByText(`Below your letter: “${note}”`)).toBeHidden()
  await letter.body.fill(withAi)
  await failNext(page, 'POST', '/api/emails/', 409, 'The address has changed.', 'school_address_changed')
  const loaded = page.waitForResponse('**/api/emails/next_contact/*')
  await letter.send()
  await loaded
  await expect(page.getByText('The address has changed.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await expect(dialog.getByText(`Below your letter: “${note}”`)).toBeVisible()

  await letter.send()
  await expect(page.getByText('Email has been sent successfully!')).toBeVisible({ timeout: 20_000 })
  const [delivered] = await sentBy(site, letter.email)
  expect(delivered!.mail.text!.replaceAll('\r\n', '\n')).toContain(`\n-- \n${note}\n`)
})
