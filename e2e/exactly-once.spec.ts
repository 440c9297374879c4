import { rm } from 'node:fs/promises'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { startWorld } from '@labreach/launch/start'
import { expect, test } from '@playwright/test'
import { isUp, killAtRandom, sendAll, settle } from './sends-run.ts'
import { verdict } from './sends-verdict.ts'
import { letters } from './sends-writers.ts'

// `npm run try:sends` does the same with three hundred.
test('thirty letters arrive at most once each, and none is misreported, while the server is killed and Gmail stumbles', async () => {
  test.setTimeout(300_000)
  const dataDir = await throwawayOnDisk('labreach-sends-')
  const world = await startWorld({ dataDir, port: 0, quiet: true, env: { LIMITS_PER_ADDRESS: 'off' } })
  const site = { url: world.url, sandboxUrl: world.sandboxUrl! }
  const wanted = await letters(site, dataDir, 30)
  const over = new AbortController()
  const killing = killAtRandom(site, dataDir, over.signal)
  const tries = await sendAll(site, wanted).finally(() => over.abort())
  expect(await killing).toBeGreaterThan(0)
  await isUp(site)
  await settle(dataDir)
  const { counts, wrongs } = await verdict(site, tries)
  expect(wrongs).toEqual([])
  expect(counts['mails in the mailbox']).toBeGreaterThan(0)
  await world.stop()
  await rm(dataDir, { recursive: true, force: true })
})
