import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddingsModel } from '@labreach/sandbox/model/embeddings'
import { startSandbox } from '@labreach/sandbox/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { readConfig } from '../../config.ts'
import { examine } from '../doctor.ts'
import { createLocalChecks } from './local.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const aKey = () => randomBytes(32).toString('base64url')
const mx = { resolveMx: async () => [{ exchange: 'mx.example', priority: 1 }] }

let database: TestDatabase
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let folder: string
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labreach-doctor-'))
  database = await createTestDatabase()
  sandbox = await startSandbox({
    port: 0,
    dataDir: join(folder, 'sandbox'),
    productUrl: 'http://labreach.test',
    googleClient: { id: 'client.apps.googleusercontent.com', secret: 'GOCSPX-secret' },
    stripeSecretKey: 'sk_test_sandbox',
    stripeWebhookSecret: 'whsec_sandbox',
    modelKey: 'model-key',
    log: (line) => console.error(line),
  })
  environment = {
    ...sandbox.env,
    EMBEDDINGS_URL: sandbox.env.MODEL_URL!,
    EMBEDDINGS_API_KEY: sandbox.env.MODEL_KEY!,
    EMBEDDINGS_MODEL: embeddingsModel,
    PUBLIC_URL: 'http://labreach.test',
    DATABASE_URL: database.url,
    FILES_DIR: join(folder, 'files'),
    TOKEN_KEY: aKey(),
    ENCRYPTION_KEY: aKey(),
    STATE_SECRET: aKey(),
    HANDLE_KEY: aKey(),
    SUPPRESSION_KEY: aKey(),
  }
})
afterAll(async () => {
  await Promise.all([database.close(), sandbox.close()])
  await rm(folder, { recursive: true })
})

/** The findings for these settings, by the name of the check. */
async function check(changes: Record<string, string> = {}, options: Parameters<typeof examine>[1] = {}) {
  const results = await examine(readConfig({ ...environment, ...changes }), { dns: mx, ...options })
  return Object.fromEntries(results.map(({ name, level, text }) => [name, `${level}: ${text}`]))
}

test('finds no failure in valid settings', async () => {
  const found = await check()
  expect(Object.keys(found)).toEqual([
    'Settings',
    'Keys',
    'Public URL',
    'Controller',
    'Time zone',
    'Files folder',
    'Database',
    'Migrations',
    'Connections',
    'Clock',
    'Google sign-in',
    'Gmail',
    'Model',
    'Embeddings',
    'Payments',
    'Mail server',
    'DNS',
  ])
  // The free space of this machine does not matter.
  const wrong = Object.entries(found).filter(([, text]) => !text.startsWith('ok') && !/free/.test(text))
  expect(wrong).toEqual([])
  expect(found['Google sign-in']).toContain('exactly http://labreach.test/api/auth/google/callback/')
})

test.each<[string, () => Record<string, string>, string, RegExp]>([
  [
    'a key that is not random',
    () => ({ TOKEN_KEY: 'k'.repeat(43) }),
    'Keys',
    /^failure: Not random: the key of token\. Create one: node/,
  ],
  [
    'one key twice',
    () => ({ TOKEN_KEY: environment.HANDLE_KEY! }),
    'Keys',
    /^failure: The key of handle is used twice/,
  ],
  [
    'a folder that is a file',
    () => ({ FILES_DIR: main }),
    'Files folder',
    /^failure: FILES_DIR .* is not writable: EEXIST/,
  ],
  ['another client', () => ({ GOOGLE_CLIENT_SECRET: 'wrong' }), 'Google sign-in', /^failure: Google does not accept/],
  ['no Gmail', () => ({ GMAIL_URL: 'http://127.0.0.1:4698' }), 'Gmail', /^failure: .*ECONNREFUSED/],
  [
    'a wrong key of the model',
    () => ({ MODEL_KEY: 'wrong' }),
    'Model',
    /^failure: The service does not accept the key/,
  ],
  ['another model', () => ({ MODEL_NAME: 'unheard-of' }), 'Model', /^failure: The service has no model "unheard-of"/],
  [
    'a wrong key of embeddings',
    () => ({ EMBEDDINGS_API_KEY: 'x' }),
    'Embeddings',
    /^failure: The service does not accept/,
  ],
  ['a wrong key of Stripe', () => ({ STRIPE_SECRET_KEY: 'sk_test_x' }), 'Payments', /^failure: Stripe does not accept/],
  [
    'no webhook secret',
    () => ({ STRIPE_WEBHOOK_SECRET: 'secret' }),
    'Payments',
    /^failure: STRIPE_WEBHOOK_SECRET must begin/,
  ],
  ['no mail server', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'Mail server', /^failure: .*ECONNREFUSED/],
])('finds a failure: %s', async (_, changes, name, text) => {
  expect((await check(changes()))[name]).toMatch(text)
})

test('finds a database that is unreachable, older, newer, or has another time', async () => {
  const away = await check({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
  for (const name of ['Database', 'Migrations', 'Connections', 'Clock'])
    expect(away[name]).toMatch(/^failure: .*ECONNREFUSED/)

  const newest = await database.sql<{ name: string }[]>`select name from kysely_migration order by name desc limit 1`
  await database.sql`delete from kysely_migration where name = ${newest[0]!.name}`
  expect((await check()).Migrations).toMatch(/^failure: 1 of \d+ migrations are missing\. Run "labreach migrate"\.$/)
  await database.sql`insert into kysely_migration (name, timestamp) values (${newest[0]!.name}, 'x'), ('3000_new', 'x')`
  expect((await check()).Migrations).toMatch(/^failure: The database is newer than this program: it has 3000_new\./)
  await database.sql`delete from kysely_migration where name = '3000_new'`

  expect((await check({}, { now: () => Date.now() + 10_000 })).Clock).toMatch(/^warning: .* differ by (9|10)\.\d s/)
  expect((await check({}, { now: () => Date.now() - 3_600_000 })).Clock).toMatch(/^failure: .*Synchronize them/)
})

test('checks the database directly, and whether the pooler is reachable and leads to the same one', async () => {
  const direct = { DATABASE_DIRECT_URL: database.url }
  const away = await check({ ...direct, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
  expect(away.Database).toMatch(/^ok: /)
  expect(away.Pooler).toMatch(/^failure: .*ECONNREFUSED/)
  const another = new URL(database.url)
  another.pathname = '/postgres'
  const elsewhere = await check({ ...direct, DATABASE_URL: another.href })
  expect(elsewhere.Pooler).toMatch(
    /^failure: DATABASE_URL leads to the database postgres, DATABASE_DIRECT_URL to \S+\.$/,
  )
  const right = new URL(database.url)
  right.searchParams.set('connect_timeout', '5')
  expect((await check({ ...direct, DATABASE_URL: right.href })).Pooler).toMatch(/^ok: .* leads to the same database\.$/)
})

test('does not wait for a service that never responds', async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((resolve) => mute.once('listening', resolve))
  const url = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`
  const found = await check({ GMAIL_URL: url, MODEL_URL: `${url}/v1` }, { timeoutMs: 1_500 })
  expect([found.Gmail, found.Model]).toEqual(Array(2).fill('failure: No response within 1.5 s.'))
  mute.closeAllConnections()
  mute.close()
})

test('warns if DNS does not work', async () => {
  const dns = { resolveMx: async () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })) }
  expect((await check({}, { dns })).DNS).toMatch(
    /^warning: The mail servers of gmail\.com were not found \(ECONNREFUSED\)/,
  )
})

test('requires https with the real Google or Stripe', () => {
  const checkUrl = (changes: Record<string, string>) => {
    const config = readConfig({ ...environment, ...changes })
    return createLocalChecks(config)
      .find(({ name }) => name === 'Public URL')!
      .run(AbortSignal.timeout(1_000))
  }
  const real = { GMAIL_URL: 'https://gmail.googleapis.com' }
  expect(checkUrl(real)).toMatchObject({ level: 'failure' })
  expect(checkUrl({ ...real, PUBLIC_URL: 'https://labreach.test' })).toMatchObject({ level: 'ok' })
  expect(checkUrl({ ...real, PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ level: 'warning' })
})

test('the command prints a table, and exits with 1 if there is a failure', async () => {
  const bad = await labreach({ MODEL_KEY: 'wrong' })
  expect(bad.exitCode).toBe(1)
  expect(bad.out).toMatch(/^ok +Settings +All required settings are present and valid\.\n/)
  expect(bad.out).toMatch(/\nFAILURE +Model +The service/)
  expect(bad.errors).toBe('There is 1 failure.\n')
  const none = await labreach({ TOKEN_KEY: '' })
  expect([none.exitCode, none.out]).toEqual([1, ''])
  expect(none.errors).toMatch(/TOKEN_KEY is missing/)
  for (const secret of ['sk_test_sandbox', 'GOCSPX-secret', 'model-key', environment.TOKEN_KEY!])
    expect(bad.out + bad.errors).not.toContain(secret)
})

/** Runs the real program in its own process. */
function labreach(changes: Record<string, string>): Promise<{ exitCode: number; out: string; errors: string }> {
  const env = { PATH: process.env.PATH, ...environment, ...changes }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, 'doctor'], { env }, (_, out, errors) =>
      resolve({ exitCode: child.exitCode ?? -1, out, errors }),
    )
  })
}
