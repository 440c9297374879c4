import type { FastifyInstance } from 'fastify'
import type { Client } from '../google/client.ts'
import { accept, AuthPageError, isRefusalKind, readAuthRequest, refuse } from './authorize.ts'
import { obstacles, type MicrosoftState } from './state.ts'

type Body = { url?: unknown; email?: unknown; name?: unknown; refuse?: unknown }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The control calls with which tests give the consent that a browser would give, and end it. */
export function microsoftControl(app: FastifyInstance, microsoft: MicrosoftState, client: Client): void {
  /** `refuse`: how the consent fails (authorize.ts). */
  app.post<{ Body: Body }>('/control/microsoft/consent', async ({ body }, reply) => {
    const { url: text, email, name } = body
    const url = isText(text) && URL.canParse(text) ? new URL(text) : null
    if (!url?.pathname.endsWith('/oauth2/v2.0/authorize'))
      return reply.code(400).send({ error: 'url must be the authorization URL.' })
    if (!isText(email)) return reply.code(400).send({ error: 'email must be an address.' })
    try {
      const request = readAuthRequest(url.searchParams, client)
      if (isRefusalKind(body.refuse)) return { redirect: refuse(request, body.refuse) }
      return { redirect: accept(microsoft, request, microsoft.account(email, isText(name) ? name : '')) }
    } catch (error) {
      if (error instanceof AuthPageError) return reply.code(400).send({ error: error.message })
      throw error
    }
  })

  app.post<{ Body: Body }>('/control/microsoft/revoke', async ({ body }, reply) => {
    const account = isText(body.email) ? microsoft.findAccountByEmail(body.email) : undefined
    if (!account) return reply.code(400).send({ error: 'email must be the address of a known account.' })
    microsoft.endAccess(account.oid)
    return { revoked: account.email }
  })

  /** `obstacle`: the code of Graph's refusals. */
  app.post<{ Body: Body & { obstacle?: unknown } }>('/control/microsoft/block', async ({ body }, reply) => {
    const account = isText(body.email) ? microsoft.findAccountByEmail(body.email) : undefined
    const obstacle = obstacles.find((one) => one === body.obstacle)
    if (!account || !obstacle) return reply.code(400).send({ error: `obstacle is one of ${obstacles.join(', ')}.` })
    microsoft.block(account, obstacle)
    return { blocked: account.email }
  })

  app.get('/control/microsoft/accounts', async () => ({
    accounts: microsoft.accounts().map((account) => ({ ...account, hasAccess: microsoft.hasTokens(account.oid) })),
  }))
}
