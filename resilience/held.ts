import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { openSql } from '@labreach/launch/sql'
import { startOneMachineSystem } from './faults/one-machine-system.ts'
import { compareHeld } from './held/compare-held.ts'
import { disturb } from './held/disturb.ts'
import { holdAll } from './held/hold-all.ts'
import { planLetters, settings } from './sends/plan-letters.ts'
import { waitForOutcomes, waitUntilUp } from './sends/run.ts'

/**
 * `npm run lab -- held [--letters 300] [--calm]`: holds letters at two servers, and takes every second one back around the time at
 * which it leaves, while servers and PostgreSQL are killed, clocks move and the mailboxes fail. Prints the outcomes, the letters
 * that were lost, doubled or left although they were taken back, and the share that left within 30 s of their time. Exit
 * code 1 if there is such a letter, or a limit was exceeded. `--calm`: nothing is killed, moved or fails.
 */
const { values } = parseArgs({
  options: { letters: { type: 'string', default: '300' }, calm: { type: 'boolean', default: false } },
})
const dataDir = await createThrowawayFolderOnDisk('labreach-held-')
const system = await startOneMachineSystem(dataDir, settings)
await writeFile(join(dataDir, 'database-url'), system.databaseUrl)
const servers = system.urls.map((url) => ({ url, sandboxUrl: system.sandboxUrl }))
let isWrong = true
try {
  await Promise.all(servers.map(waitUntilUp))
  const planned = await planLetters(servers[0]!, dataDir, Number(values.letters), ['google', 'microsoft'])
  const end = new AbortController()
  const disturbances = values.calm ? Promise.resolve({}) : disturb(system, end.signal)
  const held = await holdAll(servers, planned).finally(() => end.abort())
  for (const [what, count] of Object.entries(await disturbances)) console.log(`${String(count).padStart(6)}  ${what}`)
  await Promise.all(servers.map(waitUntilUp))
  const sql = openSql(system.databaseUrl)
  const waiting = async () =>
    (await sql<{ count: number }[]>`select count(*)::int from outreaches where state = 'held'`)[0]!.count
  for (const until = Date.now() + 120_000; (await waiting()) > 0 && Date.now() < until; await sleep(500));
  await waitForOutcomes(dataDir)
  const { counts, errors, share } = await compareHeld(sql, system.sandboxUrl, held)
  await sql.end()
  for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${what}`)
  console.log(`${(share * 100).toFixed(1)} % of the sent letters left within 30 s of their time.`)
  console.log(
    errors.length === 0 ? '0 lost, 0 doubled, 0 left after they were taken back, 0 overruns.' : errors.join('\n'),
  )
  isWrong = errors.length > 0
} finally {
  await system.stop()
  if (isWrong) console.log(`The data folder is ${dataDir}`)
  else await rm(dataDir, { recursive: true, force: true })
  process.exitCode = isWrong ? 1 : 0
}
