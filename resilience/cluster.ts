import { parseArgs } from 'node:util'
import { liveThrough } from '@labreach/e2e/student-over-http'
import { missing } from './kill/run.ts'
import { letters } from './sends/writers.ts'
import { browse, drafts, favourite } from './cluster/asks.ts'
import { killInstance, killPrimary } from './cluster/deaths.ts'
import { onCluster } from './cluster/started.ts'
import { startStudents } from './cluster/students.ts'
import { startTraffic } from './cluster/traffic.ts'

/**
 * `npm run lab -- cluster [--port 4300] [--stay]`: from Debian's packages a PostgreSQL primary with a synchronous standby,
 * PgBouncer, two server processes and haproxy, with the files of deploy/. The whole job goes through haproxy; a server
 * process and the primary are killed while students work, and what was acknowledged is looked for. Exit code 1 when a
 * bound is broken or something is lost. `--stay` starts it and leaves it running until Ctrl-C.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4300' }, stay: { type: 'boolean' } } })
const options = { port: Number(values.port), say: console.log, ...(values.stay && { stay: true }) }

await onCluster(options, async ({ cluster, pdf }) => {
  const { url, sandboxUrl, instances } = cluster
  const site = { url, sandboxUrl }
  const begun = performance.now()
  await liveThrough(site, { name: 'the-first-student', number: 0, pdf }, () => undefined)
  console.log(`The whole job, from upload to letter: ${Math.round(performance.now() - begun)} ms through haproxy`)
  const writers = await letters(site, cluster.dataDir, 240)
  const asks = [...writers.slice(0, 4).map((one) => browse(site, one)), await favourite(site, writers[4]!)]
  const traffic = startTraffic([...asks, { ...(await drafts(site, writers.slice(0, 8))), pauseMs: 300 }])
  const students = startStudents(site, 2, pdf)
  const wrongs = [
    ...(await killInstance(instances[0], traffic, console.log)),
    ...(await killPrimary(cluster, traffic, console.log)),
  ]
  await cluster.reseed()
  console.log(`A new standby (${cluster.standby.name}) follows; commits wait for it.`)
  wrongs.push(...(await killInstance(instances[1], traffic, console.log)))
  await traffic.stop()
  const lived = await students.stop()
  console.log(
    `${traffic.seen.length} requests beside ${lived} students; ${students.broken.length} students could not go on:`,
  )
  const reasons = Object.entries(Object.groupBy(students.broken, ({ why }) => why.replace(/^\S+ (Error|\/)/, '$1')))
  for (const [why, all] of reasons) console.log(`  ${all!.length} × ${why.slice(0, 150)}`)
  for (const { name, url: direct } of instances) {
    const served = await callsServed(direct)
    console.log(`${name} has answered ${served} calls since its start`)
    if (served === 0) wrongs.push(`${name} served nobody.`)
  }
  const lost = await missing(site, students.ledger)
  console.log(`${students.ledger.length} acknowledged writes, ${lost.length} lost`)
  return [...wrongs, ...lost]
})

async function callsServed(instanceUrl: string): Promise<number> {
  const text = await fetch(`${instanceUrl}/metrics`).then((answer) => answer.text())
  const counts = [...text.matchAll(/^labreach_call_seconds_count\{.*\} (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}
