import { lifetimes } from '@labreach/contract/lifetimes'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Binds a sign-in that waits for its code to the browser that began it. */
const [name, path] = ['second_step', '/api/auth/login/']

export const readPendingSignIn = (request: FastifyRequest): string => request.cookies[name] ?? ''

export function setPendingSignIn(reply: FastifyReply, secret: string, secure: boolean): void {
  const maxAge = lifetimes.secondStepMs / 1_000
  reply.setCookie(name, secret, { path, httpOnly: true, sameSite: 'strict', secure, maxAge })
}

export function clearPendingSignIn(reply: FastifyReply): void {
  reply.clearCookie(name, { path })
}
