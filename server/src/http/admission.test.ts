import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import type { EndpointWithSchemas } from '@labreach/contract/calls'
import { done, type Endpoint } from '@labreach/contract/endpoint'
import { Done } from '@labreach/contract/schemas/answers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { aSlowClient, anUnreadDownload, halfABody } from '../../test/slow-clients.ts'
import { admitCalls, type AdmissionOptions } from './admission.ts'
import { translateError } from './translate-error.ts'

const two = { all: 2, perNetwork: 2 }
const many = { all: 100, perNetwork: 100 }

/** A server whose calls are answered when the test says so; who asks says its network in x-forwarded-for. */
async function aServer(options: AdmissionOptions) {
  const app = Fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  app.setErrorHandler(translateError)
  const calls = admitCalls(app, { lookMs: 20, ...options })
  const answers: (() => void)[] = []
  const answer = () => answers.splice(0).forEach((one) => one())
  const serve = (path: string, more: Partial<Endpoint> = {}) => {
    const endpoint = { name: path, method: 'POST', path, who: 'anyone', summary: '', answer: Done, ...more } as const
    app.post(path, { config: { endpoint } }, () => new Promise((answered) => answers.push(() => answered(done))))
  }
  serve('/api/own/')
  serve('/api/waits/', { waits: true })
  serve('/api/sign-in/', { keeps: 'sign_in' })
  const path = '/api/file/'
  const endpoint: EndpointWithSchemas = {
    name: 'file',
    method: 'GET',
    path,
    who: 'anyone',
    summary: '',
    answer: 'file',
  }
  app.get(path, { config: { endpoint } }, async () => endless())
  app.get('/page', async () => 'a page')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const post = (path: string, from = '192.0.2.1', signal?: AbortSignal) =>
    fetch(url + path, { method: 'POST', headers: { 'x-forwarded-for': from }, ...(signal && { signal }) })
  const begin = async (path: string, from?: string, signal?: AbortSignal) => {
    const before = answers.length
    const told = post(path, from, signal)
    await expect.poll(() => answers.length).toBe(before + 1)
    return { told }
  }
  /** Half a body: it never becomes a whole call here. */
  const beginBody = async (from: string, path = '/api/own/') => {
    const before = calls.arriving()
    const client = await aSlowClient(url, halfABody(path).replace('Host: x', `Host: x\r\nX-Forwarded-For: ${from}`))
    await expect.poll(() => calls.arriving()).toBe(before + 1)
    return client
  }
  return { app, url, calls, answer, post, begin, beginBody }
}

function endless(): Readable {
  return new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024))
    },
  })
}

test('beyond what it can do at once, a server says when to come again; who goes away makes room', async () => {
  const { url, calls, answer, begin, post } = await aServer({ bounds: { own: two } })
  const leaving = new AbortController()
  const first = await begin('/api/own/')
  const second = await begin('/api/own/', '192.0.2.1', leaving.signal)

  const refused = await post('/api/own/')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toEqual({
    error: 'Labreach is very busy right now. Please try again in a moment.',
    code: 'overloaded',
    retry_after: 1,
  })
  expect((await fetch(`${url}/page`)).status).toBe(200)
  expect([calls.underWay(), calls.refused()]).toEqual([2, 1])

  leaving.abort()
  await expect(second.told).rejects.toThrow('aborted')
  await expect.poll(() => calls.underWay()).toBe(1)
  const third = await begin('/api/own/')
  answer()
  expect([(await first.told).status, (await third.told).status]).toEqual([200, 200])
  await expect.poll(() => calls.underWay()).toBe(0)
})

test('calls that wait for somebody else, and bodies on their way, take no slot from those that do not', async () => {
  const { answer, begin, beginBody, post, calls } = await aServer({ bounds: { own: { all: 1, perNetwork: 1 } } })
  const waiting = [await begin('/api/waits/'), await begin('/api/waits/')]
  await beginBody('192.0.2.1')
  expect([calls.underWay(), calls.arriving()]).toEqual([2, 1])

  const own = await begin('/api/own/')
  expect((await post('/api/own/')).status).toBe(503)
  answer()
  expect(await Promise.all([own, ...waiting].map(async ({ told }) => (await told).status))).toEqual([200, 200, 200])
})

test('one network has a part of it, and the others have the rest', async () => {
  const { answer, begin, post } = await aServer({ bounds: { own: { all: 3, perNetwork: 2 } } })
  // Two addresses of one household.
  const own = [await begin('/api/own/', '2001:db8::1'), await begin('/api/own/', '2001:db8::2')]
  expect((await post('/api/own/', '2001:db8::3')).status).toBe(503)
  own.push(await begin('/api/own/', '2001:db8:0:1::1'))
  answer()
  expect(await Promise.all(own.map(async ({ told }) => (await told).status))).toEqual([200, 200, 200])
})

test('no network is bounded by itself where that is lifted', async () => {
  const { answer, begin } = await aServer({ perNetwork: false, bounds: { own: { all: 2, perNetwork: 1 } } })
  const own = [await begin('/api/own/'), await begin('/api/own/')]
  answer()
  expect(await Promise.all(own.map(async ({ told }) => (await told).status))).toEqual([200, 200])
})

test('sign-in goes on when all other calls and bodies are taken', async () => {
  const none = { all: 0, perNetwork: 0 }
  const { answer, begin, post, beginBody } = await aServer({ bounds: { own: none, waiting: none, bodies: none } })
  expect((await post('/api/own/')).status).toBe(503)
  await beginBody('192.0.2.1', '/api/sign-in/')
  const { told } = await begin('/api/sign-in/')
  answer()
  expect((await told).status).toBe(200)
})

test('where there is no room for one more body, the network that has most gives up its oldest', async () => {
  const { beginBody, calls, url } = await aServer({ bounds: { bodies: { all: 3, perNetwork: 2 } } })
  const oldest = await beginBody('192.0.2.1')
  const younger = await beginBody('192.0.2.1')
  const other = await beginBody('192.0.2.2')
  // Nobody gives up anything for a network that has its part.
  const more = await aSlowClient(
    url,
    halfABody('/api/own/').replace('Host: x', 'Host: x\r\nX-Forwarded-For: 192.0.2.1'),
  )
  await expect.poll(more.heard).toMatch(/^HTTP\/1\.1 503 /)
  expect([oldest.socket.closed, calls.refused()]).toEqual([false, 1])

  await aSlowClient(url, halfABody('/api/own/').replace('Host: x', 'Host: x\r\nX-Forwarded-For: 192.0.2.3'))
  await expect.poll(() => oldest.socket.closed).toBe(true)
  expect(oldest.heard()).toMatch(/^HTTP\/1\.1 408 .*This request took too long to arrive/s)
  expect([younger.socket.closed, other.socket.closed, calls.arriving()]).toEqual([false, false, 3])
})

test('large bodies take several slots, and so do those that do not say how large they are', async () => {
  const { url, calls } = await aServer({ bounds: { bodies: { all: 20, perNetwork: 20 } } })
  await aSlowClient(url, halfABody('/api/own/', 1_000_000))
  await expect.poll(() => calls.arriving()).toBe(8)
  await aSlowClient(
    url,
    halfABody('/api/own/')
      .replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')
      .replace(/\{.*/, '1\r\n{'),
  )
  await expect.poll(() => calls.arriving()).toBe(16)
  const third = await aSlowClient(url, halfABody('/api/own/', 1_000_000))
  await expect.poll(third.heard).toMatch(/^HTTP\/1\.1 503 /)
})

test('a body that is not here in time is told so and let go, also where there is nothing', async () => {
  const { url, calls } = await aServer({ pace: { body: { bytes: Infinity, ms: 300 } } })
  const late = await Promise.all(['/api/own/', '/nowhere'].map((path) => aSlowClient(url, halfABody(path))))
  await expect.poll(() => calls.arriving()).toBe(2)
  // A byte now and then does not help.
  const dripping = setInterval(() => late.forEach(({ socket }) => socket.write(' ')), 50)
  await Promise.all(late.map(({ socket }) => once(socket, 'close')))
  clearInterval(dripping)
  for (const { heard } of late) expect(heard()).toMatch(/^HTTP\/1\.1 408 .*This request took too long to arrive/s)
  expect(calls.arriving()).toBe(0)
})

test('a download that nobody reads is ended, one that is read slowly is not', async () => {
  const { url, calls } = await aServer({ bounds: { downloads: many }, pace: { download: { bytes: 1, ms: 1_500 } } })
  const unread = await anUnreadDownload(url, '/api/file/')
  const slow = request(`${url}/api/file/`)
  slow.end()
  const [answer] = await once(slow, 'response')
  const reading = setInterval(() => answer.read(), 5)
  await expect.poll(() => calls.underWay()).toBe(2)
  await expect.poll(() => calls.underWay()).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect([calls.underWay(), slow.destroyed]).toEqual([1, false])
  clearInterval(reading)
  unread.resume()
  await once(unread, 'close')
  slow.destroy()
  await expect.poll(() => calls.underWay()).toBe(0)
})

test('downloads have slots of their own', async () => {
  const { url, answer, begin, calls } = await aServer({ bounds: { downloads: { all: 1, perNetwork: 1 } } })
  await anUnreadDownload(url, '/api/file/')
  await expect.poll(() => calls.underWay()).toBe(1)
  expect((await fetch(`${url}/api/file/`)).status).toBe(503)
  const { told } = await begin('/api/own/')
  answer()
  expect((await told).status).toBe(200)
})
