import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import type { EndpointWithSchemas } from '@labreach/contract/calls'
import { done, type Endpoint } from '@labreach/contract/endpoint'
import { Done } from '@labreach/contract/schemas/responses'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { aSlowClient, anUnreadDownload, aHalfBody } from '../../test/slow-clients.ts'
import { admitRequests, type AdmissionOptions } from './admission.ts'
import { translateError } from './translate-error.ts'

const two = { all: 2, perNetwork: 2 }
const many = { all: 100, perNetwork: 100 }

/** A server that responds to its calls when the test calls `respond`. Clients set their network in x-forwarded-for. */
async function aServer(options: AdmissionOptions) {
  const app = Fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  app.setErrorHandler(translateError)
  const calls = admitRequests(app, { checkMs: 20, ...options })
  const pending: (() => void)[] = []
  const respond = () => pending.splice(0).forEach((one) => one())
  const serve = (path: string, more: Partial<Endpoint> = {}) => {
    const endpoint = {
      name: path,
      method: 'POST',
      path,
      session: 'none',
      summary: '',
      response: Done,
      ...more,
    } as const
    app.post(path, { config: { endpoint } }, () => new Promise((resolve) => pending.push(() => resolve(done))))
  }
  serve('/api/local/')
  serve('/api/external/', { external: true })
  serve('/api/sign-in/', { reserved: 'sign_in' })
  const path = '/api/file/'
  const endpoint: EndpointWithSchemas = {
    name: 'file',
    method: 'GET',
    path,
    session: 'none',
    summary: '',
    response: 'file',
  }
  app.get(path, { config: { endpoint } }, async () => streamEndlessly())
  app.get('/page', async () => 'a page')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const post = (path: string, from = '192.0.2.1', signal?: AbortSignal) =>
    fetch(url + path, { method: 'POST', headers: { 'x-forwarded-for': from }, ...(signal && { signal }) })
  const begin = async (path: string, from?: string, signal?: AbortSignal) => {
    const before = pending.length
    const response = post(path, from, signal)
    await expect.poll(() => pending.length).toBe(before + 1)
    return { response }
  }
  /** Sends half a body. */
  const beginBody = async (from: string, path = '/api/local/') => {
    const before = calls.arriving()
    const client = await aSlowClient(url, aHalfBody(path).replace('Host: x', `Host: x\r\nX-Forwarded-For: ${from}`))
    await expect.poll(() => calls.arriving()).toBe(before + 1)
    return client
  }
  return { app, url, calls, respond, post, begin, beginBody }
}

function streamEndlessly(): Readable {
  return new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024))
    },
  })
}

test('refuses calls beyond the limit with the time to retry; a client that disconnects releases its slot', async () => {
  const { url, calls, respond, begin, post } = await aServer({ limits: { local: two } })
  const leaving = new AbortController()
  const first = await begin('/api/local/')
  const second = await begin('/api/local/', '192.0.2.1', leaving.signal)

  const refused = await post('/api/local/')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toEqual({
    error: 'Labreach is very busy right now. Please try again in a moment.',
    code: 'overloaded',
    retry_after: 1,
  })
  expect((await fetch(`${url}/page`)).status).toBe(200)
  expect([calls.active(), calls.refused()]).toEqual([2, 1])

  leaving.abort()
  await expect(second.response).rejects.toThrow('aborted')
  await expect.poll(() => calls.active()).toBe(1)
  const third = await begin('/api/local/')
  respond()
  expect([(await first.response).status, (await third.response).status]).toEqual([200, 200])
  await expect.poll(() => calls.active()).toBe(0)
})

test('external calls and arriving bodies take no slots of local calls', async () => {
  const { respond, begin, beginBody, post, calls } = await aServer({ limits: { local: { all: 1, perNetwork: 1 } } })
  const external = [await begin('/api/external/'), await begin('/api/external/')]
  await beginBody('192.0.2.1')
  expect([calls.active(), calls.arriving()]).toEqual([2, 1])

  const local = await begin('/api/local/')
  expect((await post('/api/local/')).status).toBe(503)
  respond()
  expect(await Promise.all([local, ...external].map(async ({ response }) => (await response).status))).toEqual([
    200, 200, 200,
  ])
})

test('one network gets at most its share, and others get the rest', async () => {
  const { respond, begin, post } = await aServer({ limits: { local: { all: 3, perNetwork: 2 } } })
  // Two addresses of one /64.
  const local = [await begin('/api/local/', '2001:db8::1'), await begin('/api/local/', '2001:db8::2')]
  expect((await post('/api/local/', '2001:db8::3')).status).toBe(503)
  local.push(await begin('/api/local/', '2001:db8:0:1::1'))
  respond()
  expect(await Promise.all(local.map(async ({ response }) => (await response).status))).toEqual([200, 200, 200])
})

test('there is no limit per network if it is turned off', async () => {
  const { respond, begin } = await aServer({ perNetwork: false, limits: { local: { all: 2, perNetwork: 1 } } })
  const local = [await begin('/api/local/'), await begin('/api/local/')]
  respond()
  expect(await Promise.all(local.map(async ({ response }) => (await response).status))).toEqual([200, 200])
})

test('sign-in works while the slots of all other calls and bodies are used', async () => {
  const none = { all: 0, perNetwork: 0 }
  const { respond, begin, post, beginBody } = await aServer({ limits: { local: none, external: none, bodies: none } })
  expect((await post('/api/local/')).status).toBe(503)
  await beginBody('192.0.2.1', '/api/sign-in/')
  const { response } = await begin('/api/sign-in/')
  respond()
  expect((await response).status).toBe(200)
})

test('if the slots for bodies are used, the network with the most loses its oldest one', async () => {
  const { beginBody, calls, url } = await aServer({ limits: { bodies: { all: 3, perNetwork: 2 } } })
  const oldest = await beginBody('192.0.2.1')
  const younger = await beginBody('192.0.2.1')
  const other = await beginBody('192.0.2.2')
  // A network that has used its share is refused instead.
  const more = await aSlowClient(
    url,
    aHalfBody('/api/local/').replace('Host: x', 'Host: x\r\nX-Forwarded-For: 192.0.2.1'),
  )
  await expect.poll(more.getReceived).toMatch(/^HTTP\/1\.1 503 /)
  expect([oldest.socket.closed, calls.refused()]).toEqual([false, 1])

  await aSlowClient(url, aHalfBody('/api/local/').replace('Host: x', 'Host: x\r\nX-Forwarded-For: 192.0.2.3'))
  await expect.poll(() => oldest.socket.closed).toBe(true)
  expect(oldest.getReceived()).toMatch(/^HTTP\/1\.1 408 .*This request took too long to arrive/s)
  expect([younger.socket.closed, other.socket.closed, calls.arriving()]).toEqual([false, false, 3])
})

test('large bodies and bodies of unknown length take several slots', async () => {
  const { url, calls } = await aServer({ limits: { bodies: { all: 20, perNetwork: 20 } } })
  await aSlowClient(url, aHalfBody('/api/local/', 1_000_000))
  await expect.poll(() => calls.arriving()).toBe(8)
  await aSlowClient(
    url,
    aHalfBody('/api/local/')
      .replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')
      .replace(/\{.*/, '1\r\n{'),
  )
  await expect.poll(() => calls.arriving()).toBe(16)
  const third = await aSlowClient(url, aHalfBody('/api/local/', 1_000_000))
  await expect.poll(third.getReceived).toMatch(/^HTTP\/1\.1 503 /)
})

test('a body that does not arrive in time is refused and its connection closed, also at an unknown path', async () => {
  const { url, calls } = await aServer({ minRates: { body: { bytes: Infinity, ms: 300 } } })
  const late = await Promise.all(['/api/local/', '/nowhere'].map((path) => aSlowClient(url, aHalfBody(path))))
  await expect.poll(() => calls.arriving()).toBe(2)
  // Single bytes do not extend the time.
  const dripping = setInterval(() => late.forEach(({ socket }) => socket.write(' ')), 50)
  await Promise.all(late.map(({ socket }) => once(socket, 'close')))
  clearInterval(dripping)
  for (const { getReceived } of late)
    expect(getReceived()).toMatch(/^HTTP\/1\.1 408 .*This request took too long to arrive/s)
  expect(calls.arriving()).toBe(0)
})

test('a download that the client does not read is ended, one that it reads slowly is not', async () => {
  const { url, calls } = await aServer({ limits: { downloads: many }, minRates: { download: { bytes: 1, ms: 1_500 } } })
  const unread = await anUnreadDownload(url, '/api/file/')
  const slow = request(`${url}/api/file/`)
  slow.end()
  const [response] = await once(slow, 'response')
  const reading = setInterval(() => response.read(), 5)
  await expect.poll(() => calls.active()).toBe(2)
  await expect.poll(() => calls.active()).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect([calls.active(), slow.destroyed]).toEqual([1, false])
  clearInterval(reading)
  unread.resume()
  await once(unread, 'close')
  slow.destroy()
  await expect.poll(() => calls.active()).toBe(0)
})

test('downloads have their own slots', async () => {
  const { url, respond, begin, calls } = await aServer({ limits: { downloads: { all: 1, perNetwork: 1 } } })
  await anUnreadDownload(url, '/api/file/')
  await expect.poll(() => calls.active()).toBe(1)
  expect((await fetch(`${url}/api/file/`)).status).toBe(503)
  const { response } = await begin('/api/local/')
  respond()
  expect((await response).status).toBe(200)
})
