import type { Page } from '@playwright/test'
import { expect, type Place } from './fixtures.ts'
import { resumeIn } from './signed-in.ts'

/** Uploads a resume as a visitor, until it has been read. */
export async function upload(page: Page, place: Place, address = '/register'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Resume (PDF)').setInputFiles(await resumeIn(place))
  await expect(page.getByText('Your resume has been read.')).toBeVisible({ timeout: 20_000 })
}

/** Waits until all matches are here. */
export const matched = (page: Page): Promise<void> =>
  expect(page.getByText(/These are the 9 closest/)).toBeVisible({ timeout: 20_000 })
