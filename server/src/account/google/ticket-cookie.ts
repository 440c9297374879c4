import { session } from '@labreach/contract/plans'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'google_ticket'
const path = '/api/auth/'

/** The secret of the trip to Google that this browser is on, or ''. */
export function ticketOf(request: FastifyRequest): string {
  return request.cookies[name] ?? ''
}

export function setTicket(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(name, secret, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: session.googleTripMs / 1_000,
  })
}

export function forgetTicket(reply: FastifyReply): void {
  reply.clearCookie(name, { path })
}
