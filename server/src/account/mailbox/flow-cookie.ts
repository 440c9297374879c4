import { lifetimes } from '@labreach/contract/lifetimes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProviderName } from '../../mailbox/provider-name.ts'

const path = '/api/auth/'

/** The cookie of the flows to a provider. */
export function createFlowCookie(provider: ProviderName) {
  const name = `${provider}_ticket`
  return {
    /** The secret of the flow that this browser has started, or ''. */
    read: (request: FastifyRequest): string => request.cookies[name] ?? '',
    set(reply: FastifyReply, secret: string, secure: boolean): void {
      const maxAge = lifetimes.mailboxFlowMs / 1_000
      reply.setCookie(name, secret, { path, httpOnly: true, sameSite: 'lax', secure, maxAge })
    },
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, { path }),
  }
}
