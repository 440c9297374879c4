import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Instance } from './instance.ts'
import { measureInterruption, type Traffic } from './traffic.ts'

type Print = (line: string) => void

/** The maximum interruption after a kill, until the last failed request. */
const MAX_INSTANCE_MS = 5_000
/** Patroni's lock in etcd expires 20 s after its holder has died (`ttl` in deploy/patroni.yml). */
const MAX_PRIMARY_MS = 30_000

/** The pause before systemd restarts a process (deploy/labreach.service). */
const RESTART_MS = 1_000
const WATCH_MS = 4_000

/** Kills a server process during requests and restarts it as systemd does. Returns the violations of the bounds. */
export async function killInstance(instance: Instance, { results }: Traffic, print: Print): Promise<string[]> {
  const killTime = performance.now()
  await instance.kill()
  const endTime = performance.now()
  await sleep(RESTART_MS)
  await instance.start()
  const restartMs = Math.round(performance.now() - killTime)
  await sleep(WATCH_MS)
  const { ms, failedBefore, failedAfter, count } = measureInterruption(results, killTime, endTime)
  print(
    `${instance.name} killed: requests succeed again after ${ms} ms (the process has restarted after ${restartMs} ms);`,
  )
  print(`  of ${count} requests, ${failedBefore} failed that started before its end, ${failedAfter} that started later`)
  return [
    ...(ms > MAX_INSTANCE_MS ? [`Requests failed for ${ms} ms after the kill of ${instance.name}.`] : []),
    ...(failedAfter > 0 ? [`${failedAfter} requests failed that started after the end of ${instance.name}.`] : []),
  ]
}

/** Kills the machine of the primary during requests. Nobody acts. Returns the violations of the bounds. */
export async function killPrimary(cluster: Cluster, { results }: Traffic, print: Print): Promise<string[]> {
  const former = await cluster.findPrimary()
  if (!former) return ['There was no primary to kill.']
  const killTime = performance.now()
  const restart = former.crash()
  await sleep(MAX_PRIMARY_MS + WATCH_MS)
  restart()
  const { ms, failedBefore, failedAfter, count } = measureInterruption(results, killTime, killTime)
  const { primary } = await cluster.waitUntilWhole()
  const wholeMs = Math.round(performance.now() - killTime)
  print(`primary (${former.name}) killed: requests succeed again after ${ms} ms; ${primary.name} is the primary;`)
  print(`  ${failedBefore + failedAfter} of ${count} requests failed; after ${wholeMs} ms both standbys stream`)
  return [
    ...(ms > MAX_PRIMARY_MS ? [`Requests failed for ${ms} ms after the kill of the primary.`] : []),
    ...(primary === former ? [`${former.name} is the primary again: no standby took over.`] : []),
  ]
}
