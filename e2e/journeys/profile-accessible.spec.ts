import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { overrideStudent, signInNewStudent, test } from '../fixtures/signed-in.ts'

/** Returns axe's findings in the current state, as rule and first element. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`no state of the profile has an accessibility finding or is wider than a phone, in the ${colorScheme}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await signInNewStudent(page, site)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findViolations(page), 'untouched').toEqual([])
    await page.getByLabel('GPA').fill('5')
    await page.getByRole('textbox', { name: 'Additional interests' }).fill('soft robots')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByRole('region', { name: 'Account Management' }).getByRole('button', { name: 'Send Link' }).click()
    expect(await findViolations(page), 'with its errors').toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, 'wider than the phone').toBeLessThanOrEqual(0)

    const banner = page.getByRole('region', { name: 'Unsaved changes' })
    for (const edge of [0, 100_000]) {
      await page.evaluate((top) => scrollTo(0, top), edge)
      await expect(banner).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('Unsaved changes', { exact: true }), 'always in view').toBeInViewport()
    }
    const skills = page.getByRole('textbox', { name: 'Skills' })
    await page.evaluate(() => scrollTo(0, 0))
    await skills.focus()
    const [box, edge] = [(await skills.boundingBox())!, (await banner.boundingBox())!]
    expect(box.y + box.height, 'the banner does not cover the focused field').toBeLessThanOrEqual(edge.y)

    await page.getByRole('button', { name: 'Delete Account' }).click()
    const deletion = page.getByRole('dialog')
    for (const control of [
      deletion.getByLabel('Type DELETE to confirm'),
      deletion.getByRole('button', { name: 'Cancel' }),
      deletion.getByRole('button', { name: 'Delete Account' }),
    ])
      await expect(control, 'in sight before the text is scrolled').toBeInViewport({ ratio: 1 })
    await deletion.getByRole('button', { name: 'Delete Account' }).click()
    expect(await findViolations(page), 'deleting').toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused()

    await overrideStudent(page, {
      resume: null,
      resume_name: null,
      subscription: 'B',
      email: 'a@b.example',
      email_verified: false,
    })
    await page.goto('/profile')
    await expect(page.getByText('Upload resume first')).toBeVisible()
    expect(await findViolations(page), 'locked, paid, unverified').toEqual([])
  })

test('the profile can be changed and saved by keyboard alone', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInNewStudent(page, site)
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Skills' }).focus()
  await page.keyboard.type('Julia')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Julia' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Git' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Skills' })).toBeFocused()
  const save = page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' })
  for (let steps = 0; steps < 30 && !(await save.evaluate((one) => one === document.activeElement)); steps++)
    await page.keyboard.press('Tab')
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/browse*')
})
