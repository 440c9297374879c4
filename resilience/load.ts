import { mkdir, rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { openSql } from '@labreach/launch/sql'
import { findPid } from './kill/run.ts'
import { openBounds } from './load/bounds.ts'
import { generateLoad } from './load/generate-load.ts'
import { closeConnections } from './load/http-client.ts'
import { createMix } from './load/mix.ts'
import { checkOverload, checkSlowConnections, checkSteadyLoad } from './load/phases.ts'
import { checkResponses, findSaturation, printHeader, type Run } from './load/saturation.ts'
import { createStudents } from './load/students.ts'

/**
 * `npm run lab -- load [--short] [--students 400] [--port 0]`: sends the calls of students at rising rates until the
 * product is saturated; then at 70 % of that rate, at twice that rate, and at half of it with a thousand slow
 * connections. Product, database, sandbox and this client share the processors of the machine. Prints which bounds
 * (load/bounds.ts) it has checked; exit code 1 if one is broken. `--short` takes half a minute and does not check
 * bounds on times.
 */
const { values } = parseArgs({
  options: { short: { type: 'boolean' }, students: { type: 'string' }, port: { type: 'string', default: '0' } },
})
const isShort = values.short ?? false
// V8 waits for a helper thread in young collections: 15 to 50 ms every two seconds on a machine without an idle
// processor. This client's pauses would count as the product's.
setFlagsFromString('--no-parallel-scavenge')
const plan = isShort
  ? {
      students: 40,
      warmUpSeconds: 1,
      steps: { from: 200, factor: 2, seconds: 1, halvings: 0 },
      steadyLoad: { seconds: 2, runs: 1, updateSeconds: 0 },
      overloadSeconds: 3,
      slowConnections: { repetitions: 1, seconds: 1.5 },
    }
  : {
      students: 400,
      warmUpSeconds: 8,
      steps: { from: 100, factor: 1.4, seconds: 6, halvings: 2 },
      steadyLoad: { seconds: 30, runs: 3, updateSeconds: 15 },
      overloadSeconds: 30,
      slowConnections: { repetitions: 5, seconds: 8 },
    }

const bounds = openBounds({ isShort })
const stack = new AsyncDisposableStack()
let ending: Promise<void> | undefined
/** Stops everything that was started, once. */
const end = () => (ending ??= stack.disposeAsync())
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopping.abort()
    void end().then(() => process.exit(130))
  })

try {
  await runLoad()
  await end()
  console.log(`\nLoad average ${loadAverage()}. Bounds:\n${bounds.report().join('\n')}`)
  process.exitCode = bounds.isBroken() ? 1 : 0
} finally {
  await end()
}

async function runLoad(): Promise<void> {
  const dataDir = await createThrowawayFolderOnDisk('labreach-load-')
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const web = join(dataDir, 'web')
  await mkdir(web)
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Labreach</title>')
  const env = { LIMITS_PER_NETWORK: 'off', WEB_DIR: web }
  const port = Number(values.port)
  const system = await startSystem({ dataDir, port, quiet: true, env, signal: stopping.signal })
  stack.defer(() => system.stop())
  const sql = openSql(system.databaseUrl)
  stack.defer(() => sql.end())
  stack.defer(closeConnections)

  const start = performance.now()
  const urls = { url: system.url, sandboxUrl: system.sandboxUrl! }
  const students = await createStudents(urls, sql, dataDir, Number(values.students ?? plan.students))
  const [{ count }] = await sql<[{ count: number }]>`select count(*)::int from professors`
  const seconds = ((performance.now() - start) / 1_000).toFixed(0)
  console.log(`${students.length} students created in ${seconds} s, ${count} professors; load average ${loadAverage()}`)

  const pid = await findPid('server', dataDir)
  // The address instead of the name saves a lookup for each new connection.
  const url = system.url.replace('//localhost', '//127.0.0.1')
  const run: Run = { url, pid, sql, next: await createMix(students, dataDir), bounds, isShort }
  // Warm-up: V8 compiles frequent functions, and PostgreSQL loads its pages into memory.
  checkResponses(run, await generateLoad(run.url, run.next, plan.steps.from / 2, plan.warmUpSeconds))

  console.log(`\nRising rates, ${plan.steps.seconds} s each; p50/p99 of successful calls in ms:`)
  printHeader()
  const saturation = await checkSteadyLoad(run, await findSaturation(run, plan.steps), plan.steadyLoad)
  await checkOverload(run, saturation, plan.overloadSeconds)
  await checkSlowConnections(run, saturation, plan.slowConnections.repetitions, plan.slowConnections.seconds)
  bounds.record('restarts', (await findPid('server', dataDir)) !== pid && 'The server process ended and was restarted.')
}

function loadAverage(): string {
  return loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')
}
