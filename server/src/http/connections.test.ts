import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from './connections.ts'
import { listen } from './listen.ts'

async function aServer(proxies: string[]) {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/', async () => 'here')
  limitConnections(app, { max: 3, proxies })
  let accepted = 0
  app.server.on('connection', () => accepted++)
  await listen(app, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as { port: number }
  const open = async (localAddress: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const isAnswered = async (from: string) => {
    const socket = await open(from)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    let heard = ''
    socket.on('data', (part) => (heard += String(part)))
    // A connection that is reset is closed, too; once() would reject.
    await new Promise((resolve) => socket.once('close', resolve))
    return heard.endsWith('here')
  }
  return { open, isAnswered, countAccepted: () => accepted }
}

test('a network has at most so many open connections; others are accepted, and a closed one makes room', async () => {
  const { open, isAnswered, countAccepted } = await aServer([])
  const [first] = await Promise.all([1, 2, 3].map(() => open('127.0.0.2')))
  // The server has several sockets, so the next connection could come first.
  await expect.poll(countAccepted).toBe(3)
  expect(await isAnswered('127.0.0.2')).toBe(false)
  expect(await isAnswered('127.0.0.3')).toBe(true)
  first!.destroy()
  await expect.poll(() => isAnswered('127.0.0.2')).toBe(true)
})

test.each([['loopback'], ['127.0.0.2'], ['10.0.0.0/8', '127.0.0.0/24']])(
  'a proxy (%s) has no limit',
  async (...proxies) => {
    const { open, isAnswered } = await aServer(proxies)
    await Promise.all([1, 2, 3].map(() => open('127.0.0.2')))
    expect(await isAnswered('127.0.0.2')).toBe(true)
  },
)
