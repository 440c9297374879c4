// More than 300 lines, since every check needs the same sandbox and database, whose start takes seconds.
import { execFile, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddingsModel } from '@labreach/sandbox/model/embeddings'
import { startSandbox } from '@labreach/sandbox/sandbox'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { readConfig } from '../../config.ts'
import { examine } from './examine.ts'
import { createLocalChecks } from './local.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const server = fileURLToPath(new URL('../../main.ts', import.meta.url))
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
    microsoftClient: { id: 'app-id', secret: 'entra-secret' },
    stripeSecretKey: 'sk_test_sandbox',
    stripeWebhookSecret: 'whsec_sandbox',
    modelKey: 'model-key',
    log: (line) => console.error(line),
  })
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  environment = {
    ...sandbox.env,
    LOCAL_MODEL: 'off',
    EMBEDDINGS_URL: sandbox.env.MODEL_URL!,
    EMBEDDINGS_API_KEY: sandbox.env.MODEL_KEY!,
    EMBEDDINGS_MODEL: embeddingsModel,
    PUBLIC_URL: 'http://labreach.test',
    DATABASE_URL: database.url,
    FILES_DIR: join(folder, 'files'),
    WEB_DIR: folder,
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
    'Database',
    'Migrations',
    'Connections',
    'Clock',
    'Jobs',
    'Files folder',
    'Suppressions file',
    'Free space',
    'Keys',
    'Mail server',
    'DNS',
    'Google sign-in',
    'Gmail',
    'Microsoft',
    'Payments',
    'Model',
    'Embeddings',
    'Public URL',
    'Website',
    'Controller',
    'Time zone',
  ])
  // The free space of this machine does not matter.
  const wrong = Object.entries(found).filter(([, text]) => !text.startsWith('ok') && !/free/.test(text))
  expect(wrong).toEqual([])
  expect(found['Google sign-in']).toContain('exactly http://labreach.test/api/auth/google/callback/')
  expect(found.Microsoft).toContain('exactly http://labreach.test/api/auth/microsoft/callback/')
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
  ['a folder that is a file', () => ({ FILES_DIR: main }), 'Files folder', /^failure: FILES_DIR .* is not a folder/],
  [
    'a suppressions file below a file',
    () => ({ SUPPRESSIONS_FILE: '/proc/version/x' }),
    'Suppressions file',
    /^failure: SUPPRESSIONS_FILE \(\S+\): \/proc\/version is not a folder\.$/,
  ],
  [
    'a suppressions file in no folder',
    () => ({ SUPPRESSIONS_FILE: join(folder, 'none', 'x') }),
    'Suppressions file',
    /^failure: SUPPRESSIONS_FILE .* its folder does not exist\. Create it/,
  ],
  ['another client', () => ({ GOOGLE_CLIENT_SECRET: 'wrong' }), 'Google sign-in', /^failure: Google does not accept/],
  [
    'a secret of Microsoft that has ended',
    () => ({ MICROSOFT_CLIENT_SECRET: 'ended' }),
    'Microsoft',
    /^failure: Microsoft does not accept MICROSOFT_CLIENT_SECRET \(AADSTS7000215\): it is wrong, or it has ended/,
  ],
  [
    'an unknown app of Microsoft',
    () => ({ MICROSOFT_CLIENT_ID: 'another' }),
    'Microsoft',
    /^failure: Microsoft has no app MICROSOFT_CLIENT_ID for MICROSOFT_TENANT \(AADSTS700016\)/,
  ],
  [
    'a website that is not built',
    () => ({ WEB_DIR: join(folder, 'none') }),
    'Website',
    /^failure: WEB_DIR .* build the website/,
  ],
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

test('a model that refuses max_tokens works, and the service says why another request fails, without the key [OPERATION-1]', async () => {
  expect((await check({ MODEL_NAME: 'sandbox-thinker' })).Model).toBe('ok: "sandbox-thinker" works.')
  const service = createServer((_request, response) =>
    response.writeHead(400).end('{"error":{"message":"Unsupported value\\nof key-1"}}'),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => service.once('listening', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`
  const found = await check({ MODEL_URL: url, MODEL_KEY: 'key-1' })
  expect(found.Model).toBe('failure: The service returns the status 400: Unsupported value of …')
  service.close()
})

test('a price that was changed or archived has to give back its lookup key [OPERATION-1]', async () => {
  const { hostname: host, port } = new URL(sandbox.url)
  const stripe = new Stripe(environment.STRIPE_SECRET_KEY!, { host, port, protocol: 'http', telemetry: false })
  const key = 'labreach_B_month_usd_300'
  const { id } = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 100,
    recurring: { interval: 'month' },
    product_data: { name: 'Basic Plan' },
    lookup_key: key,
  })
  const advice = 'remove that key from it at Stripe. Nothing can be bought until then.'
  expect((await check()).Payments).toBe(`failure: The price ${id} does not match its lookup key: ${advice}`)
  await stripe.prices.update(id, { active: false })
  expect((await check()).Payments).toBe(`failure: The price ${id} is archived, but still has its lookup key: ${advice}`)
  await stripe.prices.update(id, { lookup_key: 'of_nothing' })
  expect((await check()).Payments).toMatch(/^ok: .*will be created at the first checkout/)
})

test('finds a database that is unreachable, older, newer, or has another time', async () => {
  const away = await check({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
  for (const name of ['Database', 'Migrations', 'Connections', 'Clock'])
    expect(away[name]).toMatch(/^failure: .*ECONNREFUSED/)

  const newest = await database.sql<{ name: string }[]>`select name from kysely_migration order by name desc limit 1`
  await database.sql`delete from kysely_migration where name = ${newest[0]!.name}`
  expect((await check()).Migrations).toMatch(/^failure: 1 of \d+ migrations are missing\. Run "labreach migrate"\.$/)
  await database.sql`insert into kysely_migration (name, timestamp) values (${newest[0]!.name}, 'x'), ('3000_new', 'x')`
  // A newer database works too: only a missing or foreign migration stops the product.
  expect((await check()).Migrations).toMatch(/^warning: The database is newer than this program: it has 3000_new\./)
  await database.sql`insert into kysely_migration (name, timestamp) values ('2000_foreign', 'x')`
  expect((await check()).Migrations).toMatch(/^failure: The database has migrations of another program, /)
  await database.sql`delete from kysely_migration where name = '2000_foreign'`
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
  expect(elsewhere.Pooler).toMatch(/^failure: DATABASE_URL leads to the database postgres, and not to \S+\.$/)
  const right = new URL(database.url)
  right.searchParams.set('connect_timeout', '5')
  expect((await check({ ...direct, DATABASE_URL: right.href })).Pooler).toMatch(/^ok: .* leads to the same database\.$/)
})

test('checks the standby from which the catalogue is read [OPERATION-32]', async () => {
  const checkStandby = async (url: string) => (await check({ CATALOGUE_DATABASE_URL: url })).Standby
  expect(await checkStandby('postgres://x@127.0.0.1:1/x')).toMatch(/^failure: .*ECONNREFUSED/)
  const [another, same] = [new URL(database.url), new URL(database.url)]
  another.pathname = '/postgres'
  same.searchParams.set('connect_timeout', '5')
  expect(await checkStandby(another.href)).toMatch(
    /^failure: CATALOGUE_DATABASE_URL leads to the database postgres, and not to \S+\.$/,
  )
  expect(await checkStandby(same.href)).toMatch(/^ok: .* leads to the same database\.$/)
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

test('creates nothing, and warns if no website is served [OPERATION-1]', async () => {
  const FILES_DIR = join(folder, 'nowhere/files')
  const found = await check({ FILES_DIR, WEB_DIR: '' })
  expect(found['Files folder']).toBe(`ok: ${FILES_DIR} does not exist yet: the server creates it.`)
  await expect(access(join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
  expect(found.Website).toMatch(/^warning: WEB_DIR is not set/)
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

test('the command prints a line for each part by group, and exits with 1 if there is a failure [OPERATION-1, OPERATION-3]', async () => {
  const bad = await labreach({ MODEL_KEY: 'wrong' })
  expect(bad.exitCode).toBe(1)
  expect(bad.out).toMatch(/^Server\n {2}ok +Settings +All required settings are present and valid\.\n/)
  expect(bad.out).toMatch(/\n\nModel\n {2}FAILURE {2}Model +The service/)
  expect(bad.out).toMatch(/\n1 failure to correct, \d warnings? to consider\.\n$/)
  expect(bad.errors).toBe('There is 1 failure.\n')
  for (const secret of ['sk_test_sandbox', 'GOCSPX-secret', 'model-key', environment.TOKEN_KEY!])
    expect(bad.out + bad.errors).not.toContain(secret)
})

test('prints a line for each missing or wrong setting, and checks the others [OPERATION-1, OPERATION-2]', async () => {
  const { exitCode, out, errors } = await labreach({ TOKEN_KEY: '', SMTP_URL: '', PORT: 'http', STRIPE_SECRET_KEY: '' })
  expect([exitCode, errors]).toEqual([1, 'There are 4 failures.\n'])
  expect(out).toMatch(/\nKeys\n {2}FAILURE {2}TOKEN_KEY +It is missing\. Create one: node -e/)
  expect(out).toMatch(/\nMail\n {2}FAILURE {2}SMTP_URL +It is missing\. smtp:\/\/user:password@host:587 or/)
  expect(out).toMatch(/\nStripe\n {2}FAILURE {2}STRIPE_SECRET_KEY +It is missing\./)
  expect(out).toMatch(/^Server\n {2}FAILURE {2}PORT +The value is wrong: /)
  expect(out).toMatch(/ok +Migrations/)
  expect(out).toMatch(/ok +Model/)
  expect(out).not.toMatch(/Payments|Mail server|All required settings/)
  expect((await labreach({ EMBEDDINGS_MODEL: '' })).out).toMatch(/FAILURE {2}Settings +.*belong together/)
})

test('prints the results as JSON for programs [OPERATION-1]', async () => {
  const { exitCode, out } = await labreach({ PORT: '1' }, ['--json'])
  const results = JSON.parse(out) as { group: string; name: string; level: string; text: string }[]
  expect(exitCode).toBe(0)
  expect(results.find(({ name }) => name === 'Server')).toEqual({
    group: 'Server',
    name: 'Server',
    level: 'warning',
    text: 'No server responds at http://127.0.0.1:1: only its settings were checked. Start it.',
  })
  expect(results.find(({ name }) => name === 'Migrations')).toMatchObject({ group: 'Database', level: 'ok' })
})

test('asks the server at the port of the settings whether it is ready [OPERATION-2]', async () => {
  let status = 200
  const server = createServer((_, response) =>
    response.writeHead(status).end(JSON.stringify({ wrong: ['the server is stopping'] })),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const PORT = String((server.address() as AddressInfo).port)
  expect((await labreach({ PORT })).out).toContain(`Ready at http://127.0.0.1:${PORT}.`)
  status = 503
  const stopping = await labreach({ PORT })
  expect([stopping.exitCode, stopping.out]).toEqual([1, expect.stringMatching(/FAILURE.* the server is stopping\./)])
  status = 404
  expect((await labreach({ PORT })).out).toMatch(/warning.*Another program responds/)
  server.close()
})

test('beside a running product it lets that examine itself, and asks for no setting [OPERATION-2]', async () => {
  const data = join(folder, 'data')
  await mkdir(data)
  const alone = { LABREACH_DATA: data }
  const child = fork(server, { env: { PATH: process.env.PATH, ...environment, ...alone, PORT: '0' }, silent: true })
  await new Promise((resolve, reject) => {
    child.once('message', resolve).once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
  expect((await stat(join(data, 'doctor.sock'))).mode & 0o777).toBe(0o600)
  const { out } = await run(alone)
  // With port 0 the server does not find itself; everything else is what its own settings lead to.
  for (const name of ['Migrations', 'Keys', 'Google sign-in', 'Payments', 'Model', 'Embeddings', 'Mail server'])
    expect(out).toMatch(new RegExp(`ok +${name} `))
  expect(out).not.toContain('is missing')
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))

  const after = await run(alone)
  expect(after.out).toMatch(
    /warning {2}Server +No server runs with the data folder .*data\. Start one with "npm start"/,
  )
  expect(after.out).toMatch(/warning {2}MODEL_URL +Not set; "npm start" brings its own\./)
  expect(after.out).toMatch(/ok +Files folder/)
  expect(after.exitCode).toBe(0)
})

test('a server logs at its start what it may not write, since its unit allows it less than doctor [OPERATION-32]', async () => {
  const child = fork(server, {
    env: { PATH: process.env.PATH, ...environment, FILES_DIR: main, SUPPRESSIONS_FILE: '/proc/version/x', PORT: '0' },
    silent: true,
  })
  let log = ''
  child.stdout!.on('data', (bytes) => (log += bytes))
  await expect.poll(() => log, { timeout: 60_000 }).toMatch(/"level":"?(50|error).*"FILES_DIR \(.*is not a folder\."/)
  await expect.poll(() => log).toContain('/proc/version is not a folder.')
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
}, 90_000)

test('a server that does not respond is a failure [OPERATION-3]', async () => {
  const data = join(folder, 'mute')
  await mkdir(data)
  const mute = createServer((_, response) => response.writeHead(500).end('it broke')).listen(join(data, 'doctor.sock'))
  await new Promise((resolve) => mute.once('listening', resolve))
  const { exitCode, out } = await run({ LABREACH_DATA: data })
  expect([exitCode, out]).toEqual([
    1,
    expect.stringMatching(/FAILURE {2}Server +The server of .* does not respond: it broke\./),
  ])
  mute.close()
})

/** Runs the real program in its own process, with valid settings and these changes. */
const labreach = (changes: Record<string, string>, args: string[] = []) => run({ ...environment, ...changes }, args)

function run(
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ exitCode: number; out: string; errors: string }> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env } }
    const child = execFile(process.execPath, [main, 'doctor', ...args], options, (_, out, errors) =>
      resolve({ exitCode: child.exitCode ?? -1, out, errors }),
    )
  })
}
