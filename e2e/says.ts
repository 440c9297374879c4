import { expect, test, type Locator, type Page } from '@playwright/test'

/**
 * Expects a text of the product on the screen and writes down that it was seen. `npm run messages` compares what was
 * seen with the texts of the specification.
 */
export async function says(place: Page | Locator, text: string): Promise<void> {
  await expect(place.getByText(text).filter({ visible: true }).first()).toBeVisible()
  seen(text)
}

/** Writes down a text that was seen elsewhere than on the screen: in the console, as the name of a control. */
export function seen(text: string): void {
  test.info().annotations.push({ type: 'message', description: text })
}
