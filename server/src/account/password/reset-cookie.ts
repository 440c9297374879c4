import { lifetimes } from '@labreach/contract/lifetimes'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lets the browser that has used a reset link remove passkeys. */
const [name, path] = ['password_reset', '/api/auth/reset-password/']

export const readResetCookie = (request: FastifyRequest): string => request.cookies[name] ?? ''

export function setResetCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  const maxAge = lifetimes.resetProofMs / 1_000
  reply.setCookie(name, secret, { path, httpOnly: true, sameSite: 'strict', secure, maxAge })
}
