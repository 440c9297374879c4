import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/session'
import { perAddress, perName, perStudent } from '../../http/limits.ts'
import type { Http } from '../../http/serve.ts'
import type { World } from '../../world.ts'
import { disconnect } from './disconnect.ts'
import { finishTrip } from './finish-trip.ts'
import { openTicket } from './open-ticket.ts'
import { startTrip } from './start-trip.ts'
import { forgetTicket, setTicket, ticketOf } from './ticket-cookie.ts'

export function googleRoutes(http: Http, world: World): void {
  http.serve(
    calls.googleTicket,
    async ({ input: { body }, student, reply }) => {
      const secret = await openTicket(world, {
        studentId: student?.studentId ?? null,
        temporaryToken: body.temporary_token,
        ref: body.ref,
      })
      setTicket(reply, secret, world.config.secureCookies)
      return done
    },
    [
      perAddress(240, HOUR_MS),
      perStudent(20, HOUR_MS),
      perName(20, HOUR_MS, ({ input }) => input.body.temporary_token),
    ],
  )

  http.serve(
    calls.googleStart,
    async ({ input, request }) => ({ redirect: await startTrip(world, ticketOf(request), input.query.state) }),
    [perAddress(240, HOUR_MS)],
  )

  http.serve(calls.googleCallback, async ({ input, request, reply }) => {
    const redirect = await finishTrip(world, ticketOf(request), input.query)
    if (!redirect.startsWith('/login?state=')) forgetTicket(reply)
    return { redirect }
  })

  http.serve(calls.clearGoogleToken, async ({ student }) => {
    await disconnect(world, student.studentId)
    return done
  })
}
