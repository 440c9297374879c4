import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { playFaults, type Faults, type Kind } from '../faults.ts'
import type { Client } from '../google/client.ts'
import type { Keys } from '../google/keys.ts'
import { readScopes } from './scopes.ts'
import { accessTokenSeconds, type Account, type MicrosoftState } from './state.ts'

/** An error of the token endpoint: `{error, error_description, error_codes}`. */
class TokenError extends Error {
  readonly status: number
  readonly code: string
  readonly number: number
  constructor(status: number, code: string, number: number, description: string) {
    super(`AADSTS${number}: ${description}`)
    this.status = status
    this.code = code
    this.number = number
  }
}

const invalidGrant = (number: number, description: string) => new TokenError(400, 'invalid_grant', number, description)
const invalidRequest = (number: number, description: string) =>
  new TokenError(400, 'invalid_request', number, description)

const faultErrors: Partial<Record<Kind, TokenError>> = {
  '401': new TokenError(401, 'invalid_client', 7000215, 'Invalid client secret provided.'),
  '403': new TokenError(403, 'access_denied', 53003, 'Access has been blocked by Conditional Access policies.'),
  '429': new TokenError(429, 'temporarily_unavailable', 90055, 'Too many requests.'),
  '500': new TokenError(500, 'server_error', 90033, 'A transient error has occurred. Please try again.'),
  invalid_grant: invalidGrant(50173, 'The provided grant has expired due to it being revoked.'),
}

export type TokenEndpoint = {
  microsoft: MicrosoftState
  keys: Keys
  client: Client
  issuer: string
  now: () => number
}

/** The token endpoint of the identity platform, for every tenant. */
export function microsoftTokenRoutes(app: FastifyInstance, endpoint: TokenEndpoint, faults: Faults): void {
  app.addHook(
    'onRequest',
    playFaults(faults, 'microsoft', (kind, reply) => sendError(reply, faultErrors[kind] ?? faultErrors['500']!)),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof TokenError) return sendError(reply, error)
    throw error
  })
  app.post('/microsoft/:tenant/oauth2/v2.0/token', (request) =>
    exchange(endpoint, new URLSearchParams(typeof request.body === 'string' ? request.body : '')),
  )
}

const sendError = (reply: FastifyReply, { status, code, message, number }: TokenError): FastifyReply =>
  reply.code(status).send({ error: code, error_description: message, error_codes: [number] })

async function exchange(endpoint: TokenEndpoint, form: URLSearchParams) {
  for (const key of new Set(form.keys()))
    if (form.getAll(key).length > 1) throw invalidRequest(9000411, `The parameter '${key}' is duplicated.`)
  const id = form.get('client_id')
  if (!id) throw invalidRequest(900144, "The request body must contain the following parameter: 'client_id'.")
  if (id !== endpoint.client.id)
    throw new TokenError(400, 'unauthorized_client', 700016, `Application '${id}' was not found.`)
  if (form.get('client_secret') !== endpoint.client.secret)
    throw new TokenError(401, 'invalid_client', 7000215, 'Invalid client secret provided.')
  const type = form.get('grant_type') ?? ''
  if (type === 'authorization_code') return exchangeCode(endpoint, form)
  if (type === 'refresh_token') return exchangeRefreshToken(endpoint, form)
  throw new TokenError(400, 'unsupported_grant_type', 70003, `The grant type '${type}' is not supported.`)
}

async function exchangeCode(endpoint: TokenEndpoint, form: URLSearchParams) {
  const code = endpoint.microsoft.findCode(form.get('code') ?? '')
  if (!code) throw invalidGrant(9002313, 'Invalid request. Request is malformed or invalid.')
  if (code.used) throw invalidGrant(54005, 'OAuth2 Authorization code was already redeemed.')
  if (code.expiresAt <= endpoint.now()) throw invalidGrant(70008, 'The provided authorization code has expired.')
  if (form.get('redirect_uri') !== code.redirectUri)
    throw invalidGrant(500112, 'The reply address does not match the reply address provided when requesting the code.')
  const verifier = form.get('code_verifier') ?? ''
  const computedChallenge = createHash('sha256').update(verifier).digest('base64url')
  if (!/^[\w.~-]{43,128}$/.test(verifier) || computedChallenge !== code.challenge)
    throw invalidGrant(501481, 'The Code_Verifier does not match the code_challenge of the authorization request.')
  endpoint.microsoft.markUsed(code)
  return issueTokens(endpoint, code.oid, code.scopes)
}

async function exchangeRefreshToken(endpoint: TokenEndpoint, form: URLSearchParams) {
  const token = endpoint.microsoft.findRefreshToken(form.get('refresh_token') ?? '')
  if (!token) throw invalidGrant(50173, 'The provided grant has expired due to it being revoked.')
  const { scopes, unknown } = readScopes(form.get('scope') ?? token.scopes.join(' '))
  if (unknown.length > 0) throw new TokenError(400, 'invalid_scope', 70011, `Invalid scopes: ${unknown.join(' ')}`)
  if (scopes.some((scope) => !token.scopes.includes(scope)))
    throw invalidGrant(65001, 'The user or administrator has not consented to use the application.')
  return issueTokens(endpoint, token.oid, scopes)
}

/** A refresh token is issued only for `offline_access`, which the response does not list among the scopes. */
async function issueTokens(endpoint: TokenEndpoint, oid: string, scopes: string[]) {
  const account = endpoint.microsoft.findAccount(oid)
  if (!account) throw invalidGrant(50034, 'The user account does not exist in the directory.')
  const { access, refresh } = endpoint.microsoft.issue(oid, scopes)
  return {
    token_type: 'Bearer',
    scope: scopes.filter((scope) => scope !== 'offline_access').join(' '),
    expires_in: accessTokenSeconds,
    ext_expires_in: accessTokenSeconds,
    access_token: access.token,
    ...(scopes.includes('offline_access') && { refresh_token: refresh.token }),
    ...(scopes.includes('openid') && { id_token: await signIdToken(endpoint, account, scopes) }),
  }
}

/** The id and name of the account need the scope `profile`, the address the scope `email`; the tenant is always named. */
function signIdToken(endpoint: TokenEndpoint, account: Account, scopes: string[]): Promise<string> {
  const subject = createHash('sha256').update(`${endpoint.client.id} ${account.oid}`).digest('base64url')
  return endpoint.keys.signIdToken({
    ver: '2.0',
    iss: `${endpoint.issuer}/microsoft/${account.tid}/v2.0`,
    aud: endpoint.client.id,
    sub: subject,
    tid: account.tid,
    ...(scopes.includes('profile') && { oid: account.oid, name: account.name, preferred_username: account.email }),
    ...(scopes.includes('email') && { email: account.email }),
  })
}
