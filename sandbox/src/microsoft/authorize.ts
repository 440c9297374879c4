import type { Client } from '../google/client.ts'
import { readScopes } from './scopes.ts'
import type { Account, MicrosoftState } from './state.ts'

export type AuthRequest = { redirectUri: string; scopes: string[]; state: string | undefined; challenge: string }

/** An error that Microsoft shows on its own page instead of a redirect. */
export class AuthPageError extends Error {
  readonly status = 400
}

/**
 * Parses the query of /oauth2/v2.0/authorize. It is stricter than Microsoft, which also accepts flows without PKCE.
 * Throws AuthPageError.
 */
export function readAuthRequest(query: URLSearchParams, client: Client): AuthRequest {
  const get = (name: string) => {
    if (query.getAll(name).length > 1)
      throw new AuthPageError(`AADSTS9000411: The parameter '${name}' is duplicated in the request.`)
    return query.get(name) || undefined
  }
  const getRequired = (name: string) => {
    const value = get(name)
    if (value === undefined)
      throw new AuthPageError(`AADSTS900144: The request must contain the following parameter: '${name}'.`)
    return value
  }
  const clientId = getRequired('client_id')
  if (clientId !== client.id)
    throw new AuthPageError(`AADSTS700016: Application with identifier '${clientId}' was not found.`)
  const redirectUri = getRequired('redirect_uri')
  if (!client.redirectUris.includes(redirectUri))
    throw new AuthPageError(
      `AADSTS50011: The redirect URI '${redirectUri}' does not match those of the application: ${client.redirectUris.join(' ')}`,
    )
  if (getRequired('response_type') !== 'code')
    throw new AuthPageError("AADSTS700054: response_type is not enabled for the application: use 'code'.")
  if ((get('response_mode') ?? 'query') !== 'query')
    throw new AuthPageError("AADSTS70007: The 'response_mode' is not supported by this sandbox: use 'query'.")
  const { scopes, unknown } = readScopes(getRequired('scope'))
  if (unknown.length > 0)
    throw new AuthPageError(`AADSTS70011: The provided value for 'scope' is not valid: ${unknown.join(' ')}`)
  const prompt = get('prompt')
  if (prompt && !['login', 'consent', 'select_account'].includes(prompt))
    throw new AuthPageError(`AADSTS90023: Unsupported 'prompt' value '${prompt}'.`)
  const challenge = getRequired('code_challenge')
  if (getRequired('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    throw new AuthPageError('AADSTS501491: Invalid size of Code_Challenge parameter, or its method is not S256.')
  return { redirectUri, scopes, state: get('state'), challenge }
}

/** The URL of the redirect after Accept, with a new code. */
export function accept(microsoft: MicrosoftState, request: AuthRequest, account: Account): string {
  const { scopes, redirectUri, challenge } = request
  const { code } = microsoft.newCode({ oid: account.oid, scopes, redirectUri, challenge })
  return composeRedirectUrl(request, { code })
}

/** How a consent fails: the user cancels, or only an administrator can give it. */
const refusals = {
  cancel: {
    error: 'access_denied',
    error_subcode: 'cancel',
    error_description: 'AADSTS65004: User declined to consent to access the app.',
  },
  administrator: {
    error: 'access_denied',
    error_description:
      'AADSTS90094: An administrator of your organization must grant this application permission to access resources.',
  },
  unconsented: {
    error: 'consent_required',
    error_description: 'AADSTS65001: The user or administrator has not consented to use the application.',
  },
} as const
export type RefusalKind = keyof typeof refusals

export const isRefusalKind = (value: unknown): value is RefusalKind =>
  typeof value === 'string' && Object.hasOwn(refusals, value)

/** The URL of the redirect without a code. */
export const refuse = (request: AuthRequest, kind: RefusalKind): string => composeRedirectUrl(request, refusals[kind])

function composeRedirectUrl(request: AuthRequest, parameters: Record<string, string>): string {
  const url = new URL(request.redirectUri)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  if (request.state !== undefined) url.searchParams.set('state', request.state)
  return url.href
}
