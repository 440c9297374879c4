import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

async function aServer() {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  const answers: (() => void)[] = []
  app.get('/now', async () => 'now')
  app.get('/later', () => new Promise((done) => answers.push(() => done('later'))))
  await listen(app, { port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return { app, answers, port, url: `http://127.0.0.1:${port}` }
}

test('who comes while the server has its hands full is let in, several in each turn of its loop', async () => {
  const { app, port, url } = await aServer()
  let [taken, turns] = [0, 0]
  app.server.on('connection', () => taken++)
  const visitors: Socket[] = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'))
  for (; taken < visitors.length && turns < 1_000; turns++) await turn()
  expect(taken).toBe(200)
  // At a single door it takes 200 turns.
  expect(turns).toBeLessThan(150)
  for (const visitor of visitors) visitor.destroy()
  expect(await (await fetch(`${url}/now`)).text()).toBe('now')
  await app.close()
})

test('a stopping server ends idle connections, answers what is under way at every door, and lets nobody in', async () => {
  const { app, answers, port, url } = await aServer()
  const idle = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'))
  for (const one of idle) one.write('GET /now HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await Promise.all(idle.map((one) => once(one, 'data')))
  const headers = { connection: 'close' }
  const visitors = Array.from({ length: 40 }, async () => (await fetch(`${url}/later`, { headers })).text())
  await expect.poll(() => answers.length).toBe(40)
  const closing = app.close()
  await Promise.all(idle.map((one) => once(one.resume(), 'close')))
  await expect(fetch(`${url}/now`)).rejects.toThrow('fetch failed')
  for (const answer of answers) answer()
  expect(new Set(await Promise.all(visitors))).toEqual(new Set(['later']))
  await closing
})

test('a second server at the same port does not start', async () => {
  const { app, port } = await aServer()
  await expect(listen(Fastify(), { port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE')
  await app.close()
})
