import { emailAddress } from '@labreach/contract/email-address'
import { decodeJwt } from 'jose'
import * as oauth from 'oauth4webapi'
import type { Config } from '../../config.ts'
import { toFailureBeforeSend, toFailureDuringSend } from './failures.ts'
import { MicrosoftFailure, SCOPES, type Microsoft, type MicrosoftIdentity, type MicrosoftTokens } from './microsoft.ts'
import { sendMessage } from './send-message.ts'

const TOKEN_TIMEOUT_MS = 20_000

/** For a letter with a resume on a slow line, with the second attempt: lost letters are swept after two minutes. */
const SEND_TIMEOUT_MS = 60_000

/** An access token with less left is refreshed first, so that it does not end on the way. */
const MARGIN_MS = 60_000

type Settings = NonNullable<Config['microsoft']>

/**
 * Microsoft's identity platform and Graph. oauth4webapi speaks OAuth; Microsoft's own library keeps the refresh tokens to
 * itself, and speaks to no base URL without TLS, such as the sandbox.
 */
export function createMicrosoft(settings: Settings): Microsoft {
  const authority = `${settings.loginUrl}/${settings.tenant}`
  const server: oauth.AuthorizationServer = {
    issuer: `${authority}/v2.0`,
    authorization_endpoint: `${authority}/oauth2/v2.0/authorize`,
    token_endpoint: `${authority}/oauth2/v2.0/token`,
  }
  const client: oauth.Client = { client_id: settings.clientId }
  const secret = oauth.ClientSecretPost(settings.clientSecret)
  const createOptions = () => ({
    // A base URL without TLS is configured only for a sandbox on this machine.
    [oauth.allowInsecureRequests]: settings.loginUrl.startsWith('http:'),
    signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
  })

  const endsSoon = ({ expiryDate }: MicrosoftTokens) => expiryDate - Date.now() <= MARGIN_MS

  /** Gets another access token. A failure here has certainly sent nothing. */
  async function refresh(tokens: MicrosoftTokens): Promise<MicrosoftTokens> {
    if (!tokens.refreshToken) throw new MicrosoftFailure('expired', 'The grant has no refresh token')
    try {
      const response = await oauth.refreshTokenGrantRequest(server, client, secret, tokens.refreshToken, {
        ...createOptions(),
        additionalParameters: { scope: SCOPES.join(' ') },
      })
      return toTokens(await oauth.processRefreshTokenResponse(await namingIssuer(response), client, response), tokens)
    } catch (error) {
      throw toFailureBeforeSend(error)
    }
  }

  /**
   * The server with the issuer of the response's identity token. An app for all tenants has no fixed issuer: each token
   * names the one of its tenant, which must belong to this authority.
   */
  async function namingIssuer(response: Response): Promise<oauth.AuthorizationServer> {
    const { id_token: idToken } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { id_token?: unknown }
    if (typeof idToken !== 'string') return server
    return { ...server, issuer: `${settings.loginUrl}/${String(decodeJwt(idToken).tid)}/v2.0` }
  }

  return {
    async consentUrl({ state, challenge }) {
      const parameters = {
        client_id: settings.clientId,
        response_type: 'code',
        response_mode: 'query',
        redirect_uri: settings.redirectUri,
        scope: SCOPES.join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        // Without it Microsoft takes the account that is signed in, which may be another one than the student means.
        prompt: 'select_account',
      }
      return `${server.authorization_endpoint}?${new URLSearchParams(parameters)}`
    },

    async exchange(code, verifier) {
      try {
        const callback = oauth.validateAuthResponse(server, client, new URLSearchParams({ code }), oauth.expectNoState)
        const { redirectUri } = settings
        const options = createOptions()
        const response = await oauth.authorizationCodeGrantRequest(
          ...([server, client, secret, callback, redirectUri, verifier, options] as const),
        )
        const result = await oauth.processAuthorizationCodeResponse(await namingIssuer(response), client, response, {
          requireIdToken: true,
        })
        return { tokens: toTokens(result), identity: readIdentity(oauth.getValidatedIdTokenClaims(result)) }
      } catch (error) {
        throw toFailureBeforeSend(error)
      }
    },

    async send(former, raw) {
      const renewedOf = (tokens: MicrosoftTokens) => (tokens === former ? null : tokens)
      let tokens = endsSoon(former) ? await refresh(former) : former
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
      const post = ({ accessToken }: MicrosoftTokens) =>
        sendMessage(settings.graphUrl, { accessToken, raw, signal }).catch((error: Error) => {
          throw toFailureDuringSend(error, renewedOf(tokens))
        })
      let response = await post(tokens)
      // Microsoft ends tokens before their time, e.g. after a change of the password. Graph has sent nothing then.
      if (response.status === 401 && tokens === former) {
        tokens = await refresh(former)
        response = await post(tokens)
      }
      if (response.status !== 202) throw toFailureDuringSend(response, renewedOf(tokens))
      return tokens
    },
  }
}

function toTokens(result: oauth.TokenEndpointResponse, former?: MicrosoftTokens): MicrosoftTokens {
  return {
    accessToken: result.access_token,
    refreshToken: result.refresh_token ?? former?.refreshToken ?? null,
    expiryDate: Date.now() + (result.expires_in ?? 0) * 1_000,
    scope: result.scope ?? former?.scope ?? '',
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,100}$/.test(value)

/** The address goes into the header of letters, and an administrator can write anything there. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= emailAddress.max && emailAddress.pattern.test(value)

function readIdentity(claims: oauth.IDToken | undefined): MicrosoftIdentity {
  const { tid, oid, email } = claims ?? ({} as Partial<oauth.IDToken>)
  if (!isId(tid) || !isId(oid)) throw new MicrosoftFailure('refused', 'The identity token contains no account')
  return { tenantId: tid, objectId: oid, address: isAddress(email) ? email : null }
}
