import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { breakResponse } from './broken-response.ts'

export const services = ['google', 'gmail', 'microsoft', 'graph', 'model', 'stripe', 'smtp'] as const
export type Service = (typeof services)[number]

export const kinds = [
  'latency',
  '401',
  '403',
  '429',
  '500',
  'reset',
  'garbage',
  'invalid_grant',
  'lost_response',
  'stall',
  'cut',
  'trickle',
  'inventions',
] as const
export type Kind = (typeof kinds)[number]

/**
 * `times` counts down with each use. `ms` is the delay of `latency`, and the pause between two chunks of `trickle`.
 * `path` limits the fault to requests whose path ends with it.
 */
export type Fault = { service: Service; kind: Kind; times: number; ms: number; path?: string }

export type Faults = {
  list(): Fault[]
  add(fault: Fault): void
  clear(service?: Service): void
  take(service: Service, path?: string): Fault | undefined
}

/** Faults of a streamed response and of its content, which only the model can play. */
const modelKinds: readonly Kind[] = ['stall', 'cut', 'trickle', 'inventions']

/** The path under which the model looks up the fault `inventions`. Unlike the others, it is checked after parsing. */
export const inventionsPath = '/inventions'

/** Whether a service can play a fault: only Google and Microsoft return invalid_grant, and SMTP has no body for garbage. */
export function canPlay(service: Service, kind: Kind): boolean {
  if (kind === 'invalid_grant') return service === 'google' || service === 'microsoft'
  if (modelKinds.includes(kind)) return service === 'model'
  return !(service === 'smtp' && kind === 'garbage')
}

/** The list of faults, in memory only: a restart clears it. The oldest matching fault plays first. */
export function openFaults(): Faults {
  let faults: Fault[] = []
  return {
    list: () => faults,
    add: (fault) => void faults.push(fault),
    clear: (service) => void (faults = service ? faults.filter((fault) => fault.service !== service) : []),
    take(service, path = '') {
      const fault = faults.find((one) => one.service === service && matches(one, path))
      if (!fault) return undefined
      fault.times -= 1
      faults = faults.filter((one) => one.times > 0)
      return fault
    },
  }
}

function matches(fault: Fault, path: string): boolean {
  if (fault.kind === 'invalid_grant' && !path.endsWith('/token')) return false
  if ((fault.kind === 'inventions') !== (path === inventionsPath)) return false
  return fault.path === undefined || path.endsWith(fault.path)
}

/**
 * A Fastify onRequest hook that plays the next fault of an HTTP service. `refuse` sends the service's own error for
 * 401, 403, 429, 500 and invalid_grant.
 */
export function playFaults(
  faults: Faults,
  service: Service,
  refuse: (kind: Kind, reply: FastifyReply) => FastifyReply,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const fault = faults.take(service, request.url.split('?')[0])
    if (!fault) return undefined
    switch (fault.kind) {
      case 'latency':
        await sleep(fault.ms)
        return undefined
      case 'reset':
        reply.hijack()
        request.raw.socket.resetAndDestroy()
        return reply
      case 'lost_response':
        loseResponse(reply.raw)
        return undefined
      case 'stall':
      case 'cut':
      case 'trickle':
        breakResponse(reply.raw, fault.kind, fault.ms)
        return undefined
      case 'garbage':
        return reply
          .code(200)
          .header('content-type', 'application/json')
          .serializer(String)
          .send('<<<\u0007 not { json')
      default:
        return refuse(fault.kind, reply)
    }
  }
}

/** The request is carried out completely; then the connection is closed instead of sending the response. */
function loseResponse(response: ServerResponse): void {
  response.writeHead = () => {
    response.socket?.destroy()
    return response
  }
}
