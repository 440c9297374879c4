import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { resumePdf } from '@labreach/e2e/a-resume'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { openSql, type Sql } from '@labreach/launch/sql'
import { pidOf } from '../kill/run.ts'
import { ask, type Answer, type Call } from './ask.ts'
import { scholarIdOf, writeFiles } from './professors.ts'

export type Professor = { id: number; scholarId: string; name: string; email: string | null }

/** A running product with planted professors, and what the attacks do to it. */
export type Stage = {
  url: string
  sandboxUrl: string
  dataDir: string
  sql: Sql
  pdf: Uint8Array<ArrayBuffer>
  ask: (path: string, call?: Call) => Promise<Answer>
  /** A control call of the sandbox. */
  control: (path: string, body?: unknown) => Promise<Answer>
  /** The operator's command line; `code` is its exit code, 0 for done. */
  labreach: (args: string[], env?: Record<string, string>) => Promise<{ code: number; said: string }>
  professor: (key: string) => Promise<Professor>
  /** A professor whom no attack has used yet. */
  neighbour: () => Promise<Professor>
  serverPid: () => Promise<number>
  stop: () => Promise<void>
}

/** @param root the checkout whose product is started; by default this one. */
export async function openStage(root = join(import.meta.dirname, '../..')): Promise<Stage> {
  const dataDir = await throwawayOnDisk('labreach-attacks-')
  const web = join(dataDir, 'web')
  await mkdir(web)
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Labreach</title>')
  const at = (path: string) => join(root, path)
  const product = {
    server: at('server/src/main.ts'),
    commands: at('server/src/commands/main.ts'),
    sandbox: at('sandbox/src/main.ts'),
    web: at('web'),
  }
  const system = await startSystem({ dataDir, port: 0, quiet: true, env: { WEB_DIR: web }, rooms: product })
  const url = system.url.replace('//localhost', '//127.0.0.1')
  const sandboxUrl = system.sandboxUrl!
  const sql = openSql(await readFile(join(dataDir, 'database-url'), 'utf8'), { max: 2 })
  let neighbours = 0

  const stage: Stage = {
    url,
    sandboxUrl,
    dataDir,
    sql,
    pdf: await resumePdf(),
    ask: (path, call) => ask(url, path, call),
    control: (path, body) => ask(sandboxUrl, `/control/${path}`, { body }),
    labreach: async (args, env = {}) => {
      const given = { ...process.env, LABREACH_DATA: dataDir, DATABASE_URL: system.databaseUrl, ...env }
      try {
        const { stdout } = await promisify(execFile)(process.execPath, [product.commands, ...args], { env: given })
        return { code: 0, said: stdout }
      } catch (error) {
        const { code, stdout, stderr } = error as { code?: number; stdout?: string; stderr?: string }
        return { code: code ?? 1, said: `${stdout ?? ''}${stderr ?? ''}` }
      }
    },
    professor: async (key) => {
      const [row] = await sql<Professor[]>`
        select id, scholar_id as "scholarId", name, email from professors where scholar_id = ${scholarIdOf(key)}`
      if (!row) throw new Error(`No professor ${key} is planted`)
      return row
    },
    neighbour: () => stage.professor(`neighbour-${neighbours++}`),
    serverPid: () => pidOf('server', dataDir),
    stop: async () => {
      await sql.end()
      await system.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await plant(stage)
  } catch (error) {
    await stage.stop()
    throw error
  }
  return stage
}

/** Imports the planted professors, and waits until the server lists them. */
async function plant(stage: Stage): Promise<void> {
  const [professors, works] = ['professors.csv', 'works.csv'].map((name) => join(stage.dataDir, name))
  await writeFiles(professors!, works!)
  const { code, said } = await stage.labreach(['import', 'csv', '--professors', professors!, '--works', works!])
  if (code !== 0) throw new Error(`The import failed: ${said}`)
  const [row] = await stage.sql<{ count: number }[]>`select count(*)::int from professors where not opt_out`
  for (let tries = 0; tries < 300; tries++, await sleep(200)) {
    const { body } = await stage.ask('/api/site/')
    if (body.professors_listed === row!.count) return
  }
  throw new Error('The server does not list the planted professors.')
}
