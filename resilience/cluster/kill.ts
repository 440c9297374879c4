import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Instance } from './instance.ts'
import { measureInterruption, type Traffic } from './traffic.ts'

type Print = (line: string) => void

/** The maximum interruption after a kill, until the last failed request. */
const MAX_INSTANCE_MS = 5_000
const MAX_PRIMARY_MS = 15_000

/** The time until a failover manager detects the failure of the primary. */
const DETECTION_MS = 2_000
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

/** Kills the primary during requests and promotes the standby. Returns the violations of the bounds. */
export async function killPrimary(cluster: Cluster, { results }: Traffic, print: Print): Promise<string[]> {
  const killTime = performance.now()
  const { name } = cluster.primary
  await cluster.primary.kill()
  const endTime = performance.now()
  await sleep(DETECTION_MS)
  await cluster.promote()
  const promotionMs = Math.round(performance.now() - killTime)
  await sleep(MAX_PRIMARY_MS - promotionMs + WATCH_MS)
  const { ms, failedBefore, failedAfter, count } = measureInterruption(results, killTime, endTime)
  print(
    `primary (${name}) killed: the standby is promoted after ${promotionMs} ms, of which ${DETECTION_MS} ms simulate`,
  )
  print(
    `  the detection; requests succeed again after ${ms} ms; ${failedBefore + failedAfter} of ${count} requests failed`,
  )
  return ms > MAX_PRIMARY_MS ? [`Requests failed for ${ms} ms after the kill of the primary.`] : []
}
