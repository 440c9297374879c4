import { rm } from 'node:fs/promises'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { expect, test } from '@playwright/test'
import { isUp, killAtRandom, sendAll, settle } from './run.ts'
import { verdict } from './verdict.ts'
import { letters } from './writers.ts'

// `npm run lab -- sends` does the same with three hundred.
test('thirty letters arrive at most once each, and none is misreported, while the server is killed and Gmail stumbles [SEND-18]', async () => {
  test.setTimeout(300_000)
  const dataDir = await throwawayOnDisk('labreach-sends-')
  const system = await startSystem({ dataDir, port: 0, quiet: true, env: { LIMITS_PER_ADDRESS: 'off' } })
  const site = { url: system.url, sandboxUrl: system.sandboxUrl! }
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
  await system.stop()
  await rm(dataDir, { recursive: true, force: true })
})
