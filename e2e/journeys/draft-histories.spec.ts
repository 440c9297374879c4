import type { Browser, Page } from '@playwright/test'
import { openLetter, draftCall, getComposer, type Composer } from '../fixtures/composer.ts'
import { expect, type TestSite } from '../fixtures/test.ts'
import { password, test, type Credentials } from '../fixtures/signed-in.ts'
import { call } from '../fixtures/student-over-http.ts'

const histories = 20
const maxDelayMs = 5_000

/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Holds calls about drafts and templates back for 0–5 s, most of them for less than one. */
async function delayLoads(page: Page, random: () => number): Promise<void> {
  const delay = () => new Promise<void>((resolve) => setTimeout(resolve, random() ** 4 * maxDelayMs))
  for (const url of [draftCall, /\/api\/templates\/$/])
    await page.route(url, async (route) => {
      await delay()
      await route.fallback()
    })
}
type Device = { page: Page; letter: Composer; isOpen: boolean; shown: Set<string> }

/** A second device: another browser in which the same student signs in. */
async function anotherDevice(browser: Browser, site: TestSite, { student }: Composer): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url })
  await context.route('**/never-asked-for', (route) => route.fallback())
  const page = await context.newPage()
  await signInHere(page, site, student)
  return page
}

async function signInHere(page: Page, site: TestSite, { user: { username } }: Credentials): Promise<void> {
  const credentials = await call<Credentials>(site, '/api/auth/login/', { body: { username, password } })
  await page.goto('/terms')
  await page.evaluate(({ access_token, refresh_token, user }) => {
    localStorage.setItem('access_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
    localStorage.setItem('user', JSON.stringify(user))
  }, credentials)
  await page.goto('/browse')
}

test('20 histories with delayed loads on two devices: no word is lost, no draft overwritten unseen [COMPOSE-17, DRAFT-15]', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(300_000)
  const first = await openLetter(page, site)
  const { student } = first
  await first.close()
  const second = await anotherDevice(browser, site, first)
  const { access_token: token } = await call<Credentials>(site, '/api/auth/login/', {
    body: { username: student.user.username, password },
  })
  const asked = page.waitForRequest(draftCall)
  await first.open()
  const draftPath = new URL((await asked).url()).pathname
  await first.close()
  const devices: Device[] = [
    { page, letter: first, isOpen: false, shown: new Set() },
    { page: second, letter: getComposer(second, student), isOpen: false, shown: new Set() },
  ]
  const saved = () =>
    call<{ draft: string; subject?: string }>(site, draftPath, { token }).catch(() => ({ draft: '', subject: '' }))

  let random = numbersFrom(1)
  for (const { page: its } of devices) await delayLoads(its, () => random())
  const words: string[] = []

  /** What the student sees of the letter on a device now. */
  async function look({ letter, isOpen, shown }: Device): Promise<string> {
    if (!isOpen) return ''
    const body = await letter.body.inputValue()
    shown.add(body)
    return body + (await letter.dialog.getByLabel('Subject').inputValue())
  }
  /** Throws where the draft that was there before `save` is replaced, though this device never showed it. */
  async function watched(device: Device, save: () => Promise<unknown>): Promise<void> {
    await look(device)
    const before = (await saved()).draft
    await save()
    const after = (await saved()).draft
    if (!before || after === before) return void device.shown.add(after)
    // It may have come and been written on between two looks: words are added at its end.
    const isSeen = [...device.shown].some((text) => text.includes(before))
    expect({ before, isSeen }, 'a draft was overwritten unseen').toEqual({ before, isSeen: true })
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
    await look(device)
    await device.letter.close()
    device.isOpen = false
  }
  async function save({ page: its, letter, shown }: Device, pick: number): Promise<void> {
    if (!(await letter.saveDraft.isEnabled())) return
    const answered = its.waitForResponse((it) => draftCall.test(it.url()) && it.request().method() === 'POST')
    await letter.saveDraft.click()
    const answer = await answered
    if (answer.status() !== 409) return
    const { newer } = (await answer.json()) as { newer: { draft: string } }
    const conflict = its.getByRole('dialog', { name: 'This draft was saved elsewhere' })
    await expect(conflict.getByRole('region', { name: 'The text saved elsewhere' })).toContainText(newer.draft.trim())
    shown.add(newer.draft)
    await conflict.getByRole('button', { name: pick < 0.5 ? 'Keep this text' : 'Use the other text' }).click()
    await expect(conflict).toBeHidden()
  }
  async function logOut(device: Device): Promise<void> {
    const { page: its } = device
    const question = its.getByRole('dialog', { name: /not saved$/ })
    await its.getByRole('button', { name: 'Logout' }).click()
    await expect(question.or(its.getByRole('heading', { name: /sign in/i }).first())).toBeVisible()
    if (await question.isVisible()) return question.getByRole('button', { name: 'Stay signed in' }).click()
    await signInHere(its, site, student)
  }

  for (let seed = 1; seed <= histories; seed++) {
    random = numbersFrom(seed)
    const device = devices[seed % 2]!
    const { letter } = device
    await open(device)
    for (let step = 0; step < 4; step++) {
      const [chance, pick] = [random(), random()]
      await look(device)
      if (chance < 0.6) {
        const field = pick < 0.25 ? letter.dialog.getByLabel('Subject') : letter.body
        // It waits while a draft that is known to exist has not come.
        if (!(await field.isEditable())) continue
        const word = `w${seed}.${step};`
        await field.press('Control+End')
        await field.pressSequentially(` ${word}`)
        words.push(word)
      } else if (chance < 0.75) {
        const template = letter.dialog.getByLabel('Template', { exact: true })
        if (await template.isEnabled()) await template.selectOption('Blank')
      } else await watched(device, () => save(device, pick))
    }
    await close(device)
    if (random() < 0.3) await watched(device, () => logOut(device))

    const kept = await Promise.all(
      devices.map(({ page: its }) => its.evaluate(() => JSON.stringify(Object.entries(localStorage)))),
    )
    const there = JSON.stringify([await saved(), kept])
    expect(
      words.filter((word) => !there.includes(word)),
      `lost in history ${seed}`,
    ).toEqual([])
  }
  await second.context().close()
})
