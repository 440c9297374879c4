import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** More stops than any page of the product has. */
const most = 150

/** Presses Tab until a control has the focus, as somebody does who has no mouse; fails where Tab never comes there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < most && !(await hasFocus()); press++) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

/** Goes to a control and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/**
 * Presses Enter on what has the focus and gives the file to the chooser that opens. Playwright takes choosers over only
 * once the browser heard so, and does not wait for that: a key pressed meanwhile would open one that nobody sees.
 */
export async function chooseByEnter(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.evaluate(() => 0)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
}

/** Goes to a field and writes into it, in the place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(text)
}
