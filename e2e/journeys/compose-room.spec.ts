import type { Locator, Page } from '@playwright/test'
import { openLetter } from '../fixtures/composer.ts'
import { tabTo } from '../fixtures/by-keyboard.ts'
import { loseConnection, regainConnection } from '../fixtures/lose-connection.ts'
import { strongButtons } from '../fixtures/strong-buttons.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../fixtures/signed-in.ts'

const connected = { is_google_authenticated: true, google_email: 'mina.okafor@gmail.com' }
const works = [
  { title: 'Grasping unfamiliar objects by sight and touch', abstract: 'Robots that learn.', pub_year: 2026 },
  { title: 'Learning to let go', abstract: '', pub_year: 2024 },
].map((work) => ({ ...work, num_citations: 12, pub_url: 'https://doi.example/1' }))
const longLetter = Array.from({ length: 60 }, (_, at) => `Line ${at + 1}`).join('\n')

const getBox = async (element: Locator) => (await element.boundingBox())!
const getBottom = async (element: Locator) => {
  const { y, height } = await getBox(element)
  return y + height
}

/** The number of whole lines of a letter that are visible. */
const countVisibleLines = (body: Locator): Promise<number> =>
  body.evaluate((letter) => {
    let scroller: Element = letter
    while (getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement!
    const [text, window] = [letter.getBoundingClientRect(), scroller.getBoundingClientRect()]
    const visible = Math.min(text.bottom, window.bottom) - Math.max(text.top, window.top)
    return Math.floor(visible / Number.parseFloat(getComputedStyle(letter).lineHeight))
  })

/** Serves publications and the lookup of an address without the server. */
async function servePapers(page: Page): Promise<void> {
  await page.route('**/api/professors/publications?*', (route) => route.fulfill({ json: works }))
  await page.route('**/api/emails/get_professor_email/', (route) => route.fulfill({ json: { email: '' } }))
}

test('without a connection the composer says above Send where the letter is [OFFLINE-10, SEND-144]', async ({
  page,
  site,
}) => {
  const { dialog, body } = await openLetter(page, site, connected)
  await body.fill('Dear Professor,')
  const line = dialog.getByText('You are offline. Your letter is kept in this browser.')
  await expect(line).toBeHidden()
  await loseConnection(page)
  await expect(line).toBeVisible()
  // One truth of where the letter is.
  await expect(dialog.getByText('No draft saved yet.')).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toHaveAccessibleDescription(/You are offline/)
  await expect(strongButtons(dialog)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await regainConnection(page)
  await expect(line).toBeHidden()
  await expect(strongButtons(dialog).first()).toHaveText('Send')
  await expect(body).toHaveValue('Dear Professor,')
  // The menu is not the strong button in the place of Send.
  await body.fill('')
  await expect(strongButtons(dialog)).toHaveCount(0)
})

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  for (const [plan, fields] of [
    ['Free', connected],
    ['Basic', { ...connected, subscription: 'B' }],
  ] as const)
    test(`twelve lines of the letter and the first publication are in sight on ${plan} [COMPOSE-19]`, async ({
      page,
      site,
    }) => {
      await servePapers(page)
      const { dialog, body } = await openLetter(page, site, fields)
      await body.fill(longLetter)
      await body.evaluate((letter) => letter.scrollIntoView({ block: 'start' }))
      const lines = await countVisibleLines(body)
      console.warn(`${plan} at 1366 × 768: ${lines} lines of the letter`)
      expect(lines).toBeGreaterThanOrEqual(12)
      const panel = dialog.getByRole('tabpanel', { name: 'Papers' })
      const first = plan === 'Basic' ? panel.getByRole('listitem').first() : panel.getByText('Basic Plan Required')
      expect(await getBottom(first)).toBeLessThanOrEqual(await getBottom(panel))
      const { width, height } = await getBox(dialog)
      expect(width).toBe(1180)
      expect(height).toBeLessThanOrEqual(0.92 * 768 + 1)
    })

  test('letterhead, tools and actions do not move while the letter scrolls [COMPOSE-20]', async ({ page, site }) => {
    await servePapers(page)
    const { dialog, body, saveDraft } = await openLetter(page, site, { ...connected, subscription: 'B' })
    await body.fill(longLetter)
    const fixed = [
      dialog.getByLabel('Subject'),
      dialog.getByLabel('Template', { exact: true }),
      dialog.getByRole('button', { name: 'Enhance with AI' }),
      saveDraft,
      dialog.getByRole('tab', { name: 'Papers' }),
    ]
    const positions = () => Promise.all(fixed.map(async (one) => (await getBox(one)).y))
    await body.press('Control+Home')
    const [before, top] = [await positions(), (await getBox(body)).y]
    await body.press('Control+End')
    await expect.poll(async () => (await getBox(body)).y).toBeLessThan(top - 200)
    expect(await positions()).toEqual(before)
  })
})

test('the tabs beside the letter work by keyboard, and each opening begins with the papers [COMPOSE-21]', async ({
  page,
  site,
}) => {
  await servePapers(page)
  const { dialog, open } = await openLetter(page, site, { ...connected, subscription: 'B' })
  const tab = (name: string) => dialog.getByRole('tab', { name })
  await tabTo(page, tab('Papers'))
  for (const name of ['Coach', 'About', 'Preview', 'Mentor']) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByRole('tabpanel', { name })).toBeVisible()
  }
  // Home and End move the focus alone.
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('region', { name: 'Publications' })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('region', { name: 'Mentor' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open()
  await expect(tab('Papers')).toHaveAttribute('aria-selected', 'true')
})

test('the preview shows sender, subject and the first words, and follows the letter [COMPOSE-24]', async ({
  page,
  site,
}) => {
  const { dialog, body } = await openLetter(page, site, { ...connected, first_name: 'Mina', last_name: 'Okafor' })
  await dialog.getByRole('tab', { name: 'Preview' }).click()
  const preview = dialog.getByRole('region', { name: 'As the professor sees it' })
  const mail = preview.getByRole('listitem')
  // The other mail is nobody's: it contains no text and is hidden from screen readers.
  await expect(mail).toHaveCount(1)
  await dialog.getByLabel('Subject').fill('A question about soft hands')
  await body.fill(`Dear Professor Quill,\n\nI tried your grasp planner.\n${longLetter}`)
  await expect(mail.getByText('Mina Okafor')).toBeVisible()
  await expect(mail.getByText('A question about soft hands')).toBeVisible()
  const words = mail.getByText(/^Dear Professor Quill, I tried your grasp planner\. Line 1/)
  await expect(words).toBeVisible()
  const lines = await words.evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
  expect(Math.round(lines)).toBe(2)
  await body.fill('')
  await expect(mail.getByText('Your first two lines go here.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the letter begins at the top, and Send has the whole width [COMPOSE-22]', async ({ page, site }) => {
    const { dialog, body, saveDraft } = await openLetter(page, site, connected)
    expect((await getBox(body)).y).toBeLessThan(200)
    const send = dialog.getByRole('button', { name: 'Send', exact: true })
    expect((await getBox(send)).width).toBeGreaterThan(340)
    expect((await getBox(saveDraft)).width).toBeLessThan(120)
    expect(await getBottom(send)).toBeLessThanOrEqual(844)
    expect(844 - (await getBottom(send))).toBeLessThan(24)
    await body.fill(longLetter)
    await body.press('Control+Home')
    expect(await countVisibleLines(body)).toBeGreaterThanOrEqual(15)
  })

  test('without a mailbox the foot takes at most 200 pixels [COMPOSE-22]', async ({ page, site }) => {
    const { dialog, body, saveDraft } = await openLetter(page, site)
    await body.fill(longLetter)
    await saveDraft.click()
    await expect(dialog.getByText(/^Draft saved at /)).toBeVisible()
    expect((await getBox(dialog.locator('footer'))).height).toBeLessThanOrEqual(200)
    const [connect, send] = ['Connect Google', 'Send'].map((name) => dialog.getByRole('button', { name, exact: true }))
    expect((await getBox(connect!)).y).toBe((await getBox(send!)).y)
  })

  test('papers and coach open in a sheet that closes by its button, the backdrop and Escape [COMPOSE-22]', async ({
    page,
    site,
  }) => {
    await servePapers(page)
    const { dialog } = await openLetter(page, site, { ...connected, subscription: 'B' })
    const opener = dialog.getByRole('button', { name: 'Papers, coach' })
    const sheet = page.getByRole('dialog', { name: 'Beside your letter' })
    expect(844 - (await getBox(opener)).y, 'within reach of a thumb').toBeLessThan(150)
    for (const leave of [
      () => sheet.getByRole('button', { name: 'Back to the letter' }).click(),
      () => page.mouse.click(195, 200),
      () => page.keyboard.press('Escape'),
    ]) {
      await opener.click()
      await expect(sheet.getByRole('listitem').first()).toBeVisible()
      await expect(sheet.locator(':focus')).toHaveCount(1)
      await expect.poll(async () => Math.round((await getBox(sheet)).y / 8.44)).toBe(30)
      await leave()
      await expect(sheet).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(dialog).toBeVisible()
    }
  })

  test('beside a keyboard the line that is written and Send are in sight [COMPOSE-23]', async ({ page, site }) => {
    const { dialog, body } = await openLetter(page, site, connected)
    // The window as Chrome on Android leaves it beside a keyboard of 336 pixels (interactive-widget=resizes-content).
    await page.setViewportSize({ width: 390, height: 508 })
    await body.fill(longLetter)
    await body.press('Control+End')
    await page.keyboard.type(' and one more word')
    const send = dialog.getByRole('button', { name: 'Send', exact: true })
    expect(await getBottom(send)).toBeLessThanOrEqual(508)
    expect(await countVisibleLines(body)).toBeGreaterThanOrEqual(9)
    // The last line stands above the foot.
    expect(await getBottom(body)).toBeLessThanOrEqual((await getBox(send)).y)
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain(
      'interactive-widget=resizes-content',
    )
  })
})
