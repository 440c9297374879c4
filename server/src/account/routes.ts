import { getMe } from '@labreach/contract/account'
import { session } from '@labreach/contract/plans'
import { done } from '@labreach/contract/endpoint'
import * as calls from '@labreach/contract/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Http } from '../http/serve.ts'
import type { World } from '../world.ts'
import { disconnect } from './google/disconnect.ts'
import { finishTrip } from './google/finish-trip.ts'
import { loginByCode } from './google/login-by-code.ts'
import { openTicket } from './google/open-ticket.ts'
import { startTrip } from './google/start-trip.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import type { Sessions } from './sessions.ts'
import { studentView } from './student-view.ts'

const TICKET = 'google_ticket'

export function accountRoutes(http: Http, world: World, sessions: Sessions): void {
  const { db } = world
  const ticketOf = (request: FastifyRequest) => request.cookies[TICKET] ?? ''

  async function credentials(studentId: string) {
    const tokens = await sessions.start(db, studentId)
    return { ...tokens, user: await studentView(db, world, studentId) }
  }

  http.serve(calls.login, async ({ input: { body }, request, reply }) => {
    if (!body.state) return credentials(await login(db, body.username ?? '', body.password ?? ''))
    const studentId = await loginByCode(world, ticketOf(request), body.state)
    forgetTicket(reply)
    return credentials(studentId)
  })

  http.serve(calls.register, async ({ input }) => credentials(await register(world, input.body)))

  http.serve(calls.refresh, async ({ input }) => ({ access_token: await sessions.refresh(db, input.body.refresh) }))

  http.serve(calls.validate, async () => done)

  http.serve(calls.logout, async ({ student }) => {
    await sessions.end(db, student.studentId, student.sessionId)
    return done
  })

  http.serve(getMe, ({ student }) => studentView(db, world, student.studentId))

  http.serve(calls.googleTicket, async ({ input: { body }, student, reply }) => {
    const cookie = await openTicket(world, {
      studentId: student?.studentId ?? null,
      temporaryToken: body.temporary_token,
      ref: body.ref,
    })
    reply.setCookie(TICKET, cookie, {
      path: '/api/auth/',
      httpOnly: true,
      sameSite: 'lax',
      secure: world.config.secureCookies,
      maxAge: session.googleTripMs / 1_000,
    })
    return done
  })

  http.serve(calls.clearGoogleToken, async ({ student }) => {
    await disconnect(world, student.studentId)
    return done
  })

  http.serve(calls.googleStart, async ({ input, request }) => ({
    redirect: await startTrip(world, ticketOf(request), input.query.state),
  }))

  http.serve(calls.googleCallback, async ({ input, request, reply }) => {
    const redirect = await finishTrip(world, ticketOf(request), input.query)
    if (!redirect.startsWith('/login?state=')) forgetTicket(reply)
    return { redirect }
  })
}

function forgetTicket(reply: FastifyReply): void {
  reply.clearCookie(TICKET, { path: '/api/auth/' })
}
