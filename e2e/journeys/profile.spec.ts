import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { expectText, recordText } from '../fixtures/expect-text.ts'
import { overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

const unsaved = 'You have unsaved changes. Don’t forget to save your profile!'
const banner = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
const save = (page: Page) => banner(page).getByRole('button', { name: 'Save' }).click()
const studentCall = '**/api/auth/me/'

test('Save sends only the changed fields, shows Loading professors... and leads to /browse [PROFILE-13, PROFILE-14, BROWSE-30]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await expectText(page, 'Update Your Profile')
  await expectText(page, 'All changes saved')
  await expect(page.getByText(unsaved)).toBeHidden()
  await expect(page.getByLabel('First name')).toHaveValue('Mina')
  await page.getByLabel('School name').fill(' Lakeside College ')
  await page.getByLabel('Preferred duration').selectOption({ label: 'Full Year' })
  await page.getByLabel('GPA').fill('3.85')
  await expectText(page, unsaved)
  await expectText(page, 'Unsaved changes')

  await page.evaluate(() => localStorage.setItem('professor_cache', '{}'))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(studentCall, async (route) => {
    if (route.request().method() === 'GET') await released
    await route.continue()
  })
  const patch = page.waitForRequest((request) => request.method() === 'PATCH')
  await save(page)
  expect((await patch).postDataJSON()).toEqual({ school: 'Lakeside College', gpa: 3.85, preferred_duration: 'year' })
  await expectText(page, 'Loading professors...')
  expect(await page.evaluate(() => localStorage.getItem('professor_cache'))).toBeNull()
  release()
  await page.waitForURL('**/browse*')
  await expect(page.getByText('Loading professors...')).toBeHidden()

  await page.unroute(studentCall)
  await page.goto('/profile')
  await expect(page.getByLabel('School name')).toHaveValue('Lakeside College')
  await expect(page.getByLabel('GPA')).toHaveValue('3.85')
  await expect(page.getByLabel('Preferred duration')).toHaveValue('year')
})

test('what is typed during a save stays on the open page [PROFILE-69]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(studentCall, async (route) => {
    if (route.request().method() === 'PATCH') await released
    await route.continue()
  })
  await page.getByLabel('School name').fill('Lakeside College')
  await save(page)
  await page.getByLabel('GPA').fill('3.85')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  release()
  await saved
  await expect(banner(page)).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }),
  ).toBeEnabled()
  await expect(page.getByText('Loading professors...')).toBeHidden()
  await save(page)
  await page.waitForURL('**/browse*')
})

test('the profile has its sections in order, each linked from the contents [PROFILE-1, PROFILE-2, PROFILE-3, PROFILE-4, PROFILE-5, PROFILE-6, PROFILE-18, ACCOUNT-3]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await expectText(page, 'This information helps compose your emails and match you with researchers.')
  const names = [
    'About you',
    'Email Authentication',
    'Research Interests & Skills',
    'Resume',
    'Subscription Management',
    // This section is shown until the trial has been awarded.
    'Invite Friends',
    'Account Management',
  ]
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(contents).toHaveText(names)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(names)
  await contents.filter({ hasText: 'Subscription' }).click()
  await expectText(page.getByRole('region', { name: 'Subscription Management' }), 'Subscription Management')
  await expect(page.getByRole('region', { name: 'Subscription Management' })).toBeInViewport({ ratio: 1 })
  await expect(contents.filter({ hasText: 'Subscription' })).toHaveAttribute('aria-current')
  await contents.filter({ hasText: 'Account' }).click()
  await expect(contents.filter({ hasText: 'Account' }), 'the current section is marked').toHaveAttribute('aria-current')

  await page.getByRole('button', { name: /^Topics that you want to work on/ }).hover()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeVisible()
  expect((await tooltip.boundingBox())!.width).toBeCloseTo(280, 0)

  const levels = ['freshman', 'sophomore', 'junior', 'senior'].map((year) => `high school ${year}`)
  const options = (label: string) => page.getByLabel(label).getByRole('option')
  await expect(options('Academic level')).toHaveText(['Not chosen', ...levels, 'undergraduate', 'graduate', 'phd'])
  await expect(options('Preferred duration')).toHaveText(['Not chosen', 'Summer', 'Semester', 'Full Year', 'Flexible'])
})

test('Dismiss hides the banner until the next change and discards nothing [PROFILE-11, PROFILE-12]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByLabel('Major').fill('Physics')
  await banner(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByLabel('Major')).toHaveValue('Physics')
  await expectText(page, 'Unsaved changes')
  await expect(page.getByRole('button', { name: 'Save changes' }), 'the other save button').toBeVisible()
  await page.getByLabel('Internship type').fill('Remote')
  await expectText(page, unsaved)
  await page.getByLabel('Internship type').fill('')
  await page.getByLabel('Major').fill('Computer Science')
  await expect(banner(page), 'the original value is no change').toBeHidden()
})

test('an invalid GPA is refused at its field, before a request [PROFILE-7]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByLabel('GPA').fill('5')
  await expectText(page, 'Please enter a GPA between 0 and 4.0.')
  page.on('request', (request) => expect(request.method()).not.toBe('PATCH'))
  await save(page)
  await expect(page.getByLabel('GPA')).toBeFocused()
  await expect(page).toHaveURL(/profile/)
  await page.getByLabel('GPA').fill('3.8')
  await page.getByLabel('GPA').press('ArrowUp')
  await expect(page.getByLabel('GPA'), 'one step').toHaveValue('3.81')
})

test('Enter adds interests and skills, trimmed and not blank, at most ten additional interests [PROFILE-8, PROFILE-9]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const [input, chips] = [
    page.getByRole('textbox', { name: 'Additional interests' }),
    page.getByRole('list', { name: 'Additional interests' }).getByRole('listitem'),
  ]
  const add = async (text: string) => {
    await input.fill(text)
    await input.press('Enter')
  }
  await add('   ')
  await expect(banner(page)).toBeHidden()
  for (let number = 1; number <= 10; number++) await add(`  topic ${number} `)
  await expect(chips).toHaveText(Array.from({ length: 10 }, (_, index) => `topic ${index + 1}`))
  await add('one more')
  await expectText(page, 'You can only add up to 10 interests.')
  await expect(chips).toHaveCount(10)
  await page.getByRole('button', { name: 'Remove topic 4' }).click()
  await expect(page.getByText('You can only add up to 10 interests.')).toBeHidden()

  await page.getByRole('textbox', { name: 'Skills' }).fill(' Julia ')
  await page.getByRole('textbox', { name: 'Skills' }).press('Enter')
  await page.getByRole('button', { name: 'Remove Git' }).click()
  await page.getByRole('button', { name: 'Remove Machine learning', exact: true }).click()
  const patch = page.waitForRequest((request) => request.method() === 'PATCH')
  await save(page)
  const body = (await patch).postDataJSON() as Record<string, string[]>
  expect(Object.keys(body).sort()).toEqual(['additional_interests', 'key_interests', 'skills'])
  expect(body['skills']).toContain('Julia')
  expect(body['skills']).not.toContain('Git')
  expect(body['key_interests']).not.toContain('Machine learning')
  await page.waitForURL('**/browse*')
})

test('interests and skills are disabled without a resume [PROFILE-2, PROFILE-10]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await overrideStudent(page, { resume: null, resume_name: null })
  await page.goto('/profile')
  await expectText(page, 'Complete Your Profile')
  await expectText(page, 'Upload resume first')
  for (const name of ['Key interests', 'Additional interests', 'Skills'])
    await expect(page.getByRole('textbox', { name })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await expect(page.getByLabel('Major')).toBeEnabled()
})

test('a save that fails leaves the input unchanged and is logged [PROFILE-15]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByLabel('Major').fill('Physics')
  for (const [response, logged] of [
    [{ status: 500, json: {} }, 'Save failed with status 500'],
    [{ status: 400, json: { message: 'Not like this.' } }, 'Not like this.'],
  ] as const) {
    await page.route(studentCall, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill(response) : route.continue(),
    )
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await save(page)
    expect((await warning).text()).toBe(logged)
    await page.unroute(studentCall)
  }
  recordText('Save failed with status')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectText(page, 'Not saved yet. Your changes are still here.')
  await expect(page.getByLabel('Major')).toHaveValue('Physics')
  await save(page)
  await page.waitForURL('**/browse*')
})

test('leaving the page asks about unsaved changes, and only then [PROFILE-17]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByLabel('Major').fill('Physics')
  await page.getByRole('link', { name: 'Account Management' }).click()
  await expect(page, 'a link within the page asks nothing').toHaveURL(/#account/)
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Find Professors' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Major')).toHaveValue('Physics')

  const browserDialog = page.waitForEvent('dialog')
  void page.evaluate(() => location.reload())
  await (await browserDialog).dismiss()
  await expect(page.getByLabel('Major')).toHaveValue('Physics')

  await page.getByRole('link', { name: 'Find Professors' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/browse*')
  await page.getByRole('link', { name: 'My Profile' }).click()
  await expect(page.getByLabel('Major')).toHaveValue('Computer Science')
  await page.getByRole('link', { name: 'Find Professors' }).click()
  await page.waitForURL('**/browse*')
})

test('changes can be saved after Dismiss', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByLabel('Major').fill('Physics')
  await banner(page).getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/browse*')
  await page.goto('/profile')
  await expect(page.getByLabel('Major')).toHaveValue('Physics')
})

test('a message of another page is shown until it is closed, and scrolls to its section [PROFILE-16]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The router sets this state when another page redirects here.
  const message = 'Please connect your Google account through Google Auth to send emails.'
  await page.evaluate((text) => history.pushState({ message: text, key: 'k', __TSR_index: 1 }, '', '/profile'), message)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('through Google Auth')).toBeVisible()
  const getTop = () =>
    page.getByRole('region', { name: 'Email Authentication' }).evaluate((one) => one.getBoundingClientRect().top)
  await expect.poll(getTop).toBeLessThan(200)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toBeHidden()
  // A reload does not show the message again, even if it was not closed.
  await page.evaluate((text) => history.pushState({ message: text, key: 'k', __TSR_index: 1 }, '', '/profile'), message)
  await expect(dialog.getByText('through Google Auth')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toBeHidden()
})
