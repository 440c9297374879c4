import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { writeResume } from '../fixtures/a-resume.ts'
import { readAccessibilityTree } from '../fixtures/accessibility-tree.ts'
import { composeAndSend, connectGoogle, register, unlockOne } from '../fixtures/student-steps.ts'
import { expect, test } from '../fixtures/test.ts'

/** Expects that everything on the screen has a name, and that its headings are in order, from the first level on. */
async function expectTree(part: Page | Locator, what: string, firstLevel = 1): Promise<string> {
  const { lines, unnamed, levels } = await readAccessibilityTree(part)
  expect.soft(unnamed, `${what}: without a name`).toEqual([])
  expect.soft(levels[0], `${what}: the first heading`).toBe(firstLevel)
  const jumps = levels.filter((level, at) => at > 0 && level > levels[at - 1]! + 1)
  expect.soft(jumps, `${what}: headings that leave out a level (${levels.join(' ')})`).toEqual([])
  return lines.join('\n')
}

/** Expects these words in this order. */
function expectInOrder(tree: string, words: readonly string[]): void {
  const places = words.map((word) => tree.indexOf(word))
  expect.soft(places, words.join(' … ')).toEqual(places.toSorted((a, b) => a - b))
  expect.soft(places, words.join(' … ')).not.toContain(-1)
}

test('read aloud, the way from the landing page to a sent letter has no unnamed control and its headings in order [PRODUCT-14]', async ({
  page,
  site,
}) => {
  const pdf = join(site.dataDir, 'Ife Okoro.pdf')
  await writeResume(pdf)
  const google = { email: 'ife.okoro@gmail.com', name: 'Ife Okoro' }

  await page.goto('/')
  const landing = await expectTree(page, 'the landing page')
  expectInOrder(landing, ['One good letter', 'Start for Free', 'Learn More'])

  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible()
  expectInOrder(await expectTree(page, 'the registration'), ['heading', 'Choose File'])
  await register(page, pdf, { username: 'ife.okoro', password: 'a long enough secret', google })

  await expect(page.getByRole('button', { name: /^Unlock Professor at/ })).toHaveCount(9)
  expectInOrder(await expectTree(page, 'the professors'), ['Your nine closest', 'Unlock Professor at'])
  const professor = await unlockOne(page)
  expectInOrder(await expectTree(page, 'an unlocked professor'), [`Compose Email to ${professor}`])

  await connectGoogle(page, { username: 'ife.okoro', password: 'a long enough secret', google })
  await expectTree(page, 'the profile')
  await page.goto('/browse')
  await page
    .getByRole('button', { name: `Compose Email to ${professor}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  await expect(dialog.getByRole('textbox', { name: 'Letter' })).not.toHaveValue('')
  expectInOrder(await expectTree(dialog, 'the letter', 2), ['Compose Email', 'Subject', 'textbox "Letter"', 'Send'])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await composeAndSend(page, { professor, subject: 'A question about your work', lastLine: 'With kind regards, Ife' })
  await page.goto('/outreach')
  await expect(page.getByRole('table', { name: 'Your letters' })).toBeVisible()
  expectInOrder(await expectTree(page, 'the letters sent'), [
    'Outreach History',
    professor,
    'A question about your work',
  ])
})
