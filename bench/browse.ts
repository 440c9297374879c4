import { readdir, readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { createQueries } from './browse-queries.ts'
import { createStudentToken, resume } from './browse-student.ts'
import { withProfessors, type BrowseSystem } from './browse-system.ts'
import { readMatches, uploadResume } from './read-matches.ts'

/**
 * `npm run bench -- browse [size …]`: the time of a browse request with 14,000, 140,000 and 1.4 million invented
 * professors, in ms at the client and (from the log) in the server; also the start-up time and the memory of the
 * product.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [14_000, 140_000, 1_400_000]
/**
 * Each query is sent a thousand times before the measurement: until then V8 compiles hot code on the same cores, which
 * would affect one request in a hundred.
 */
const [warmups, iterations, resumes] = [1_000, 2_000, 20]

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** The times of one query in ms: at the client, and in the server from the first received to the last sent byte. */
type Times = { p50: number; p99: number; serverP50: number; serverP99: number; found: number }

function sendQuery(url: string, token: string, query: Record<string, string>): Promise<string> {
  const pageUrl = `${url}/api/professors/page?${new URLSearchParams(query)}`
  return new Promise((resolve, reject) => {
    const request = get(pageUrl, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${pageUrl} returned ${response.statusCode}: ${text}`))
      })
    })
    request.on('error', reject)
  })
}

type Query = [title: string, parameters: Record<string, string>]

/**
 * Sends all queries in random order, each equally often: slow periods of the machine then affect all of them equally,
 * and the garbage collector, which runs at regular intervals, does not always affect the same query.
 */
async function measure({ url, sql, log }: BrowseSystem, token: string, queries: Query[]) {
  const results = queries.map(([title, parameters]) => ({
    title,
    parameters,
    times: [] as number[],
    server: [] as number[],
  }))
  const order = results
    .flatMap((query) => Array.from({ length: iterations }, () => ({ query, random: Math.random() })))
    .toSorted((one, other) => one.random - other.random)
  const databaseTimes: number[] = []
  for (const [at, { query }] of order.entries()) {
    query.times.push(await measureTime(() => sendQuery(url, token, query.parameters)))
    // Each response includes one query of the database, whose time depends on the load of the machine.
    if (at % results.length === 0) databaseTimes.push(await measureTime(() => sql`select 1`))
  }
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes('"responseTime"'))
  for (const [at, line] of lines.slice(-order.length).entries())
    order[at]!.query.server.push((JSON.parse(line) as { responseTime: number }).responseTime)
  const measured = new Map<string, Times>()
  for (const { title, parameters, times, server } of results) {
    const { filtered_total: found } = JSON.parse(await sendQuery(url, token, parameters)) as { filtered_total: number }
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    measured.set(title, { p50, p99, serverP50: quantile(server, 0.5), serverP99: quantile(server, 0.99), found })
  }
  return { measured, databaseTimes }
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const quantile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN

/** The resident memory of the server process in bytes. */
async function residentMemory(): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const file = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
    const status = await file('status')
    if (!(await file('cmdline')).includes('server/src/main.ts')) continue
    if (!new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status)) continue
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
  }
  return NaN
}

async function measureSize(size: number, system: BrowseSystem): Promise<Map<string, Times>> {
  const { url, sql, started, ready } = system
  const initialMemory = await residentMemory()
  const token = await createStudentToken(url, sql)
  const queries = Object.entries(await createQueries(sql, size))
  // The first response waits for the match index.
  await sendQuery(url, token, {})
  const matchingReady = performance.now() - started
  for (let iteration = 0; iteration < warmups; iteration++)
    for (const [, parameters] of queries) await sendQuery(url, token, parameters)
  const { measured: times, databaseTimes } = await measure(system, token, queries)
  const memory = `${megabytes(initialMemory)} at the start, ${megabytes(await residentMemory())} after all queries`
  console.log(
    `\n${size} professors: ready in ${seconds(ready - started)}, matching in ${seconds(matchingReady)}; resident memory ${memory}`,
  )
  print(times)
  printDatabaseTimes(databaseTimes)
  await printMatches(url)
  return times
}

function printDatabaseTimes(times: number[]): void {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  console.log(`select 1 meanwhile: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms`)
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`

function print(times: Map<string, Times>): void {
  console.log(`${'query'.padEnd(20)}      p50      p99  server p50      p99     found`)
  for (const [title, { p50, p99, serverP50, serverP99, found }] of times) {
    const [one, two, three, four] = [p50, p99, serverP50, serverP99].map((time) => time.toFixed(2))
    console.log(
      `${title.padEnd(20)} ${one!.padStart(8)} ${two!.padStart(8)} ${three!.padStart(11)} ${four!.padStart(8)} ${String(found).padStart(9)}`,
    )
  }
}

/** Uploads a resume as a visitor and reads its matches, many times. */
async function printMatches(url: string): Promise<void> {
  const [first, all]: [number[], number[]] = [[], []]
  for (let upload = 0; upload < resumes; upload++) {
    const matches = await readMatches(url, await uploadResume(url, resume))
    first.push(matches.firstMs)
    all.push(matches.lastMs)
  }
  const shown = (times: number[]) => `${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} ms`
  console.log(`matches of a resume: first line p50 ${shown(first)}; all lines p50 ${shown(all)}`)
}

function printGrowth(first: Map<string, Times>, last: Map<string, Times>): void {
  const growth = [...last].map(([title, { p50 }]) => ({ title, by: p50 / first.get(title)!.p50 }))
  growth.sort((one, other) => one.by - other.by)
  const shown = ({ title, by }: (typeof growth)[number]) => `${by.toFixed(2)}× (${title})`
  console.log(`\nGrowth of p50 from ${sizes[0]} to ${sizes.at(-1)} professors:`)
  console.log(`median ${shown(growth[growth.length >> 1]!)}, worst ${shown(growth.at(-1)!)}`)
}

const results: Map<string, Times>[] = []
await withProfessors(sizes, async (size, system) => {
  results.push(await measureSize(size, system))
})
agent.destroy()
if (results.length > 1) printGrowth(results[0]!, results.at(-1)!)
