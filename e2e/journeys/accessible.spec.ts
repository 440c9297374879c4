import { expect } from '../fixtures/test.ts'
import { expectAccessibleInBoth } from '../fixtures/expect-accessible.ts'
import { connectGoogle, unlockOne } from '../fixtures/student-steps.ts'
import { sampleScenes } from '../scenes/sample.ts'
import { visitorScenes, studentScenes } from '../scenes/scenes.ts'
import { password, resumeIn, signInNewStudent, test } from '../fixtures/signed-in.ts'

// Most tests open dozens of pages.
test.describe.configure({ timeout: 600_000 })

// Chips and cards fade in, and would fail the contrast rule meanwhile.
const colors = { colorScheme: 'light', reducedMotion: 'reduce' } as const

test.describe('at phone width, light and dark', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ page }) => page.emulateMedia(colors))

  test('no page for visitors has an accessibility finding [PRODUCT-3, PRODUCT-8]', async ({ page, site }) => {
    const pdf = await resumeIn(site)
    for (const scene of sampleScenes(visitorScenes, 0)) {
      await page.emulateMedia(colors)
      await scene.open(page, pdf)
      await expectAccessibleInBoth(page, scene.name)
    }
  })

  // Two halves, so that neither test takes too long on a slow machine.
  const scenesOfStudents = sampleScenes(studentScenes, 0)
  const half = Math.ceil(scenesOfStudents.length / 2)
  for (const [part, scenes] of [scenesOfStudents.slice(0, half), scenesOfStudents.slice(half)].entries())
    test(`no page of a student has an accessibility finding, part ${part + 1} [PRODUCT-9]`, async ({
      context,
      page,
      site,
    }) => {
      await signInNewStudent(page, site)
      for (const scene of scenes) {
        const tab = await context.newPage()
        await tab.setViewportSize({ width: 360, height: 740 })
        await tab.emulateMedia(colors)
        await scene.open(tab, '')
        await expectAccessibleInBoth(tab, scene.name)
        await tab.close()
      }
    })

  // A test of its own: connecting Google asks for the password again some minutes after the sign-in.
  test('an unlocked card and a connected profile have no accessibility finding [PRODUCT-9]', async ({ page, site }) => {
    const { user } = await signInNewStudent(page, site)
    await page.goto('/browse')
    await unlockOne(page)
    await expectAccessibleInBoth(page, 'an unlocked card')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' }).getByLabel('Sort By')).toBeVisible()
    await expectAccessibleInBoth(page, 'advanced filters')
    await page.keyboard.press('Escape')
    const google = { email: `${user.username}@gmail.com`, name: 'A Reader' }
    await connectGoogle(page, { username: user.username, password, google })
    await expectAccessibleInBoth(page, 'a connected profile')
  })
})
