import { readdir, readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { questionsFor } from './browse-questions.ts'
import { aStudent, resume } from './browse-student.ts'
import { withProfessors, type BrowseSystem } from './browse-system.ts'
import { matchesOf } from './match-stream.ts'

/**
 * `npm run bench -- browse [size …]`: how long a browse call takes with 14,000, 140,000 and 1.4 million made-up
 * professors, in ms at the caller and, from its log, in the server; and what the product takes to start and to hold.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [14_000, 140_000, 1_400_000]
/**
 * A server is asked each question a thousand times before it is measured, as one that runs for an hour is: until then
 * V8 compiles, on the same cores, what turns out to be used much, and one call in a hundred meets that.
 */
const [warmings, rounds, resumes] = [1_000, 2_000, 20]

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Of one question in ms: at the caller, and in the server from the first byte in to the last out. */
type Times = { p50: number; p99: number; serverP50: number; serverP99: number; found: number }

function ask(url: string, token: string, query: Record<string, string>): Promise<string> {
  const address = `${url}/api/professors/page?${new URLSearchParams(query)}`
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${address} answered ${response.statusCode}: ${text}`))
      })
    })
    request.on('error', reject)
  })
}

type Question = [what: string, query: Record<string, string>]

/**
 * Asks all questions in a drawn order, each equally often: a slow spell of the machine falls on all of them alike, and
 * the collector, which comes every so many calls, never on the same.
 */
async function measure({ url, sql, log }: BrowseSystem, token: string, questions: Question[]) {
  const asked = questions.map(([what, query]) => ({ what, query, times: [] as number[], server: [] as number[] }))
  const order = asked
    .flatMap((question) => Array.from({ length: rounds }, () => ({ question, drawn: Math.random() })))
    .toSorted((one, other) => one.drawn - other.drawn)
  const trips: number[] = []
  for (const [at, { question }] of order.entries()) {
    question.times.push(await timed(() => ask(url, token, question.query)))
    // What the machine itself takes meanwhile: each answer has one such trip in it.
    if (at % asked.length === 0) trips.push(await timed(() => sql`select 1`))
  }
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes('"responseTime"'))
  for (const [at, line] of lines.slice(-order.length).entries())
    order[at]!.question.server.push((JSON.parse(line) as { responseTime: number }).responseTime)
  const measured = new Map<string, Times>()
  for (const { what, query, times, server } of asked) {
    const { filtered_total: found } = JSON.parse(await ask(url, token, query)) as { filtered_total: number }
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    measured.set(what, { p50, p99, serverP50: quantile(server, 0.5), serverP99: quantile(server, 0.99), found })
  }
  return { measured, trips }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const quantile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN

/** Bytes that the server process holds now. */
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
  const { url, sql, begun, ready } = system
  const opened = await residentMemory()
  const token = await aStudent(url, sql)
  const questions = Object.entries(await questionsFor(sql, size))
  // The first answer waits for the match index.
  await ask(url, token, {})
  const matched = performance.now() - begun
  for (let round = 0; round < warmings; round++) for (const [, query] of questions) await ask(url, token, query)
  const { measured: times, trips } = await measure(system, token, questions)
  const memory = `${megabytes(opened)} then, ${megabytes(await residentMemory())} after all questions`
  console.log(
    `\n${size} professors: ready in ${seconds(ready - begun)}, matching in ${seconds(matched)}; resident ${memory}`,
  )
  print(times)
  printTrips(trips)
  await printMatches(url)
  return times
}

function printTrips(times: number[]): void {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  console.log(`a bare trip to the database meanwhile: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms`)
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`

function print(times: Map<string, Times>): void {
  console.log(`${'question'.padEnd(20)}      p50      p99  server p50      p99     found`)
  for (const [what, { p50, p99, serverP50, serverP99, found }] of times) {
    const [one, two, three, four] = [p50, p99, serverP50, serverP99].map((time) => time.toFixed(2))
    console.log(
      `${what.padEnd(20)} ${one!.padStart(8)} ${two!.padStart(8)} ${three!.padStart(11)} ${four!.padStart(8)} ${String(found).padStart(9)}`,
    )
  }
}

/** A visitor's upload and the stream of its matches, over and over. */
async function printMatches(url: string): Promise<void> {
  const [first, all]: [number[], number[]] = [[], []]
  for (let upload = 0; upload < resumes; upload++) {
    const matches = await matchesOf(url, resume)
    first.push(matches.first)
    all.push(matches.all)
  }
  const shown = (times: number[]) => `${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} ms`
  console.log(`matches of a resume: first line p50 ${shown(first)}; all lines p50 ${shown(all)}`)
}

function printGrowth(first: Map<string, Times>, last: Map<string, Times>): void {
  const growth = [...last].map(([what, { p50 }]) => ({ what, by: p50 / first.get(what)!.p50 }))
  growth.sort((one, other) => one.by - other.by)
  const shown = ({ what, by }: (typeof growth)[number]) => `${by.toFixed(2)}× (${what})`
  console.log(`\nGrowth of p50 from ${sizes[0]} to ${sizes.at(-1)} professors:`)
  console.log(`median ${shown(growth[growth.length >> 1]!)}, worst ${shown(growth.at(-1)!)}`)
}

const results: Map<string, Times>[] = []
await withProfessors(sizes, async (size, system) => {
  results.push(await measureSize(size, system))
})
agent.destroy()
if (results.length > 1) printGrowth(results[0]!, results.at(-1)!)
