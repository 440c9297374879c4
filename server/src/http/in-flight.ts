import type { FastifyInstance } from 'fastify'
import { overloaded } from './errors.ts'

/**
 * Refuses calls beyond a number that is under way, with a 503 and when to try again. Whoever is let in is then answered
 * in good time, and what waits takes a bounded amount of memory; without this a server under more than it can do
 * answers everybody too late. Answers how many are under way.
 * @param most at 5,000 pages a second (bench:requests), 1,000 wait some 200 ms.
 */
export function boundCalls(app: FastifyInstance, most: number): { underWay: () => number; refused: () => number } {
  let [underWay, refused] = [0, 0]
  app.addHook('onRequest', (request, reply, next) => {
    if (!request.url.startsWith('/api/') || request.routeOptions.config.endpoint?.alone) return next()
    if (underWay >= most) {
      refused++
      return next(overloaded())
    }
    underWay++
    // Also when the caller goes away in the middle, and once for each.
    reply.raw.once('close', () => underWay--)
    next()
  })
  return { underWay: () => underWay, refused: () => refused }
}
