import type { Page } from '@playwright/test'
import { findLostInForcedColors } from '../fixtures/measure-forced-colors.ts'
import { findSmallTargets } from '../fixtures/measure-targets.ts'
import { shareOfSmallWords } from '../fixtures/measure-type.ts'
import { findUnfit } from '../fixtures/measure-zoom.ts'
import { resumeIn, signInNewStudent, test } from '../fixtures/signed-in.ts'
import { expect } from '../fixtures/test.ts'
import { paymentScenes } from '../scenes/payment-scenes.ts'
import type { Scene } from '../scenes/scene.ts'
import { sampleScenes } from '../scenes/sample.ts'
import { studentScenes, visitorScenes } from '../scenes/scenes.ts'

// Each test opens dozens of pages.
test.describe.configure({ timeout: 900_000 })
test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 30_000 })

const phone = { width: 390, height: 844 }
/** 1280 × 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 }
const calm = { reducedMotion: 'reduce', forcedColors: 'none' } as const

/** Most of a screen of cards is facts about people, which are captions. */
const mostSmallWords = 72

/** Not yet: a select of the demo letter is 6 px wider than a window of 320 px; open suggestions cover the list below. */
const notYetZoomed = new Set(['home-opened', 'browse-suggestions'])
/**
 * Not yet: with text of twice the size the demo letter, the filters of the drawer and the offer of a follow-up are too wide.
 * A box that was open while the text grew keeps its height until something is typed (sending-fill).
 */
const notYetLarge = new Set([
  'home-opened',
  'browse-drawer',
  'browse-suggestions',
  'outreach',
  'outreach-waiting',
  'outreach-held-letter',
  'outreach-follow-up',
  'outreach-letter',
  'outreach-calendar',
  'sending-fill',
])

const isOnPhone = ({ widths }: Scene) => widths?.some((width) => width < 480) ?? true
const scenesOfStudents = [...studentScenes, ...paymentScenes].filter(isOnPhone)

async function setTextSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await browser.detach()
}

/** Measures one screen in the ways that a reader may have set their browser. */
async function measure(page: Page, { name, open }: Scene, pdf: string): Promise<void> {
  await page.setViewportSize(phone)
  await page.emulateMedia(calm)
  await open(page, pdf)
  await page.setViewportSize(phone)
  expect.soft(await findSmallTargets(page), `${name}: smaller than a finger`).toEqual([])
  expect.soft(await shareOfSmallWords(page), `${name}: % of words below 15 px`).toBeLessThanOrEqual(mostSmallWords)
  const moving = await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)
  expect.soft(moving, `${name}: moves under reduced motion`).toBe(0)

  await page.emulateMedia({ ...calm, forcedColors: 'active' })
  expect.soft(await findLostInForcedColors(page), `${name}: in forced colours`).toEqual([])
  await page.emulateMedia(calm)

  await page.setViewportSize(zoomed)
  if (!notYetZoomed.has(name)) expect.soft(await findUnfit(page), `${name}: at 400 % zoom`).toEqual([])
  await page.setViewportSize(phone)
  if (notYetLarge.has(name)) return
  await setTextSize(page, 32)
  expect.soft(await findUnfit(page), `${name}: with text of twice the size`).toEqual([])
  await setTextSize(page, 16)
}

test('every page for visitors fits a finger, a zoomed window, large text and forced colours [PRODUCT-10, PRODUCT-11, PRODUCT-12, PRODUCT-13]', async ({
  page,
  site,
}) => {
  const pdf = await resumeIn(site)
  for (const scene of sampleScenes(visitorScenes.filter(isOnPhone), 2)) await measure(page, scene, pdf)
})

test('every page of a student fits a finger, a zoomed window, large text and forced colours [PRODUCT-10, PRODUCT-11, PRODUCT-12, PRODUCT-13]', async ({
  context,
  page,
  site,
}) => {
  await signInNewStudent(page, site)
  for (const scene of sampleScenes(scenesOfStudents, 2)) {
    const tab = await context.newPage()
    await measure(tab, scene, '')
    await tab.close()
  }
})
