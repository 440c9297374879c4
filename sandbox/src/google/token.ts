import { createHash } from 'node:crypto'
import type { Client } from './client.ts'
import type { Keys } from './keys.ts'
import { hasEmail, hasProfile, readScopes } from './scopes.ts'
import { accessTokenSeconds, type Code, type GoogleState } from './state.ts'

/** An error of /token, /revoke and /tokeninfo: `{error, error_description}`. */
export class OAuthError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, description: string) {
    super(description)
    this.status = status
    this.code = code
  }
}

const invalidGrant = (description: string) => new OAuthError(400, 'invalid_grant', description)
const invalidRequest = (description: string) => new OAuthError(400, 'invalid_request', description)

export type TokenEndpoint = { google: GoogleState; keys: Keys; client: Client; issuer: string; now: () => number }

/** Carries out POST /token. `basic`: the Authorization header, if any. Throws OAuthError. */
export async function exchange(at: TokenEndpoint, form: URLSearchParams, basic?: string) {
  for (const key of new Set(form.keys())) {
    if (form.getAll(key).length > 1) throw invalidRequest(`OAuth 2 parameters can only have a single value: ${key}`)
  }
  authenticate(at.client, form, basic)
  const type = form.get('grant_type') ?? ''
  if (type === 'authorization_code') return exchangeCode(at, form)
  if (type === 'refresh_token') return exchangeRefreshToken(at, form)
  throw new OAuthError(400, 'unsupported_grant_type', `Invalid grant_type: ${type}`)
}

function authenticate(client: Client, form: URLSearchParams, basic = ''): void {
  const header = /^Basic (.+)$/i.exec(basic)?.[1]
  const [user, advance] = header ? Buffer.from(header, 'base64').toString().split(':').map(decodeURIComponent) : []
  const id = form.get('client_id') ?? user
  const secret = form.get('client_secret') ?? advance
  if (!id) throw invalidRequest('Could not determine client ID from request.')
  if (id !== client.id) throw new OAuthError(401, 'invalid_client', 'The OAuth client was not found.')
  if (!secret) throw invalidRequest('client_secret is missing.')
  if (secret !== client.secret) throw new OAuthError(401, 'invalid_client', 'The provided client secret is invalid.')
}

async function exchangeCode(at: TokenEndpoint, form: URLSearchParams) {
  const { google } = at
  const given = form.get('code')
  if (!given) throw invalidRequest('Missing required parameter: code')
  const code = google.findCode(given)
  if (!code) throw invalidGrant('Malformed auth code.')
  if (code.used) {
    // A code that is used twice may be stolen: RFC 6749, 4.1.2, revokes the tokens that were issued for it.
    google.endTokens(code.grantId)
    throw invalidGrant('Bad Request')
  }
  if (code.expiresAt <= at.now()) throw invalidGrant('Bad Request')
  if (form.get('redirect_uri') !== code.redirectUri) throw new OAuthError(400, 'redirect_uri_mismatch', 'Bad Request')
  checkVerifier(code, form.get('code_verifier'))
  google.markUsed(code)
  const refresh = code.withRefreshToken ? google.newRefreshToken(code.grantId, code.scopes) : undefined
  return {
    ...(await issueTokens(at, code.grantId, code.scopes, code.offline, code.nonce)),
    ...(refresh && { refresh_token: refresh.token }),
  }
}

function checkVerifier(code: Code, verifier: string | null): void {
  if (code.challenge === undefined) {
    if (verifier) throw invalidGrant('code_verifier or verifier is not needed.')
    return
  }
  if (!verifier) throw invalidGrant('Missing code verifier.')
  const form = /^[A-Za-z0-9._~-]{43,128}$/.test(verifier)
  const proof = code.challengeMethod === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  if (!form || proof !== code.challenge) throw invalidGrant('Invalid code verifier.')
}

async function exchangeRefreshToken(at: TokenEndpoint, form: URLSearchParams) {
  const given = form.get('refresh_token')
  if (!given) throw invalidRequest('Missing required parameter: refresh_token')
  const token = at.google.findRefreshToken(given)
  if (!token)
    throw invalidGrant(at.google.wasRefreshToken(given) ? 'Token has been expired or revoked.' : 'Bad Request')
  const { scopes, unknown } = readScopes(form.get('scope') ?? token.scopes.join(' '))
  if (unknown.length > 0 || scopes.some((scope) => !token.scopes.includes(scope))) {
    throw new OAuthError(400, 'invalid_scope', 'Some requested scopes were invalid.')
  }
  return issueTokens(at, token.grantId, scopes, true)
}

async function issueTokens(at: TokenEndpoint, grantId: string, scopes: string[], offline: boolean, nonce?: string) {
  const access = at.google.newAccessToken(grantId, scopes, offline)
  const idToken = scopes.includes('openid') ? await signIdTokenFor(at, grantId, scopes, access.token, nonce) : undefined
  return {
    access_token: access.token,
    expires_in: accessTokenSeconds,
    scope: scopes.join(' '),
    token_type: 'Bearer',
    ...(idToken !== undefined && { id_token: idToken }),
  }
}

function signIdTokenFor(at: TokenEndpoint, grantId: string, scopes: string[], access: string, nonce?: string) {
  const grant = at.google.findGrant(grantId)
  const account = grant && at.google.findAccount(grant.sub)
  if (!account) throw invalidGrant('Account has been deleted')
  const half = createHash('sha256').update(access).digest().subarray(0, 16)
  return at.keys.signIdToken({
    iss: at.issuer,
    azp: at.client.id,
    aud: at.client.id,
    sub: account.sub,
    at_hash: half.toString('base64url'),
    ...(hasEmail(scopes) && { email: account.email, email_verified: !account.unverified }),
    ...(hasProfile(scopes) && createProfileClaims(account.name)),
    ...(nonce !== undefined && { nonce }),
  })
}

/** The profile claims of a name: full name, first word, and the rest. */
export function createProfileClaims(name: string): { name: string; given_name: string; family_name?: string } {
  const [given = name, ...rest] = name.split(' ')
  return { name, given_name: given, ...(rest.length > 0 && { family_name: rest.join(' ') }) }
}
