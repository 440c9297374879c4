import { mkdir, rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { openSql } from '@labreach/launch/sql'
import { pidOf } from './kill/run.ts'
import { hangUp } from './load/ask.ts'
import { theMix } from './load/mix.ts'
import { offer } from './load/offer.ts'
import { besideSlowOnes, hold, overload } from './load/phases.ts'
import { printHead, saturate, type Run } from './load/saturation.ts'
import { makeStudents } from './load/students.ts'

/**
 * `npm run lab -- load [--short] [--students 400] [--port 0]`: students do what students do, ever more of them, until the
 * product is full; then 70 % of that, twice that, and half of it beside a thousand slow connections. All on this machine:
 * product, database, outside world and students share its processors. Exit code 1 when a bound is broken; `--short` takes
 * half a minute and leaves out the bounds on time.
 */
const { values } = parseArgs({
  options: { short: { type: 'boolean' }, students: { type: 'string' }, port: { type: 'string', default: '0' } },
})
const short = values.short ?? false
// V8 collects what is young with a helper, and waits for it where all processors are taken: 15 to 50 ms every two seconds,
// which would count as the product's.
setFlagsFromString('--no-parallel-scavenge')
const pace = short
  ? {
      students: 40,
      warm: 1,
      from: 200,
      factor: 2,
      step: 1,
      halvings: 0,
      hold: { seconds: 2, runs: 1, look: 0 },
      over: 3,
      rounds: 1,
      slow: 1.5,
    }
  : {
      students: 400,
      warm: 8,
      from: 100,
      factor: 1.4,
      step: 6,
      halvings: 2,
      hold: { seconds: 30, runs: 3, look: 15 },
      over: 30,
      rounds: 5,
      slow: 8,
    }

const stack = new AsyncDisposableStack()
let ending: Promise<void> | undefined
/** Ends everything that was started, once. */
const end = () => (ending ??= stack.disposeAsync())
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopping.abort()
    void end().then(() => process.exit(130))
  })

try {
  const wrongs = await load()
  await end()
  const counted = Object.entries(Object.groupBy(wrongs, (one) => one)).map(([what, all]) => `${all!.length} × ${what}`)
  console.log(`\nLoad average ${loadAverage()}. ${counted.slice(0, 20).join('\n') || 'Every bound was kept.'}`)
  process.exitCode = wrongs.length > 0 ? 1 : 0
} finally {
  await end()
}

async function load(): Promise<string[]> {
  const dataDir = await throwawayOnDisk('labreach-load-')
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const web = join(dataDir, 'web')
  await mkdir(web)
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Labreach</title>')
  const env = { LIMITS_PER_ADDRESS: 'off', WEB_DIR: web }
  const port = Number(values.port)
  const system = await startSystem({ dataDir, port, quiet: true, env, signal: stopping.signal })
  stack.defer(() => system.stop())
  const sql = openSql(system.databaseUrl)
  stack.defer(() => sql.end())
  stack.defer(hangUp)

  const begun = performance.now()
  const site = { url: system.url, sandboxUrl: system.sandboxUrl! }
  const students = await makeStudents(site, sql, dataDir, Number(values.students ?? pace.students))
  const [{ count }] = await sql<[{ count: number }]>`select count(*)::int from professors`
  const took = ((performance.now() - begun) / 1_000).toFixed(0)
  console.log(`${students.length} students made in ${took} s, ${count} professors; load average ${loadAverage()}`)

  const pid = await pidOf('server', dataDir)
  // By number: the name would be looked up for each new connection.
  const url = system.url.replace('//localhost', '//127.0.0.1')
  const run: Run = { url, pid, sql, next: await theMix(students, dataDir), wrongs: [], strict: !short }
  // What runs often is compiled by then, and the database has its pages in memory.
  run.wrongs.push(...(await offer(run.url, run.next, pace.from / 2, pace.warm)).wrongs)

  console.log(`\nRising, ${pace.step} s each; p50/p99 of what was answered, ms:`)
  printHead()
  const saturation = await hold(run, await saturate(run, { ...pace, seconds: pace.step }), pace.hold)
  await overload(run, saturation, pace.over)
  await besideSlowOnes(run, saturation, pace.rounds, pace.slow)
  if ((await pidOf('server', dataDir)) !== pid) run.wrongs.push('The server died and was started again.')
  return run.wrongs
}

function loadAverage(): string {
  return loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')
}
