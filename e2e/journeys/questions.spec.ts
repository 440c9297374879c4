import { getComposer } from '../fixtures/composer.ts'
import { signInNewStudent } from '../fixtures/signed-in.ts'
import { unlockOne } from '../fixtures/student-steps.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ asksQuestions: true })

const answers = {
  reason: 'your paper on gripping wet fruit',
  thought: 'why does the force sensor see slips so late',
  experience: 'built a six-legged robot. In week one I could label your recordings.',
}

test('three answers become the letter, word by word, and come back with the draft [COMPOSE-30, COMPOSE-31]', async ({
  page,
  site,
}) => {
  const student = await signInNewStudent(page, site)
  await page.goto('/browse')
  const name = await unlockOne(page)
  await page.getByRole('button', { name: `Compose Email to ${name}` }).click()
  const { dialog, body, saveDraft } = getComposer(page, student)
  const questions = dialog.getByRole('region', { name: 'Three questions first' })
  await expect(questions.getByLabel(/What of their work/)).toBeFocused()
  await expect(body).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await page.keyboard.type(answers.reason)
  await page.keyboard.press('Tab')
  await questions.getByLabel(/What did you notice/).fill(answers.thought)
  await questions.getByLabel(/What have you done/).fill(answers.experience)
  await questions.getByRole('button', { name: 'Write the letter' }).click()
  await expect(body).toHaveValue(/^Dear Professor /)
  for (const words of [answers.reason, answers.thought.slice(1), answers.experience])
    await expect(body).toHaveValue(new RegExp(words.replaceAll('.', '\\.')))
  await saveDraft.click()
  await expect(page.getByText('Draft saved successfully')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('letter_answers'))),
  ).toEqual([])

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('letter_')) localStorage.removeItem(key)
  })
  await page.reload()
  await page.getByRole('button', { name: `Compose Email to ${name}` }).click()
  await expect(body).toHaveValue(/week one/)
  await dialog.getByRole('button', { name: 'Three questions' }).click()
  await expect(questions.getByLabel(/What have you done/)).toHaveValue(answers.experience)
})

test('typed answers survive a reload; skipped questions stay folded in the next letter [COMPOSE-30, COMPOSE-31]', async ({
  page,
  site,
}) => {
  const student = await signInNewStudent(page, site)
  await page.goto('/browse')
  const name = await unlockOne(page)
  const open = () => page.getByRole('button', { name: `Compose Email to ${name}` }).click()
  await open()
  const { dialog, body } = getComposer(page, student)
  const thought = dialog.getByLabel(/What did you notice/)
  await thought.fill('Would a microphone hear slips first?')
  await page.reload()
  await open()
  await expect(thought).toHaveValue('Would a microphone hear slips first?')
  await dialog.getByRole('button', { name: 'Skip the questions' }).click()
  await expect(body).toBeVisible()
  await page.reload()
  await open()
  await expect(body).toBeVisible()
  await expect(thought).toBeHidden()
})
