import { lifetimes } from '@labreach/contract/lifetimes'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'google_ticket'
const path = '/api/auth/'

/** The secret of the Google flow that this browser has started, or ''. */
export function readFlowSecret(request: FastifyRequest): string {
  return request.cookies[name] ?? ''
}

export function setFlowCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(name, secret, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifetimes.googleFlowMs / 1_000,
  })
}

export function clearFlowCookie(reply: FastifyReply): void {
  reply.clearCookie(name, { path })
}
