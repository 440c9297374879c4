import { openLetterWithMailbox, type Composer } from '../fixtures/composer.ts'
import { strongButtons } from '../fixtures/strong-buttons.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { afterSending, sendNow } from '../fixtures/send-now.ts'
import { sentBy } from '../fixtures/student-steps.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { connection } from '../fixtures/database.ts'
import { test } from '../fixtures/signed-in.ts'

const day = 24 * 60 * 60_000

const findProfessorId = async (site: TestSite, { student }: Composer): Promise<number> => {
  const sql = await connection(site.dataDir)
  const [row] = await sql<{ professor_id: number }[]>`
    select professor_id from relationships where student_id = ${student.user.id} and unlocked_at is not null`
  await sql.end()
  return row!.professor_id
}

/** Stores three contacts of deleted students with the professor of this letter, the oldest two days ago. */
async function addThreeContacts(site: TestSite, letter: Composer): Promise<void> {
  const id = await findProfessorId(site, letter)
  const sql = await connection(site.dataDir)
  await sql`delete from past_contacts where professor_id = ${id}`
  for (const days of [0.5, 1, 2])
    await sql`insert into past_contacts (professor_id, reserved_at) values (${id}, ${new Date(Date.now() - days * day)})`
  await sql.end()
}

const dateFormat = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'America/Los_Angeles' } as const

test('a professor with three contacts this week has a place in the queue in place of Send, with its likely date only [SEND-21, SEND-74, SEND-76, OUTREACH-20]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'F')
  await expect(letter.dialog.getByText(/^You can send this letter from /)).toBeHidden()
  await letter.close()
  await addThreeContacts(site, letter)
  await letter.open()
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.saveDraft.click()
  await expectText(page, 'Draft saved successfully')
  await expect(letter.dialog.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  const take = letter.dialog.getByRole('button', { name: 'Take a place in the queue' })
  const likely = /^Would go out around (Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d+\.$/
  await expect(take).toHaveAccessibleDescription(likely)
  await take.click()
  const after = afterSending(page)
  await expect(after.getByRole('heading', { name: /^Your letter has a place in .+’s queue$/ })).toBeFocused()
  await expect(after.getByText(/, about \w{3}, \w{3} \d+: without a yes within two days the letter/)).toBeVisible()
  await after.getByRole('link', { name: 'Outreach History' }).first().click()
  const row = page.getByRole('table', { name: 'Your letters' }).locator('tbody tr')
  await expect(row).toContainText('Waiting to leave')
  await row.getByRole('button', { name: /^Take back the letter to / }).click()
  await expect(row).toContainText('You took this letter back.')
  expect(await sentBy(site, letter.email)).toHaveLength(0)
})

test('a letter that is refused because others were faster offers the queue [SEND-74]', async ({ page, site }) => {
  const letter = await openLetterWithMailbox(page, site, 'F')
  await letter.body.fill('Dear Professor, may I join your group?')
  await addThreeContacts(site, letter)
  await letter.send()
  await expect(page.getByText(/^Several students have already written to this professor/)).toBeVisible()
  await expect(letter.dialog.getByText(/^Would go out around /)).toBeVisible()
  await expect(letter.dialog.getByText('1 letter left today')).toBeVisible()
  await expect(letter.body).toHaveValue('Dear Professor, may I join your group?')
})

test('a second letter within seven days shows the next possible date once, and Send is off [SEND-21, SEND-42, SEND-144, SEND-145]', async ({
  page,
  site,
}) => {
  const letter = await openLetterWithMailbox(page, site, 'B')
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.send()
  await sendNow(page)
  await expectText(page, 'Email has been sent successfully!')
  await letter.finish()
  await letter.open()
  const inSevenDays = new Date(Date.now() + 7 * day).toLocaleDateString('en-US', dateFormat)
  await expect(letter.dialog.getByText(`You can send this letter from ${inSevenDays}`)).toHaveCount(1)
  await letter.body.fill('Dear Professor, one more thing.')
  await expect(strongButtons(letter.dialog)).toHaveText(['Save draft'])
  await expect(letter.dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  expect(await sentBy(site, letter.email)).toHaveLength(1)
})

test('the address of another professor is refused at its field [RECIPIENT-16]', async ({ page, site }) => {
  const letter = await openLetterWithMailbox(page, site, 'B')
  const sql = await connection(site.dataDir)
  const id = await findProfessorId(site, letter)
  const [other] = await sql<{ email: string }[]>`
    select other.email from professors own join professors other
      on split_part(other.email, '@', 2) = split_part(own.email, '@', 2) and other.id <> own.id where own.id = ${id} limit 1`
  await sql.end()
  // The address that is found must not come between the selection of the field and the typing.
  await expect(letter.dialog.getByLabel('Recipient')).toHaveValue(/@/)
  await letter.dialog.getByLabel('Recipient').fill(other!.email)
  await letter.body.fill('Dear Professor, may I join your group?')
  await letter.send()
  await expectText(
    letter.dialog,
    'This address belongs to another professor. A letter to this professor cannot go there.',
  )
  expect(await sentBy(site, letter.email)).toHaveLength(0)
})
