import { Readable } from 'node:stream'
import { gmail } from '@googleapis/gmail'
import { CodeChallengeMethod, OAuth2Client, type Credentials } from 'google-auth-library'
import type { Config } from '../../config.ts'
import { readError, toFailureBeforeSend, toFailureDuringSend } from './failures.ts'
import { GoogleFailure, IDENTITY_SCOPES, SCOPES, type Google, type GoogleTokens } from './google.ts'

/**
 * For one request to the identity platform. The official library has no limit of its own, and repeats a request three
 * times at most, so that a token is renewed in 42 seconds or not at all. No signal for all of them: a repetition under one
 * that has fired ends the process (node-fetch).
 */
const TOKEN_TIMEOUT_MS = 10_000

/** A message with a 10 MB resume, on a slow line; with the second attempt. */
const SEND_TIMEOUT_MS = 60_000

/** With less time left there is no second attempt: one that is cut off may have sent the letter. */
const ATTEMPT_MS = 20_000

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
      // A failure to refresh the token has certainly sent nothing.
      const throwBeforeSend = (error: unknown) => {
        throw toFailureBeforeSend(error)
      }
      await oauth.getAccessToken().catch(throwBeforeSend)
      try {
        const { messages } = gmail({ version: 'v1', auth: oauth }).users
        const begin = performance.now()
        // As an upload, with a new stream for each attempt: a request in JSON may have 5 MB only. `rootUrl` is given here
        // because the client's own one does not apply to uploads.
        const post = async (thread: { threadId?: string }) => {
          const timeout = SEND_TIMEOUT_MS - Math.round(performance.now() - begin)
          if (timeout < ATTEMPT_MS) throw new GoogleFailure('unreachable', 'Gmail answered too late to be asked again')
          return messages.send(
            { userId: 'me', requestBody: thread, media: { mimeType: 'message/rfc822', body: Readable.from([raw]) } },
            { rootUrl: config.gmailUrl, retry: false, timeout },
          )
        }
        // Google also ends tokens before their time, and Gmail has sent nothing then.
        const sendInto = (thread: { threadId?: string }) =>
          post(thread).catch(async (error: unknown) => {
            const isRenewed = oauth.credentials.access_token !== tokens.accessToken
            if (readError(error).status !== 401 || isRenewed) throw error
            await oauth.refreshAccessToken().catch(throwBeforeSend)
            return post(thread)
          })
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
        if (status !== 400) throw new GoogleFailure('unreachable', 'Google did not revoke the grant', { cause: error })
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
