import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openLetterWithMailbox, type Composer } from '../fixtures/composer.ts'
import { pressOn } from '../fixtures/by-keyboard.ts'
import { cards } from '../fixtures/browse-page.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { afterSending, holdLonger, sendNow } from '../fixtures/send-now.ts'
import { test } from '../fixtures/signed-in.ts'
import { sentBy } from '../fixtures/student-steps.ts'
import { expect, type TestSite } from '../fixtures/test.ts'

const text = 'Dear Professor, may I join your group?'
const sent = 'Email has been sent successfully!'
const undo = (page: Page) => afterSending(page).getByRole('button', { name: 'Undo' })
const bar = (page: Page) => page.getByRole('region', { name: 'Letters about to leave' })

async function fill({ dialog, body }: Composer): Promise<void> {
  await dialog.getByLabel('Subject').fill('Your work')
  await body.fill(text)
}

async function openFilledLetter(page: Page, site: TestSite): Promise<Composer & { email: string }> {
  const letter = await openLetterWithMailbox(page, site, 'B')
  await fill(letter)
  return letter
}

/** Has the letter leave after `ms`, and be in `after` then, in place of the server. */
async function playServer(page: Page, ms: number, after: object): Promise<void> {
  await page.route('**/api/emails/', (route) =>
    route.fulfill({
      json: {
        state: 'held',
        id: 1,
        hold: 'undo',
        send_at: new Date(Date.now() + ms).toISOString(),
        time_zone: null,
        emails_day: { used: 1, limit: 50 },
      },
    }),
  )
  await page.route('**/api/outreaches/1/', (route) =>
    route.fulfill({ json: { sent_at: new Date().toISOString(), returned_reason: null, ...after } }),
  )
}

const countEvents = (page: Page, name: string) =>
  page.evaluate(
    (event) =>
      ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter((one) => one.event === event).length,
    name,
  )

test('a letter is taken back in time: it is open again with its text, and nothing was sent or used [SEND-70, SEND-72]', async ({
  page,
  site,
}) => {
  const letter = await openFilledLetter(page, site)
  await letter.dialog.getByLabel('Subject').fill(' Your work')
  await letter.send()
  const after = afterSending(page)
  await expect(after.getByRole('heading', { name: /^Your letter to / })).toBeFocused()
  await expect(after.getByText(/^Leaves in \d+ s$/)).toBeVisible()
  await expect(after.getByText('Your letter leaves in ten seconds. Undo takes it back.')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(letter.body).toBeFocused()
  await expect(letter.body).toHaveValue(text)
  await expect(letter.dialog.getByLabel('Subject')).toHaveValue('Your work')
  await expect(letter.dialog.getByText('Taken back. Nothing was sent; your limits are unchanged.')).toBeVisible()
  await expect(letter.dialog.getByText('50 letters left today')).toBeVisible()
  expect(await countEvents(page, 'email_send')).toBe(0)
  expect(await sentBy(site, letter.email)).toHaveLength(0)

  // It can be sent like any other letter.
  await letter.send()
  await sendNow(page)
  await expectText(page, sent)
  expect(await countEvents(page, 'email_send')).toBe(1)
  expect(await sentBy(site, letter.email)).toHaveLength(1)
})

test('after the dialog was closed, the foot of every page keeps Undo, which opens the letter [SEND-75, SEND-72]', async ({
  page,
  site,
}) => {
  const letter = await openFilledLetter(page, site)
  await letter.close()
  await page.getByRole('link', { name: 'Outreach History' }).hover()
  await letter.open()
  await letter.send()
  await letter.finish()
  await expect(bar(page).getByText(/^Leaves in \d+ s$/)).toBeVisible()
  await page.getByRole('link', { name: 'Outreach History' }).click()
  await expect(page.getByRole('heading', { name: 'Outreach History' })).toBeVisible()
  await bar(page)
    .getByRole('button', { name: /^Undo the letter to / })
    .click()
  await page.waitForURL('**/browse*')
  await expect(letter.body).toHaveValue(text)
  await expect(bar(page)).toBeHidden()
  expect(await sentBy(site, letter.email)).toHaveLength(0)
})

test('after Back while the letter is sent, the bar keeps Undo, and a letter that comes back is told [SEND-94, SEND-75, SEND-77]', async ({
  page,
  site,
}) => {
  const letter = await openFilledLetter(page, site)
  await playServer(page, 6_000, { state: 'returned', returned_reason: 'The professor takes no letters until May.' })
  await letter.close()
  // The former page can be used until the next one is loaded.
  for (const [path, heading] of [
    ['/outreach', 'Outreach History'],
    ['/browse', 'Find Professors'],
  ] as const) {
    await page.locator(`nav a[href="${path}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await letter.open()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/emails/', async (route) => {
    await released
    await route.fallback()
  })
  await letter.send()
  await expect(letter.dialog.getByText('Sending...')).toBeVisible()
  await page.goBack()
  await expect(letter.dialog).toBeHidden()
  release()
  await expect(bar(page).getByRole('button', { name: /^Undo the letter to / })).toBeVisible()
  await expect(
    page.getByText(/^Your letter to .+ came back\. The professor takes no letters until May\./),
  ).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

test('a letter that leaves by itself is announced then and not before, also after its dialog was closed [SEND-71]', async ({
  page,
  site,
}) => {
  const letter = await openFilledLetter(page, site)
  await playServer(page, 9_000, { state: 'sent' })
  await letter.send()
  await letter.finish()
  await expect(bar(page)).toBeVisible()
  expect(await countEvents(page, 'email_send')).toBe(0)
  await expect(cards(page).getByText('Email Sent')).toHaveCount(0)
  await expectText(page, sent)
  await expect(cards(page).getByText('Email Sent')).toHaveCount(1)
  await expect(bar(page)).toBeHidden()
  expect(await countEvents(page, 'email_send')).toBe(1)
})

test('Undo that came too late says so, and the letter goes on as a sent one [SEND-72]', async ({ page, site }) => {
  const letter = await openFilledLetter(page, site)
  await playServer(page, 9_000, { state: 'sent' })
  await page.route('**/api/outreaches/1/take_back/', (route) =>
    route.fulfill({ status: 409, json: { error: 'This letter has already left.', code: 'letter_left' } }),
  )
  await letter.send()
  await undo(page).click()
  await expectText(page, 'It was too late to take it back. This letter has already left.')
  await expectText(page, sent)
  await expect(afterSending(page).getByRole('heading', { name: /is on its way to/ })).toBeVisible()
})

test('a letter that left is not called a draft again by the history either [SEND-72, SEND-125]', async ({
  page,
  site,
}) => {
  const letter = await openFilledLetter(page, site)
  await page.route('**/api/outreaches/*/take_back/', (route) => route.abort())
  await letter.send()
  await expect(undo(page)).toBeVisible()
  await holdLonger(site, letter, 5)
  await letter.finish()
  await page.getByRole('link', { name: 'Outreach History' }).first().click()
  const row = page.getByRole('table', { name: 'Your letters' }).locator('tbody tr')
  await row.getByRole('button', { name: /^Take back the letter to / }).click()
  await expect(page.getByText(/could not be taken back/).first()).toBeVisible()
  await expectText(page, sent)
  await expect(page.getByText(/is a draft again/)).toHaveCount(0)
})

test('after a slow response the seconds are over at once, and Undo is still in time [SEND-95]', async ({
  page,
  site,
}) => {
  const letter = await openFilledLetter(page, site)
  await page.route('**/api/emails/', async (route) => {
    const response = await route.fetch()
    // Longer than the letter is held from the click on, by the clock of this browser.
    await page.evaluate(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 10_500
    })
    const held = (await response.json()) as { send_at: string }
    // A server that received it as late.
    const send_at = new Date(Date.parse(held.send_at) + 10_500).toISOString()
    await route.fulfill({ json: { ...held, send_at } })
  })
  await letter.send()
  await expect(afterSending(page).getByText('Leaves now. Undo may still be in time.').first()).toBeVisible()
  await expect(afterSending(page).getByRole('button', { name: 'Send now' })).toBeHidden()
  await undo(page).click()
  await expect(letter.body).toHaveValue(text)
  expect(await sentBy(site, letter.email)).toHaveLength(0)
})

test('a letter of which nothing can be learned points to the outreach history, in its dialog or after it [SEND-95]', async ({
  page,
  site,
}) => {
  const letter = await openFilledLetter(page, site)
  await playServer(page, 500, {})
  await page.route('**/api/outreaches/1/', (route) =>
    route.fulfill({ status: 404, json: { error: 'Unknown letter.', code: 'letter_unknown' } }),
  )
  await letter.send()
  await expect(afterSending(page).getByText('It is not known yet whether it has left.').first()).toBeVisible()
  await expect(afterSending(page).getByText('What became of it stands under Outreach History.')).toBeVisible()
  await letter.finish()

  await letter.open()
  await fill(letter)
  await playServer(page, 9_000, {})
  await page.route('**/api/outreaches/1/', (route) =>
    route.fulfill({ status: 404, json: { error: 'Unknown letter.', code: 'letter_unknown' } }),
  )
  await letter.send()
  await letter.finish()
  await expect(page.getByText(/^It is not known yet whether your letter to .+ has left\./)).toBeVisible()
  await page.getByRole('link', { name: 'Open Outreach History' }).click()
  await expect(page.getByRole('heading', { name: 'Outreach History' })).toBeVisible()
})

test('a letter that may not leave any more is open again, with the reason [SEND-77]', async ({ page, site }) => {
  const letter = await openFilledLetter(page, site)
  await playServer(page, 500, { state: 'returned', returned_reason: 'The professor takes no letters until May.' })
  await letter.send()
  await expect(letter.dialog.getByText('Your letter came back')).toBeVisible()
  await expect(letter.dialog.getByText(/^The professor takes no letters until May\./)).toBeVisible()
  await expect(letter.body).toHaveValue(text)
  expect(await countEvents(page, 'email_send')).toBe(0)
})

test('a letter for the professor’s morning waits in the outreach history, comes back and is open again [SEND-73, SEND-76, OUTREACH-20, OUTREACH-23]', async ({
  page,
  site,
}) => {
  const letter = await openFilledLetter(page, site)
  await pressOn(page, letter.dialog.getByRole('button', { name: 'Send later' }))
  const morning = page.getByRole('menuitem', { name: /^Send on (Mon|Tues|Wednes|Thurs|Fri)day 8:40 AM / })
  await expect(morning).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(morning).toBeHidden()
  await expect(letter.dialog.getByRole('button', { name: 'Send later' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(morning).toBeFocused()
  await page.keyboard.press('Enter')
  const after = afterSending(page)
  await expect(after.getByRole('heading', { name: /^Your letter to .+ goes out in the morning$/ })).toBeFocused()
  await expect(after.getByText(/^On (Mon|Tues|Wednes|Thurs|Fri)day 8:40 AM /)).toBeVisible()
  await expect(after.getByText(/your newest resume at that time/)).toBeVisible()
  await after.getByRole('link', { name: 'Outreach History' }).first().click()
  await expect(after).toBeHidden()

  const row = page.getByRole('table', { name: 'Your letters' }).locator('tbody tr')
  await expect(row).toContainText('Waiting to leave')
  await expect(row).toContainText(/Leaves (Mon|Tues|Wednes|Thurs|Fri)day 8:40 AM/)
  await row.getByRole('button', { name: /^Take back the letter to / }).click()
  await expect(row).toContainText('A draft again')
  await row.getByRole('button', { name: /^Open the draft to / }).click()
  await expect(letter.body).toHaveValue(text)
  expect(await sentBy(site, letter.email)).toHaveLength(0)
})

for (const width of [360, 1280])
  test(`at ${width} px the countdown and the bar are not wider than the window, and axe finds nothing`, async ({
    page,
    site,
  }) => {
    const letter = await openFilledLetter(page, site)
    await playServer(page, 9_500, { state: 'held' })
    await page.setViewportSize({ width, height: 740 })
    await letter.dialog.getByRole('button', { name: 'Send later' }).click()
    await expect(page.getByRole('menu')).toHaveCSS('opacity', '1')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await letter.send()
    await expect(undo(page)).toBeVisible()
    await expect(afterSending(page)).toHaveCSS('opacity', '1')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await letter.finish()
    await expect(bar(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
