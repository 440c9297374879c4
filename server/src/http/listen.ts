import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Sockets on the one address, where the system lets several share one. */
const DOORS = 16

/**
 * Listens like `app.listen`, at several doors. Node takes one connection at each door in every turn of its loop: at a
 * single one a server with its hands full lets people in no faster than it answers, so that all others stand outside,
 * where nobody tells them to come again, for a minute and more. All doors lead into the same server and close with it.
 * Throws EADDRINUSE where somebody listens there already.
 */
export async function listen(app: FastifyInstance, where: { port: number; host: string }): Promise<void> {
  if (process.platform !== 'linux') return void (await app.listen(where))
  await findFree(where)
  const doors: Server[] = []
  let closed: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    closed = Promise.all(doors.map((door) => once(door.close(), 'close')))
  })
  app.addHook('onClose', async () => void (await closed))
  // Node passes on every setting of its own `listen`; Fastify's types do not name this one.
  await app.listen({ ...where, reusePort: true } as typeof where)
  const { port } = app.server.address() as AddressInfo
  const enter = (socket: Socket) => void app.server.emit('connection', socket)
  for (let number = 1; number < DOORS; number++) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, enter)
    doors.push(door)
    door.listen({ ...where, port, reusePort: true })
    await once(door, 'listening')
  }
}

/** Two servers with several doors each would share who comes; a socket that shares with nobody finds the other one. */
async function findFree(where: { port: number; host: string }): Promise<void> {
  const alone = createServer().listen(where)
  await once(alone, 'listening')
  await once(alone.close(), 'close')
}
