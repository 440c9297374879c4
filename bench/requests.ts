import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { createQueries } from './browse-queries.ts'
import { createStudentToken } from './browse-student.ts'
import { withProfessors, type BrowseSystem } from './browse-system.ts'

/**
 * `npm run bench -- requests [size …]`: browse requests per second, divided by the rates of pgbench with the best SQL
 * for the default page and of a bare node:http server with the same bytes, on the same machine in the same minutes.
 * Needs wrk and pgbench (Debian: wrk, postgresql-contrib).
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [14_000, 1_400_000]
const [iterations, secondsEach, connections, students] = [3, 6, 64, 10]

const folder = await createThrowawayFolderOnDisk('labreach-requests-')

/** Runs a program and returns its output; a failure throws the output. */
async function runProgram(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (part) => (output += String(part)))
  child.stderr.on('data', (part) => (output += String(part)))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${command}: ${output}`)
  return output
}

/** Runs wrk with a script; returns the requests per second. */
async function runWrk(url: string, script: string): Promise<number> {
  const output = await runProgram('wrk', [
    '-t',
    '1',
    '-c',
    String(connections),
    '-d',
    `${secondsEach}s`,
    '-s',
    script,
    url,
  ])
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)![1])
}

/** Writes a script for wrk that requests these paths in turn, with these tokens in turn. Returns its path. */
async function writeScript(name: string, paths: readonly string[], tokens: readonly string[]): Promise<string> {
  const file = join(folder, `${name}.lua`)
  const joinTexts = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text)).join(', ')
  await writeFile(
    file,
    `local paths = { ${joinTexts(paths)} }
local tokens = { ${joinTexts(tokens)} }
local at = 0
request = function()
  at = at + 1
  local headers = { Authorization = "Bearer " .. tokens[at % #tokens + 1] }
  return wrk.format("GET", paths[at % #paths + 1], headers)
end
`,
  )
  return file
}

/**
 * The default page in PostgreSQL itself, using an index: the whole response as JSON for the student of a session, and
 * only the rows of the nine cards. It counts no rows, since the cost of counting grows with the number of professors.
 */
async function prepareSqlBenchmarks({
  sql,
  databaseUrl,
}: BrowseSystem): Promise<Record<'response' | 'rows', () => Promise<number>>> {
  await sql`create index if not exists most_cited on professors (cited_by desc, id) where not opt_out`
  const [session] = await sql<{ student_id: string; id: string }[]>`select student_id, id from sessions limit 1`
  const cards = `professors p left join relationships r on r.professor_id = p.id and r.student_id = '${session!.student_id}'
    where not opt_out order by cited_by desc, p.id limit 9`
  const ifUnlocked = (column: string) => `case when unlocked_at is not null then ${column} end`
  const response = `select json_agg(json_build_object(
      'id', id,
      'professor', json_build_object('id', id, 'name', ${ifUnlocked('name')}, 'affiliation', affiliation,
        'school_name', school_name, 'url_picture', null, 'cited_by', cited_by, 'key_interests', key_interests,
        'homepage_url', ${ifUnlocked('homepage_url')}, 'google_scholar_url', ${ifUnlocked('google_scholar_url')},
        'scholar_id', ${ifUnlocked('scholar_id')}, 'email', null, 'opt_out', false),
      'unlocked', unlocked_at is not null, 'is_favorite', coalesce(is_favorite, false),
      'draft_saved', draft_saved_at is not null, 'email_sent', first_email_at is not null,
      'email_sent_date', first_email_at))
    from (select p.*, unlocked_at, is_favorite, draft_saved_at, first_email_at from ${cards}) page
    where exists (select from sessions where student_id = '${session!.student_id}' and id = '${session!.id}'
      and revoked_at is null);`
  const rows = `select p.id, scholar_id, name, affiliation, school_name, cited_by, key_interests, homepage_url,
    google_scholar_url, unlocked_at, is_favorite, draft_saved_at, first_email_at from ${cards};`
  return { response: await preparePgbench('response', response), rows: await preparePgbench('rows', rows) }

  async function preparePgbench(name: string, statement: string): Promise<() => Promise<number>> {
    const file = join(folder, `${name}.sql`)
    await writeFile(file, statement)
    const args = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(secondsEach), '-f', file]
    return async () => Number(/tps = ([\d.]+)/.exec(await runProgram('pgbench', [...args, databaseUrl]))![1])
  }
}

/** Starts a bare server that sends these bytes. */
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
  const [port] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number | null]
  if (!Buffer.isBuffer(port)) throw new Error('The bare server did not start.')
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() }
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!

for (const tool of ['wrk', 'pgbench'])
  if (spawnSync(tool, ['--version']).error)
    throw new Error(`${tool} is not installed. Debian: wrk, postgresql-contrib.`)
try {
  await withProfessors(sizes, async (size, system) => {
    const tokens: string[] = []
    for (let number = 0; number < students; number++) tokens.push(await createStudentToken(system.url, system.sql))
    const createPath = (query: Record<string, string>) => `/api/professors/page?${new URLSearchParams(query)}`
    const page = await fetch(system.url + createPath({}), { headers: { authorization: `Bearer ${tokens[0]}` } })
    const bytes = await page.text()
    const staticServer = await startStatic(bytes)
    const queries = Object.values(await createQueries(system.sql, size))
    const onePage = await writeScript('default', [createPath({})], tokens)
    const mixed = await writeScript('mixed', queries.map(createPath), tokens)
    const bySql = await prepareSqlBenchmarks(system)
    await runWrk(system.url, mixed)
    const results = {
      response: [] as number[],
      rows: [] as number[],
      fixed: [] as number[],
      page: [] as number[],
      mixed: [] as number[],
    }
    for (let iteration = 0; iteration < iterations; iteration++) {
      results.response.push(await bySql.response())
      results.rows.push(await bySql.rows())
      results.fixed.push(await runWrk(staticServer.url, onePage))
      results.page.push(await runWrk(system.url, onePage))
      results.mixed.push(await runWrk(system.url, mixed))
    }
    staticServer.stop()
    const rates = { response: median(results.response), rows: median(results.rows), fixed: median(results.fixed) }
    const printLine = (name: string, rate: number, note = '') =>
      console.log(`${name.padEnd(30)} ${rate.toFixed(0).padStart(7)}   ${note}`)
    const formatShares = (rate: number) => {
      const formatShare = (reference: number) => (rate / reference).toFixed(2)
      return `${formatShare(rates.response)} of pgbench (JSON), ${formatShare(rates.rows)} of pgbench (rows), ${formatShare(rates.fixed)} of node:http`
    }
    console.log(
      `\n${size} professors, a response of ${bytes.length} bytes; requests per second, median of ${iterations} runs:`,
    )
    printLine('pgbench, the response as JSON', rates.response)
    printLine('pgbench, only the rows', rates.rows)
    printLine('node:http, the same bytes', rates.fixed)
    for (const [name, rate] of [
      ['default page', median(results.page)],
      ['mixed queries', median(results.mixed)],
    ] as const)
      printLine(name, rate, formatShares(rate))
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
