import type { Page } from '@playwright/test'
import { cards } from '../fixtures/browse-page.ts'
import { nextContact } from '../fixtures/next-contact.ts'
import { expect } from '../fixtures/test.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'
import { answeredLetters, openHistory } from '../scenes/outreach-scenes.ts'
import { adasWishes, askToUnlock, composeToAda, openWishes } from '../scenes/wish-scenes.ts'

const composer = (page: Page) => page.getByRole('dialog', { name: 'Compose Email' })

test('an unlocked card says in one line what the professor has said [PROFESSORPAGE-14]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await openWishes(page, 31)
  await expect(page.getByRole('article', { name: 'Ada Quill' })).toContainText(
    'Taking PhD students from fall 2027 · asks for a transcript · reads follow-ups · wants no attachments',
  )
})

test('a locked card says whom the professor takes, and marks who takes nobody of the own level [PROFESSORPAGE-15]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await openWishes(page, 32)
  await expect(cards(page).nth(1)).toContainText('Taking no students now')
  await expect(cards(page).nth(2)).toContainText('Taking PhD students from fall 2027, nobody at your level')
  await expect(cards(page).nth(3)).toContainText('Taking undergraduates and PhD students')
  await expect(cards(page).nth(3)).not.toContainText('nobody at your level')
  await expect(cards(page).nth(4)).not.toContainText('Taking')
})

test('the unlock of a professor who takes nobody asks a second time, and one "no" costs nothing [PROFESSORPAGE-15]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  let unlocks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/unlock_professor/')) unlocks++
  })
  await askToUnlock(page, 33)
  const dialog = page.getByRole('dialog', { name: 'Unlock anyway?' })
  await expect(dialog).toContainText('This professor is taking no students now.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(unlocks).toBe(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const card = cards(page).nth(1)
  await card.getByRole('button', { name: /^Unlock Professor/ }).click()
  const first = page.getByRole('dialog', { name: 'Unlock Professor?' })
  await first.getByRole('button', { name: 'Unlock Professor' }).click()
  await dialog.getByRole('button', { name: 'Unlock anyway' }).click()
  await expect(page.getByText('Professor unlocked successfully!')).toBeVisible()
  expect(unlocks).toBe(1)

  // A professor who takes undergraduates is unlocked by one yes, as always.
  await cards(page)
    .nth(3)
    .getByRole('button', { name: /^Unlock Professor/ })
    .click()
  await first.getByRole('button', { name: 'Unlock Professor' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(unlocks).toBe(2)
})

test('the composer says what is wished, the coach begins with it, and the resume stays at home [PROFESSORPAGE-14, PROFESSORPAGE-16]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await composeToAda(page, 34, nextContact({ attachments: false }))
  await expect(composer(page).getByRole('definition').filter({ hasText: 'asks for a transcript' })).toBeVisible()
  const foot = 'This professor wants no attachments: your letter goes without your resume'
  const body = page.getByRole('textbox', { name: 'Letter' })
  await body.fill('Dear Professor Quill, may I ask one question? My resume is attached.')
  await expect(composer(page)).toContainText(`${foot}, so do not say it is attached`)
  await body.fill('Dear Professor Quill, may I ask one question?')
  await expect(composer(page)).toContainText(foot)
  await expect(composer(page)).not.toContainText('do not say it is attached')
  await page.getByRole('tab', { name: 'Coach' }).click()
  const coach = page.getByRole('region', { name: 'Coach' })
  await expect(coach.getByRole('listitem').first()).toContainText('This professor asks for: “A transcript.”')
})

for (const { reason, says } of [
  { reason: 'letters_paused', says: 'Ada Quill reads no letters until then.' },
  { reason: 'answered_no', says: 'Ada Quill has answered your letter, and gets no new one from you until then.' },
])
  test(`a letter that is stopped by ${reason} says until when [PROFESSORPAGE-16]`, async ({ page, site }) => {
    await signInNewStudent(page, site)
    await composeToAda(page, 35, nextContact({ next_contact_at: '2037-01-15T20:00:00.000Z', reason }))
    await expect(composer(page)).toContainText('You can send this letter from Thu, Jan 15')
    await expect(composer(page)).toContainText(says)
    await expect(composer(page).getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  })

test('a professor who wants no letters turns Send off in the words of the server [PROFESSORPAGE-16]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  const error = 'This professor wants no letters at present.'
  await composeToAda(
    page,
    36,
    { status: 409, json: { error, code: 'no_letters_wanted' } },
    { ...adasWishes, cap_zero: true },
  )
  await expect(composer(page).getByRole('status').filter({ hasText: error })).toBeVisible()
  await expect(composer(page).getByRole('button', { name: 'Send', exact: true })).toHaveAccessibleDescription(error)
})

test('the answers of professors are shown with the next step, and another letter is offered in its time [PROFESSORPAGE-17]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await openHistory(page, answeredLetters)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Ada Quill')).toContainText(/Write me next week.*Write again from \w+day, \w{3} \d+\./)
  await expect(row('Noor Haddad')).toContainText('Write again now.')
  await expect(row('Lin Zhao')).toContainText('Wait for the reply: no follow-up is needed.')
  await expect(row('Ines Vogt')).toContainText('No places until Sep 2027')
  await expect(row('Tomás Iñárritu')).toContainText('Look at who is next closest to you.')
  await expect(row('Vera Lindqvist')).toContainText('Apply through the department')
  await expect(page.getByRole('button', { name: /^Write again to / })).toHaveCount(1)
  await page.getByLabel('Answer', { exact: true }).selectOption('No answer yet')
  await expect(page.getByText('No letter fits these filters.')).toBeVisible()
})
