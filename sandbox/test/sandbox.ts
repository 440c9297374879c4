import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gmail } from '@googleapis/gmail'
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library'
import { onTestFinished } from 'vitest'
import { createKey } from '../src/google/keys.ts'
import { startSandbox, type Sandbox, type SandboxOptions } from '../src/sandbox.ts'

export const productUrl = 'http://localhost:43290'
export const callback = `${productUrl}/api/auth/google/callback/`
export const scopes = ['openid', 'email', 'profile', 'https://www.googleapis.com/auth/gmail.send']

let googleKey: string | undefined

/** A sandbox on a free port with a new folder. Both are removed when the test ends. */
export async function aSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox & { dataDir: string }> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  const sandbox = await startSandbox({
    port: 0,
    dataDir,
    productUrl,
    googleClient: { id: 'client.apps.googleusercontent.com', secret: 'GOCSPX-secret' },
    stripeSecretKey: 'sk_test_sandbox',
    stripeWebhookSecret: 'whsec_sandbox',
    googleKey: () => (googleKey ??= createKey()),
    modelKey: 'model-key',
    log: (line) => {
      // The client's error would not contain it.
      console.error(line)
      throw new Error(line)
    },
    ...options,
  })
  onTestFinished(async () => {
    await sandbox.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { ...sandbox, dataDir }
}

/** The official Google client, configured for the sandbox as in the product. */
export function createGoogleClient(sandbox: Sandbox): OAuth2Client {
  const { GOOGLE_ACCOUNTS_URL: accounts, GOOGLE_OAUTH_URL: oauth, GOOGLE_API_URL: api } = sandbox.env
  return new OAuth2Client({
    clientId: sandbox.env.GOOGLE_CLIENT_ID!,
    clientSecret: sandbox.env.GOOGLE_CLIENT_SECRET!,
    redirectUri: callback,
    issuers: [accounts!],
    endpoints: {
      oauth2AuthBaseUrl: `${accounts}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${oauth}/token`,
      oauth2RevokeUrl: `${oauth}/revoke`,
      tokenInfoUrl: `${oauth}/tokeninfo`,
      oauth2FederatedSignonPemCertsUrl: `${api}/oauth2/v1/certs`,
      oauth2FederatedSignonJwkCertsUrl: `${api}/oauth2/v3/certs`,
    },
    transporterOptions: { retryConfig: { retry: 0 } },
  })
}

/** Calls the control API. Throws the text of an error response. */
export async function callControl<T = Record<string, unknown>>(
  sandbox: Sandbox,
  path: string,
  body?: unknown,
): Promise<T> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${sandbox.url}/control/${path}`, init)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

type SignIn = { email?: string; without?: string[]; auth?: Record<string, unknown> }

/** Gives consent with PKCE. Returns the client, the code and its verifier. */
export async function giveConsent(sandbox: Sandbox, { email = 'ada@gmail.com', without, auth }: SignIn = {}) {
  const client = createGoogleClient(sandbox)
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync()
  const url = client.generateAuthUrl({
    access_type: 'offline',
    scope: scopes,
    state: 'kept',
    code_challenge: codeChallenge!,
    code_challenge_method: CodeChallengeMethod.S256,
    ...auth,
  })
  const { redirect } = await callControl<{ redirect: string }>(sandbox, 'google/consent', {
    url,
    email,
    name: 'Ada Student',
    without,
  })
  const answer = new URL(redirect)
  return { client, answer, code: answer.searchParams.get('code') ?? '', codeVerifier }
}

/** Signs in; the client has its tokens. */
export async function signIn(sandbox: Sandbox, how: SignIn = {}) {
  const { client, code, codeVerifier } = await giveConsent(sandbox, how)
  const { tokens } = await client.getToken({ code, codeVerifier })
  client.setCredentials(tokens)
  return { client, tokens, gmail: gmail({ version: 'v1', auth: client, rootUrl: `${sandbox.env.GMAIL_URL}/` }) }
}

/** The status and body of the error that an official client throws. */
export async function catchRefusal(work: Promise<unknown>): Promise<{ status: number | undefined; data: unknown }> {
  try {
    await work
  } catch (error) {
    const { response } = error as { response?: { status: number; data: unknown } }
    return { status: response?.status, data: response?.data }
  }
  throw new Error('The call was expected to fail, but succeeded.')
}
