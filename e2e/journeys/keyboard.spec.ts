import { expectWalkable } from '../fixtures/expect-accessible.ts'
import { expect } from '../fixtures/test.ts'
import { sampleScenes } from '../scenes/sample.ts'
import { visitorScenes, studentScenes } from '../scenes/scenes.ts'
import { resumeIn, signInNewStudent, test } from '../fixtures/signed-in.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
// Two tests open dozens of pages.
test.describe.configure({ timeout: 180_000 })

test('Tab reaches every control for visitors, in order and with a visible focus [PRODUCT-8]', async ({
  page,
  site,
}) => {
  const pdf = await resumeIn(site)
  for (const scene of sampleScenes(visitorScenes, 1)) {
    await scene.open(page, pdf)
    await expectWalkable(page, scene.name)
  }
})

test('Tab reaches every control of a student, in order and with a visible focus [PRODUCT-9, LAYOUT-1, LAYOUT-3]', async ({
  context,
  page,
  site,
}) => {
  test.setTimeout(900_000)
  await signInNewStudent(page, site)
  // Arrows, not Tab, lead through an open menu.
  const isWalked = ({ name }: { name: string }) => name !== 'alerts' && !name.startsWith('sending-later')
  for (const scene of sampleScenes(studentScenes.filter(isWalked), 1)) {
    const tab = await context.newPage()
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await scene.open(tab, '')
    await expectWalkable(tab, scene.name)
    await tab.close()
  }
})

test('the menu of a phone opens, closes with Escape and returns the focus [LAYOUT-4]', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInNewStudent(page, site)
  await page.goto('/pricing')
  const toggle = page.getByRole('button', { name: 'Open the menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await expect(menu.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()

  await page.keyboard.press('Enter')
  // The menu moves the focus into itself when it has opened, so the script waits for that.
  await expect(menu.locator(':focus')).toHaveCount(1)
  await menu.getByRole('link', { name: 'My Profile' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
  await expect(menu).toBeHidden()
})

test('the first Tab reaches a link that skips the sidebar [LAYOUT-7]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/pricing')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a dialog takes the focus and returns it [LAYOUT-6]', async ({ page, site }) => {
  await signInNewStudent(page, site)
  await page.goto('/profile')
  const opener = page.getByRole('button', { name: 'Delete Account' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

for (const { path, field, error } of [
  { path: '/login', field: 'Username', error: 'Please enter both username and password.' },
  { path: '/forgot-password', field: 'Email', error: 'Please enter your email address.' },
  { path: '/reset-password?token=x', field: 'New password', error: 'Please enter and confirm your new password.' },
  { path: '/optout', field: 'Google Scholar ID', error: 'Please enter your Google Scholar ID.' },
])
  test(`Enter submits the form of ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.getByLabel(field, { exact: true }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(error).first()).toBeVisible()
  })
