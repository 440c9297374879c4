import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import * as calls from '@labreach/contract/calendar'
import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { perName, perStudent } from '../../http/limits.ts'
import type { Http } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { deleteCalendarFeed, selectCalendarFeed } from '../../students/calendar-feeds.ts'
import { makeCalendar } from './make-calendar.ts'
import { readCalendar } from './read-calendar.ts'

export function calendarRoutes(http: Http, services: Services): void {
  http.serve(calls.getCalendar, async ({ student }) => {
    const feed = await selectCalendarFeed(services.db, student.studentId)
    return { made_at: feed?.created_at.toISOString() ?? null }
  })

  http.serve(
    calls.makeCalendar,
    ({ input, student }) => makeCalendar(services, { session: student, timeZone: input.body.time_zone }),
    [perStudent(20, HOUR_MS)],
  )

  http.serve(calls.endCalendar, async ({ student }) => {
    await deleteCalendarFeed(services.db, student.studentId)
    return done
  })

  http.serve(
    calls.readCalendar,
    async ({ input, request, reply }) => {
      // Also on refusals: a leaked address must not be found by a search engine.
      reply.header('x-robots-tag', 'noindex, nofollow')
      return sendCalendar(await readCalendar(services, input.params.token), request, reply)
    },
    // Not by network: a token has 256 random bits, and the servers of a calendar service share a network and continue to
    // ask for addresses that students have deleted.
    [perName(60, HOUR_MS, ({ input }) => input.params.token)],
  )
}

/** Sends a calendar, or only 304 if the program has these bytes already. */
function sendCalendar(calendar: string, request: FastifyRequest, reply: FastifyReply) {
  const tag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', 'private, no-cache').header('etag', tag)
  const known = request.headers['if-none-match'] ?? ''
  const isKnown = known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
  if (isKnown) reply.code(304)
  return {
    stream: Readable.from(isKnown ? [] : [Buffer.from(calendar)]),
    type: 'text/calendar; charset=utf-8',
    name: 'labreach.ics',
  }
}
