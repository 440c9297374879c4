import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { playFaults, type Faults, type Kind } from '../faults.ts'
import { hasEmail, hasProfile } from './scopes.ts'
import { exchange, OAuthError, createProfileClaims, type TokenEndpoint } from './token.ts'

const refusals: Partial<Record<Kind, [status: number, code: string, description: string]>> = {
  '401': [401, 'invalid_client', 'Unauthorized'],
  '403': [403, 'access_denied', 'Access to this resource was denied.'],
  '429': [429, 'rate_limit_exceeded', 'Rate limit exceeded.'],
  '500': [500, 'internal_failure', 'Internal Error'],
  invalid_grant: [400, 'invalid_grant', 'Token has been expired or revoked.'],
}

/** Google's endpoints for servers: tokens, revocation, token information, signing keys, userinfo. */
export function tokenRoutes(app: FastifyInstance, at: TokenEndpoint, faults: Faults): void {
  const { google, keys } = at
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('cache-control', 'no-cache, no-store, max-age=0'),
  )
  app.addHook(
    'onRequest',
    playFaults(faults, 'google', (kind, reply) =>
      sendError(reply, ...(refusals[kind] ?? [500, 'internal_failure', ''])),
    ),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof OAuthError) return sendError(reply, error.status, error.code, error.message)
    throw error
  })

  app.post('/token', (request) => exchange(at, readForm(request), request.headers.authorization))

  app.route({ method: 'POST', url: '/revoke', handler: revoke })

  app.route({
    method: ['GET', 'POST'],
    url: '/tokeninfo',
    handler: async (request) => {
      const query = new URLSearchParams(request.url.split('?')[1])
      const form = readForm(request)
      const idToken = query.get('id_token') ?? form.get('id_token')
      if (idToken) return { ...(await readIdTokenClaims(idToken)), alg: 'RS256', typ: 'JWT' }
      return readTokenInfo(query.get('access_token') ?? form.get('access_token') ?? readBearerToken(request))
    },
  })

  app.get('/oauth2/v1/certs', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=21600, must-revalidate, no-transform')
    return keys.pem()
  })
  app.get('/oauth2/v3/certs', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=21600, must-revalidate, no-transform')
    return keys.jwks
  })

  for (const url of ['/oauth2/v3/userinfo', '/v1/userinfo']) {
    app.route({ method: ['GET', 'POST'], url, handler: async (request) => readUserInfo(readBearerToken(request)) })
  }

  async function revoke(request: FastifyRequest) {
    const given = new URLSearchParams(request.url.split('?')[1]).get('token') ?? readForm(request).get('token')
    if (!given) throw new OAuthError(400, 'invalid_request', 'Missing required parameter: token')
    const token = google.findRefreshToken(given) ?? google.findAccessToken(given)
    if (!token) throw new OAuthError(400, 'invalid_token', 'Token expired or revoked')
    google.endGrant(token.grantId)
    return {}
  }

  async function readIdTokenClaims(idToken: string) {
    try {
      const claims = await keys.readIdToken(idToken)
      return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]))
    } catch {
      throw new OAuthError(400, 'invalid_token', 'Invalid Value')
    }
  }

  function readTokenInfo(given: string) {
    const { token, account } = findOwner(given) ?? {}
    if (!token || !account) throw new OAuthError(400, 'invalid_token', 'Invalid Value')
    return {
      azp: at.client.id,
      aud: at.client.id,
      sub: account.sub,
      scope: token.scopes.join(' '),
      exp: String(Math.floor(token.expiresAt / 1000)),
      expires_in: String(Math.floor((token.expiresAt - at.now()) / 1000)),
      ...(hasEmail(token.scopes) && { email: account.email, email_verified: String(!account.unverified) }),
      access_type: token.offline ? 'offline' : 'online',
    }
  }

  function readUserInfo(given: string) {
    const { token, account } = findOwner(given) ?? {}
    if (!token || !account) throw new OAuthError(401, 'invalid_request', 'Invalid Credentials')
    if (!token.scopes.includes('openid') && !hasEmail(token.scopes) && !hasProfile(token.scopes)) {
      throw new OAuthError(403, 'insufficient_scope', 'Request had insufficient authentication scopes.')
    }
    return {
      sub: account.sub,
      ...(hasProfile(token.scopes) && createProfileClaims(account.name)),
      ...(hasEmail(token.scopes) && { email: account.email, email_verified: !account.unverified }),
    }
  }

  function findOwner(given: string) {
    const token = google.findAccessToken(given)
    const grant = token && google.findGrant(token.grantId)
    return grant && { token, account: google.findAccount(grant.sub) }
  }
}

function sendError(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description })
}

/** The form body of a request. Fastify has refused any other content type with 415. */
const readForm = (request: FastifyRequest) => new URLSearchParams(typeof request.body === 'string' ? request.body : '')

/** The token of an Authorization header, '' without one. */
export const readBearerToken = (request: FastifyRequest): string =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
