import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createFakePrograms } from '../test/fake-programs.ts'
import { readProcessIdentity } from './platform/processes.ts'
import { startSystem, type System } from './start.ts'

type Answer = { notes: number; pid: number; env: Record<string, string> }

// One data folder for all tests: each test continues with the data of the previous one.
let home: string
let data: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'labreach-system-'))
  chmodSync(home, 0o711) // PostgreSQL's system user must be able to enter it
  data = join(home, 'data')
})
afterAll(() => rmSync(home, { recursive: true }))

test('starts the product with its secrets, the sandbox and a migrated database, and stops all of them', async () => {
  const system = await start()
  const { env, pid, notes } = await fetchState(system.url, 'POST')
  expect(notes).toBe(1)
  expect(env).toMatchObject({
    HOST: '127.0.0.1',
    PUBLIC_URL: system.url,
    DATABASE_URL: system.databaseUrl,
    FILES_DIR: join(data, 'files'),
    SITE_NOTICE: 'A sandbox',
    GMAIL_URL: system.sandboxUrl,
  })
  for (const name of ['TOKEN_KEY', 'ENCRYPTION_KEY', 'STATE_SECRET', 'HANDLE_KEY', 'SUPPRESSION_KEY'])
    expect(Buffer.from(env[name]!, 'base64url')).toHaveLength(32)
  expect(readFileSync(join(env.WEB_DIR!, 'index.html'), 'utf8')).toContain('A page')
  expect(readFileSync(join(data, 'database-url'), 'utf8').trim()).toBe(system.databaseUrl)
  for (const secret of ['secrets.json', 'database-url']) expect(statSync(join(data, secret)).mode & 0o777).toBe(0o600)
  const sandbox = await fetchState(system.sandboxUrl!)
  expect(sandbox.env).toMatchObject({
    PRODUCT_URL: system.url,
    GOOGLE_CLIENT_ID: env.GOOGLE_CLIENT_ID,
    STRIPE_WEBHOOK_URL: `http://127.0.0.1:${env.PORT}/api/stripe/webhook/`,
  })

  await system.stop()
  expect([readProcessIdentity(pid), readProcessIdentity(sandbox.pid)]).toEqual([undefined, undefined])
  expect(readFileSync(join(data, 'log/product.log'), 'utf8')).toContain('stopped by SIGTERM')
  for (const file of ['database-url', 'owner.json', 'postgres/cluster/postmaster.pid'])
    expect(existsSync(join(data, file))).toBe(false)

  const second = await start()
  expect(second.sandboxUrl).toBe(system.sandboxUrl)
  const again = await fetchState(second.url)
  expect(again.notes).toBe(1)
  expect(again.env.TOKEN_KEY).toBe(env.TOKEN_KEY)
})

test('restarts every killed process without losing a note', async () => {
  const system = await start()
  const { pid, notes } = await fetchState(system.url, 'POST')
  process.kill(pid, 'SIGKILL')
  const next = await retry(() => fetchState(system.url, 'POST'))
  expect(next.notes).toBe(notes + 1)
  expect(next.pid).not.toBe(pid)
  process.kill(Number(readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  process.kill((await fetchState(system.sandboxUrl!)).pid, 'SIGKILL')
  expect(await retry(() => fetchState(system.url, 'POST'))).toMatchObject({ notes: notes + 2, pid: next.pid })
  await retry(() => fetchState(system.sandboxUrl!))
})

test('the children of a killed launcher end, and the next start uses the same data', async () => {
  const launcher = fork(join(import.meta.dirname, '../test/run-system.ts'), [data, join(home, 'web')], {
    execArgv: [],
  })
  const [{ url }] = (await once(launcher, 'message')) as [System]
  const { pid, notes } = await fetchState(url, 'POST')
  await expect(start()).rejects.toThrow(`${data} is already in use by process ${launcher.pid}.`)
  launcher.kill('SIGKILL')
  await once(launcher, 'exit')
  await retry(async () => expect(readProcessIdentity(pid)).toBeUndefined())
  expect((await fetchState((await start()).url)).notes).toBe(notes)
})

test('a failed preparation shows the end of its log and stops everything', async () => {
  await expect(start({ env: { FAIL_PREPARE: 'no such column: moon' } })).rejects.toThrow(
    /The preparation of the database ended \(exit code 1\)[^]*no such column: moon/,
  )
  expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false)
  expect(existsSync(join(data, 'owner.json'))).toBe(false)
})

test('the signal cancels a start', async () => {
  const abort = new AbortController()
  const starting = start({ signal: abort.signal, env: { HANG_PREPARE: 'yes' } })
  const hanging = retry(async () => expect(readFileSync(join(data, 'log/prepare.log'), 'utf8')).toContain('hanging'))
  const aborting = hanging.then(() => abort.abort())
  await expect(starting).rejects.toThrow('The preparation of the database ended (SIGTERM)')
  await aborting
  expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false)
  expect(existsSync(join(data, 'owner.json'))).toBe(false)
})

test('uses the services of the environment with SANDBOX=off, and the database of DATABASE_URL', async () => {
  const withDatabase = await start()
  const dataDir = join(home, 'without-database')
  const env = { SANDBOX: 'off', DATABASE_URL: withDatabase.databaseUrl, GOOGLE_CLIENT_ID: 'real', TOKEN_KEY: 'mine' }
  const system = await start({ dataDir, env })
  expect(system.sandboxUrl).toBeUndefined()
  const { env: given } = await fetchState(system.url)
  expect(given).toMatchObject(env)
  expect(given).not.toHaveProperty('SITE_NOTICE')
  expect(given).not.toHaveProperty('STRIPE_SECRET_KEY')
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})

describe('the error message', () => {
  test('of a taken port suggests another', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    await expect(start({ port })).rejects.toThrow(
      `Port ${port} is taken. Choose another one: npm start -- --port ${port + 1}`,
    )
  })

  test('of another HOST explains that the sandbox listens on this machine only', async () => {
    await expect(start({ env: { HOST: '0.0.0.0' } })).rejects.toThrow('HOST is 0.0.0.0, but with the sandbox')
  })

  test('of a data folder names a file in the way', async () => {
    await expect(start({ dataDir: join(import.meta.filename, 'data') })).rejects.toThrow(
      'cannot be the data folder: a file is in the way',
    )
  })

  test('of a database that does not respond hides its password', async () => {
    const failing = start({ env: { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/labreach' } })
    await expect(failing).rejects.toThrow(/postgres:\/\/me:(?!secret)[^ ]+\) failed: .*ECONNREFUSED/)
  })

  test('of a wrong command line names the option or the port', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('LABREACH_DATA') })
    expect(await run('--prot', '1')).toMatchObject({
      code: 1,
      output: expect.stringContaining("Unknown option '--prot'"),
    })
    expect(await run('--port', '99999')).toEqual({
      code: 1,
      output: '99999 is not a port; use a number up to 65535.\n',
    })
  })
})

async function start(settings: Partial<Parameters<typeof startSystem>[0]> = {}): Promise<System> {
  const system = await startSystem({
    dataDir: data,
    port: 0,
    quiet: true,
    programs: createFakePrograms(join(home, 'web')),
    ...settings,
  })
  onTestFinished(() => system.stop())
  return system
}

async function fetchState(url: string, method = 'GET'): Promise<Answer> {
  const response = await fetch(url, { method })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}

/** Repeats `attempt` until it succeeds, for up to 30 s. */
async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 30_000; ; await sleep(50)) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}
