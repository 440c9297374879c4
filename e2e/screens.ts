import { mkdir, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { chromium as playwright, type BrowserContext } from '@playwright/test'
import { writeResume } from './fixtures/a-resume.ts'
import { chromium } from './fixtures/chromium.ts'
import { register } from './fixtures/student-steps.ts'
import type { Scene } from './scenes/scene.ts'
import { paymentScenes } from './scenes/payment-scenes.ts'
import { visitorScenes, studentScenes } from './scenes/scenes.ts'

/**
 * `npm run lab -- screens [<part of a name>…] [--widths 390,1366]`: screenshots of every scene at three widths, or at
 * these, light and dark, in test-results/screens/. Check them by eye before a screen is finished. A console error and a page that is wider than
 * its window are printed and give exit code 1.
 */
const { values, positionals: nameParts } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string' } },
})
const givenWidths = values.widths?.split(',').map(Number)
const isChosen = ({ name }: Scene) => nameParts.length === 0 || nameParts.some((part) => name.includes(part))
const widths = [360, 768, 1440] as const
/** The heights of windows that are not 900 pixels high. */
const heights = new Map([
  [360, 740],
  [390, 844],
  [1366, 768],
])
const folder = resolve(import.meta.dirname, '../test-results/screens')
const dataDir = await createThrowawayFolderOnDisk('labreach-screens-')
const pdf = join(dataDir, 'Mina Okafor.pdf')
await mkdir(folder, { recursive: true })
await writeResume(pdf)

/** A scene of certain widths, such as one with a part that narrow windows lack, keeps to them. */
const chooseWidths = (scene: Scene): readonly number[] =>
  givenWidths?.filter((width) => scene.widths?.includes(width) ?? true) ?? scene.widths ?? widths

function complain(text: string) {
  process.exitCode = 1
  console.error(text)
}

async function picture(context: BrowserContext, scene: Scene, scheme: string) {
  const page = await context.newPage()
  page.on('pageerror', (error) => complain(`${scene.name}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes('/assets/'))
      complain(`${scene.name}: ${response.status()} ${response.url()}`)
  })
  page.on('console', (line) => {
    // The browser logs every failed request; some scenes show failures on purpose.
    const isMissingPart = line.text().startsWith('A part of the page could not be loaded.')
    if (isMissingPart || (line.type() === 'error' && !line.text().startsWith('Failed to load resource')))
      complain(`${scene.name}: ${line.text()}`)
  })
  try {
    await page.setViewportSize({ width: widths[2], height: 900 })
    await scene.open(page, pdf)
    for (const width of chooseWidths(scene)) {
      await page.setViewportSize({ width, height: heights.get(width) ?? 900 })
      await page.evaluate(() => document.fonts.ready)
      const path = join(folder, `${scene.name}.${width}.${scheme}.png`)
      await page.screenshot({ path, fullPage: !scene.floats })
      console.log(relative(process.cwd(), path))
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) complain(`${scene.name} is ${over} px wider than ${width} px`)
    }
  } catch (error) {
    complain(`${scene.name}: ${String(error)}`)
  }
  await page.close()
}

const system = await startSystem({ dataDir, port: 0, quiet: true })
const browser = await playwright.launch(await chromium())
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = { baseURL: system.url, locale: 'en-US', colorScheme, reducedMotion: 'reduce' } as const
    for (const scene of visitorScenes.filter(isChosen)) {
      const visitor = await browser.newContext(options)
      await picture(visitor, scene, colorScheme)
      await visitor.close()
    }
    const scenes = [...studentScenes, ...paymentScenes].filter(isChosen)
    if (scenes.length === 0) continue
    const student = await browser.newContext(options)
    const username = `mina.${colorScheme}`
    const google = { email: `${username}@gmail.com`, name: 'Mina Okafor' }
    await register(await student.newPage(), pdf, { username, password: 'a long enough secret', google })
    for (const scene of scenes) await picture(student, scene, colorScheme)
    await student.close()
  }
} finally {
  await browser.close()
  await system.stop()
  await rm(dataDir, { recursive: true, force: true })
}
