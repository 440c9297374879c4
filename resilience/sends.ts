import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { isUp, killAtRandom, sendAll, settle } from './sends/run.ts'
import { verdict } from './sends/verdict.ts'
import { letters } from './sends/writers.ts'

/**
 * `npm run lab -- sends [--letters 300] [--port 0]`: sends so many letters while the server is killed (SIGKILL) at random
 * moments and Gmail answers slowly, loses its answer after it took a letter, resets or refuses. Prints what became of
 * them; exit code 1 when a letter arrived twice, an accepted one is called failed, or one called sent never arrived.
 */
const { values } = parseArgs({
  options: { letters: { type: 'string', default: '300' }, port: { type: 'string', default: '0' } },
})
const dataDir = await throwawayOnDisk('labreach-sends-')
const system = await startSystem({
  dataDir,
  port: Number(values.port),
  quiet: true,
  env: { LIMITS_PER_ADDRESS: 'off' },
})
const site = { url: system.url, sandboxUrl: system.sandboxUrl! }
let wrong = true
try {
  const wanted = await letters(site, dataDir, Number(values.letters))
  const over = new AbortController()
  const killing = killAtRandom(site, dataDir, over.signal)
  const tries = await sendAll(site, wanted).finally(() => over.abort())
  console.log(`${await killing} times killed`)
  await isUp(site)
  await settle(dataDir)
  const { counts, wrongs } = await verdict(site, tries)
  for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${what}`)
  console.log(wrongs.length === 0 ? 'Every letter at most once, and none misreported.' : wrongs.join('\n'))
  wrong = wrongs.length > 0
} finally {
  await system.stop()
  if (wrong) console.log(`The data are kept in ${dataDir}`)
  else await rm(dataDir, { recursive: true, force: true })
  process.exitCode = wrong ? 1 : 0
}
