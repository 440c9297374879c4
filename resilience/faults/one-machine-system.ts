import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild, startChild } from '@labreach/launch/child'
import { openDataFolder } from '@labreach/launch/data-folder'
import { findFreePort } from '@labreach/launch/port'
import { startPostgres } from '@labreach/launch/postgres/start'
import { startSandbox } from '@labreach/launch/sandbox'
import { readSecrets } from '@labreach/launch/secrets'
import { programs } from '@labreach/launch/start'
import { openSql } from '@labreach/launch/sql'
import { findProcesses, signalAll } from '../cluster/processes.ts'
import type { TestSystem } from './test-system.ts'
import { supervise } from './supervised-process.ts'
import { createClock, removeSharedMemory } from './machine-clock.ts'
import { createSmallDisk } from './small-disk.ts'

/** The pauses before a restart: as in deploy/labreach.service; Debian's unit of PostgreSQL has no pause. */
const [INSTANCE_PAUSE_MS, DATABASE_PAUSE_MS] = [200, 100]
const DISK_MB = { database: 1_200, files: 64 }

/**
 * Starts PostgreSQL, the sandbox and two server processes in `dataDir`. PostgreSQL and the server processes restart
 * after each exit. The clock can change and the disks can be filled, if this machine permits it. `settings`: further
 * ones of the sandbox, which returns those of the product.
 */
export async function startOneMachineSystem(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<TestSystem> {
  await using stack = new AsyncDisposableStack()
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  const data = openDataFolder(dataDir)
  const clock = createClock(dataDir)
  stack.defer(removeSharedMemory)
  const disks = {
    database: createSmallDisk(join(dataDir, 'disk-database'), DISK_MB.database),
    files: createSmallDisk(join(dataDir, 'disk-files'), DISK_MB.files),
  }
  for (const disk of [disks.database, disks.files]) stack.defer(() => disk?.unmount())
  const filesDir = join(disks.files?.path ?? dataDir, 'resumes')

  const log = data.log('postgres')
  const postgresDir = join(disks.database?.path ?? dataDir, 'postgres')
  const startDatabase = () => startPostgres({ dataDir: postgresDir, log, ...(clock && { env: clock.env }) })
  const database = stack.adopt(await supervise(startDatabase, DATABASE_PAUSE_MS), (it) => it.stop())
  const databaseUrl = database.current().url
  const databaseDir = await readDataDirectory(databaseUrl)

  const { product, sandbox: secrets } = readSecrets(data.path, process.env)
  const ports = [await findFreePort(), await findFreePort()]
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const sandboxOptions = {
    script: programs.sandbox,
    data,
    env: { ...process.env, ...settings },
    secrets,
    publicUrl: urls[0]!,
    internalUrl: urls[0]!,
    signal: new AbortController().signal,
  }
  const ignore = () => undefined
  const sandbox = stack.adopt(await startSandbox(sandboxOptions, ignore, ignore), (it) => it.stop())
  const webDir = join(dataDir, 'web')
  mkdirSync(webDir, { recursive: true })
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Labreach</title>')
  const env = {
    ...process.env,
    ...sandbox.current().ready.env,
    ...product,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(data.path, 'compile-cache'),
    LABREACH_DATA: data.path,
    PUBLIC_URL: urls[0],
    DATABASE_URL: databaseUrl,
    FILES_DIR: filesDir,
    WEB_DIR: webDir,
    LIMITS_PER_NETWORK: 'off',
  }
  await runChild({
    name: 'The preparation',
    script: programs.commands,
    args: ['prepare'],
    env,
    log: data.log('prepare'),
  })
  const instances = await Promise.all(
    ports.map(async (port, at) => {
      const program = {
        name: `Instance ${at + 1}`,
        script: programs.server,
        env: { ...env, ...clock?.env, PORT: String(port) },
        log: data.log(`instance-${at + 1}`),
      }
      return stack.adopt(await supervise(() => startChild(program), INSTANCE_PAUSE_MS), (it) => it.stop())
    }),
  )

  const killedAt: number[] = []
  const resources = stack.move()
  return {
    name: 'one machine',
    killedAt,
    urls,
    instances: urls,
    sandboxUrl: sandbox.current().ready.url,
    databaseUrl,
    filesDir,
    sandboxDir: data.sandbox,
    stripeKey: secrets.STRIPE_SECRET_KEY,
    async killInstance() {
      const instance = instances[Math.floor(Math.random() * instances.length)]!
      instance.expectExit()
      const child = instance.current()
      child.kill()
      await child.exited
      killedAt.push(Date.now())
    },
    async killDatabase() {
      database.expectExit()
      signalAll(findProcesses(databaseDir), 'SIGKILL')
    },
    async stopDatabase() {
      await database.pause()
      return database.resume
    },
    async freezeDatabase() {
      const pids = findProcesses(databaseDir)
      signalAll(pids, 'SIGSTOP')
      return () => signalAll(pids, 'SIGCONT')
    },
    ...(clock && { moveClock: clock.move }),
    ...(disks.database && disks.files && { fillDisk: (disk: 'database' | 'files') => disks[disk]!.fill() }),
    restore: async () => undefined,
    limitations: [
      ...(clock ? [] : ['no faults of the clock: Debian’s package `faketime` is not installed']),
      ...(disks.database && disks.files ? [] : ['no full disks: this account is not allowed to mount a tmpfs']),
    ],
    unexpectedExits: () => instances.reduce((sum, one) => sum + one.unexpectedExits(), 0),
    stop: () => resources.disposeAsync(),
  }
}

async function readDataDirectory(url: string): Promise<string> {
  const sql = openSql(url)
  const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`
  await sql.end()
  return row!.folder
}
