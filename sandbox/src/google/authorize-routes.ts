import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPage } from '../html/layout.ts'
import { consentPage, errorPage } from './authorize-page.ts'
import { allow, AuthPageError, needsConsent, readAuthRequest, refuse } from './authorize.ts'
import type { Client } from './client.ts'
import { isOptional } from './scopes.ts'
import type { GoogleState } from './state.ts'

const addressForm = /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,".]+$/

/** The part of Google that a browser sees: GET /o/oauth2/v2/auth, and the answer to its form. */
export function authorizeRoutes(app: FastifyInstance, google: GoogleState, client: Client): void {
  app.get('/o/oauth2/v2/auth', async (request, reply) => {
    const query = request.url.slice(request.url.indexOf('?') + 1)
    return orErrorPage(reply, () => {
      const asked = readAuthRequest(new URLSearchParams(query), client)
      if (!asked.prompts.includes('none')) return sendPage(reply, consentPage(query, asked, google.accounts()))
      const account = asked.loginHint === undefined ? undefined : google.accountBy(asked.loginHint)
      if (!account) return reply.redirect(refuse(asked, 'login_required'), 302)
      if (needsConsent(google, client, asked, account)) return reply.redirect(refuse(asked, 'consent_required'), 302)
      return reply.redirect(allow(google, client, asked, account, asked.scopes), 302)
    })
  })

  app.post('/o/oauth2/v2/auth/decision', async (request, reply) => {
    const form = new URLSearchParams(request.body as string)
    const query = form.get('request') ?? ''
    return orErrorPage(reply, () => {
      const asked = readAuthRequest(new URLSearchParams(query), client)
      if (form.get('decision') !== 'allow') return reply.redirect(refuse(asked, 'access_denied'), 303)
      const email = form.get('email')?.trim() ?? ''
      if (email !== '' && !addressForm.test(email)) return again('Enter a valid email address.')
      const account = email
        ? google.account(email, form.get('name') ?? '')
        : google.accountOf(form.get('account') ?? '')
      if (!account) return again('Choose an account, or type an address.')
      const scopes = asked.scopes.filter((scope) => !isOptional(scope) || form.getAll('scope').includes(scope))
      return reply.redirect(allow(google, client, asked, account, scopes), 303)

      function again(problem: string) {
        return sendPage(reply, consentPage(query, asked, google.accounts(), problem), 400)
      }
    })
  })
}

async function orErrorPage(reply: FastifyReply, work: () => FastifyReply): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AuthPageError) return sendPage(reply, errorPage(error), error.status)
    throw error
  }
}
