import { afterSending } from '../fixtures/send-now.ts'
import { join } from 'node:path'
import { writeResume } from '../fixtures/a-resume.ts'
import { chooseByEnter, pressOn, tabTo, typeInto } from '../fixtures/by-keyboard.ts'
import { expect, test } from '../fixtures/test.ts'
import { hasOnlyAttachment, sentBy } from '../fixtures/student-steps.ts'

test.setTimeout(150_000)

test('the keyboard alone is enough from the landing page to a delivered letter [PRODUCT-7]', async ({ page, site }) => {
  const pdf = join(site.dataDir, 'Kim Haddad.pdf')
  await writeResume(pdf)
  const google = { email: 'kim.haddad@gmail.com', name: 'Kim Haddad' }
  const password = 'a long enough secret'
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

  await page.goto('/')
  await pressOn(page, page.getByRole('link', { name: 'Start for Free' }))
  await page.waitForURL('**/register*')
  await tabTo(page, button('Choose File'))
  await chooseByEnter(page, pdf)
  await expect(page.getByText(/These are the 9 closest/)).toBeVisible({ timeout: 20_000 })

  await pressOn(page, page.getByRole('checkbox', { name: /Terms of Service/ }), 'Space')
  await typeInto(page, field('Username'), 'kim.haddad')
  await typeInto(page, field('Password'), password)
  await typeInto(page, field('Confirm password'), password)
  await pressOn(page, button('Create Account'))
  await page.waitForURL('**/browse*')

  await pressOn(page, button(/^Unlock Professor at/))
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }))
  await expect(page.getByText('Professor unlocked successfully!')).toBeVisible()

  await pressOn(page, page.getByRole('link', { name: 'My Profile' }))
  await pressOn(page, button('Sign in with Google'))
  await typeInto(page, field('Email'), google.email)
  await typeInto(page, field('Name'), google.name)
  await pressOn(page, button('Allow'))
  await page.waitForURL('**/profile*')
  await expect(page.getByText('Connected to Google')).toBeVisible()

  await pressOn(page, page.getByRole('link', { name: 'Find Professors' }))
  await pressOn(page, button(/^Compose Email to /))
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  const body = dialog.getByRole('textbox', { name: 'Letter' })
  await expect(body).not.toHaveValue('')
  await typeInto(page, dialog.getByLabel('Subject'), 'Your work, read at night')
  await typeInto(page, body, (await body.inputValue()).replace(/\[[^\]]*\]/g, 'student'))
  await pressOn(page, dialog.getByRole('button', { name: 'Send', exact: true }))
  await pressOn(page, afterSending(page).getByRole('button', { name: 'Send now' }))
  await expect(page.getByText('Email has been sent successfully!')).toBeVisible({ timeout: 20_000 })
  await expect(dialog).toBeHidden()

  const letters = await sentBy(site, google.email)
  expect(letters).toHaveLength(1)
  expect(letters[0]!.mail.subject).toBe('Your work, read at night')
  expect(await hasOnlyAttachment(letters[0]!, pdf)).toBe(true)
})
