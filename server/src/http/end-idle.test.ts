import { Agent, get } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { endIdleConnections } from './end-idle.ts'
import { listen } from './listen.ts'

test('a closing server ends each connection after the response in progress', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  let begun = 0
  app.get('/slow', async () => {
    begun++
    await wait(300)
    return 'whole'
  })
  endIdleConnections(app)
  await listen(app, { port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const { port } = app.server.address() as { port: number }
  const requests = Array.from({ length: 20 }, async () => {
    const [response] = await once(get({ port, path: '/slow', agent }), 'response')
    return (await response.toArray()).join('')
  })
  await expect.poll(() => begun, { interval: 5 }).toBe(20)
  await app.close()
  expect(await Promise.all(requests)).toEqual(Array(20).fill('whole'))
})
