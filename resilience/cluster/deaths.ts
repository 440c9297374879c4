import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Instance } from './instance.ts'
import { afterwards, type Traffic } from './traffic.ts'

type Say = (line: string) => void

/** The bounds of a death, in ms until everything is answered well again. */
const INSTANCE_MS = 5_000
const PRIMARY_MS = 15_000

/** A failover manager (or an operator's monitor) asks now and then, and must not take a hiccup for a death. */
const NOTICED_MS = 2_000
/** systemd starts it again so long after its end (deploy/labreach.service). */
const RESTART_MS = 1_000
const WATCH_MS = 4_000

/** Kills one server process under traffic, and starts it again as systemd does; answers what broke a bound. */
export async function killInstance(killed: Instance, { seen }: Traffic, say: Say): Promise<string[]> {
  const at = performance.now()
  await killed.kill()
  const dead = performance.now()
  await sleep(RESTART_MS)
  await killed.start()
  const back = Math.round(performance.now() - at)
  await sleep(WATCH_MS)
  const { ms, begun, later, all } = afterwards(seen, at, dead)
  say(`${killed.name} killed: requests are answered well again after ${ms} ms (the process is back after ${back} ms);`)
  say(`  of ${all} requests since then, ${begun} broke off that had begun before, ${later} failed that began later`)
  return [
    ...(ms > INSTANCE_MS ? [`It took ${ms} ms until an instance's death was over.`] : []),
    ...(later > 0 ? [`${later} requests failed that began after an instance had died.`] : []),
  ]
}

/** Kills the primary under traffic and has the standby take over; answers what broke a bound. */
export async function killPrimary(cluster: Cluster, { seen }: Traffic, say: Say): Promise<string[]> {
  const at = performance.now()
  const { name } = cluster.primary
  await cluster.primary.kill()
  const dead = performance.now()
  await sleep(NOTICED_MS)
  await cluster.promote()
  const promoted = Math.round(performance.now() - at)
  await sleep(PRIMARY_MS - promoted + WATCH_MS)
  const { ms, begun, later, all } = afterwards(seen, at, dead)
  say(
    `primary (${name}) killed: the standby is promoted after ${promoted} ms (this command plays the failover manager,`,
  )
  say(
    `  who notices after ${NOTICED_MS} ms); requests are answered well again after ${ms} ms; of ${all} since then ${begun + later} failed`,
  )
  return ms > PRIMARY_MS ? [`It took ${ms} ms until the primary's death was over.`] : []
}
