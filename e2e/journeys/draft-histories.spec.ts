import type { Browser, Page } from '@playwright/test'
import { openLetter, draftCall, getComposer, type Composer } from '../fixtures/composer.ts'
import { expect, skipQuestions, type TestSite } from '../fixtures/test.ts'
import { password, test, type NewSession } from '../fixtures/signed-in.ts'
import { call } from '../fixtures/student-over-http.ts'

const histories = 10
const maxDelayMs = 5_000

/** Returns a generator of numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Delays calls for drafts and templates by 0–5 s, most of them by less than 1 s. */
async function delayLoads(page: Page, random: () => number): Promise<void> {
  const delay = () => new Promise<void>((resolve) => setTimeout(resolve, random() ** 4 * maxDelayMs))
  for (const url of [draftCall, /\/api\/templates\/$/])
    await page.route(url, async (route) => {
      await delay()
      await route.fallback()
    })
}

/** `shown` contains the bodies that the device has shown. */
type Device = { page: Page; letter: Composer; isOpen: boolean; shown: Set<string> }

/** Signs the same student in on a second device: another browser context. */
async function openSecondDevice(browser: Browser, site: TestSite, { student }: Composer): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url })
  await skipQuestions(context)
  // See noHungCalls in fixtures/test.ts.
  await context.route('**/never-requested', (route) => route.fallback())
  const page = await context.newPage()
  await signInAgain(page, site, student)
  return page
}

async function signInAgain(page: Page, site: TestSite, { user: { username } }: NewSession): Promise<void> {
  const newSession = await call<NewSession>(site, '/api/auth/login/', { body: { username, password } })
  await page.goto('/terms')
  await page.evaluate(({ access_token, refresh_token, user }) => {
    localStorage.setItem('access_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
    localStorage.setItem('user', JSON.stringify(user))
  }, newSession)
  await page.goto('/browse')
}

test('ten histories with delayed loads on two devices lose no word and overwrite no draft that was not shown [COMPOSE-17, DRAFT-15]', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(300_000)
  const first = await openLetter(page, site)
  const { student } = first
  await first.close()
  const second = await openSecondDevice(browser, site, first)
  const { access_token: token } = await call<NewSession>(site, '/api/auth/login/', {
    body: { username: student.user.username, password },
  })
  const request = page.waitForRequest(draftCall)
  await first.open()
  const draftPath = new URL((await request).url()).pathname
  await first.close()
  const devices: Device[] = [
    { page, letter: first, isOpen: false, shown: new Set() },
    { page: second, letter: getComposer(second, student), isOpen: false, shown: new Set() },
  ]
  const fetchDraft = () =>
    call<{ draft: string; subject?: string }>(site, draftPath, { token }).catch(() => ({ draft: '', subject: '' }))

  let random = createRandom(1)
  for (const device of devices) await delayLoads(device.page, () => random())
  const words: string[] = []

  /** Adds the body that a device shows now to its shown bodies. */
  async function recordShown({ letter, isOpen, shown }: Device): Promise<void> {
    if (isOpen) shown.add(await letter.body.inputValue())
  }
  /** Throws if `save` replaces a draft that this device has never shown. */
  async function checkSave(device: Device, save: () => Promise<unknown>): Promise<void> {
    await recordShown(device)
    const before = (await fetchDraft()).draft
    await save()
    const after = (await fetchDraft()).draft
    if (!before || after === before) return void device.shown.add(after)
    // The draft may have been loaded and extended between two records: words are added at its end.
    const wasShown = [...device.shown].some((text) => text.includes(before))
    expect({ before, wasShown }, 'a draft was overwritten that was not shown').toEqual({ before, wasShown: true })
    device.shown.add(after)
  }
  async function open(device: Device): Promise<void> {
    await device.page
      .getByRole('button', { name: /^Compose Email to / })
      .first()
      .click()
    await expect(device.letter.body).toBeVisible()
    device.isOpen = true
  }
  async function close(device: Device): Promise<void> {
    await recordShown(device)
    await device.letter.close()
    device.isOpen = false
  }
  async function save({ page, letter, shown }: Device, pick: number): Promise<void> {
    if (!(await letter.saveDraft.isEnabled())) return
    const saved = page.waitForResponse((it) => draftCall.test(it.url()) && it.request().method() === 'POST')
    await letter.saveDraft.click()
    const response = await saved
    if (response.status() !== 409) return
    const { newer } = (await response.json()) as { newer: { draft: string } }
    const conflict = page.getByRole('dialog', { name: 'This draft was saved elsewhere' })
    await expect(conflict.getByRole('region', { name: 'The text saved elsewhere' })).toContainText(newer.draft.trim())
    shown.add(newer.draft)
    await conflict.getByRole('button', { name: pick < 0.5 ? 'Keep this text' : 'Use the other text' }).click()
    await expect(conflict).toBeHidden()
  }
  async function logOut({ page }: Device): Promise<void> {
    const question = page.getByRole('dialog', { name: /not saved$/ })
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(question.or(page.getByRole('heading', { name: /sign in/i }).first())).toBeVisible()
    if (await question.isVisible()) return question.getByRole('button', { name: 'Stay signed in' }).click()
    await signInAgain(page, site, student)
  }

  for (let seed = 1; seed <= histories; seed++) {
    random = createRandom(seed)
    const device = devices[seed % 2]!
    const { letter } = device
    await open(device)
    for (let step = 0; step < 4; step++) {
      const [chance, pick] = [random(), random()]
      await recordShown(device)
      if (chance < 0.6) {
        const field = pick < 0.25 ? letter.dialog.getByLabel('Subject') : letter.body
        // The field is disabled until an existing draft has been loaded.
        if (!(await field.isEditable())) continue
        const word = `w${seed}.${step};`
        await field.press('Control+End')
        await field.pressSequentially(` ${word}`)
        words.push(word)
      } else if (chance < 0.75) {
        const template = letter.dialog.getByLabel('Template', { exact: true })
        if (await template.isEnabled()) await template.selectOption('Blank')
      } else await checkSave(device, () => save(device, pick))
    }
    await close(device)
    if (random() < 0.3) await checkSave(device, () => logOut(device))

    const inBrowsers = await Promise.all(
      devices.map(({ page }) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))),
    )
    const stored = JSON.stringify([await fetchDraft(), inBrowsers])
    expect(
      words.filter((word) => !stored.includes(word)),
      `lost in history ${seed}`,
    ).toEqual([])
  }
  await second.context().close()
})
