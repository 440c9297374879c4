import type { ServerResponse } from 'node:http'
import type { Endpoint } from '@labreach/contract/endpoint'
import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { overloaded } from './errors.ts'

type Bounds = {
  /** Calls under way in all, also those whose body is still arriving. */
  all: number
  /** Of them those that this machine answers by itself, from the moment at which they are here as a whole. */
  own: number
}

/**
 * Refuses calls beyond a number that is under way, with a 503 and when to try again. Whoever is let in is then answered
 * in good time, and what waits takes a bounded amount of memory; without this a server under more than it can do
 * answers everybody too late. What waits for somebody else (a model, Gmail, a slow line) costs nothing meanwhile, so the
 * narrow bound leaves it out. Answers how many are under way.
 */
export function boundCalls(app: FastifyInstance, most: Bounds): { underWay: () => number; refused: () => number } {
  const [all, own] = [placesFor(most.all), placesFor(most.own)]
  app.addHook('onRequest', (request, reply, next) => {
    if (!request.url.startsWith('/api/') || endpointOf(request)?.alone) return next()
    all.enter(reply.raw, next)
  })
  // After the body: a slow line must not hold a place for which others stand in line.
  app.addHook('preValidation', (request, reply, next) => {
    const endpoint = endpointOf(request)
    if (!endpoint || endpoint.alone || endpoint.waits) return next()
    own.enter(reply.raw, next)
  })
  return { underWay: all.taken, refused: () => all.refused() + own.refused() }
}

const endpointOf = (request: FastifyRequest): Endpoint | undefined => request.routeOptions.config.endpoint

function placesFor(most: number) {
  let [taken, refused] = [0, 0]
  return {
    taken: () => taken,
    refused: () => refused,
    enter(answer: ServerResponse, next: HookHandlerDoneFunction): void {
      if (taken >= most) {
        refused++
        return next(overloaded())
      }
      taken++
      // Also when the caller goes away in the middle, and once for each.
      answer.once('close', () => taken--)
      next()
    },
  }
}
