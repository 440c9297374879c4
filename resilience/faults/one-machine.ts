import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild, startChild } from '@labreach/launch/child'
import { openDataFolder } from '@labreach/launch/data-folder'
import { freePort } from '@labreach/launch/port'
import { startPostgres } from '@labreach/launch/postgres/start'
import { startSandbox } from '@labreach/launch/sandbox'
import { readSecrets } from '@labreach/launch/secrets'
import { rooms } from '@labreach/launch/start'
import { openSql } from '@labreach/launch/sql'
import type { Field } from './field.ts'
import { keep, processesIn, tellAll } from './kept-process.ts'
import { machineClock, sweepSharedMemory } from './machine-clock.ts'
import { smallDisk } from './small-disk.ts'

/** As by systemd (deploy/labreach.service), and sooner for PostgreSQL, whose unit has no pause. */
const [INSTANCE_PAUSE_MS, DATABASE_PAUSE_MS] = [200, 100]
const DISK_MB = { database: 1_200, files: 64 }

/**
 * PostgreSQL and two server processes, each started again when it dies, with a clock that can be moved and on disks that
 * can be filled: all of it below `dataDir`, which is made.
 */
export async function oneMachine(dataDir: string): Promise<Field> {
  await using stack = new AsyncDisposableStack()
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  const data = openDataFolder(dataDir)
  const clock = machineClock(dataDir)
  stack.defer(sweepSharedMemory)
  const disks = {
    database: smallDisk(join(dataDir, 'disk-database'), DISK_MB.database),
    files: smallDisk(join(dataDir, 'disk-files'), DISK_MB.files),
  }
  for (const disk of [disks.database, disks.files]) stack.defer(() => disk?.unmount())
  const filesDir = join(disks.files?.path ?? dataDir, 'resumes')

  const log = data.log('postgres')
  const postgresDir = join(disks.database?.path ?? dataDir, 'postgres')
  const startDatabase = () => startPostgres({ dataDir: postgresDir, log, ...(clock && { env: clock.env }) })
  const database = stack.adopt(await keep(startDatabase, DATABASE_PAUSE_MS), (it) => it.stop())
  const databaseUrl = database.current().url
  const cluster = await dataDirectory(databaseUrl)

  const { product, sandbox: secrets } = readSecrets(data.path, process.env)
  const ports = [await freePort(), await freePort()]
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const system = { script: rooms.sandbox, data, env: process.env, secrets, productUrl: urls[0]!, listensAt: urls[0]! }
  const never = new AbortController().signal
  const quiet = () => undefined
  const sandbox = stack.adopt(await startSandbox({ ...system, signal: never }, quiet, quiet), (it) => it.stop())
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
    LIMITS_PER_ADDRESS: 'off',
  }
  await runChild({ name: 'The preparation', script: rooms.commands, args: ['prepare'], env, log: data.log('prepare') })
  const instances = await Promise.all(
    ports.map(async (port, at) => {
      const given = { ...env, ...clock?.env, PORT: String(port) }
      const program = {
        name: `Instance ${at + 1}`,
        script: rooms.server,
        env: given,
        log: data.log(`instance-${at + 1}`),
      }
      return stack.adopt(await keep(() => startChild(program), INSTANCE_PAUSE_MS), (it) => it.stop())
    }),
  )

  const killedAt: number[] = []
  const all = stack.move()
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
      const one = instances[Math.floor(Math.random() * instances.length)]!
      one.expectEnd()
      const run = one.current()
      run.kill()
      await run.exited
      killedAt.push(Date.now())
    },
    async killDatabase() {
      database.expectEnd()
      tellAll(processesIn(cluster), 'SIGKILL')
    },
    async stopDatabase() {
      await database.pause()
      return database.resume
    },
    async freezeDatabase() {
      const frozen = processesIn(cluster)
      tellAll(frozen, 'SIGSTOP')
      return () => tellAll(frozen, 'SIGCONT')
    },
    ...(clock && { moveClock: clock.move }),
    ...(disks.database && disks.files && { fillDisk: (which: 'database' | 'files') => disks[which]!.fill() }),
    mend: async () => undefined,
    missing: [
      ...(clock ? [] : ['the clock stays where it is: Debian’s package `faketime` is not installed']),
      ...(disks.database && disks.files ? [] : ['no disk is filled: this account may not mount one']),
    ],
    deaths: () => instances.reduce((sum, one) => sum + one.deaths(), 0),
    stop: () => all.disposeAsync(),
  }
}

async function dataDirectory(url: string): Promise<string> {
  const sql = openSql(url)
  const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`
  await sql.end()
  return row!.folder
}
