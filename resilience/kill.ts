import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeResume } from '@labreach/e2e/a-resume'
import type { Acknowledged } from '@labreach/e2e/student-over-http'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { killRound, missing, start, stop, type Target } from './kill/run.ts'

/**
 * `npm run lab -- kill [--rounds 10] [--port 4100] [--target server|postgres]`: kills the server, then PostgreSQL, so many times each, while students
 * go through the whole job; starts again and compares what was acknowledged with what is there. Exit code 1 for a loss.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    port: { type: 'string', default: '4100' },
    target: { type: 'string' },
  },
})
const dataDir = await throwawayOnDisk('labreach-kill-')
const ledger: Acknowledged[] = []
const pdf = join(dataDir, 'a-resume.pdf')
await writeResume(pdf)
let losses = 0
let running = await start(dataDir, Number(values.port))
// Whatever goes wrong, nothing stays running.
process.once('exit', () => running.process.kill('SIGINT'))
for (const target of values.target ? [values.target as Target] : (['server', 'postgres'] satisfies Target[]))
  for (let round = 1; round <= Number(values.rounds); round++) {
    const before = ledger.length
    await killRound(running, { name: `${target}-${round}`, target, dataDir, pdf: await readFile(pdf), ledger })
    const begun = performance.now()
    running = await start(dataDir, Number(values.port))
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    const lost = await missing(running.site, ledger)
    losses += lost.length
    console.log(
      `${target} killed, round ${round}: ${ledger.length - before} acknowledged in it, ${ledger.length} in all, up again in ${seconds} s, ${lost.length} lost${lost.map((one) => `\n  ${one}`).join('')}`,
    )
  }
await stop(running)
if (losses === 0) await rm(dataDir, { recursive: true, force: true })
else console.log(`The data are kept in ${dataDir}`)
const counts = Object.entries(Object.groupBy(ledger, (one) => one.what)).map(([what, all]) => `${all.length} ${what}s`)
console.log(`${counts.join(', ')} acknowledged; ${losses} lost`)
process.exitCode = losses > 0 ? 1 : 0
