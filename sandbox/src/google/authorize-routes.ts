import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPage } from '../html/layout.ts'
import { renderConsentPage, renderErrorPage } from './authorize-page.ts'
import { allow, AuthPageError, needsConsent, readAuthRequest, refuse } from './authorize.ts'
import type { Client } from './client.ts'
import { isOptional } from './scopes.ts'
import type { GoogleState } from './state.ts'

const addressForm = /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,".]+$/

/** Google's pages for browsers: GET /o/oauth2/v2/auth, and the target of its form. */
export function authorizeRoutes(app: FastifyInstance, google: GoogleState, client: Client): void {
  app.get('/o/oauth2/v2/auth', async (request, reply) => {
    const query = request.url.slice(request.url.indexOf('?') + 1)
    return withErrorPage(reply, () => {
      const authRequest = readAuthRequest(new URLSearchParams(query), client)
      if (!authRequest.prompts.includes('none'))
        return sendPage(reply, renderConsentPage(query, authRequest, google.accounts()))
      const account = authRequest.loginHint === undefined ? undefined : google.findAccountByEmail(authRequest.loginHint)
      if (!account) return reply.redirect(refuse(authRequest, 'login_required'), 302)
      if (needsConsent(google, client, authRequest, account))
        return reply.redirect(refuse(authRequest, 'consent_required'), 302)
      return reply.redirect(allow(google, client, authRequest, account, authRequest.scopes), 302)
    })
  })

  app.post('/o/oauth2/v2/auth/decision', async (request, reply) => {
    const form = new URLSearchParams(request.body as string)
    const query = form.get('request') ?? ''
    return withErrorPage(reply, () => {
      const authRequest = readAuthRequest(new URLSearchParams(query), client)
      if (form.get('decision') !== 'allow') return reply.redirect(refuse(authRequest, 'access_denied'), 303)
      const email = form.get('email')?.trim() ?? ''
      if (email !== '' && !addressForm.test(email)) return repeatForm('Enter a valid email address.')
      const account = email
        ? google.account(email, form.get('name') ?? '')
        : google.findAccount(form.get('account') ?? '')
      if (!account) return repeatForm('Choose an account, or type an address.')
      const scopes = authRequest.scopes.filter((scope) => !isOptional(scope) || form.getAll('scope').includes(scope))
      return reply.redirect(allow(google, client, authRequest, account, scopes), 303)

      function repeatForm(problem: string) {
        return sendPage(reply, renderConsentPage(query, authRequest, google.accounts(), problem), 400)
      }
    })
  })
}

async function withErrorPage(reply: FastifyReply, work: () => FastifyReply): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AuthPageError) return sendPage(reply, renderErrorPage(error), error.status)
    throw error
  }
}
