import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Listening sockets on one address, with SO_REUSEPORT. */
const SOCKETS = 16

/**
 * Listens like `app.listen`, with several sockets. Node accepts one connection per listening socket in each iteration
 * of its event loop. With one socket a busy server accepts connections no faster than it responds; the others wait in
 * the backlog for a minute or longer, without a 503. All sockets feed the same server and close with it. Throws
 * EADDRINUSE.
 */
export async function listen(app: FastifyInstance, address: { port: number; host: string }): Promise<void> {
  if (process.platform !== 'linux') return void (await app.listen(address))
  await requireFreePort(address)
  const others: Server[] = []
  let closed: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    closed = Promise.all(others.map((other) => once(other.close(), 'close')))
  })
  app.addHook('onClose', async () => void (await closed))
  // Fastify passes `reusePort` on to Node, but its types do not contain it.
  await app.listen({ ...address, reusePort: true } as typeof address)
  const { port } = app.server.address() as AddressInfo
  const accept = (socket: Socket) => void app.server.emit('connection', socket)
  for (let number = 1; number < SOCKETS; number++) {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, accept)
    others.push(other)
    other.listen({ ...address, port, reusePort: true })
    await once(other, 'listening')
  }
}

/** With SO_REUSEPORT two servers could share the port; a socket without it fails if the port is in use. */
async function requireFreePort(address: { port: number; host: string }): Promise<void> {
  const probe = createServer().listen(address)
  await once(probe, 'listening')
  await once(probe.close(), 'close')
}
