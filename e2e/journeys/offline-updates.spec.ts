import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createThrowawayFolder } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import type { Page } from '@playwright/test'
import { signInNewStudent, test as signedIn } from '../fixtures/signed-in.ts'
import { expect, type TestSite } from '../fixtures/test.ts'

const built = process.env.WEB_DIR || join(import.meta.dirname, '../../web/dist')

/** The worker stores its 190 files one after the other, which takes long on a busy machine. */
const installMs = 90_000

const copyIn = (dataDir: string) => join(dataDir, 'web')

/** A product of its own, whose website is a copy that a test can replace as an update does. */
const test = signedIn.extend<{ web: string }, { site: TestSite }>({
  serviceWorkers: 'allow',
  site: [
    async ({}, use) => {
      const dataDir = await createThrowawayFolder('labreach-e2e-')
      const web = copyIn(dataDir)
      await cp(built, web, { recursive: true })
      const env = { LIMITS_PER_NETWORK: 'off', WEB_DIR: web }
      const system = await startSystem({ dataDir, port: 0, quiet: true, env })
      if (!system.sandboxUrl) throw new Error('The journeys need the sandbox: unset SANDBOX.')
      await use({ url: system.url, sandboxUrl: system.sandboxUrl, dataDir })
      await system.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  web: ({ site }, use) => use(copyIn(site.dataDir)),
})

async function removeFile(web: string, file: string): Promise<void> {
  for (const suffix of ['', '.br', '.gz']) await rm(join(web, file + suffix), { force: true })
}

async function changeFile(web: string, file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(web, file), 'utf8')
  const after = change(before)
  expect(after, `the change of ${file}`).not.toBe(before)
  await removeFile(web, file)
  await writeFile(join(web, file), after)
}

const activeState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
const isStored = (page: Page, path: string) => page.evaluate(async (url) => Boolean(await caches.match(url)), path)

test('a new build opens at the next visit, and an open tab keeps its own [OFFLINE-2, OFFLINE-3, OFFLINE-4]', async ({
  page,
  site,
  web,
  context,
}) => {
  await signInNewStudent(page, site)
  await page.goto('/browse')
  await expect.poll(() => activeState(page), { timeout: installMs }).toBe('activated')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Professors')

  // The update: the script of one page has another name.
  const manifest = JSON.parse(await readFile(join(web, '.vite/app.json'), 'utf8')) as Record<string, { file: string }>
  const gone = manifest['src/pages/templates.tsx']?.file
  if (!gone) throw new Error('The build has no page of templates.')
  await removeFile(web, gone)
  await changeFile(web, 'worker.js', (script) =>
    script.replace(`/${gone}`, '/icon.svg?new').replace(/(\/index\.html`,revision:`)/, '$1new'),
  )
  await expect
    .poll(async () => {
      await lookForUpdate(page)
      return isWaiting(page)
    })
    .toBe(true)
  await page.getByRole('link', { name: 'Email Templates' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Templates')

  const next = await context.newPage()
  await next.goto('/browse')
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Find Professors')
  expect(await isStored(next, `/${gone}`)).toBe(true)
  expect(await isStored(next, '/icon.svg?new')).toBe(true)

  // When the last tab of the old build is closed, its files go.
  await page.goto('about:blank')
  await next.goto('about:blank')
  await expect(async () => {
    await next.goto('/terms')
    const waiting = await isWaiting(next)
    // On a busy machine the old worker is still at work when the last tab leaves, and is not replaced before it is idle:
    // nothing of the website is open between two visits, at last for longer than the browser keeps an idle worker (30 s).
    if (waiting) await next.goto('about:blank')
    expect(waiting).toBe(false)
  }).toPass({ timeout: 120_000, intervals: [500, 1_000, 2_000, 5_000, 40_000] })
  await expect.poll(() => isStored(next, `/${gone}`)).toBe(false)

  // An update without a worker.
  await removeFile(web, 'worker.js')
  await expect(async () => {
    // Repeated, since the browser joins it with a look for updates that began before the file was removed.
    await lookForUpdate(next)
    const left = await next.evaluate(async () => ({
      worker: Boolean(await navigator.serviceWorker.getRegistration()),
      caches: await caches.keys(),
    }))
    expect(left).toEqual({ worker: false, caches: [] })
  }).toPass({ timeout: 20_000 })
  await next.close()
})
