import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { chromium as playwright, type Page } from '@playwright/test'
import { chromium } from './fixtures/chromium.ts'

/**
 * `npm run lab -- pictures`: draws the preview image for links to the product (web/public/og.png, 1200 × 630) and the
 * icons, with the fonts and colours of the landing page. The images are committed; run it again after a design change.
 */
const folder = resolve(import.meta.dirname, '../web/public')

const envelope = (fill: string, radius: number, scale: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%">
    <rect width="32" height="32" rx="${radius}" fill="${fill}"/>
    <g fill="none" stroke="var(--paper)" stroke-width="2" stroke-linejoin="round"
      transform="translate(16 16) scale(${scale}) translate(-16 -16)">
      <path d="M8 10.5h16v11H8z"/><path d="m8.5 11 7.5 6 7.5-6"/>
    </g>
  </svg>`

const paper = `:root { --paper: #FBFAF6 } body { margin: 0; min-height: 0; overflow: hidden }`

const card = `<style>${paper}
  .og { display: grid; grid-template-columns: 1fr 440px; gap: 56px; align-items: center; box-sizing: border-box;
    width: 1200px; height: 630px; padding: 64px 72px; background: var(--mantine-color-body) }
  .og h1 { font-size: 76px; line-height: 1.04; letter-spacing: -0.022em }
  .og .mark { display: flex; gap: 14px; align-items: center; margin-bottom: 44px; font: 600 32px var(--serif) }
  .og .mark span { width: 44px; height: 44px }
  .og .says { margin-top: 28px; font-size: 26px; line-height: 1.45; color: var(--mantine-color-dimmed) }
  .og .sheet { padding: 96px 36px 40px; margin-top: -56px; border: 1px solid var(--line); border-radius: 14px;
    background: var(--sheet); font: 21px/1.6 var(--serif) }
  .og .match { position: relative; width: 350px; margin-left: -36px; padding: 24px 28px; border: 1px solid var(--line);
    border-radius: 14px; background: var(--card); box-shadow: var(--shadow); font-size: 18px }
  .og .match b { color: var(--accent-ink) } .og .match p + p { margin-top: 8px; font: 24px/1.3 var(--serif) }
  .og mark { padding: 0 3px; border-radius: 4px; background: var(--amber-wash); color: inherit;
    box-shadow: inset 0 -2px 0 var(--amber) }
  </style>
  <div class="og"><div>
    <div class="mark"><span>${envelope('#0F6E6A', 8, 1)}</span>Labreach</div>
    <h1>One good letter to the right professor</h1>
    <p class="says">See who works on what you care about. Write to them from your own Gmail.</p>
  </div><div>
    <div class="match"><p><b>Close</b></p><p>Coral reefs, marine ecology</p></div>
    <div class="sheet"><p>Dear <mark>{professor_name}</mark>,</p><p style="margin-top: 14px">Your transects on the north
      shore are why I am writing. Last summer I counted bleached colonies on the same reef…</p></div>
  </div></div>`

const icon = (radius: number, scale: number) =>
  `<style>${paper} .icon { width: 100vw; height: 100vh }</style><div class="icon">${envelope('#0F6E6A', radius, scale)}</div>`

async function draw(page: Page, name: string, html: string, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.evaluate((html) => {
    document.body.innerHTML = html
  }, html)
  await page.evaluate(() => document.fonts.ready)
  await writeFile(join(folder, name), await page.screenshot({ omitBackground: true }))
  console.log(`web/public/${name}`)
}

const dataDir = await createThrowawayFolderOnDisk('labreach-pictures-')
const system = await startSystem({ dataDir, port: 0, quiet: true })
const browser = await playwright.launch(await chromium())
try {
  // The drawing contains an inline style sheet, which the page's CSP forbids.
  const context = await browser.newContext({ bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(system.url)
  await page.evaluate(() => document.fonts.ready)
  await draw(page, 'og.png', card, 1200, 630)
  await page.evaluate(
    () => (document.body.style.background = document.documentElement.style.background = 'transparent'),
  )
  await draw(page, 'icon-192.png', icon(8, 1), 192, 192)
  await draw(page, 'icon-512.png', icon(8, 1), 512, 512)
  // The operating system crops these to its own shape, so the background reaches the edge and the envelope is smaller.
  await draw(page, 'icon-maskable-512.png', icon(0, 0.8), 512, 512)
  await draw(page, 'apple-touch-icon.png', icon(0, 0.9), 180, 180)
} finally {
  await browser.close()
  await system.stop()
  await rm(dataDir, { recursive: true, force: true })
}
