import { rm } from 'node:fs/promises'
import { throwawayFolder } from '@labreach/launch/folder'
import { startWorld } from '@labreach/launch/start'
import { expect, test as base } from '@playwright/test'

export type Place = {
  /** Where the product answers. */
  url: string
  /** Where the sandbox's inbox and control calls answer. */
  sandboxUrl: string
  dataDir: string
}

type Watch = {
  /** Whether calls are refused on purpose: the browser writes each refusal into the console, which is no error of the page. */
  expectsRefusals: boolean
  noErrors: void
  noFaults: void
  noHungCalls: void
}

/**
 * Journeys against the product as `npm start` runs it, on a data folder of its own. A console error, an unhandled failure
 * in the page or a refused resource fails the journey, whatever else it saw.
 */
export const test = base.extend<Watch, { place: Place }>({
  expectsRefusals: [false, { option: true }],
  place: [
    async ({}, use) => {
      const dataDir = await throwawayFolder('labreach-e2e-')
      const world = await startWorld({ dataDir, port: 0, quiet: true, env: { LIMITS_PER_ADDRESS: 'off' } })
      if (!world.sandboxUrl) throw new Error('The journeys need the sandbox: unset SANDBOX.')
      await use({ url: world.url, sandboxUrl: world.sandboxUrl, dataDir })
      await world.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ place }, use) => use(place.url),
  // What a journey arranged with the outside world is not the next one's.
  noFaults: [
    async ({ place }, use) => {
      await use()
      await fetch(`${place.sandboxUrl}/control/faults`, { method: 'DELETE' })
    },
    { auto: true },
  ],
  // The browser forgets a call that is on its way while the page's last route goes (Playwright's issue 41802): one route of
  // the context, for an address that nobody asks for, stays.
  noHungCalls: [
    async ({ context }, use) => {
      await context.route('**/never-asked-for', (route) => route.fallback())
      await use()
    },
    { auto: true },
  ],
  noErrors: [
    async ({ page, expectsRefusals }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const isRefusal = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !(expectsRefusals && isRefusal)) errors.push(message.text())
      })
      await use()
      // An answer that is still on its way through a route is nobody's any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(errors, 'errors in the console of the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
