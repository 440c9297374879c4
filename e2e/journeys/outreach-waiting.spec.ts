import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectText } from '../fixtures/expect-text.ts'
import { signInNewStudent, test } from '../fixtures/signed-in.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { openHistory, semesterLetters, waitingLetters } from '../scenes/outreach-scenes.ts'

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Your letters' }).locator('tbody tr').filter({ hasText: name }).first()
const due = (page: Page) => page.getByRole('region', { name: 'Due today' })

/** Opens the history; `change` replaces fields of the letter with this id in the next response of the server. */
async function openWaiting(page: Page, site: TestSite) {
  await signInNewStudent(page, site)
  await openHistory(page, [...waitingLetters, ...semesterLetters])
  return (id: number, change: object) =>
    page.route(/\/api\/outreaches\/(\?.*)?$/, (route) =>
      route.fulfill({
        json: [...waitingLetters, ...semesterLetters].map((one) => (one.id === id ? { ...one, ...change } : one)),
      }),
    )
}

test('what is due stands on top, and a place in the queue is confirmed there [OUTREACH-22]', async ({ page, site }) => {
  const change = await openWaiting(page, site)
  await expect(due(page).getByRole('listitem')).toHaveText([
    /^Your letter to Ines Vogt goes out around .+ if you confirm by /,
    /^Your letter to Kenji Mori came back\. The connection to your Google account has expired/,
    /^Your letter to Ada Quill of .+: has the professor answered\?/,
  ])
  await page.route('**/api/outreaches/44/confirm/', (route) =>
    route.fulfill({ json: { ...waitingLetters[2], confirm_by: null } }),
  )
  await change(44, { confirm_by: null })
  await due(page).getByRole('button', { name: 'Confirm the place with Ines Vogt' }).click()
  await expect(due(page).getByRole('listitem')).toHaveCount(2)
  await expect(row(page, 'Ines Vogt')).toContainText('In the queue, leaves about')
})

test('a letter that waits says when it leaves, and can be sent now or taken back [OUTREACH-20, OUTREACH-23]', async ({
  page,
  site,
}) => {
  const change = await openWaiting(page, site)
  await expect(row(page, 'Lena Frey')).toContainText('Leaves Tuesday 8:40 AM, Zurich time')
  await expect(row(page, 'Noor Haddad').getByRole('button', { name: /^Send now/ })).toHaveCount(0)
  await expect(row(page, 'Ruth Abel')).toContainText('You took this letter back.')
  await expect(row(page, 'Kenji Mori').getByRole('button', { name: 'Open the draft to Kenji Mori' })).toBeVisible()

  await page.route('**/api/outreaches/46/release/', (route) =>
    route.fulfill({
      json: { state: 'sent', email_sent_date: new Date().toISOString(), emails_day: { used: 1, limit: 1 } },
    }),
  )
  await change(46, { state: 'sent', hold: null, send_at: null, time_zone: null })
  await row(page, 'Lena Frey').getByRole('button', { name: 'Send now, to Lena Frey' }).click()
  await expectText(page, 'Email has been sent successfully!')
  await expect(row(page, 'Lena Frey')).toContainText('Sent')

  await page.route('**/api/outreaches/45/take_back/', (route) =>
    route.fulfill({ status: 409, json: { error: 'This letter has already left.', code: 'letter_left' } }),
  )
  await change(45, { state: 'sent', hold: null, send_at: null })
  await row(page, 'Noor Haddad')
    .getByRole('button', { name: /^Take back/ })
    .click()
  await expectText(page, 'This letter has already left.')
  await expect(row(page, 'Noor Haddad')).toContainText('Sent')
})

test('letters that wait or came back are found by state, and the chart counts them [OUTREACH-24]', async ({
  page,
  site,
}) => {
  await openWaiting(page, site)
  await page.getByLabel('State').selectOption('Waiting to leave')
  await expect(page.getByRole('status').filter({ hasText: /^3 letters of 25$/ })).toBeVisible()
  await page.getByLabel('State').selectOption('A draft again')
  await expect(page.getByRole('status').filter({ hasText: /^2 letters of 25$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show the numbers' }).click()
  await expect(page.getByRole('columnheader', { name: 'Waiting to leave' })).toBeVisible()
})

for (const width of [360, 1280])
  test(`at ${width} px the letters that wait are not wider than the window, and axe finds nothing`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openWaiting(page, site)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: 'Quiet motors and loud cells' }).click()
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Take back/ })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
