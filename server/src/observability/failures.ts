import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

const HOUR_MS = 3_600_000
const HOURS = 24

/** How many of the newest request ids are kept for each route and code. */
const IDS = 3

export type Failure = {
  /** The call's method and path as in the contract, with `{id}` for parameters: never the path of a request. */
  route: string
  code: string
  status: number
  count: number
  last: Date
  /** The newest ones first: the log has a line of each. */
  requestIds: string[]
}

export type FailureLog = {
  /** The failures of the last 24 hours, the most frequent first. */
  recent(): Failure[]
}

type Entry = Pick<Failure, 'route' | 'code' | 'status' | 'last' | 'requestIds'> & { hours: Map<number, number> }

/**
 * Counts the requests of this process that ended with a status of 500 or more, by route and code, and keeps a few
 * request ids. It keeps nothing else of a request. Its size depends on the number of calls, not on that of failures.
 */
export function createFailureLog(app: FastifyInstance, clock: Clock): FailureLog {
  const entries = new Map<string, Entry>()
  app.addHook('onResponse', (request, reply, next) => {
    if (reply.statusCode >= 500) {
      const { endpoint } = request.routeOptions.config
      const path = endpoint?.path ?? request.routeOptions.url ?? 'an unknown path'
      add(`${request.method} ${path}`, reply.errorCode ?? 'none', reply.statusCode, request.id)
    }
    next()
  })

  function add(route: string, code: string, status: number, requestId: string): void {
    const last = clock.now()
    const hour = Math.floor(last.getTime() / HOUR_MS)
    const key = `${status} ${code} ${route}`
    const entry = entries.get(key) ?? { route, code, status, last, requestIds: [], hours: new Map<number, number>() }
    entries.set(key, entry)
    entry.last = last
    entry.requestIds = [requestId, ...entry.requestIds].slice(0, IDS)
    entry.hours.set(hour, (entry.hours.get(hour) ?? 0) + 1)
    forgetOldHours(entry, hour)
  }

  return {
    recent() {
      const hour = Math.floor(clock.now().getTime() / HOUR_MS)
      const failures: Failure[] = []
      for (const [key, entry] of entries) {
        forgetOldHours(entry, hour)
        if (entry.hours.size === 0) entries.delete(key)
        else {
          const { hours, ...rest } = entry
          failures.push({ ...rest, count: [...hours.values()].reduce((one, other) => one + other, 0) })
        }
      }
      return failures.toSorted((one, other) => other.count - one.count)
    },
  }
}

function forgetOldHours({ hours }: Entry, current: number): void {
  for (const hour of hours.keys()) if (hour <= current - HOURS) hours.delete(hour)
}
