import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { startPostgres } from '@labreach/launch/postgres/start'
import { startSystem } from '@labreach/launch/start'
import { openSql } from '@labreach/launch/sql'
import { readMatches } from './read-matches.ts'
import { rankSimply } from './simple-matcher.ts'

/**
 * `npm run bench -- match <folder>`: the quality and speed of matches. `<folder>` contains `data/` (professors, works,
 * queries) and `evaluate.mjs`. The import command imports professors and works, and each resume is uploaded as a PDF.
 * The folder's script then evaluates the product's ranking and, as a reference, that of a simple matcher.
 */
const folder = process.argv[2] && resolve(process.argv[2])
if (!folder) throw new Error('Which folder? It holds data/ and evaluate.mjs: npm run bench -- match <folder>')

const commands = join(import.meta.dirname, '../server/src/commands/main.ts')
const dataDir = await throwawayOnDisk('labreach-match-')
const database = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false })
const sql = openSql(database.url, { max: 2 })

function run(script: string, args: string[], env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${script} ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** The map of columns for the evaluation's files. */
const columns = 'scholar_id=id'
const importArguments = (data: string) => {
  const [professors, works] = [join(data, 'professors.jsonl'), join(data, 'works.jsonl.gz')]
  return ['import', 'csv', '--map', columns, '--professors', professors, '--works', works]
}

type Query = { id: string; resume: string }

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!.toFixed(1)

try {
  const env = { ...process.env, DATABASE_URL: database.url }
  const data = join(folder, 'data')
  run(commands, ['migrate'], env)
  console.log(run(commands, importArguments(data), env))
  const system = await startSystem({
    dataDir: join(dataDir, 'data'),
    port: 0,
    quiet: true,
    env: { DATABASE_URL: database.url, LIMITS_PER_ADDRESS: 'off' },
  })
  try {
    const professors = await sql<{ id: number; scholar_id: string }[]>`select id, scholar_id from professors`
    const scholarId = new Map(professors.map((row) => [row.id, row.scholar_id]))
    const queries = (await readFile(join(data, 'queries.jsonl'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Query)
    const ranking: Record<string, (string | undefined)[]> = {}
    const [first, all]: [number[], number[]] = [[], []]
    for (const { id, resume } of queries) {
      const matches = await readMatches(system.url, resume)
      ranking[id] = matches.ids.slice(0, 100).map((professor) => scholarId.get(professor))
      first.push(matches.first)
      all.push(matches.all)
    }
    const file = join(dataDir, 'product.json')
    await writeFile(file, JSON.stringify(ranking))
    console.log(`${professors.length} professors, ${queries.length} resumes`)
    console.log(`first match line: p50 ${quantile(first, 0.5)} ms, p99 ${quantile(first, 0.99)} ms after the request`)
    console.log(`all match lines:  p50 ${quantile(all, 0.5)} ms, p99 ${quantile(all, 0.99)} ms`)
    const simple = join(dataDir, 'bm25-with-pairs-of-words.json')
    await writeFile(simple, JSON.stringify(await rankSimply(data, queries)))
    console.log(run(join(folder, 'evaluate.mjs'), [file, simple, '--split', 'dev']))
  } finally {
    await system.stop()
  }
} finally {
  await sql.end()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
