import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { walkByTab } from './tab-stops.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** Expects axe to find nothing on what is shown now, and the page to be no wider than its window. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  expect.soft(findings, what).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(over, `${what} is wider than the phone`).toBeLessThanOrEqual(0)
}

/**
 * Expects Tab to reach every control of the page, or of the dialog that is open, in order and in sight. What still comes
 * while it walks (the plan, a notice) has it walk again.
 */
export async function expectWalkable(page: Page, what: string): Promise<void> {
  await expect(async () => {
    const { controls, reached, invisible } = await walkByTab(page)
    expect(reached, what).toEqual(turned(controls, reached[0]))
    expect(invisible, `${what}: focus that cannot be seen`).toEqual([])
  }).toPass({ timeout: 15_000 })
}

/** A dialog's walk may begin anywhere in it, and comes around. */
function turned(names: string[], first: string | undefined): string[] {
  const start = Math.max(0, names.indexOf(first ?? ''))
  return [...names.slice(start), ...names.slice(0, start)]
}
