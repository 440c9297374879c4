import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { failNext, test } from '../fixtures/signed-in.ts'
import { openLetterLink } from '../scenes/professor-scenes.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const answers = (page: Page) => page.getByRole('region', { name: 'Answer with one tap' })
const given = (page: Page) => page.getByRole('region', { name: /^Your answer: / })

/** The requests that could change something. */
function recordChanges(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return changes
}

for (const { name, sent, after, taps } of [
  {
    name: ['Write me next week'],
    sent: { answer: 'write_next_week', until: null },
    after: 'Write me next week',
    taps: 1,
  },
  { name: ['I will answer'], sent: { answer: 'will_answer', until: null }, after: 'I will answer', taps: 1 },
  {
    name: [/^No places until Sep \d{4}$/],
    sent: { answer: 'no_places' },
    after: /^Your answer: No places until Sep/,
    taps: 1,
  },
  { name: [/^Other month/, /^Jun \d{4}$/], sent: { answer: 'no_places' }, after: /No places until Jun/, taps: 2 },
  {
    name: [/^Other month/, 'I cannot say'],
    sent: { answer: 'no_places', until: null },
    after: 'No places at present',
    taps: 2,
  },
  { name: ['Not my field'], sent: { answer: 'not_my_field', until: null }, after: 'Not my field', taps: 1 },
  {
    name: ['Please apply formally'],
    sent: { answer: 'apply_formally', until: null },
    after: 'Please apply formally',
    taps: 1,
  },
])
  test(`a professor answers "${String(name.at(-1))}" by ${taps === 1 ? 'one tap' : 'two taps'} on a phone [PROFESSORPAGE-1, PROFESSORPAGE-2, PROFESSORPAGE-3]`, async ({
    page,
  }) => {
    const changes = recordChanges(page)
    await openLetterLink(page)
    await expect(page.getByText('“Your work on soft hands, and a gripper that lets go”')).toBeVisible()
    await expect(page.getByText('Confirmed address at ucdavis.edu')).toBeVisible()
    expect(changes, 'opening the page changes nothing').toEqual([])
    const request = page.waitForRequest('**/api/professor/letter/answer/')
    for (const one of name) await answers(page).getByRole('button', { name: one, exact: true }).first().tap()
    expect((await request).postDataJSON()).toMatchObject({ letter: 7, signature: 'from-a-letter', ...sent })
    const heading = given(page).getByRole('heading', { name: after })
    await expect(heading).toBeFocused()
    await expect(given(page)).toContainText('The student sees this. You need do nothing more.')
    expect(name).toHaveLength(taps)
  })

test('an answer can be changed, and the one that holds is marked [PROFESSORPAGE-2]', async ({ page }) => {
  await openLetterLink(page, { answer: 'will_answer' })
  await given(page).getByRole('button', { name: 'Change' }).tap()
  await expect(answers(page).getByRole('heading', { name: 'Answer with one tap' })).toBeFocused()
  await failNext(page, 'POST', '/api/professor/letter/answer/', 500)
  await answers(page).getByRole('button', { name: 'Not my field' }).tap()
  await expect(page.getByRole('alert')).toContainText('Your answer could not be saved. Please tap again.')
  await answers(page).getByRole('button', { name: 'Not my field' }).tap()
  await expect(given(page)).toContainText('Not my field')
})

const isWithinScreen = async (target: Locator) => {
  const box = (await target.boundingBox())!
  return box.y + box.height <= 844 && box.height >= 48
}

test('all five answers are on the first screen of a phone, large enough for a thumb [PROFESSORPAGE-6]', async ({
  page,
}) => {
  await openLetterLink(page)
  const buttons = await answers(page).getByRole('button').all()
  expect(buttons).toHaveLength(6)
  for (const button of buttons) expect(await isWithinScreen(button)).toBe(true)
})

test('the page is read aloud as letter, answers, and the rest [PROFESSORPAGE-6, PROFESSORPAGE-4]', async ({ page }) => {
  await openLetterLink(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: Professor Quill, a letter from
      - heading "Mina Okafor" [level=1]
      - paragraph: Confirmed address at ucdavis.edu
      - paragraph: “Your work on soft hands, and a gripper that lets go”
      - paragraph:
        - time: Nov 23, 2026
      - region "Answer with one tap":
        - heading "Answer with one tap" [level=2]
        - list:
          - listitem:
            - button "Write me next week"
          - listitem:
            - button "I will answer"
          - listitem:
            - button /^No places until Sep \\d+$/
            - button "Other month for “No places until”"
          - listitem:
            - button "Not my field"
          - listitem:
            - button "Please apply formally"
        - paragraph: Only this student sees your answer.
      - region "More":
        - button "Say which letters you welcome"
        - button "Stop all letters from Labreach"
        - button "Report this letter"
  `)
  await answers(page).getByRole('button', { name: 'I will answer' }).tap()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - 'region "Your answer: I will answer"':
      - 'heading "Your answer: I will answer" [level=2]'
      - paragraph: The student sees this. You need do nothing more.
      - paragraph: Mina Okafor waits for your mail, and sends you no further letter for six months.
      - button "Change"
  `)
  await expectAccessible(page, 'an answered letter')
})

test('a professor stops all letters after one confirmation [PROFESSORPAGE-4]', async ({ page }) => {
  const changes = recordChanges(page)
  await openLetterLink(page)
  await page.route('**/api/professors/optout/link/?*', (route) => route.fulfill({ json: { ok: true } }))
  await page.getByRole('button', { name: 'Stop all letters from Labreach' }).tap()
  expect(changes).toEqual([])
  const request = page.waitForRequest('**/api/professors/optout/link/?*')
  await page.getByRole('button', { name: 'Stop all letters', exact: true }).tap()
  expect((await request).url()).toContain('professor=7&signature=for-the-opt-out')
  await expect(page.getByText('You are no longer listed')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(?:Stop all|Say once)/ })).toHaveCount(0)
})

test('a professor reports the letter in own words [PROFESSORPAGE-4]', async ({ page }) => {
  await openLetterLink(page)
  await page.route('**/api/professor/letter/report/', (route) => route.fulfill({ json: { ok: true } }))
  await page.getByRole('button', { name: 'Report this letter' }).tap()
  await page.getByLabel('What is wrong with it?').fill('It was sent to all of us.')
  await expect(page.getByText('475 characters left')).toBeVisible()
  const request = page.waitForRequest('**/api/professor/letter/report/')
  await page.getByRole('button', { name: 'Report', exact: true }).tap()
  expect((await request).postDataJSON()).toMatchObject({ letter: 7, text: 'It was sent to all of us.' })
  await expect(page.getByText('You have reported this letter.')).toBeVisible()
})

test('a letter that somebody has reported by its link can be reported until that is confirmed [SEND-123]', async ({
  page,
}) => {
  await openLetterLink(page, { reported: true })
  await page.getByRole('button', { name: 'Report this letter' }).tap()
  await expect(page.getByText('nobody has confirmed it yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toBeVisible()
  await openLetterLink(page, { reported: true, report_confirmed: true })
  await expect(page.getByText('You have reported this letter.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report this letter' })).toHaveCount(0)
})

test('a professor asks for the page, and the answer is the same whether known or not [PROFESSORPAGE-4]', async ({
  page,
}) => {
  await openLetterLink(page)
  await page.route('**/api/professor/page/ask/', (route) => route.fulfill({ json: { ok: true } }))
  await page.getByRole('button', { name: 'Say which letters you welcome' }).tap()
  await page.getByRole('button', { name: 'Mail me the link' }).tap()
  await expect(page.getByText('If we have your address, the link is in your inbox now.')).toBeVisible()
})

test('a link that is broken, old or incomplete says what to do [PROFESSORPAGE-5]', async ({ page }) => {
  await page.goto('/letter?letter=7')
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
  await page.route('**/api/professor/letter/?*', (route) =>
    route.fulfill({ status: 410, json: { error: 'This link is older than 180 days.', code: 'link_expired' } }),
  )
  await page.goto('/letter?letter=7&signature=old')
  await expect(page.getByRole('alert')).toHaveText('This link is older than 180 days.')
  await expect(
    page.getByText('You can always reply to the letter itself: your reply reaches the student.'),
  ).toBeVisible()
})

test('the pages of professors ask for no consent, have no sign-in and are not counted [PROFESSORPAGE-7]', async ({
  page,
}) => {
  await page.route('**/api/site/', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), measurement_id: 'G-TEST' } })
  })
  await openLetterLink(page)
  await expect(answers(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Measuring' })).toHaveCount(0)
  await expect(page.getByText(/sign in|log in|register/i)).toHaveCount(0)
  await page.goto('/terms')
  await expect(page.getByRole('region', { name: 'Measuring' })).toBeVisible()
})
