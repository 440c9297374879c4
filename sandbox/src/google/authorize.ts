import type { Client } from './client.ts'
import { readScopes } from './scopes.ts'
import type { Account, GoogleState } from './state.ts'

export type AuthRequest = {
  redirectUri: string
  scopes: string[]
  state?: string
  nonce?: string
  challenge?: string
  challengeMethod: 'S256' | 'plain'
  offline: boolean
  prompts: string[]
  loginHint?: string
}

/** An error that Google shows on its own page instead of a redirect: `Error 400: redirect_uri_mismatch`. */
export class AuthPageError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const createRequestError = (message: string) => new AuthPageError(400, 'invalid_request', message)
const challengeForm = /^[A-Za-z0-9._~-]{43,128}$/

/** Parses the query of /o/oauth2/v2/auth as strictly as Google. Throws AuthPageError. */
export function readAuthRequest(query: URLSearchParams, client: Client): AuthRequest {
  for (const key of new Set(query.keys())) {
    if (query.getAll(key).length > 1)
      throw createRequestError(`OAuth 2 parameters can only have a single value: ${key}`)
  }
  const get = (name: string) => query.get(name) || undefined
  const getRequired = (name: string) => {
    const value = get(name)
    if (value === undefined) throw createRequestError(`Missing required parameter: ${name}`)
    return value
  }
  const readChoice = <T extends string>(name: string, allowed: readonly T[], usual: T): T => {
    const value = get(name) ?? usual
    if (!allowed.includes(value as T))
      throw createRequestError(`Invalid parameter value for ${name}: '${value}' is not valid.`)
    return value as T
  }

  if (getRequired('client_id') !== client.id)
    throw new AuthPageError(401, 'invalid_client', 'The OAuth client was not found.')
  const redirectUri = getRequired('redirect_uri')
  if (!client.redirectUris.includes(redirectUri)) {
    const allowed = client.redirectUris.join(' ')
    throw new AuthPageError(400, 'redirect_uri_mismatch', `redirect_uri=${redirectUri} is not one of: ${allowed}`)
  }
  const type = getRequired('response_type')
  if (type !== 'code') throw new AuthPageError(400, 'unsupported_response_type', `Invalid response_type: ${type}`)
  const { scopes, unknown } = readScopes(getRequired('scope'))
  if (unknown.length > 0 || scopes.length === 0) {
    throw new AuthPageError(400, 'invalid_scope', `Some requested scopes were invalid: ${unknown.join(' ')}`)
  }
  const challenge = get('code_challenge')
  if (challenge === undefined && get('code_challenge_method'))
    throw createRequestError('Missing required parameter: code_challenge')
  if (challenge !== undefined && !challengeForm.test(challenge))
    throw createRequestError('Invalid parameter value: code_challenge')
  const prompts = (get('prompt') ?? '').split(' ').filter(Boolean)
  const unknownPrompt = prompts.find((prompt) => !['none', 'consent', 'select_account'].includes(prompt))
  if (unknownPrompt || (prompts.includes('none') && prompts.length > 1))
    throw createRequestError(`Invalid prompt: ${get('prompt')}`)

  const [state, nonce, loginHint] = [get('state'), get('nonce'), get('login_hint')]
  return {
    redirectUri,
    scopes,
    challengeMethod: readChoice('code_challenge_method', ['S256', 'plain'], 'plain'),
    offline: readChoice('access_type', ['online', 'offline'], 'online') === 'offline',
    prompts,
    ...(challenge !== undefined && { challenge }),
    ...(state !== undefined && { state }),
    ...(nonce !== undefined && { nonce }),
    ...(loginHint !== undefined && { loginHint }),
  }
}

/** The URL of the redirect after Allow, with a new code. `scopes`: those that the user left ticked. */
export function allow(
  google: GoogleState,
  client: Client,
  request: AuthRequest,
  account: Account,
  scopes: string[],
): string {
  const hasConsented = needsConsent(google, client, request, account)
  const granted = hasConsented ? scopes : request.scopes
  const grant = google.allow(client.id, account.sub, granted, request.offline)
  const { code } = google.newCode({
    grantId: grant.id,
    scopes: granted,
    redirectUri: request.redirectUri,
    challengeMethod: request.challengeMethod,
    offline: request.offline,
    withRefreshToken: request.offline && hasConsented,
    ...(request.challenge !== undefined && { challenge: request.challenge }),
    ...(request.nonce !== undefined && { nonce: request.nonce }),
  })
  const prompt = hasConsented ? 'consent' : 'none'
  return composeRedirectUrl(request, { code, scope: granted.join(' '), authuser: '0', prompt })
}

/**
 * Whether the consent page must be shown: for a new scope, the first offline access, or `prompt=consent`. Google issues
 * a refresh token only after this page.
 */
export function needsConsent(google: GoogleState, client: Client, request: AuthRequest, account: Account): boolean {
  const grant = google.findGrantOfClient(client.id, account.sub)
  if (!grant || request.prompts.includes('consent')) return true
  return request.scopes.some((scope) => !grant.scopes.includes(scope)) || (request.offline && !grant.offline)
}

/** The URL of the redirect without a grant. `error`: access_denied, login_required or consent_required. */
export const refuse = (request: AuthRequest, error: string): string => composeRedirectUrl(request, { error })

function composeRedirectUrl(request: AuthRequest, parameters: Record<string, string>): string {
  const url = new URL(request.redirectUri)
  if (request.state !== undefined) url.searchParams.set('state', request.state)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
