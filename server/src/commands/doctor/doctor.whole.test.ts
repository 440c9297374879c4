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
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { readConfig } from '../../config.ts'
import { examine } from '../doctor.ts'
import { checksHere } from './here.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const aKey = () => randomBytes(32).toString('base64url')
const mx = { resolveMx: async () => [{ exchange: 'mx.example', priority: 1 }] }

let database: TestDatabase
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let folder: string
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labreach-doctor-'))
  database = await testDatabase()
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

/** What the doctor says of these settings, by the name of the check. */
async function says(changes: Record<string, string> = {}, means: Parameters<typeof examine>[1] = {}) {
  const found = await examine(readConfig({ ...environment, ...changes }), { dns: mx, ...means })
  return Object.fromEntries(found.map(({ name, level, says: words }) => [name, `${level}: ${words}`]))
}

test('finds nothing wrong with settings that are right', async () => {
  const found = await says()
  expect(Object.keys(found)).toEqual([
    'Settings',
    'Keys',
    'Address',
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
  // How much room is left on this machine is not the test's.
  const wrong = Object.entries(found).filter(([name, words]) => !words.startsWith('ok') && !/room/.test(words) && name)
  expect(wrong).toEqual([])
  expect(found['Google sign-in']).toContain('exactly http://labreach.test/api/auth/google/callback/')
})

test.each<[string, () => Record<string, string>, string, RegExp]>([
  [
    'a key by hand',
    () => ({ TOKEN_KEY: 'k'.repeat(43) }),
    'Keys',
    /^fault: Not random: the key of token\. Make one: node/,
  ],
  ['one key twice', () => ({ TOKEN_KEY: environment.HANDLE_KEY! }), 'Keys', /^fault: The key of handle is another/],
  [
    'a folder that is a file',
    () => ({ FILES_DIR: main }),
    'Files folder',
    /^fault: FILES_DIR .* cannot be written: EEXIST/,
  ],
  ['another client', () => ({ GOOGLE_CLIENT_SECRET: 'wrong' }), 'Google sign-in', /^fault: Google does not know/],
  ['no Gmail', () => ({ GMAIL_URL: 'http://127.0.0.1:4698' }), 'Gmail', /^fault: .*ECONNREFUSED/],
  ['a wrong key of the model', () => ({ MODEL_KEY: 'wrong' }), 'Model', /^fault: The endpoint does not accept the key/],
  ['another model', () => ({ MODEL_NAME: 'unheard-of' }), 'Model', /^fault: There is no model "unheard-of" there/],
  [
    'a wrong key of embeddings',
    () => ({ EMBEDDINGS_API_KEY: 'x' }),
    'Embeddings',
    /^fault: The endpoint does not accept/,
  ],
  ['a wrong key of Stripe', () => ({ STRIPE_SECRET_KEY: 'sk_test_x' }), 'Payments', /^fault: Stripe does not accept/],
  [
    'no webhook secret',
    () => ({ STRIPE_WEBHOOK_SECRET: 'secret' }),
    'Payments',
    /^fault: STRIPE_WEBHOOK_SECRET must begin/,
  ],
  ['no mail server', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'Mail server', /^fault: .*ECONNREFUSED/],
])('says what is wrong: %s', async (_, changes, name, words) => {
  expect((await says(changes()))[name]).toMatch(words)
})

test('says what is wrong with a database: away, behind, ahead, or with another time', async () => {
  const away = await says({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
  for (const name of ['Database', 'Migrations', 'Connections', 'Clock'])
    expect(away[name]).toMatch(/^fault: .*ECONNREFUSED/)

  const newest = await database.sql<{ name: string }[]>`select name from kysely_migration order by name desc limit 1`
  await database.sql`delete from kysely_migration where name = ${newest[0]!.name}`
  expect((await says()).Migrations).toMatch(/^fault: 1 of \d+ are missing\. Run "labreach migrate"\.$/)
  await database.sql`insert into kysely_migration (name, timestamp) values (${newest[0]!.name}, 'x'), ('3000_new', 'x')`
  expect((await says()).Migrations).toMatch(/^fault: The database is newer than this program: it has 3000_new\./)
  await database.sql`delete from kysely_migration where name = '3000_new'`

  expect((await says({}, { now: () => Date.now() + 10_000 })).Clock).toMatch(/^warning: .* (9|10)\.\d s apart/)
  expect((await says({}, { now: () => Date.now() - 3_600_000 })).Clock).toMatch(/^fault: .*Set their clocks/)
})

test('looks at the database past a pooler, and says whether the pooler answers and leads to the same one', async () => {
  const past = { DATABASE_DIRECT_URL: database.url }
  const away = await says({ ...past, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
  expect(away.Database).toMatch(/^ok: /)
  expect(away.Pooler).toMatch(/^fault: .*ECONNREFUSED/)
  const another = new URL(database.url)
  another.pathname = '/postgres'
  const elsewhere = await says({ ...past, DATABASE_URL: another.href })
  expect(elsewhere.Pooler).toMatch(/^fault: DATABASE_URL leads to the database postgres, DATABASE_DIRECT_URL to \S+\.$/)
  const right = new URL(database.url)
  right.searchParams.set('connect_timeout', '5')
  expect((await says({ ...past, DATABASE_URL: right.href })).Pooler).toMatch(/^ok: .* to the same database\.$/)
})

test('does not wait for what never answers', async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((resolve) => mute.once('listening', resolve))
  const url = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`
  const found = await says({ GMAIL_URL: url, MODEL_URL: `${url}/v1` }, { patienceMs: 1_500 })
  expect([found.Gmail, found.Model]).toEqual(Array(2).fill('fault: No answer within 1.5 s.'))
  mute.closeAllConnections()
  mute.close()
})

test('warns of names that cannot be looked up, which is a fault where letters are real', async () => {
  const dns = { resolveMx: async () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })) }
  expect((await says({}, { dns })).DNS).toMatch(/^warning: Mail servers of gmail\.com are not found \(ECONNREFUSED\)/)
})

test('https is a must where Google or Stripe are real', () => {
  const address = (changes: Record<string, string>) => {
    const config = readConfig({ ...environment, ...changes })
    return checksHere(config)
      .find(({ name }) => name === 'Address')!
      .find(AbortSignal.timeout(1_000))
  }
  const real = { GMAIL_URL: 'https://gmail.googleapis.com' }
  expect(address(real)).toMatchObject({ level: 'fault' })
  expect(address({ ...real, PUBLIC_URL: 'https://labreach.test' })).toMatchObject({ level: 'ok' })
  expect(address({ ...real, PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ level: 'warning' })
})

test('the command prints a table, and exits with 1 when something is to be mended', async () => {
  const bad = await labreach({ MODEL_KEY: 'wrong' })
  expect(bad.exitCode).toBe(1)
  expect(bad.out).toMatch(/^ok +Settings +All are there and can be read\.\n/)
  expect(bad.out).toMatch(/\nFAULT +Model +The endpoint/)
  expect(bad.errors).toBe('1 thing is to be mended.\n')
  const none = await labreach({ TOKEN_KEY: '' })
  expect([none.exitCode, none.out]).toEqual([1, ''])
  expect(none.errors).toMatch(/TOKEN_KEY is missing/)
  for (const secret of ['sk_test_sandbox', 'GOCSPX-secret', 'model-key', environment.TOKEN_KEY!])
    expect(bad.out + bad.errors).not.toContain(secret)
})

/** The real program in a process of its own. */
function labreach(changes: Record<string, string>): Promise<{ exitCode: number; out: string; errors: string }> {
  const env = { PATH: process.env.PATH, ...environment, ...changes }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, 'doctor'], { env }, (_, out, errors) =>
      resolve({ exitCode: child.exitCode ?? -1, out, errors }),
    )
  })
}
