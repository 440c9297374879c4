import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { Problem } from '@labreach/launch/problem'
import { onCluster } from './faults/cluster.ts'
import type { Field } from './faults/field.ts'
import { oneMachine } from './faults/one-machine.ts'
import { lineOf, reportOf } from './faults/report.ts'
import { planOf } from './faults/rounds.ts'
import { finish, playAll } from './faults/run.ts'

/**
 * `npm run lab -- faults [--rounds 200] [--seed 7] [--only <part of a fault's name>] [--field machine|cluster]`: plays faults of
 * processes, disks, clock and outside world in a random order while students unlock, write, upload and pay; compares after
 * each what they were told with database, mailboxes and the provider's books. A tenth of the rounds kills processes of a
 * cluster. Exit code 1 when something is lost, doubled, over a quota, half done, or normal too late.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { rounds: { ...text, default: '200' }, seed: text, only: text, field: text },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const count = Number(values.rounds)
const clustered = values.field === 'cluster' ? count : values.field || values.only ? 0 : Math.round(count / 10)
const parts = [
  { start: oneMachine, rounds: count - clustered },
  { start: onCluster, rounds: clustered },
].filter(({ rounds }) => rounds > 0)

let running: Field | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void running?.stop().finally(() => process.exit(130)))

let isBroken = false
const begun = performance.now()
console.log(`Seed ${seed}`)
for (const part of parts) {
  const dataDir = await throwawayOnDisk('labreach-faults-')
  isBroken = (await play(part, dataDir)) || isBroken
}
console.log(`${Math.round((performance.now() - begun) / 60_000)} minutes`)
process.exit(isBroken ? 1 : 0)

async function play({ start, rounds }: (typeof parts)[number], dataDir: string): Promise<boolean> {
  let broken = true
  try {
    running = await start(dataDir)
    for (const sentence of running.missing) console.log(`Left out: ${sentence}`)
    const tell = (...round: Parameters<typeof lineOf>) => console.log(lineOf(...round))
    const ran = await playAll(running, { plan: planOf(rounds, running, { seed, only: values.only }), tell })
    const report = reportOf(ran, await finish(ran))
    console.log(report.lines.join('\n'))
    broken = report.isBroken
  } catch (error) {
    console.log(error instanceof Problem ? error.message : error)
  }
  await running?.stop()
  running = undefined
  if (broken) console.log(`The data are kept in ${dataDir}`)
  else await rm(dataDir, { recursive: true, force: true })
  return broken
}
