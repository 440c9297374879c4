import { getComposer } from '../fixtures/composer.ts'
import { upload, waitForMatches } from '../fixtures/register-page.ts'
import { failNext, password, resumeIn, signInNewStudent } from '../fixtures/signed-in.ts'
import { unlockOne } from '../fixtures/student-steps.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ asksQuestions: true })

const answers = {
  reason: 'your paper on gripping wet fruit',
  thought: 'why does the force sensor see slips so late',
  experience: 'built a six-legged robot. In week one I could label your recordings.',
}

test('three answers become the letter, word for word, and come back with the draft [COMPOSE-30, COMPOSE-31, COMPOSE-33]', async ({
  page,
  site,
}) => {
  const student = await signInNewStudent(page, site)
  await page.goto('/browse')
  const name = await unlockOne(page)
  await page.getByRole('button', { name: `Compose Email to ${name}` }).click()
  const { dialog, body, saveDraft } = getComposer(page, student)
  const questions = dialog.getByRole('region', { name: 'Three questions first' })
  const reason = questions.getByLabel(/What in their work/)
  await expect(reason).toBeFocused()
  await expect(body).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  await questions.getByRole('list', { name: 'From your match' }).getByRole('button').first().click()
  await expect(reason).toHaveValue(/^your work on /)
  await reason.fill('')
  await page.keyboard.type(answers.reason)
  await page.keyboard.press('Tab')
  await questions.getByLabel(/What did you notice/).fill(answers.thought)
  await questions.getByLabel(/What similar thing have you done/).fill(answers.experience)
  await dialog.getByRole('button', { name: 'Write the letter' }).click()
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
  await expect(questions.getByLabel(/What similar thing have you done/)).toHaveValue(answers.experience)
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

test('two answers at the registration open in the first letter, and only there [COMPOSE-32]', async ({
  page,
  site,
}) => {
  await page.goto('/register')
  await page.getByLabel('Resume (PDF)').setInputFiles(await resumeIn(site))
  const asked = page.getByRole('region', { name: 'Two questions' })
  await expect(asked.getByRole('textbox')).toHaveCount(2, { timeout: 20_000 })
  await asked.getByLabel(/What did you notice/).fill(answers.thought)
  await asked.getByLabel(/What similar thing have you done/).fill(answers.experience)
  await expect(asked.getByText('Saved for your first letter.')).toBeVisible()
  // The answers are stored with the upload, so a reload keeps them.
  await page.reload()
  await expect(asked.getByLabel(/What did you notice/)).toHaveValue(answers.thought, { timeout: 20_000 })
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await page.getByLabel('Username').fill(`answers.${process.pid}`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/browse*')

  const name = await unlockOne(page)
  await page.getByRole('button', { name: `Compose Email to ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  const questions = dialog.getByRole('region', { name: 'Three questions first' })
  await expect(questions.getByLabel(/What in their work/)).toHaveValue('')
  await expect(questions.getByLabel(/What did you notice/)).toHaveValue(answers.thought)
  await expect(questions.getByLabel(/What similar thing have you done/)).toHaveValue(answers.experience)
  await dialog.getByRole('button', { name: 'Write the letter' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue(/week one/)
})

test.describe('with a network that fails or is slow', () => {
  test.use({ expectsFailedRequests: true })
  const path = '/api/professors/answers/'

  test('a visitor whose answers could not be loaded loses none of them [COMPOSE-36, COMPOSE-50]', async ({
    page,
    site,
  }) => {
    await upload(page, site)
    const asked = page.getByRole('region', { name: 'Two questions' })
    const [thought, experience] = [
      asked.getByLabel(/What did you notice/),
      asked.getByLabel(/What similar thing have you done/),
    ]
    await expect(thought).toBeEnabled({ timeout: 20_000 })
    await thought.fill(answers.thought)
    await experience.fill(answers.experience)
    await expect(asked.getByText('Saved for your first letter.')).toBeVisible()
    await failNext(page, 'GET', `${path}?*`, 500)
    await page.reload()
    await expect(asked.getByText('Your answers could not be loaded.')).toBeVisible({ timeout: 20_000 })
    await expect(thought).toBeDisabled()
    await expect(experience).toBeDisabled()
    await asked.getByRole('button', { name: 'Try Again' }).click()
    await expect(thought).toHaveValue(answers.thought)
    await expect(experience).toHaveValue(answers.experience)

    const status = asked.getByRole('status').filter({ visible: true })
    const failure = 'Your answers could not be saved. We try again when you type or register.'
    await failNext(page, 'POST', path, 500)
    await thought.fill('why is it late')
    await expect(status).toHaveText(failure)
    await thought.pressSequentially('?')
    await expect(asked.getByText('Saved for your first letter.'), 'is seen').toBeVisible()
    await expect(asked.getByRole('status').filter({ hasText: /Sav/ }), 'and not said').toHaveCount(0)

    await failNext(page, 'POST', path, 500)
    await experience.fill('a robot of wood')
    await expect(status).toHaveText(failure)
    await failNext(page, 'GET', `${path}?*`, 500)
    await page.reload()
    await expect(experience).toHaveValue('a robot of wood')
    await expect(asked.getByText('Saved for your first letter.')).toBeVisible()
  })

  test('an answer that is still being saved belongs to the new account [REGISTER-25]', async ({ page, site }) => {
    await upload(page, site)
    await waitForMatches(page)
    const answer = page.getByRole('region', { name: 'Two questions' }).getByLabel(/What did you notice/)
    await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
    await page.getByLabel('Username').fill(`late.${process.pid}`)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    const order: string[] = []
    await page.route(`**${path}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      order.push('saved')
      await route.fallback()
    })
    page.on('request', (request) => request.url().endsWith('/api/auth/register/') && order.push('registered'))
    await answer.fill(answers.thought)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/browse*')
    expect(order, 'saved once, and before').toEqual(['saved', 'registered'])
    const token = await page.evaluate(() => localStorage.getItem('access_token'))
    const response = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
    expect(await response.json()).toMatchObject({ thought: answers.thought })
  })
})

test('while the questions stand, the foot on a phone is one row below its reason [COMPOSE-54]', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const student = await signInNewStudent(page, site)
  await page.goto('/browse')
  const name = await unlockOne(page)
  await page.getByRole('button', { name: `Compose Email to ${name}` }).click()
  const { dialog } = getComposer(page, student)
  const foot = dialog.locator('footer')
  const write = foot.getByRole('button', { name: 'Write the letter' })
  await expect(write).toBeDisabled()
  await expect(write).toHaveAccessibleDescription('Answer at least one first.')
  // The link to skip them stands in the line above.
  const tops = await foot
    .getByRole('button')
    .evaluateAll((all) => all.slice(1).map((one) => one.getBoundingClientRect().y))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
  await expect(foot.getByText(/attached|left today|draft saved/i)).toHaveCount(0)
  await dialog.getByLabel(/What did you notice/).fill('Would a microphone hear slips first?')
  await expect(write).toBeEnabled()
  await expect(write).toHaveAccessibleDescription('')
  await dialog.getByRole('button', { name: 'Skip the questions' }).click()
  await expect(foot.getByText(/is attached automatically/)).toBeVisible()
})
