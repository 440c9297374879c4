import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { questionsFor } from './browse-questions.ts'
import { aStudent } from './browse-student.ts'
import { withProfessors, type BrowseSystem } from './browse-system.ts'

/**
 * `npm run bench -- requests [size …]`: requests a second of the browse call, as shares of what the same machine does
 * in the same minutes with pgbench on the best SQL for the default page, and with a bare node:http server that sends
 * the same bytes. Needs wrk and pgbench (Debian: wrk, postgresql-contrib).
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [14_000, 1_400_000]
const [rounds, secondsEach, connections, students] = [3, 6, 64, 10]

const folder = await throwawayOnDisk('labreach-requests-')

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
async function wrk(url: string, script: string): Promise<number> {
  const output = await run('wrk', ['-t', '1', '-c', String(connections), '-d', `${secondsEach}s`, '-s', script, url])
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)![1])
}

/** A script for wrk that asks for these paths in turn, as each of these students in turn. */
async function asking(name: string, paths: readonly string[], tokens: readonly string[]): Promise<string> {
  const file = join(folder, `${name}.lua`)
  const list = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text)).join(', ')
  await writeFile(
    file,
    `local paths = { ${list(paths)} }
local tokens = { ${list(tokens)} }
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
 * What PostgreSQL itself makes of the default page, by an index that stands ready and without a count, which would cost
 * more the more professors there are: the whole answer as JSON for whoever is in this session, and the bare rows of the
 * nine cards and what the student did with them.
 */
async function pagesBySql({
  sql,
  databaseUrl,
}: BrowseSystem): Promise<Record<'answer' | 'rows', () => Promise<number>>> {
  await sql`create index if not exists most_cited on professors (cited_by desc, id) where not opt_out`
  const [session] = await sql<{ student_id: string; id: string }[]>`select student_id, id from sessions limit 1`
  const cards = `professors p left join relationships r on r.professor_id = p.id and r.student_id = '${session!.student_id}'
    where not opt_out order by cited_by desc, p.id limit 9`
  const seen = (column: string) => `case when unlocked_at is not null then ${column} end`
  const answer = `select json_agg(json_build_object(
      'id', id,
      'professor', json_build_object('id', id, 'name', ${seen('name')}, 'affiliation', affiliation,
        'school_name', school_name, 'url_picture', null, 'cited_by', cited_by, 'key_interests', key_interests,
        'homepage_url', ${seen('homepage_url')}, 'google_scholar_url', ${seen('google_scholar_url')},
        'scholar_id', ${seen('scholar_id')}, 'email', null, 'opt_out', false),
      'unlocked', unlocked_at is not null, 'is_favorite', coalesce(is_favorite, false),
      'draft_saved', draft_saved_at is not null, 'email_sent', first_email_at is not null,
      'email_sent_date', first_email_at))
    from (select p.*, unlocked_at, is_favorite, draft_saved_at, first_email_at from ${cards}) page
    where exists (select from sessions where student_id = '${session!.student_id}' and id = '${session!.id}'
      and revoked_at is null);`
  const rows = `select p.id, scholar_id, name, affiliation, school_name, cited_by, key_interests, homepage_url,
    google_scholar_url, unlocked_at, is_favorite, draft_saved_at, first_email_at from ${cards};`
  return { answer: await pgbench('answer', answer), rows: await pgbench('rows', rows) }

  async function pgbench(name: string, statement: string): Promise<() => Promise<number>> {
    const file = join(folder, `${name}.sql`)
    await writeFile(file, statement)
    const load = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(secondsEach), '-f', file]
    return async () => Number(/tps = ([\d.]+)/.exec(await run('pgbench', [...load, databaseUrl]))![1])
  }
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
  const [port] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number | null]
  if (!Buffer.isBuffer(port)) throw new Error('The server that sends the same bytes did not start.')
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() }
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!

for (const tool of ['wrk', 'pgbench'])
  if (spawnSync(tool, ['--version']).error)
    throw new Error(`${tool} is not installed. Debian: wrk, postgresql-contrib.`)
try {
  await withProfessors(sizes, async (size, system) => {
    const tokens: string[] = []
    for (let number = 0; number < students; number++) tokens.push(await aStudent(system.url, system.sql))
    const path = (query: Record<string, string>) => `/api/professors/page?${new URLSearchParams(query)}`
    const page = await fetch(system.url + path({}), { headers: { authorization: `Bearer ${tokens[0]}` } })
    const bytes = await page.text()
    const fixed = await startStatic(bytes)
    const questions = Object.values(await questionsFor(system.sql, size))
    const onePage = await asking('default', [path({})], tokens)
    const mixed = await asking('mixed', questions.map(path), tokens)
    const bySql = await pagesBySql(system)
    await wrk(system.url, mixed)
    const seen = {
      answer: [] as number[],
      rows: [] as number[],
      fixed: [] as number[],
      page: [] as number[],
      mixed: [] as number[],
    }
    for (let round = 0; round < rounds; round++) {
      seen.answer.push(await bySql.answer())
      seen.rows.push(await bySql.rows())
      seen.fixed.push(await wrk(fixed.url, onePage))
      seen.page.push(await wrk(system.url, onePage))
      seen.mixed.push(await wrk(system.url, mixed))
    }
    fixed.stop()
    const rates = { answer: median(seen.answer), rows: median(seen.rows), fixed: median(seen.fixed) }
    const line = (name: string, rate: number, more = '') =>
      console.log(`${name.padEnd(30)} ${rate.toFixed(0).padStart(7)}   ${more}`)
    const shares = (rate: number) => {
      const of = (whole: number) => (rate / whole).toFixed(2)
      return `${of(rates.answer)} of the answer by SQL, ${of(rates.rows)} of its rows, ${of(rates.fixed)} of the same bytes`
    }
    console.log(
      `\n${size} professors, an answer of ${bytes.length} bytes; requests a second, median of ${rounds} runs:`,
    )
    line('pgbench, the answer by one SQL', rates.answer)
    line('pgbench, only its rows', rates.rows)
    line('node:http, the same bytes', rates.fixed)
    for (const [name, rate] of [
      ['default page', median(seen.page)],
      ['mixed questions', median(seen.mixed)],
    ] as const)
      line(name, rate, shares(rate))
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
