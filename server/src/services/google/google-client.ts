import { gmail } from '@googleapis/gmail'
import { CodeChallengeMethod, OAuth2Client, type Credentials } from 'google-auth-library'
import type { Config } from '../../config.ts'
import { GoogleFailure, IDENTITY_SCOPES, SCOPES, type Google, type GoogleTokens } from './google.ts'

/**
 * For one request to the identity platform. The official library has no limit of its own, and repeats a request three
 * times at most, so that a token is renewed in 42 seconds or not at all. No signal for all of them: a repetition under one
 * that has fired ends the process (node-fetch).
 */
const TOKEN_TIMEOUT_MS = 10_000

/** A message with a 10 MB resume, on a slow line; with the second attempt. */
const SEND_TIMEOUT_MS = 60_000

/** The most that an identity token's time of issue may differ from now: Google issues it when its code is exchanged. */
const FRESH_SECONDS = 300

/** Google through its official clients. The base URLs are configured. */
export function createGoogle(config: Config['google']): Google {
  const createClient = () =>
    new OAuth2Client({
      clientId: config.clientId,
      clientSecret: config.clientSecret,
      redirectUri: config.redirectUri,
      issuers: [config.accountsUrl, config.accountsUrl.replace(/^https?:\/\//, '')],
      endpoints: {
        oauth2AuthBaseUrl: `${config.accountsUrl}/o/oauth2/v2/auth`,
        oauth2TokenUrl: `${config.oauthUrl}/token`,
        oauth2RevokeUrl: `${config.oauthUrl}/revoke`,
        tokenInfoUrl: `${config.oauthUrl}/tokeninfo`,
        oauth2FederatedSignonPemCertsUrl: `${config.apiUrl}/oauth2/v1/certs`,
        oauth2FederatedSignonJwkCertsUrl: `${config.apiUrl}/oauth2/v3/certs`,
      },
      transporterOptions: { timeout: TOKEN_TIMEOUT_MS },
    })

  return {
    async consentUrl({ state, challenge }) {
      return createClient().generateAuthUrl({
        access_type: 'offline',
        // Google issues a refresh token only at the first consent. After a disconnect a new one is required.
        prompt: 'consent',
        scope: SCOPES,
        state,
        code_challenge: challenge,
        code_challenge_method: CodeChallengeMethod.S256,
      })
    },

    // Google supports neither prompt=login nor max_age. It shows a choice of accounts, and requires the password of one
    // that is signed out.
    async identityUrl({ state, challenge, email }) {
      return createClient().generateAuthUrl({
        prompt: 'select_account',
        scope: IDENTITY_SCOPES,
        state,
        code_challenge: challenge,
        code_challenge_method: CodeChallengeMethod.S256,
        ...(email && { login_hint: email }),
      })
    },

    async exchange(code, verifier) {
      const oauth = createClient()
      try {
        const { tokens } = await oauth.getToken({ code, codeVerifier: verifier })
        if (!tokens.id_token) throw new GoogleFailure('refused', 'The response of Google contains no identity token')
        const verified = await oauth.verifyIdToken({ idToken: tokens.id_token, audience: config.clientId })
        const claims = verified.getPayload()
        if (!claims?.sub || !claims.email) throw new GoogleFailure('refused', 'The identity token contains no address')
        // The machine's clock, with which the official library compares the token's expiry.
        if (Math.abs(Date.now() / 1_000 - claims.iat) > FRESH_SECONDS)
          throw new GoogleFailure('refused', 'The identity token is not fresh')
        const identity = {
          sub: claims.sub,
          email: claims.email,
          emailVerified: claims.email_verified === true,
          givenName: claims.given_name ?? '',
          familyName: claims.family_name ?? '',
        }
        return { tokens: fromCredentials(tokens), identity }
      } catch (error) {
        throw toFailureBeforeSend(error)
      }
    },

    async send(tokens, raw, threadId) {
      const oauth = createClient()
      oauth.setCredentials(toCredentials(tokens))
      try {
        // Refreshed before the send: a failure here has certainly sent nothing.
        await oauth.getAccessToken()
      } catch (error) {
        throw toFailureBeforeSend(error)
      }
      try {
        const { messages } = gmail({ version: 'v1', auth: oauth, rootUrl: config.gmailUrl }).users
        const encoded = Buffer.from(raw).toString('base64url')
        const begin = performance.now()
        const sendInto = (thread: { threadId?: string }) =>
          messages.send(
            { userId: 'me', requestBody: { raw: encoded, ...thread } },
            { retry: false, timeout: Math.max(1, SEND_TIMEOUT_MS - Math.round(performance.now() - begin)) },
          )
        // Gmail does not know a thread that the student has deleted, and has sent nothing then.
        const { data } = threadId
          ? await sendInto({ threadId }).catch((error: unknown) =>
              readError(error).status === 404 ? sendInto({}) : Promise.reject(error),
            )
          : await sendInto({})
        if (!data.id) throw new GoogleFailure('unknown', 'The response of Gmail contains no message id')
        return { gmailId: data.id, threadId: data.threadId ?? null, tokens: fromCredentials(oauth.credentials, tokens) }
      } catch (error) {
        throw toFailureDuringSend(error)
      }
    },

    async revoke(tokens) {
      try {
        await createClient().revokeToken(tokens.refreshToken ?? tokens.accessToken)
      } catch (error) {
        const { status } = readError(error)
        if (status !== 400) throw new GoogleFailure('unreachable', 'Google did not revoke the grant', error)
      }
    },
  }
}

function toCredentials(tokens: GoogleTokens): Credentials {
  return {
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    expiry_date: tokens.expiryDate,
    scope: tokens.scope,
  }
}

function fromCredentials(credentials: Credentials, previous?: GoogleTokens): GoogleTokens {
  return {
    accessToken: credentials.access_token ?? '',
    refreshToken: credentials.refresh_token ?? previous?.refreshToken ?? null,
    expiryDate: credentials.expiry_date ?? null,
    scope: credentials.scope ?? previous?.scope ?? '',
  }
}

/** Status and error code of an error of the official clients. GaxiosError has both in several fields. */
function readError(error: unknown): { status: number | null; code: string } {
  const { response, status, code, cause } = error as {
    response?: { status?: number; data?: { error?: unknown } }
    status?: number
    code?: string | number
    cause?: { code?: string; message?: string }
  }
  const body = response?.data?.error
  return {
    status: response?.status ?? status ?? null,
    code: typeof body === 'string' ? body : String(cause?.code ?? code ?? cause?.message ?? ''),
  }
}

function toFailureBeforeSend(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error
  const { status, code } = readError(error)
  if (code === 'invalid_grant' || /No refresh token/.test(String(error)))
    return new GoogleFailure('expired', 'The grant has ended', error)
  if (status && status < 500) return new GoogleFailure('refused', `Google refused with ${status} ${code}`, error)
  if (!status && !code && error instanceof Error) return new GoogleFailure('refused', error.message, error)
  return new GoogleFailure('unreachable', `Google could not be reached (${status ?? code})`, error)
}

function toFailureDuringSend(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error
  const { status, code } = readError(error)
  if (status === 401 || code === 'invalid_grant') return new GoogleFailure('expired', 'Gmail rejected the token', error)
  if (status && status < 500) return new GoogleFailure('refused', `Gmail refused with ${status}`, error, status === 429)
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(code))
    return new GoogleFailure('unreachable', 'Gmail could not be reached', error)
  return new GoogleFailure('unknown', `The response of Gmail was lost (${status ?? code})`, error)
}
