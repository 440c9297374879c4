import { X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  aSandbox,
  callback,
  giveConsent,
  callControl,
  createGoogleClient,
  catchRefusal,
  scopes,
  signIn,
} from '../../test/sandbox.ts'

const postForm = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields) })

test('signs a user in with the official client, which verifies the id token', async () => {
  const sandbox = await aSandbox()
  const { client, tokens } = await signIn(sandbox, { auth: { nonce: 'n-1' } })

  expect(tokens.refresh_token).toMatch(/^1\/\//)
  const ticket = await client.verifyIdToken({ idToken: tokens.id_token!, audience: sandbox.env.GOOGLE_CLIENT_ID! })
  expect(ticket.getPayload()).toMatchObject({
    iss: sandbox.url,
    email: 'ada@gmail.com',
    email_verified: true,
    name: 'Ada Student',
    nonce: 'n-1',
  })
  const info = await client.getTokenInfo(tokens.access_token!)
  expect(info).toMatchObject({ email: 'ada@gmail.com', aud: sandbox.env.GOOGLE_CLIENT_ID, sub: ticket.getUserId() })
  expect(info.scopes).toContain('https://www.googleapis.com/auth/gmail.send')
  const { data } = await client.request({ url: `${sandbox.env.GOOGLE_API_URL}/oauth2/v3/userinfo` })
  expect(data).toMatchObject({ sub: ticket.getUserId(), given_name: 'Ada', family_name: 'Student' })
})

test('publishes its key as an X.509 certificate and as a JWKS of the same key', async () => {
  const sandbox = await aSandbox()
  const pem = (await (await fetch(`${sandbox.url}/oauth2/v1/certs`)).json()) as Record<string, string>
  const jwks = (await (await fetch(`${sandbox.url}/oauth2/v3/certs`)).json()) as { keys: { kid: string; n: string }[] }
  const [kid] = Object.keys(pem)
  const certificate = new X509Certificate(pem[kid!]!)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.publicKey.export({ format: 'jwk' }).n).toBe(jwks.keys[0]?.n)
  expect(jwks.keys[0]?.kid).toBe(kid)
})

test('accepts a code once; a second use revokes the tokens of the first', async () => {
  const sandbox = await aSandbox()
  const { client, code, codeVerifier } = await giveConsent(sandbox)
  const { tokens } = await client.getToken({ code, codeVerifier })
  expect(await catchRefusal(client.getToken({ code, codeVerifier }))).toMatchObject({
    status: 400,
    data: { error: 'invalid_grant' },
  })
  expect(await catchRefusal(client.getTokenInfo(tokens.access_token!))).toMatchObject({
    status: 400,
    data: { error: 'invalid_token' },
  })
})

test('a code expires after ten minutes', async () => {
  const sandbox = await aSandbox()
  const { client, code, codeVerifier } = await giveConsent(sandbox)
  await callControl(sandbox, 'clock', { advance_ms: 10 * 60_000 })
  expect(await catchRefusal(client.getToken({ code, codeVerifier }))).toMatchObject({
    status: 400,
    data: { error: 'invalid_grant' },
  })
})

test('refuses a code with a wrong or missing verifier, or with another redirect URI', async () => {
  const sandbox = await aSandbox()
  const { client, code, codeVerifier } = await giveConsent(sandbox)
  expect(await catchRefusal(client.getToken({ code, codeVerifier: 'x'.repeat(50) }))).toMatchObject({
    status: 400,
    data: { error: 'invalid_grant', error_description: 'Invalid code verifier.' },
  })
  expect(await catchRefusal(client.getToken({ code }))).toMatchObject({
    data: { error_description: 'Missing code verifier.' },
  })
  const elsewhere = client.getToken({ code, codeVerifier, redirect_uri: callback.slice(0, -1) })
  expect(await catchRefusal(elsewhere)).toMatchObject({ status: 400, data: { error: 'redirect_uri_mismatch' } })
  await expect(client.getToken({ code, codeVerifier })).resolves.toBeDefined()
})

test("refuses an unknown client, a wrong secret and an unknown grant type in Google's words", async () => {
  const sandbox = await aSandbox()
  const client = { client_id: sandbox.env.GOOGLE_CLIENT_ID!, client_secret: sandbox.env.GOOGLE_CLIENT_SECRET! }
  const wrong = await postForm(`${sandbox.url}/token`, { ...client, client_secret: 'no', grant_type: 'refresh_token' })
  expect([wrong.status, await wrong.json()]).toEqual([
    401,
    { error: 'invalid_client', error_description: 'The provided client secret is invalid.' },
  ])
  const unknown = await postForm(`${sandbox.url}/token`, { ...client, client_id: 'other', grant_type: 'refresh_token' })
  expect([unknown.status, await unknown.json()]).toEqual([
    401,
    { error: 'invalid_client', error_description: 'The OAuth client was not found.' },
  ])
  const password = await postForm(`${sandbox.url}/token`, { ...client, grant_type: 'password' })
  expect([password.status, await password.json()]).toEqual([
    400,
    { error: 'unsupported_grant_type', error_description: 'Invalid grant_type: password' },
  ])
})

test('issues a refresh token for offline access only after a first or forced consent', async () => {
  const sandbox = await aSandbox()
  const online = await signIn(sandbox, { email: 'bo@gmail.com', auth: { access_type: 'online' } })
  expect(online.tokens.refresh_token).toBeUndefined()
  const first = await signIn(sandbox)
  expect(first.tokens.refresh_token).toBeDefined()
  const second = await signIn(sandbox)
  expect(second.tokens.refresh_token).toBeUndefined()
  const forced = await signIn(sandbox, { auth: { prompt: 'consent' } })
  expect(forced.tokens.refresh_token).toBeDefined()
})

test('an access token expires after 3599 s, and the refresh token gets a new one', async () => {
  const sandbox = await aSandbox()
  const { client, tokens } = await signIn(sandbox)
  await callControl(sandbox, 'clock', { advance_ms: 3_540_000 })
  await client.getTokenInfo(tokens.access_token!)
  await callControl(sandbox, 'clock', { advance_ms: 59_000 })
  expect(await catchRefusal(client.getTokenInfo(tokens.access_token!))).toMatchObject({
    status: 400,
    data: { error: 'invalid_token' },
  })
  const { credentials } = await client.refreshAccessToken()
  expect(credentials.access_token).not.toBe(tokens.access_token)
  await client.getTokenInfo(credentials.access_token!)
})

test('a revocation by query or by form body ends the grant with its access and refresh tokens', async () => {
  const sandbox = await aSandbox()
  const byQuery = await signIn(sandbox)
  await byQuery.client.revokeToken(byQuery.tokens.access_token!)
  expect(await catchRefusal(byQuery.client.refreshAccessToken())).toEqual({
    status: 400,
    data: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
  })
  expect(await catchRefusal(byQuery.client.revokeToken(byQuery.tokens.access_token!))).toMatchObject({
    status: 400,
    data: { error: 'invalid_token' },
  })

  const byBody = await signIn(sandbox)
  expect(byBody.tokens.refresh_token).toBeDefined()
  expect((await postForm(`${sandbox.url}/revoke`, { token: byBody.tokens.refresh_token! })).status).toBe(200)
  expect(await catchRefusal(byBody.client.getTokenInfo(byBody.tokens.access_token!))).toMatchObject({ status: 400 })
})

test('a user who unticks sending gets tokens without that scope', async () => {
  const sandbox = await aSandbox()
  const { tokens } = await signIn(sandbox, { without: [scopes[3]!] })
  expect(tokens.scope?.split(' ').toSorted()).toEqual([
    'https://www.googleapis.com/auth/userinfo.email',
    'https://www.googleapis.com/auth/userinfo.profile',
    'openid',
  ])
})

test('removing access in the Google account ends the refresh token', async () => {
  const sandbox = await aSandbox()
  const { client } = await signIn(sandbox)
  expect(await callControl(sandbox, 'google/revoke', { email: 'ada@gmail.com' })).toEqual({ revoked: 1 })
  expect(await catchRefusal(client.refreshAccessToken())).toMatchObject({
    status: 400,
    data: { error: 'invalid_grant' },
  })
})

test('accounts, consent and tokens survive a restart', async () => {
  const before = await aSandbox()
  const { tokens } = await signIn(before)
  await before.close()
  const after = await aSandbox({ dataDir: before.dataDir })
  const client = createGoogleClient(after)
  client.setCredentials({ refresh_token: tokens.refresh_token! })
  await expect(client.refreshAccessToken()).resolves.toBeDefined()
  expect((await signIn(after)).tokens.refresh_token).toBeUndefined()
})
