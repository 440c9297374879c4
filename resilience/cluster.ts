import { parseArgs } from 'node:util'
import { runStudent } from '@labreach/e2e/student-over-http'
import { findLosses } from './kill/run.ts'
import { planLetters } from './sends/plan-letters.ts'
import { draftRequest, favouriteRequest, pageRequest } from './cluster/requests.ts'
import { killInstance, killPrimary } from './cluster/kill.ts'
import { runOnCluster } from './cluster/run-on-cluster.ts'
import { startStudents } from './cluster/students.ts'
import { startTraffic } from './cluster/traffic.ts'

/**
 * `npm run lab -- cluster [--port 4300] [--stay]`: starts three PostgreSQL servers under Patroni with etcd, PgBouncer,
 * two server processes and haproxy, from Debian's packages with the files of deploy/. Students complete the main job
 * through haproxy while the server processes and the primary are killed, and nobody mends anything. Exit code 1 if a bound is exceeded or an
 * acknowledged write is lost. `--stay` only starts the cluster and runs it until Ctrl-C.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4300' }, stay: { type: 'boolean' } } })
const options = { port: Number(values.port), print: console.log, ...(values.stay && { stay: true }) }

await runOnCluster(options, async ({ cluster, pdf }) => {
  const { url, sandboxUrl, instances } = cluster
  const urls = { url, sandboxUrl }
  const startTime = performance.now()
  await runStudent(urls, { name: 'the-first-student', number: 0, pdf }, () => undefined)
  const jobMs = Math.round(performance.now() - startTime)
  console.log(`The main job, from upload to letter: ${jobMs} ms through haproxy`)
  const letters = await planLetters(urls, cluster.dataDir, 240)
  const traffic = startTraffic([
    ...letters.slice(0, 4).map((one) => pageRequest(urls, one)),
    await favouriteRequest(urls, letters[4]!),
    { ...(await draftRequest(urls, letters.slice(0, 8))), pauseMs: 300 },
  ])
  const students = startStudents(urls, 2, pdf)
  const violations = [
    ...(await killInstance(instances[0], traffic, console.log)),
    ...(await killPrimary(cluster, traffic, console.log)),
  ]
  violations.push(...(await killInstance(instances[1], traffic, console.log)))
  await traffic.stop()
  const studentCount = await students.stop()
  console.log(
    `${traffic.results.length} requests and ${studentCount} students; ${students.failures.length} students failed:`,
  )
  const errors = Object.entries(Object.groupBy(students.failures, (error) => error.replace(/^\S+ (Error|\/)/, '$1')))
  for (const [error, all] of errors) console.log(`  ${all!.length} × ${error.slice(0, 150)}`)
  for (const { name, url: instanceUrl } of instances) {
    const calls = await countCalls(instanceUrl)
    console.log(`${name}: ${calls} calls since its start`)
    if (calls === 0) violations.push(`${name} got no calls.`)
  }
  const lost = await findLosses(urls, students.acknowledged)
  console.log(`${students.acknowledged.length} acknowledged writes, ${lost.length} lost`)
  return [...violations, ...lost]
})

async function countCalls(instanceUrl: string): Promise<number> {
  const text = await fetch(`${instanceUrl}/metrics`).then((response) => response.text())
  const counts = [...text.matchAll(/^labreach_call_seconds_count\{.*\} (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}
