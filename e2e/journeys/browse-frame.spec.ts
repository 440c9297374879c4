import type { Page } from '@playwright/test'
import { cards, unfoldLimits } from '../fixtures/browse-page.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { unlockOne } from '../fixtures/student-steps.ts'
import { expect } from '../fixtures/test.ts'

const filterCard = (page: Page) => page.getByRole('region', { name: 'Search & Filter' })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search by name' })

test('typing suggests topics and schools; a chosen one becomes a filter, and Enter without one searches by name [BROWSE-51]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  const options = page.getByRole('listbox', { name: 'Topics and schools' }).getByRole('option')
  // One change at a time: on a slow machine a list for half of the word would be shown for a moment.
  await search(page).fill('stanf')
  await expect(page.getByRole('group', { name: 'Schools' }).getByRole('option')).toHaveText(['Stanford University'])
  await expect(search(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: '1 suggestion below' })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  const chosen = await options.first().getAttribute('id')
  await expect(search(page)).toHaveAttribute('aria-activedescendant', chosen!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/schools=Stanford/)
  await expect(search(page)).toHaveValue('')
  await expect(search(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remove filter Stanford University' })).toBeVisible()

  await search(page).fill('learn')
  const topics = page.getByRole('group', { name: 'Topics' }).getByRole('option')
  await expect(topics.first()).toBeVisible()
  const topic = (await topics.first().textContent())!
  await topics.first().click()
  await expect(page.getByRole('button', { name: `Remove filter ${topic}` })).toBeVisible()
  await expect(page).toHaveURL(/schools=Stanford/)

  await search(page).fill('learn')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=learn/)
  await expect(options).toHaveCount(0)
  await search(page).press('Escape')
  await expect(search(page)).toHaveValue('learn')

  // Without a chip the focus would be lost.
  const chips = page.getByRole('list', { name: 'Filters applied' }).getByRole('button')
  await expect(chips).toHaveCount(3)
  for (const left of [2, 1]) {
    await chips.first().press('Enter')
    await expect(chips).toHaveCount(left)
    await expect(chips.first()).toBeFocused()
  }
})

test('one sentence says what is left and when the next comes back; the limits unfold below it [BROWSE-19, BROWSE-53]', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: new Date('2026-11-26T14:00:00') })
  await signInNewStudent(page, site)
  const until = '2026-11-30T17:00:00.000Z'
  await overrideStudent(page, {
    number_of_professors_shown_week: 8,
    quotas: {
      unlocks_week: { used: 8, limit: 9, resets_at: null, next_at: until },
      unlocks_total: { used: 8, limit: 30, resets_at: null },
      ai_day: { used: 1, limit: 4, resets_at: null },
      emails_day: { used: 0, limit: 1, resets_at: null },
    },
  })
  await page.goto('/browse')
  await expect(page.locator('summary')).toHaveText('1 unlock, 3 AI uses and 1 letter left · next unlock back Monday')
  await expect(page.locator('summary [data-scarce]')).toHaveText(['1 unlock'])
  await expect(page.getByText('Weekly Unlocks', { exact: true })).toBeHidden()
  await unfoldLimits(page)
  await expect(page.getByText('Weekly Unlocks: 8 / 9 · 89%')).toBeVisible()
})

test('the ring of the weekly unlocks promises none once the total is used up [UNLOCK-30]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  const resets_at = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const free = { used: 0, limit: 4, resets_at: null }
  await overrideStudent(page, {
    number_of_professors_shown_week: 9,
    quotas: {
      unlocks_week: { used: 9, limit: 9, resets_at },
      unlocks_total: { used: 30, limit: 30, resets_at: null },
      ai_day: free,
      emails_day: free,
    },
  })
  await page.goto('/browse')
  await unfoldLimits(page)
  await expect(page.getByText('Weekly Unlocks: 9 / 9 · 100%')).toBeVisible()
  await expect(page.getByText(/^Next on /)).toHaveCount(0)
})

test('my professors are one control: it is in the URL, says the next step when empty, and Clear All ends it [BROWSE-52, BROWSE-54]', async ({
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  const mine = page.getByRole('radiogroup', { name: 'My professors' })
  for (const [label, text] of [
    ['Unlocked', 'You have not unlocked anyone yet.'],
    ['Drafting', 'You have no drafts.'],
    ['Sent', 'You have not sent a letter yet.'],
    ['Answered', 'No letter has an answer yet.'],
  ] as const) {
    await mine.getByText(label, { exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`mine=${label.toLowerCase()}`))
    await expect(page.getByText(text)).toBeVisible()
  }
  await expectAccessible(page, 'nobody has answered')
  await page.getByRole('button', { name: 'Show Everyone' }).click()
  await expect(page).not.toHaveURL(/mine=/)
  const name = await unlockOne(page)
  await mine.getByRole('radio', { name: 'Everyone' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(name)
  await page.reload()
  await expect(mine.getByRole('radio', { name: 'Unlocked' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Remove filter Mine: unlocked' })).toBeVisible()
  await filterCard(page).getByRole('button', { name: 'Clear All' }).click()
  await expect(mine.getByRole('radio', { name: 'Everyone' })).toBeChecked()
  await expect(cards(page)).toHaveCount(9)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the filters are one line that stays at the top, and little comes before the first card [BROWSE-2, BROWSE-50]', async ({
    page,
    site,
  }) => {
    await signInNewStudent(page, site)
    await page.goto('/browse')
    await expect(cards(page)).toHaveCount(9)
    const line = filterCard(page)
    const box = async (locator: ReturnType<typeof filterCard>) => (await locator.boundingBox())!
    expect((await box(line)).height).toBeLessThanOrEqual(64)
    const closest = await box(page.getByRole('region', { name: 'Your nine closest' }))
    const first = await box(cards(page).first())
    const above = first.y - (await box(line)).y - closest.height
    expect(above, 'before the first card, beside the row of the closest').toBeLessThanOrEqual(220)
    for (const control of await page.getByRole('main').locator('summary, form button, form input').all())
      expect((await box(control)).height).toBeGreaterThanOrEqual(44)
    await cards(page).last().scrollIntoViewIfNeeded()
    expect((await box(line)).y).toBe(0)
  })

  test('the filters open in a drawer, which keeps the focus, applies and returns it [BROWSE-50, BROWSE-12]', async ({
    page,
    site,
  }) => {
    await signInNewStudent(page, site)
    await page.goto('/browse')
    await expect(cards(page)).toHaveCount(9)
    const button = page.getByRole('button', { name: /^Filters/ })
    await button.click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await expect(drawer.getByRole('img', { name: /^Citations of / })).toBeVisible()
    await expectAccessible(page, 'the drawer of filters')
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await drawer.getByLabel('Min citations').fill('50')
    await drawer.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/minCitations=50/)
    await expect(button).toHaveAccessibleName(/^Filters ?, 1 applied$/)
    await button.click()
    await drawer.getByRole('button', { name: 'Clear All' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/minCitations/)
    await expect(button).toHaveAccessibleName('Filters')
  })
})
