import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { boundCalls } from './in-flight.ts'
import { translateError } from './translate-error.ts'

test('beyond what it can do at once, a server says when to come again; who goes away makes room', async () => {
  const app = Fastify()
  app.setErrorHandler(translateError)
  const calls = boundCalls(app, 2)
  const answers: (() => void)[] = []
  app.get('/api/slow/', () => new Promise((done) => answers.push(() => done({ ok: true }))))
  app.get('/page', async () => 'a page')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const first = fetch(`${url}/api/slow/`)
  const second = fetch(`${url}/api/slow/`, { signal: leaving.signal }).catch(() => 'left')
  await expect.poll(() => answers.length).toBe(2)

  const refused = await fetch(`${url}/api/slow/`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toEqual({
    error: 'Labreach is very busy right now. Please try again in a moment.',
    code: 'overloaded',
    retry_after: 1,
  })
  expect((await fetch(`${url}/page`)).status).toBe(200)
  expect([calls.underWay(), calls.refused()]).toEqual([2, 1])

  leaving.abort()
  expect(await second).toBe('left')
  await expect.poll(() => calls.underWay()).toBe(1)
  const third = fetch(`${url}/api/slow/`)
  await expect.poll(() => answers.length).toBe(3)
  for (const answer of answers) answer()
  expect([(await first).status, (await third).status]).toEqual([200, 200])
  await expect.poll(() => calls.underWay()).toBe(0)
  await app.close()
})
