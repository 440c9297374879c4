import type { FastifyInstance } from 'fastify'

const CHECK_MS = 50

/**
 * While the server closes, ends each connection as soon as its response is sent. Node ends only the connections that
 * are idle when closing starts; a busy one would stay open until its timeout and delay the end of the process.
 */
export function endIdleConnections(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), CHECK_MS)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
