import type { FastifyReply } from 'fastify'

/**
 * A signal that aborts if the client closes the connection before the response is written, or has closed it already.
 */
export function abortOnClose({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (raw.closed) controller.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
