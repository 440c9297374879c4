import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { waitUntilUp, killAtRandom, sendAll, waitForOutcomes } from './sends/run.ts'
import { compareLetters } from './sends/compare-letters.ts'
import { planLetters, settings } from './sends/plan-letters.ts'

/**
 * `npm run lab -- sends [--letters 300] [--port 0]`: sends letters while the server is killed (SIGKILL) at random times
 * and the mailboxes respond slowly, lose responses, reset connections or refuse. Prints the outcomes. Exit code 1 if a
 * letter was delivered twice, a delivered letter is recorded as failed, or a letter recorded as sent was not delivered.
 */
const { values } = parseArgs({
  options: { letters: { type: 'string', default: '300' }, port: { type: 'string', default: '0' } },
})
const dataDir = await createThrowawayFolderOnDisk('labreach-sends-')
const system = await startSystem({
  dataDir,
  port: Number(values.port),
  quiet: true,
  env: settings,
})
const urls = { url: system.url, sandboxUrl: system.sandboxUrl! }
let hasFailed = true
try {
  const planned = await planLetters(urls, dataDir, Number(values.letters), ['google', 'microsoft'])
  const end = new AbortController()
  const kills = killAtRandom(urls, dataDir, end.signal)
  const responses = await sendAll(urls, planned).finally(() => end.abort())
  console.log(`${await kills} kills of the server`)
  await waitUntilUp(urls)
  await waitForOutcomes(dataDir)
  const { counts, errors } = await compareLetters(urls, responses)
  for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${what}`)
  console.log(
    errors.length === 0 ? 'Every letter was delivered at most once and has the correct outcome.' : errors.join('\n'),
  )
  hasFailed = errors.length > 0
} finally {
  await system.stop()
  if (hasFailed) console.log(`The data folder is ${dataDir}`)
  else await rm(dataDir, { recursive: true, force: true })
  process.exitCode = hasFailed ? 1 : 0
}
