import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { chooseByEnter } from '../fixtures/by-keyboard.ts'
import { expectText } from '../fixtures/expect-text.ts'
import { resumeIn, test } from '../fixtures/signed-in.ts'

const path = '**/api/resume/'
const chooseFile = (page: Page) => page.getByRole('button', { name: 'Choose File' })
const input = (page: Page) => page.getByLabel('Resume (PDF)')
const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

test('a visitor chooses a file by keyboard; the upload is announced and the focus does not move [RESUME-1, RESUME-4, RESUME-5]', async ({
  page,
  site,
}) => {
  await page.goto('/register')
  await expect(input(page)).toHaveAttribute('tabindex', '-1')
  await chooseFile(page).focus()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await released
    await route.continue()
  })
  await chooseByEnter(page, await resumeIn(site))
  await expect(page.getByRole('status').filter({ hasText: 'Reading your resume…' })).toBeAttached()
  await expect(chooseFile(page)).toBeFocused()
  await expect(chooseFile(page)).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(page.getByText('Your resume has been read.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/already uploaded/)).toBeVisible()
})

test('a response that is not JSON is reported by its status, and the button has the focus [RESUME-6]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 620 })
  await page.goto('/register')
  await chooseFile(page).focus()
  await page.route(path, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await input(page).setInputFiles(pdf)
  await expectText(page, 'Upload failed with status: 502')
  await expect(page.getByText('Upload failed with status: 502')).toBeInViewport({ ratio: 0.9 })
  await expect(chooseFile(page)).toBeFocused()
})

test('a dropped folder is refused, and a file dropped beside the card does not replace the page [RESUME-1]', async ({
  page,
}) => {
  await page.goto('/register')
  await expect(chooseFile(page)).toBeVisible()
  const drop = (selector: string) =>
    page.evaluate((where) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([''], 'papers'))
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      return !document.querySelector(where)!.dispatchEvent(event)
    }, selector)
  expect(await drop('body'), 'the drop is prevented').toBe(true)
  await expect(page.getByText('Upload Error')).toBeHidden()
  // A script cannot drop a folder, so the call that detects one is replaced.
  await page.evaluate(() => {
    DataTransferItem.prototype.webkitGetAsEntry = () => ({ isDirectory: true }) as FileSystemEntry
  })
  await drop('[aria-busy]')
  await expect(page.getByText('This is a folder. Please drop the PDF file itself.')).toBeVisible()
})

test('the typed examples are hidden from screen readers, stand still after the first hover and do not move with reduced motion [RESUME-15]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/register')
  const line = page.locator('[aria-busy] [aria-hidden=true]').filter({ hasText: 'You study' })
  const before = await line.innerText()
  await expect.poll(() => line.innerText()).not.toBe(before)
  await chooseFile(page).hover()
  const paused = await line.innerText()
  await page.clock.runFor(5_000)
  expect(await line.innerText()).toBe(paused)

  await page.mouse.move(0, 0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(line).toContainText('marine ecology')
  await page.clock.runFor(5_000)
  await expect(line).toContainText('marine ecology')
})

test('the upload card shows that a resume is already uploaded [LANDING-13]', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('temporary_token', 'a visitor'))
  await page.reload()
  await page.getByRole('button', { name: 'Learn More' }).click()
  const card = page.getByRole('link', { name: 'Your resume is already uploaded' })
  await expectText(card, 'already uploaded')
  await expect(card.getByText('See Your Matches')).toBeVisible()
})
