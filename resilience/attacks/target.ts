import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { resumePdf } from '@labreach/e2e/a-resume'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'
import { openSql, type Sql } from '@labreach/launch/sql'
import { findPid } from '../kill/run.ts'
import { send, type HttpResponse, type HttpRequest } from './http-client.ts'
import { createScholarId, writeFiles } from './professors.ts'

export type Professor = { id: number; scholarId: string; name: string; email: string | null }

/** The same seed draws the same attempts; the short version tries each way once. */
type Draws = { seed: number; isShort: boolean }

/** A running product with the professors of professors.ts, and the methods that the attacks use. */
export type AttackTarget = {
  url: string
  sandboxUrl: string
  dataDir: string
  sql: Sql
  pdf: Uint8Array<ArrayBuffer>
  /** For the attacks that draw what they try. */
  draws: Draws
  send: (path: string, request?: HttpRequest) => Promise<HttpResponse>
  /** A control call of the sandbox. */
  control: (path: string, body?: unknown) => Promise<HttpResponse>
  /** Runs the operator's command line. `code`: the exit code. */
  labreach: (args: string[], env?: Record<string, string>) => Promise<{ code: number; output: string }>
  professor: (key: string) => Promise<Professor>
  /** A professor that no other attack uses. */
  nextProfessor: () => Promise<Professor>
  serverPid: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the product. `root`: the folder of the checkout; `settings`: more environment variables of the server. */
export async function startTarget(
  root = join(import.meta.dirname, '../..'),
  settings: Record<string, string> = {},
  draws: Draws = { seed: 1, isShort: false },
): Promise<AttackTarget> {
  const dataDir = await createThrowawayFolderOnDisk('labreach-attacks-')
  const web = join(dataDir, 'web')
  await mkdir(web)
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Labreach</title>')
  const inRoot = (path: string) => join(root, path)
  const product = {
    server: inRoot('server/src/main.ts'),
    commands: inRoot('server/src/commands/main.ts'),
    sandbox: inRoot('sandbox/src/main.ts'),
    web: inRoot('web'),
  }
  const system = await startSystem({
    dataDir,
    port: 0,
    quiet: true,
    env: { WEB_DIR: web, ...settings },
    programs: product,
  })
  const url = system.url.replace('//localhost', '//127.0.0.1')
  const sandboxUrl = system.sandboxUrl!
  const sql = openSql(await readFile(join(dataDir, 'database-url'), 'utf8'), { max: 2 })
  let professorCount = 0

  const target: AttackTarget = {
    url,
    sandboxUrl,
    dataDir,
    sql,
    pdf: await resumePdf(),
    draws,
    send: (path, request) => send(url, path, request),
    control: (path, body) => send(sandboxUrl, `/control/${path}`, { body }),
    labreach: async (args, env = {}) => {
      const environment = { ...process.env, LABREACH_DATA: dataDir, DATABASE_URL: system.databaseUrl, ...env }
      try {
        const { stdout } = await promisify(execFile)(process.execPath, [product.commands, ...args], {
          env: environment,
        })
        return { code: 0, output: stdout }
      } catch (error) {
        const { code, stdout, stderr } = error as { code?: number; stdout?: string; stderr?: string }
        return { code: code ?? 1, output: `${stdout ?? ''}${stderr ?? ''}` }
      }
    },
    professor: async (key) => {
      const [row] = await sql<Professor[]>`
        select id, scholar_id as "scholarId", name, email from professors where scholar_id = ${createScholarId(key)}`
      if (!row) throw new Error(`The professor ${key} does not exist`)
      return row
    },
    nextProfessor: () => target.professor(`unused-${professorCount++}`),
    serverPid: () => findPid('server', dataDir),
    stop: async () => {
      await sql.end()
      await system.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await importProfessors(target)
  } catch (error) {
    await target.stop()
    throw error
  }
  return target
}

/** Imports the test professors and waits until the server lists them. */
async function importProfessors(target: AttackTarget): Promise<void> {
  const [professors, works] = ['professors.csv', 'works.csv'].map((name) => join(target.dataDir, name))
  await writeFiles(professors!, works!)
  const { code, output } = await target.labreach(['import', 'csv', '--professors', professors!, '--works', works!])
  if (code !== 0) throw new Error(`The import failed: ${output}`)
  const [row] = await target.sql<{ count: number }[]>`select count(*)::int from professors where not opt_out`
  for (let tries = 0; tries < 300; tries++, await sleep(200)) {
    const { body } = await target.send('/api/site/')
    if (body.professors_listed === row!.count) return
  }
  throw new Error('The server does not list the test professors.')
}
