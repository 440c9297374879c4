import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { expect, type Place } from './fixtures.ts'

export type Account = { username: string; password: string; google: { email: string; name: string } }

/** What the registration showed of a resume. */
export type Read = { interests: string[]; matches: string[] }

/** From the first page to an account: upload, interests, streamed matches, the first template, terms, account. */
export async function register(page: Page, pdf: string, account: Account): Promise<Read> {
  await page.goto('/')
  await page
    .getByRole('link', { name: 'Start for Free' })
    .or(page.getByRole('button', { name: 'Start for Free' }))
    .click()
  await page.getByLabel('Resume (PDF)').setInputFiles(pdf)
  await expect(page.getByText('Your resume has been read.')).toBeVisible({ timeout: 20_000 })
  const matches = page.getByRole('region', { name: 'Professors who match' })
  await expect(matches.getByText(/These are the 9 closest/)).toBeVisible({ timeout: 20_000 })
  await expect(
    page.getByRole('region', { name: 'Your first letter' }).getByText('{professor_name}').first(),
  ).toBeVisible({
    timeout: 20_000,
  })
  const chips = page.getByRole('region', { name: 'Your resume' }).getByRole('list')
  const read = {
    interests: await chips.first().getByRole('listitem').allInnerTexts(),
    matches: await matches.locator('li:has(> article)').allInnerTexts(),
  }
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/browse*')
  return read
}

/** Of the first page; its first card is left to the walk by keyboard. */
let cardsUsed = 1

/**
 * Unlocks a locked card of the page, each time another one, since a professor takes three first letters a week; answers
 * the name that appears.
 */
export async function unlockOne(page: Page): Promise<string> {
  const locked = page.getByRole('article', { name: /^Professor Preview/ })
  await expect(locked).toHaveCount(9)
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .nth(cardsUsed++ % 9)
    .click()
  const dialog = page.getByRole('dialog', { name: 'Unlock Professor?' })
  await expect(dialog.getByText(/9 unlocks left this week/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Unlock Professor' }).click()
  await expect(page.getByText('Professor unlocked successfully!')).toBeVisible()
  await expect(locked).toHaveCount(8)
  const compose = page.getByRole('button', { name: /^Compose Email to / }).first()
  return (await compose.getAttribute('aria-label'))!.replace('Compose Email to ', '')
}

/** Connects the student's Google account on the sandbox's consent page. */
export async function connectGoogle(page: Page, { google }: Account): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByLabel('Email', { exact: true }).fill(google.email)
  await page.getByLabel('Name', { exact: true }).fill(google.name)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/profile*')
  await expect(page.getByText('Connected to Google')).toBeVisible()
}

/** Writes to an unlocked professor from the first template and sends it; `to` is typed where a recipient is asked for. */
export async function composeAndSend(
  page: Page,
  letter: { professor: string; to?: string; subject: string; lastLine: string },
): Promise<string> {
  await page.goto('/browse')
  await page.getByLabel('Search by name').fill(letter.professor)
  await page.getByLabel('Search by name').press('Enter')
  await page.getByRole('button', { name: `Compose Email to ${letter.professor}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const body = dialog.getByRole('textbox', { name: 'Letter' })
  await expect(body).not.toHaveValue('')
  const written = `${(await body.inputValue()).replace(/\[[^\]]*\]/g, 'student')}\n${letter.lastLine}`
  await body.fill(written)
  await dialog.getByLabel('Subject').fill(letter.subject)
  if (letter.to) await dialog.getByLabel('Recipient').fill(letter.to)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Email has been sent successfully!')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Email Sent', { exact: true })).toBeVisible()
  return written
}

export type Delivered = { raw: Buffer; mail: Email }

/** The letters that a student's Google account has sent, as raw bytes and parsed. */
export async function sentBy(place: Place, email: string): Promise<Delivered[]> {
  const found = (await (await fetch(`${place.sandboxUrl}/control/mail?from=${encodeURIComponent(email)}`)).json()) as {
    mails: { id: string }[]
  }
  return Promise.all(
    found.mails.map(async ({ id }) => {
      const raw = Buffer.from(await (await fetch(`${place.sandboxUrl}/control/mail/${id}/raw`)).arrayBuffer())
      return { raw, mail: await PostalMime.parse(raw) }
    }),
  )
}

/** Whether the one attachment of a letter is this very file, byte for byte. */
export async function carries({ mail }: Delivered, pdf: string): Promise<boolean> {
  const [attached, ...more] = mail.attachments
  if (!attached || more.length > 0 || attached.mimeType !== 'application/pdf') return false
  return Buffer.from(attached.content as ArrayBuffer).equals(await readFile(pdf))
}
