import type { Locator, Page, Request } from '@playwright/test'
import { expect, type Place } from './fixtures.ts'
import { grant } from './granted.ts'
import { seenAs, signIn, type Credentials } from './signed-in.ts'
import { call, connectGoogle } from './student-over-http.ts'

export const draftCall = /\/api\/professors\/[^/]+\/draft\/$/
export const aiCall = '**/api/emails/ai_process_template/'

export type ALetter = {
  dialog: Locator
  /** The textarea. */
  body: Locator
  open: () => Promise<void>
  close: () => Promise<void>
  send: () => Promise<void>
  saveDraft: Locator
  student: Credentials
}

/** A student who has unlocked one professor, before a letter: `fields` are what the page sees of the student besides. */
export async function aLetter(page: Page, place: Place, fields: Record<string, unknown> = {}): Promise<ALetter> {
  const student = await signIn(page, place)
  if (Object.keys(fields).length > 0) await seenAs(page, fields)
  return firstLetter(page, student)
}

/** Professors of the first page are left to those who walk the whole way. */
let professorsUsed = 9

/** The same with nothing pretended: a plan that an operator granted, and a Google account whose mailbox is `email`. */
export async function aRealLetter(page: Page, place: Place, plan: 'F' | 'B'): Promise<ALetter & { email: string }> {
  const student = await signIn(page, place)
  const { username } = student.user
  const email = `${username}@gmail.com`
  if (plan !== 'F') await grant(place, username, plan)
  await connectGoogle(place, student.access_token, username, email)
  // Each to another professor, since one takes three first letters a week and a journey may use them up.
  return { ...(await firstLetter(page, student, professorsUsed++)), email }
}

async function firstLetter(page: Page, student: Credentials, nth = 0): Promise<ALetter> {
  await page.goto(`/browse?page=${1 + Math.floor(nth / 9)}`)
  await page
    .getByRole('button', { name: /^Unlock Professor at/ })
    .nth(nth % 9)
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock Professor' }).click()
  const letter = theLetter(page, student)
  await letter.open()
  return letter
}

/** The composer of the first unlocked card, wherever the page was opened. */
export function theLetter(page: Page, student: Credentials): ALetter {
  const dialog = page.getByRole('dialog', { name: 'Compose Email' })
  const body = dialog.getByRole('textbox', { name: 'Letter' })
  return {
    dialog,
    body,
    student,
    saveDraft: dialog.getByRole('button', { name: 'Save draft' }),
    async open() {
      await page
        .getByRole('button', { name: /^Compose Email to / })
        .first()
        .click()
      await expect(body).toBeEditable()
    },
    async close() {
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    },
    send: () => dialog.getByRole('button', { name: 'Send', exact: true }).click(),
  }
}

/** Holds a call back until it is let go; answers with `json` then. */
export async function hold(page: Page, url: string | RegExp, json: unknown) {
  let go = () => {}
  const released = new Promise<void>((resolve) => (go = resolve))
  const asked: Request[] = []
  await page.route(url, async (route) => {
    asked.push(route.request())
    await released
    await route.fulfill({ json })
  })
  return { go, asked }
}

/** Lets a service of the outside world fail, for so many times. */
export async function fault(place: Place, service: 'gmail' | 'model', kind: string, more: object = {}): Promise<void> {
  await call({ url: place.sandboxUrl }, '/control/faults', { body: { service, kind, times: 1, ...more } })
}
