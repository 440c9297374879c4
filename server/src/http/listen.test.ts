import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { setImmediate as nextLoop } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

async function aServer() {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  const pendingResponses: (() => void)[] = []
  app.get('/now', async () => 'now')
  app.get('/later', () => new Promise((done) => pendingResponses.push(() => done('later'))))
  await listen(app, { port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return { app, pendingResponses, port, url: `http://127.0.0.1:${port}` }
}

test('a busy server accepts several connections in each iteration of its event loop', async () => {
  const { app, port, url } = await aServer()
  let [accepted, iterations] = [0, 0]
  app.server.on('connection', () => accepted++)
  const connections: Socket[] = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'))
  const deadline = Date.now() + 10_000
  // Iterations in which no connection has arrived yet do not count.
  for (let before = 0; accepted < connections.length && Date.now() < deadline; before = accepted) {
    await nextLoop()
    if (accepted > before) iterations++
  }
  expect(accepted).toBe(200)
  // With a single listening socket it takes 200 iterations.
  expect(iterations).toBeLessThan(150)
  for (const connection of connections) connection.destroy()
  expect(await (await fetch(`${url}/now`)).text()).toBe('now')
  await app.close()
})

test('a stopping server ends idle connections, completes requests on every socket, and refuses new connections', async () => {
  const { app, pendingResponses, port, url } = await aServer()
  const idleConnections = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'))
  for (const one of idleConnections) one.write('GET /now HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await Promise.all(idleConnections.map((one) => once(one, 'data')))
  const headers = { connection: 'close' }
  const requests = Array.from({ length: 40 }, async () => (await fetch(`${url}/later`, { headers })).text())
  await expect.poll(() => pendingResponses.length).toBe(40)
  const closing = app.close()
  await Promise.all(idleConnections.map((one) => once(one.resume(), 'close')))
  await expect(fetch(`${url}/now`)).rejects.toThrow('fetch failed')
  for (const respond of pendingResponses) respond()
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['later']))
  await closing
})

test('a second server on the same port does not start', async () => {
  const { app, port } = await aServer()
  await expect(listen(Fastify(), { port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE')
  await app.close()
})
