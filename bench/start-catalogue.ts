import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startPostgres } from '@labreach/launch/postgres/start'
import { openSql } from '@labreach/launch/sql'
import { startSystem } from '@labreach/launch/start'

const commands = join(import.meta.dirname, '../server/src/commands/main.ts')

/** The arguments of `import` for the professors and works in the folder `data`, whose id column is `id`. */
export function csvImport(data: string): string[] {
  const [professors, works] = [join(data, 'professors.jsonl'), join(data, 'works.jsonl.gz')]
  return ['csv', '--map', 'scholar_id=id', '--professors', professors, '--works', works]
}

/** Runs a script to its end and returns what it printed. */
export function runScript(script: string, args: string[], env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${script} ${args.join(' ')}: ${stderr}`)
  return stdout
}

/**
 * Starts the product with one imported catalogue, in a folder that disposing removes.
 * @param importArguments of the command `import`.
 */
export async function startCatalogue(importArguments: string[], env: Record<string, string> = {}) {
  await using stack = new AsyncDisposableStack()
  const folder = stack.adopt(await createThrowawayFolderOnDisk('labreach-match-'), (path) =>
    rm(path, { recursive: true, force: true }),
  )
  const database = stack.adopt(await startPostgres({ dataDir: join(folder, 'postgres'), durable: false }), (it) =>
    it.stop(),
  )
  const sql = stack.adopt(openSql(database.url, { max: 2 }), (it) => it.end())
  const commandEnv = { ...process.env, DATABASE_URL: database.url }
  runScript(commands, ['migrate'], commandEnv)
  const report = runScript(commands, ['import', ...importArguments], commandEnv)
  const settings = { DATABASE_URL: database.url, LIMITS_PER_NETWORK: 'off', ...env }
  const system = stack.adopt(
    await startSystem({ dataDir: join(folder, 'data'), port: 0, quiet: true, env: settings }),
    (it) => it.stop(),
  )
  const all = stack.move()
  return {
    url: system.url,
    sql,
    /** For files of the benchmark. */
    folder,
    /** What the import printed. */
    report,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
