import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeResume } from '@labreach/e2e/a-resume'
import type { Acknowledged } from '@labreach/e2e/student-over-http'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { killRound, findLosses, start, stop, type Target } from './kill/run.ts'

/**
 * `npm run lab -- kill [--rounds 10] [--port 4100] [--target server|postgres]`: kills the server, then PostgreSQL, in
 * this number of rounds each, while students complete the main job. After each restart it checks that every
 * acknowledged change still exists. Exit code 1 for a loss.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    port: { type: 'string', default: '4100' },
    target: { type: 'string' },
  },
})
const dataDir = await createThrowawayFolderOnDisk('labreach-kill-')
const acknowledged: Acknowledged[] = []
const pdf = join(dataDir, 'a-resume.pdf')
await writeResume(pdf)
let losses = 0
let running = await start(dataDir, Number(values.port))
// Stops the system on any error.
process.once('exit', () => running.process.kill('SIGINT'))
for (const target of values.target ? [values.target as Target] : (['server', 'postgres'] satisfies Target[]))
  for (let round = 1; round <= Number(values.rounds); round++) {
    const countBefore = acknowledged.length
    await killRound(running, { name: `${target}-${round}`, target, dataDir, pdf: await readFile(pdf), acknowledged })
    const startTime = performance.now()
    running = await start(dataDir, Number(values.port))
    const seconds = ((performance.now() - startTime) / 1_000).toFixed(1)
    const lost = await findLosses(running.urls, acknowledged)
    losses += lost.length
    console.log(
      `${target} killed, round ${round}: ${acknowledged.length - countBefore} writes acknowledged, ${acknowledged.length} in total, restarted in ${seconds} s, ${lost.length} lost${lost.map((one) => `\n  ${one}`).join('')}`,
    )
  }
await stop(running)
if (losses === 0) await rm(dataDir, { recursive: true, force: true })
else console.log(`The data folder is ${dataDir}`)
const counts = Object.entries(Object.groupBy(acknowledged, (one) => one.what)).map(
  ([what, all]) => `${all.length} ${what}s`,
)
console.log(`${counts.join(', ')} acknowledged; ${losses} lost`)
process.exitCode = losses > 0 ? 1 : 0
