import type { Page } from '@playwright/test'
import { cards, forgetFilters, unfoldLimits } from '../fixtures/browse-page.ts'
import { unlockOne } from '../fixtures/student-steps.ts'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'

/** The frame of /browse: the filters in a drawer, the suggestions of the search line, and one's own professors. */
export const browseScenes: readonly Scene[] = [
  { name: 'browse-drawer', open: drawer, floats: true, widths: [360, 390] },
  { name: 'browse-suggestions', open: suggestions, floats: true },
  { name: 'browse-limits', open: limits },
  { name: 'browse-mine', open: mine },
  { name: 'browse-mine-empty', open: noneAnswered },
]

async function drawer(page: Page) {
  await forgetFilters(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/browse?minCitations=300&taking=phd')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('img', { name: /^Citations of / })).toBeVisible()
}

async function suggestions(page: Page) {
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(9)
  await page.getByRole('combobox', { name: 'Search by name' }).pressSequentially('st')
  await expect(page.getByRole('group', { name: 'Schools' })).toBeVisible()
}

async function limits(page: Page) {
  await page.goto('/browse')
  await unfoldLimits(page)
  await expect(page.getByText('Weekly Unlocks', { exact: true })).toBeVisible()
}

async function mine(page: Page) {
  await forgetFilters(page)
  await page.goto('/browse?mine=unlocked')
  const first = page.getByRole('button', { name: 'Compose Email' }).first()
  const none = page.getByText('You have not unlocked anyone yet.')
  await expect(first.or(none)).toBeVisible()
  if (await none.isHidden()) return
  await page.goto('/browse')
  await unlockOne(page)
  await page.getByText('Unlocked', { exact: true }).first().click()
  await expect(first).toBeVisible()
}

async function noneAnswered(page: Page) {
  await forgetFilters(page)
  await page.goto('/browse?mine=answered')
  await expect(page.getByText('No letter has an answer yet.')).toBeVisible()
}
