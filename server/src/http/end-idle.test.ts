import { Agent, get } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { endIdleConnections } from './end-idle.ts'
import { listen } from './listen.ts'

test('a server that is told to close ends each connection with the answer that is under way in it', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/slow', async () => {
    await wait(300)
    return 'whole'
  })
  endIdleConnections(app)
  await listen(app, { port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const { port } = app.server.address() as { port: number }
  const asked = Array.from({ length: 20 }, async () => {
    const [answer] = await once(get({ port, path: '/slow', agent }), 'response')
    return (await answer.toArray()).join('')
  })
  await wait(100)
  await app.close()
  expect(await Promise.all(asked)).toEqual(Array(20).fill('whole'))
})
