import { request } from 'node:http'
import { Done, done, endpoint } from '@labreach/contract/endpoint'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { boundCalls } from './in-flight.ts'
import { translateError } from './translate-error.ts'

/** A server whose calls are answered when the test says so. */
async function aServer(most: { all: number; own: number }) {
  const app = Fastify()
  app.setErrorHandler(translateError)
  const calls = boundCalls(app, most)
  const answers: (() => void)[] = []
  const answer = () => answers.splice(0).forEach((one) => one())
  for (const waits of [false, true]) {
    const path = waits ? '/api/waits/' : '/api/own/'
    const config = {
      endpoint: endpoint({ name: path, method: 'POST', path, who: 'anyone', summary: '', waits, answer: Done }),
    }
    app.post(path, { config }, () => new Promise((answered) => answers.push(() => answered(done))))
  }
  app.get('/page', async () => 'a page')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const begin = async (path: string, signal?: AbortSignal) => {
    const before = answers.length
    const told = fetch(url + path, { method: 'POST', ...(signal && { signal }) })
    await expect.poll(() => answers.length).toBe(before + 1)
    return { told }
  }
  return { app, url, calls, answer, begin }
}

test('beyond what it can do at once, a server says when to come again; who goes away makes room', async () => {
  const { app, url, calls, answer, begin } = await aServer({ all: 2, own: 2 })
  const leaving = new AbortController()
  const first = await begin('/api/own/')
  const second = await begin('/api/own/', leaving.signal)

  const refused = await fetch(`${url}/api/own/`, { method: 'POST' })
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
  await app.close()
})

test('calls that wait for somebody else, and bodies on their way, take no place from those that do not', async () => {
  const { app, url, calls, answer, begin } = await aServer({ all: 100, own: 1 })
  const waiting = [await begin('/api/waits/'), await begin('/api/waits/')]
  // Half a body: it never becomes a whole call here.
  const sending = request(`${url}/api/own/`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  sending.on('error', () => undefined).write('{')
  await expect.poll(() => calls.underWay()).toBe(3)

  const own = await begin('/api/own/')
  expect((await fetch(`${url}/api/own/`, { method: 'POST' })).status).toBe(503)
  answer()
  expect(await Promise.all([own, ...waiting].map(async ({ told }) => (await told).status))).toEqual([200, 200, 200])
  sending.destroy()
  await app.close()
})
