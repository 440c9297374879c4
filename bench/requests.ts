import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { questionsFor } from './browse-questions.ts'
import { aStudent } from './browse-student.ts'
import { withProfessors, type BrowseWorld } from './browse-world.ts'

/**
 * `npm run bench:requests -- [size …]`: requests a second of the browse call, as shares of what the same machine does in
 * the same minutes with pgbench on the best SQL for the default page, and with a bare node:http server that sends the
 * same bytes. Needs wrk and pgbench (Debian: wrk, postgresql-contrib).
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [14_000, 1_400_000]
const [rounds, secondsEach, connections] = [3, 6, 16]

const folder = await mkdtemp(join(tmpdir(), 'labreach-requests-'))

/** Runs a program to its end and answers what it printed; fails with its words. */
async function run(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (part) => (output += String(part)))
  child.stderr.on('data', (part) => (output += String(part)))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${command}: ${output}`)
  return output
}

/** Requests a second of one kind of load on an address, by wrk. */
async function wrk(url: string, script: string, header?: string): Promise<number> {
  const load = ['-t', '1', '-c', String(connections), '-d', `${secondsEach}s`, '-s', script]
  const output = await run('wrk', [...load, ...(header ? ['-H', header] : []), url])
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)![1])
}

/** A script for wrk that asks for these paths in turn. */
async function asking(name: string, paths: readonly string[]): Promise<string> {
  const file = join(folder, `${name}.lua`)
  const list = paths.map((path) => JSON.stringify(path)).join(', ')
  await writeFile(
    file,
    `local paths = { ${list} }\nlocal at = 0\nrequest = function()\n  at = at % #paths + 1\n  return wrk.format("GET", paths[at])\nend\n`,
  )
  return file
}

/** The nine cards and what the student did with them, by an index that stands ready; no count, which would cost more. */
async function pagesBySql({ sql, databaseUrl }: BrowseWorld): Promise<() => Promise<number>> {
  await sql`create index if not exists most_cited on professors (cited_by desc, id) where not opt_out`
  await sql`vacuum analyze professors`
  const [student] = await sql<{ id: string }[]>`select id from students limit 1`
  const file = join(folder, 'page.sql')
  await writeFile(
    file,
    `select p.id, scholar_id, name, affiliation, school_name, cited_by, key_interests, homepage_url, google_scholar_url,
      unlocked_at, is_favorite, draft_saved_at, first_email_at
    from professors p left join relationships r on r.professor_id = p.id and r.student_id = '${student!.id}'
    where not opt_out order by cited_by desc, p.id limit 9;`,
  )
  const load = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(secondsEach), '-f', file]
  return async () => Number(/tps = ([\d.]+)/.exec(await run('pgbench', [...load, databaseUrl]))![1])
}

/** A server that sends the same bytes from a buffer. */
async function startStatic(bytes: string): Promise<{ url: string; stop: () => void }> {
  const file = join(folder, 'static.mjs')
  await writeFile(
    file,
    `import { createServer } from 'node:http'
const bytes = Buffer.from(${JSON.stringify(bytes)})
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length }
const server = createServer((_, response) => response.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () => console.log(server.address().port))`,
  )
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() }
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!

for (const tool of ['wrk', 'pgbench'])
  if (spawnSync(tool, ['--version']).error)
    throw new Error(`${tool} is not installed. Debian: wrk, postgresql-contrib.`)
try {
  await withProfessors(sizes, async (size, world) => {
    const token = await aStudent(world.url, world.sql)
    const bearer = `Authorization: Bearer ${token}`
    const path = (query: Record<string, string>) => `/api/professors/page?${new URLSearchParams(query)}`
    const page = await fetch(world.url + path({}), { headers: { authorization: `Bearer ${token}` } })
    const bytes = await page.text()
    const fixed = await startStatic(bytes)
    const questions = Object.values(await questionsFor(world.sql, size))
    const onePage = await asking('default', [path({})])
    const mixed = await asking('mixed', questions.map(path))
    const bySql = await pagesBySql(world)
    await wrk(world.url, mixed, bearer)
    const seen = { sql: [] as number[], fixed: [] as number[], page: [] as number[], mixed: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      seen.sql.push(await bySql())
      seen.fixed.push(await wrk(fixed.url, onePage))
      seen.page.push(await wrk(world.url, onePage, bearer))
      seen.mixed.push(await wrk(world.url, mixed, bearer))
    }
    fixed.stop()
    const [sql, still, ours, ourMixed] = [seen.sql, seen.fixed, seen.page, seen.mixed].map(median) as Four
    console.log(
      `\n${size} professors, an answer of ${bytes.length} bytes; requests a second, median of ${rounds} runs:`,
    )
    console.log(`pgbench, the page's SQL   ${sql.toFixed(0).padStart(7)}`)
    console.log(`node:http, the same bytes ${still.toFixed(0).padStart(7)}`)
    const line = (name: string, rate: number) =>
      `${name.padEnd(25)} ${rate.toFixed(0).padStart(7)}   ${(rate / sql).toFixed(2)} of pgbench, ${(rate / still).toFixed(2)} of the same bytes`
    console.log(line('default page', ours))
    console.log(line('mixed questions', ourMixed))
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

type Four = [number, number, number, number]
