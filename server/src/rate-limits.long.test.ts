import { requestPasswordReset, resetPassword } from '@labreach/contract/account'
import type { Endpoint } from '@labreach/contract/endpoint'
import { findForOptOut } from '@labreach/contract/opt-out'
import { uploadResume } from '@labreach/contract/resume'
import { googleStart, googleFlow, login, register } from '@labreach/contract/session'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aStudent } from '../test/builders.ts'
import { createClient } from '../test/client.ts'
import { testApp } from '../test/test-app.ts'
import { buildApp } from './app.ts'
import { perNetwork } from './http/limits.ts'
import { createHttp } from './http/serve.ts'
import { createLimiter, sweepLimits } from './rate-limits.ts'

const app = await testApp({ professors: 3, limitsPerNetwork: true })
const { clock, services } = app
const limiter = createLimiter(services)
const limit = { times: 3, withinMs: 60_000 }

/** Tries `count` concurrent uses; returns how many are allowed. */
async function countAllowed(name: string, count: number): Promise<number> {
  const uses = await Promise.allSettled(Array.from({ length: count }, () => limiter(name, 'one owner', limit)))
  return uses.filter(({ status }) => status === 'fulfilled').length
}

test('allows the number at once, and one more each time a use becomes available', async () => {
  expect(await countAllowed('burst', 10)).toBe(3)
  clock.pass(19_999)
  expect(await countAllowed('burst', 1)).toBe(0)
  clock.pass(1)
  expect(await countAllowed('burst', 2)).toBe(1)
  clock.pass(60_000)
  expect(await countAllowed('burst', 10)).toBe(3)
})

test('a clock that was a week ahead and is set back does not block owners', async () => {
  const week = 7 * 86_400_000
  clock.pass(week)
  expect(await countAllowed('ahead', 10)).toBe(3)
  clock.pass(-week)
  expect(await countAllowed('ahead', 10)).toBe(3)
  // A difference of a second between two machines gives no additional uses.
  clock.pass(-1_000)
  expect(await countAllowed('ahead', 10)).toBe(0)
})

test('counts calls and owners separately', async () => {
  expect(await countAllowed('one', 3)).toBe(3)
  expect(await countAllowed('another', 3)).toBe(3)
  await expect(limiter('one', 'another owner', limit)).resolves.toMatchObject({ used: 1 })
})

test('returns the time to retry in the sentence, as a header and in the body [API-6]', async () => {
  const body = { username: 'nobody-at-all', password: 'wrong' }
  const answers = []
  for (let attempt = 0; attempt < 11; attempt++) answers.push(await app.call(login, { body }))
  expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401))
  const refused = answers[10]!
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'rate_limited', error: 'Too many tries. Please try again in 2 minutes.', retry_after: 90 },
  })
  expect(refused.headers.get('retry-after')).toBe('90')
})

test('limits guesses at an account, and not at others', async () => {
  const [student, other] = [await aStudent(app), await aStudent(app)]
  const guess = (username: string) => app.call(login, { body: { username, password: 'wrong' } })
  for (let attempt = 0; attempt < 10; attempt++) await guess(student.username)
  expect((await guess(student.username.toUpperCase())).status).toBe(429)
  const right = { username: student.username, password: 'correct horse' }
  expect((await app.call(login, { body: right })).status).toBe(429)
  expect((await app.call(login, { body: { ...right, username: other.username } })).status).toBe(200)
  clock.pass(90_000)
  expect((await app.call(login, { body: right })).status).toBe(200)
})

test('two servers on one database share the counters', async () => {
  const { app: second } = await buildApp(services)
  await second.listen({ port: 0, host: '127.0.0.1' })
  const { port } = second.server.address() as { port: number }
  const client = createClient({ url: `http://127.0.0.1:${port}`, tokenFor: async () => '' })
  const body = { username: 'two-doors', password: 'wrong' }
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await app.call(login, { body })).status).toBe(401)
    expect((await client.call(login, { body })).status).toBe(401)
  }
  expect((await app.call(login, { body })).status).toBe(429)
  expect((await client.call(login, { body })).status).toBe(429)
  await second.close()
})

test.each([
  ['searches of the opt-out form', () => app.call(findForOptOut, { query: { scholar_id: 'x' } }), 60],
  ['starts of Google flows', () => app.call(googleStart, { query: {} }), 240],
  ['uploads', () => app.call(uploadResume, { form: new FormData() }), 120],
  [
    'registrations',
    (attempt: number) =>
      app.call(register, {
        body: { resume_url: '', username: 'no', password: 'short', temporary_token: `token ${attempt}` },
      }),
    120,
  ],
  ['logins', (attempt: number) => app.call(login, { body: { username: `nobody-${attempt}`, password: '' } }), 200],
  [
    'new passwords',
    (attempt: number) => app.call(resetPassword, { body: { token: `token ${attempt}`, password: 'short' } }),
    60,
  ],
])('limits %s from one network [API-6]', async (_, call, times) => {
  clock.pass(3_600_000)
  const statuses = []
  for (let attempt = 0; attempt <= times; attempt++) statuses.push((await call(attempt)).status)
  expect(statuses.slice(0, times)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})

test('limits reset requests for one address', async () => {
  const requestReset = async (email: string) => (await app.call(requestPasswordReset, { body: { email } })).status
  for (let attempt = 0; attempt < 5; attempt++) expect(await requestReset('one@example.edu')).toBe(200)
  expect(await requestReset(' One@Example.edu ')).toBe(429)
  expect(await requestReset('other@example.edu')).toBe(200)
})

test('limits uploads per student', async () => {
  const student = await aStudent(app)
  const upload = async () => (await app.call(uploadResume, { as: student, form: new FormData() })).status
  for (let attempt = 0; attempt < 30; attempt++) expect(await upload()).toBe(400)
  expect(await upload()).toBe(429)
})

test('limits flows to Google per session', async () => {
  const headers = { authorization: `Bearer ${await app.tokenFor((await aStudent(app)).id)}` }
  const openFlow = async () => (await app.call(googleFlow, { headers, body: {} })).status
  for (let attempt = 0; attempt < 20; attempt++) expect(await openFlow()).toBe(200)
  expect(await openFlow()).toBe(429)
})

test('stores only keyed hashes of owners, and deletes counters without uses', async () => {
  const rows = await app.database.sql`select key, full_at from rate_limits`
  expect(rows.length).toBeGreaterThan(3)
  for (const { key } of rows) expect((key as Buffer).length).toBe(16)
  clock.pass(3_600_000)
  await sweepLimits(services)
  expect(await app.database.sql`select key from rate_limits`).toHaveLength(0)
})

test('each limit determines what happens while the counters are unavailable', async () => {
  const server = Fastify()
  const createBrokenServer = async () => {
    throw new Error('no counters')
  }
  const schemas = { response: z.object({}) }
  const http = createHttp(server, {
    authenticate: async () => null,
    limiter: createBrokenServer,
    schemas: { refuse: schemas, allow: schemas },
    limitsPerNetwork: true,
    databaseHealth: app.services.databaseHealth,
  })
  const createCall = (name: string): Endpoint<typeof schemas, 'none'> => {
    return { name, method: 'GET', path: `/${name}/`, session: 'none', summary: '' }
  }
  http.serve(createCall('refuse'), async () => ({}), [perNetwork(1, 1_000)])
  http.serve(createCall('allow'), async () => ({}), [{ ...perNetwork(1, 1_000), withoutCounters: 'allow' }])
  expect((await server.inject('/refuse/')).statusCode).toBe(500)
  expect((await server.inject('/allow/')).statusCode).toBe(200)
})
