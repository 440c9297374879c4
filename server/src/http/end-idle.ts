import type { FastifyInstance } from 'fastify'

const LOOK_MS = 50

/**
 * While the server closes, ends each connection as soon as its answer is out. Node ends those that are idle at the
 * beginning alone: one that was busy then would be kept until it times out, and hold up the end of the process.
 */
export function endIdleConnections(app: FastifyInstance): void {
  let looking: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  })
  app.addHook('onClose', async () => clearInterval(looking))
}
