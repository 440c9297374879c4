import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Client } from '../google/client.ts'
import { sendPage } from '../html/layout.ts'
import { renderConsentPage, renderErrorPage } from './authorize-page.ts'
import { accept, AuthPageError, isRefusalKind, readAuthRequest, refuse } from './authorize.ts'
import type { MicrosoftState } from './state.ts'

const addressForm = /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,".]+$/

/** Microsoft's page for browsers, and the target of its form. */
export function microsoftPageRoutes(app: FastifyInstance, microsoft: MicrosoftState, client: Client): void {
  app.get('/microsoft/:tenant/oauth2/v2.0/authorize', async (request, reply) => {
    const query = request.url.slice(request.url.indexOf('?') + 1)
    return withErrorPage(reply, () => {
      const authRequest = readAuthRequest(new URLSearchParams(query), client)
      return sendPage(reply, renderConsentPage(query, authRequest, microsoft.accounts()))
    })
  })

  app.post('/microsoft/decision', async (request, reply) => {
    const form = new URLSearchParams(request.body as string)
    const query = form.get('request') ?? ''
    return withErrorPage(reply, () => {
      const authRequest = readAuthRequest(new URLSearchParams(query), client)
      const decision = form.get('decision')
      if (isRefusalKind(decision)) return reply.redirect(refuse(authRequest, decision), 303)
      const repeatForm = (problem: string) =>
        sendPage(reply, renderConsentPage(query, authRequest, microsoft.accounts(), problem), 400)
      const email = form.get('email')?.trim() ?? ''
      if (email !== '' && !addressForm.test(email)) return repeatForm('Enter a valid email address.')
      const account = email
        ? microsoft.account(email, form.get('name') ?? '')
        : microsoft.findAccount(form.get('account') ?? '')
      return account
        ? reply.redirect(accept(microsoft, authRequest, account), 303)
        : repeatForm('Pick an account, or type an address.')
    })
  })
}

async function withErrorPage(reply: FastifyReply, work: () => FastifyReply): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AuthPageError) return sendPage(reply, renderErrorPage(error.message), error.status)
    throw error
  }
}
