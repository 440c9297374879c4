import { getMe } from '@labreach/contract/account'
import type { Endpoint } from '@labreach/contract/endpoint'
import { findForOptOut } from '@labreach/contract/opt-out'
import { getSite, login, wake } from '@labreach/contract/session'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aStudent } from '../../test/builders.ts'
import { page } from '../../test/environment.ts'
import { testApp } from '../../test/test-app.ts'
import { rateLimited, type Limiter } from '../rate-limits.ts'
import { ofFailures, perName } from './limits.ts'
import { createHttp } from './serve.ts'

const app = await testApp({ professors: 3 })
const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json) =>
  app.fetch(login.path, { method: 'POST', headers, body })

test('removes fields that are not in the response schema [ACCOUNT-2]', async () => {
  const server = Fastify()
  const schemas = { rows: { response: z.object({ rows: z.array(z.object({ name: z.string() })) }) } }
  const rows: Endpoint<typeof schemas.rows, 'none'> = {
    name: 'rows',
    method: 'GET',
    path: '/rows/',
    session: 'none',
    summary: '',
  }
  const row = { name: 'Ada', secret: 'argon2id' }
  createHttp(server, {
    authenticate: async () => null,
    limiter: async () => ({ used: 1, giveBack: async () => undefined }),
    limitsPerNetwork: true,
    schemas,
    databaseHealth: app.services.databaseHealth,
  }).serve(rows, async () => ({ rows: [row], secret: 'argon2id' }))
  expect((await server.inject('/rows/')).json()).toEqual({ rows: [{ name: 'Ada' }] })
})

test('a request that the second limit refuses is not counted by the first, which counts failures [ACCOUNT-28]', async () => {
  const server = Fastify()
  const schemas = { rows: { response: z.object({}) } }
  const rows: Endpoint<typeof schemas.rows, 'none'> = {
    name: 'rows',
    method: 'GET',
    path: '/rows/',
    session: 'none',
    summary: '',
  }
  const counts = { of: 0 }
  const limiter: Limiter = async (_, owner) => {
    if (owner.endsWith('full')) throw rateLimited('Too many tries.', 1_000)
    counts.of += 1
    return { used: 1, giveBack: async () => void (counts.of -= 1) }
  }
  const { databaseHealth } = app.services
  createHttp(server, {
    authenticate: async () => null,
    limiter,
    limitsPerNetwork: true,
    schemas,
    databaseHealth,
  }).serve(rows, async () => ({}), [
    ofFailures(perName(10, 1_000, () => 'first')),
    ofFailures(perName(10, 1_000, () => 'full')),
  ])
  expect((await server.inject('/rows/')).statusCode).not.toBe(200)
  expect(counts.of).toBe(0)
})

test('returns no password hash to a student [ACCOUNT-2]', async () => {
  const { status, text, headers } = await app.call(getMe, { as: await aStudent(app) })
  expect(status).toBe(200)
  expect(text).not.toMatch(/argon2|password/)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('an unexpected failure returns a bare sentence and the request id of the log [ERROR-8]', async () => {
  await app.database.sql`alter table professors rename to elsewhere`
  const { status, body, text, headers } = await app.call(findForOptOut, { query: { scholar_id: 'x' } })
  await app.database.sql`alter table elsewhere rename to professors`
  expect(status).toBe(500)
  expect(body).toEqual({ error: 'Something went wrong. Please try again.', code: 'internal' })
  expect(text).not.toMatch(/relation|professors|select/)
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('every response has a unique request id', async () => {
  const ids = await Promise.all([1, 2].map(async () => (await app.call(wake, {})).headers.get('x-request-id')))
  expect(new Set(ids).size).toBe(2)
})

test.each([
  ['malformed JSON', '{"username": ', json],
  ['another content type', '<login/>', { 'content-type': 'text/xml' }],
  ['a body that is no object', '"ada"', json],
])('refuses %s', async (_, body, headers) => {
  const response = await post(body, headers)
  expect(response.status).toBe(400)
  expect(response.body).toEqual({ error: expect.any(String), code: 'invalid_input' })
})

test('refuses a body larger than a megabyte', async () => {
  const { status, body } = await post(JSON.stringify({ username: 'a'.repeat(1_100_000), password: 'b' }))
  expect(status).toBe(413)
  expect(body).toMatchObject({ code: 'request_too_large' })
})

test('names the invalid field', async () => {
  const { status, body } = await post(JSON.stringify({ username: 7 }))
  expect(status).toBe(400)
  expect(body).toEqual({ error: 'Please check the field "username".', code: 'invalid_input' })
})

test.each(['/api/nothing/', '/api/', '/auth/nothing/', '/assets/nothing.js'])('returns 404 for %s', async (path) => {
  const { status, body } = await app.fetch(path)
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'not_found' })
})

test.each(['/', '/browse', '/reset-password?token=a&username=b', '/no/such/page'])(
  'serves the website at %s [ERROR-4]',
  async (path) => {
    const { status, text, headers } = await app.fetch(path)
    expect(status).toBe(200)
    expect(text).toBe(page)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('hashed files are cached for a year', async () => {
  const { status, headers } = await app.fetch('/assets/app-1a2b.js')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toContain('immutable')
})

test('serves wake without a session [API-4]', async () => {
  expect(await app.call(wake, {})).toMatchObject({ status: 200, body: { ok: true } })
})

test('returns the public settings of the deployment, and no secret key [LANDING-11]', async () => {
  const { body, text } = await app.call(getSite, {})
  expect(body).toMatchObject({ professors_listed: 3 })
  const { token, encryption, handle } = app.services.config.keys
  for (const key of [token, encryption, handle]) expect(text).not.toContain(key)
})
