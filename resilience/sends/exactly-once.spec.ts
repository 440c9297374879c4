import { rm } from 'node:fs/promises'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { expect, test } from '@playwright/test'
import { waitUntilUp, killAtRandom, sendAll, waitForOutcomes } from './run.ts'
import { compareLetters } from './compare-letters.ts'
import { planLetters, settings } from './plan-letters.ts'

// `npm run lab -- sends` sends three hundred.
test('thirty letters are delivered at most once and have the correct outcome, despite kills of the server and faults of both mailboxes [SEND-18, MICROSOFT-9]', async () => {
  test.setTimeout(300_000)
  const dataDir = await createThrowawayFolderOnDisk('labreach-sends-')
  const system = await startSystem({ dataDir, port: 0, quiet: true, env: settings })
  const urls = { url: system.url, sandboxUrl: system.sandboxUrl! }
  const planned = await planLetters(urls, dataDir, 30, ['google', 'microsoft'])
  const end = new AbortController()
  const kills = killAtRandom(urls, dataDir, end.signal)
  const replies = await sendAll(urls, planned).finally(() => end.abort())
  expect(await kills).toBeGreaterThan(0)
  await waitUntilUp(urls)
  await waitForOutcomes(dataDir)
  const { counts, errors } = await compareLetters(urls, replies)
  expect(errors).toEqual([])
  for (const via of ['gmail', 'graph']) expect(counts[`mails by ${via}`]).toBeGreaterThan(0)
  await system.stop()
  await rm(dataDir, { recursive: true, force: true })
})
