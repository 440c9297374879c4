import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { writeResume } from './a-resume.ts'
import { expect, test } from './fixtures.ts'
import { connectGoogle, register, unlockFirst } from './main-job.ts'

const open = ['/', '/login', '/register', '/optout', '/privacy', '/terms', '/error', '/nowhere']

/** Findings of axe on what is shown now, as rule and first element. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`no screen of the main job has an accessibility finding, at phone width and in the ${colorScheme}`, async ({
    page,
    place,
  }) => {
    // Chips and cards fade in; half faded they have half the contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of open) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findings(page), path).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} is wider than the phone`).toBeLessThanOrEqual(0)
    }

    const pdf = join(place.dataDir, 'resume.pdf')
    await writeResume(pdf)
    const username = `reader.${colorScheme}`
    const google = { email: `${username}@gmail.com`, name: 'A Reader' }
    await register(page, pdf, { username, password: 'a long enough secret', google })
    await expect(page.getByRole('article')).toHaveCount(9)
    expect(await findings(page), 'browse').toEqual([])
    await unlockFirst(page)
    expect(await findings(page), 'browse with an unlocked card').toEqual([])
    await connectGoogle(page, { username, password: '', google })
    expect(await findings(page), 'profile').toEqual([])
    await page.goto('/browse')
    await page.getByRole('button', { name: 'Show Advanced' }).click()
    expect(await findings(page), 'advanced filters').toEqual([])
    await page.getByLabel('Search by name').fill('nobody has this name')
    await page.getByLabel('Search by name').press('Enter')
    await expect(page.getByText('Try adjusting your search terms or filters.')).toBeVisible()
    expect(await findings(page), 'an empty result').toEqual([])
  })
