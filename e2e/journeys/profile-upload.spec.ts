import { expect } from '../fixtures/test.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { resumeIn, signInNewStudent, test } from '../fixtures/signed-in.ts'

test('an upload of a new resume is confirmed and leads to /browse [RESUME-9]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Mina Okafor.pdf' }).click(),
  ])
  await popup.close()
  await page.getByLabel('Resume (PDF)').setInputFiles(await resumeIn(site))
  await expectText(page, 'Resume uploaded successfully! Your interests have been updated.')
  await page.waitForURL('**/browse*')
})

test('an upload with unsaved changes asks once [PROFILE-17]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const question = page.getByRole('dialog', { name: 'Save your changes first?' })
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByLabel('Major').fill('Physics')
  await page.getByLabel('Resume (PDF)').setInputFiles(await resumeIn(site))
  await question.getByRole('button', { name: 'Save and upload' }).click()
  await page.waitForURL('**/browse*')
  await expect(leave).toBeHidden()

  await page.goto('/profile')
  await expect(page.getByLabel('Major')).toHaveValue('Physics')
  await page.getByLabel('Major').fill('Biology')
  await page.getByLabel('Resume (PDF)').setInputFiles(await resumeIn(site))
  await question.getByRole('button', { name: 'Upload without saving' }).click()
  await page.waitForURL('**/browse*')
  await page.goto('/profile')
  await expect(page.getByLabel('Major')).toHaveValue('Physics')
})
