import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { Problem } from '@labreach/launch/problem'
import { startClusterSystem } from './faults/cluster-system.ts'
import { startOneMachineSystem } from './faults/one-machine-system.ts'
import { createReport, formatRound } from './faults/report.ts'
import { createPlan, type Round } from './faults/rounds.ts'
import { runFaults, runFinalChecks } from './faults/run.ts'
import type { TestSystem } from './faults/test-system.ts'

/**
 * `npm run lab -- faults [--rounds 200] [--seed 7] [--only <part of a fault's name>] [--field machine|cluster]`: causes
 * faults of processes, disks, clock and external services in a random order, while students unlock, write, upload and
 * pay. After each fault it compares the acknowledged writes with the database, the mailboxes and the payment provider.
 * One round in ten is one of a cluster: its servers, primaries and members of etcd are killed, frozen and cut off, and
 * nobody repairs them. `--field` selects one system for all rounds. Exit code 1 for lost, duplicate or inconsistent data,
 * a write that two primaries acknowledged, an exceeded quota, or a late recovery.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { rounds: { ...text, default: '200' }, seed: text, only: text, field: text },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const count = Number(values.rounds)
const clusterRounds = values.field === 'cluster' ? count : values.field || values.only ? 0 : Math.round(count / 10)
const parts = [
  { start: startOneMachineSystem, rounds: count - clusterRounds },
  { start: startClusterSystem, rounds: clusterRounds },
].filter(({ rounds }) => rounds > 0)

let system: TestSystem | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void system?.stop().finally(() => process.exit(130)))

let isBroken = false
const startTime = performance.now()
console.log(`Seed ${seed}`)
for (const part of parts) {
  const dataDir = await createThrowawayFolderOnDisk('labreach-faults-')
  isBroken = (await runPart(part, dataDir)) || isBroken
}
console.log(`${Math.round((performance.now() - startTime) / 60_000)} minutes`)
process.exit(isBroken ? 1 : 0)

/** Runs the rounds of one system. Returns whether there is a problem. */
async function runPart({ start, rounds }: (typeof parts)[number], dataDir: string): Promise<boolean> {
  let hasProblem = true
  try {
    system = await start(dataDir)
    for (const sentence of system.limitations) console.log(`Skipped: ${sentence}`)
    const plan = createPlan(rounds, system, { seed, only: values.only })
    const onRound = (round: Round, number: number) => console.log(formatRound(round, number))
    const result = await runFaults(system, { faults: plan, onRound })
    const report = createReport(result, await runFinalChecks(result))
    console.log(report.lines.join('\n'))
    hasProblem = report.isBroken
  } catch (error) {
    console.log(error instanceof Problem ? error.message : error)
  }
  await system?.stop()
  system = undefined
  if (hasProblem) console.log(`The data folder is ${dataDir}`)
  else await rm(dataDir, { recursive: true, force: true })
  return hasProblem
}
