import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { aSandbox, callControl, productUrl } from '../../test/sandbox.ts'
import type { Sandbox } from '../sandbox.ts'

const client = { id: 'a1b2-client', secret: 'the~secret' }
const redirectUri = `${productUrl}/api/auth/microsoft/callback/`
const email = 'ada@school.example.edu'
const scopes = 'openid profile email offline_access https://graph.microsoft.com/Mail.Send'
const letter = `From: Ada <${email}>\r\nTo: grace@uni.example.edu\r\nBcc: me@x.example\r\nSubject: A question\r\nMessage-ID: <1@outlook.com>\r\n\r\nDear Professor\r\n`

const start = () => aSandbox({ microsoftClient: client })
const verifier = randomBytes(32).toString('base64url')

function createUrl(sandbox: Sandbox, change: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: scopes,
    state: 'kept',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  })
  return `${sandbox.env.MICROSOFT_LOGIN_URL}/common/oauth2/v2.0/authorize?${query}`
}

async function consent(sandbox: Sandbox, change: Record<string, string> = {}): Promise<URLSearchParams> {
  const { redirect } = await callControl<{ redirect: string }>(sandbox, 'microsoft/consent', {
    url: createUrl(sandbox, change),
    email,
  })
  return new URL(redirect).searchParams
}

type Tokens = { access_token: string; refresh_token: string; id_token: string; scope: string; error?: string }

async function request(sandbox: Sandbox, fields: Record<string, string>): Promise<{ status: number; body: Tokens }> {
  const response = await fetch(`${sandbox.env.MICROSOFT_LOGIN_URL}/common/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: client.id, client_secret: client.secret, ...fields }),
  })
  return { status: response.status, body: (await response.json()) as Tokens }
}

const exchange = (sandbox: Sandbox, code: string, change: Record<string, string> = {}) =>
  request(sandbox, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...change,
  })

async function connect(sandbox: Sandbox, change: Record<string, string> = {}): Promise<Tokens> {
  const answer = await consent(sandbox, change)
  return (await exchange(sandbox, answer.get('code')!)).body
}

const send = (sandbox: Sandbox, token: string, raw: string, type = 'text/plain') =>
  fetch(`${sandbox.env.MICROSOFT_GRAPH_URL}/v1.0/me/sendMail`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: Buffer.from(raw).toString('base64'),
  })

test('gives tokens for a code, once, with the ids of the account', async () => {
  const sandbox = await start()
  const answer = await consent(sandbox)
  expect(answer.get('state')).toBe('kept')
  const { status, body } = await exchange(sandbox, answer.get('code')!)
  expect(status).toBe(200)
  const claims = decodeJwt(body.id_token)
  expect(claims).toMatchObject({ aud: client.id, email, oid: expect.any(String), tid: expect.any(String) })
  expect(claims.iss).toBe(`${sandbox.env.MICROSOFT_LOGIN_URL}/${String(claims.tid)}/v2.0`)
  expect(body.scope).toBe('openid profile email https://graph.microsoft.com/Mail.Send')
  expect(await exchange(sandbox, answer.get('code')!)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test.each([
  ['another verifier', { code_verifier: randomBytes(32).toString('base64url') }, 'invalid_grant'],
  ['no verifier', { code_verifier: '' }, 'invalid_grant'],
  ['another redirect URI', { redirect_uri: `${redirectUri}x` }, 'invalid_grant'],
  ['another secret', { client_secret: 'guessed' }, 'invalid_client'],
  ['another client', { client_id: 'other' }, 'unauthorized_client'],
])('refuses a code with %s', async (_, change, error) => {
  const sandbox = await start()
  const answer = await consent(sandbox)
  expect((await exchange(sandbox, answer.get('code')!, change)).body.error).toBe(error)
})

test.each([
  ['no PKCE', { code_challenge: '' }],
  ['plain PKCE', { code_challenge_method: 'plain' }],
  ['another redirect URI', { redirect_uri: 'https://evil.example/' }],
  ['another client', { client_id: 'other' }],
  ['an unknown scope', { scope: 'openid Mail.Read' }],
  ['the implicit flow', { response_type: 'token' }],
])('shows an error page for %s', async (_, change) => {
  const response = await fetch(createUrl(await start(), change), { redirect: 'manual' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('AADSTS')
})

test('each refresh gives another refresh token, and none after the access was removed', async () => {
  const sandbox = await start()
  const first = await connect(sandbox)
  const refresh = (token: string) => request(sandbox, { grant_type: 'refresh_token', refresh_token: token })
  const second = await refresh(first.refresh_token)
  expect(second.body.refresh_token).not.toBe(first.refresh_token)
  await callControl(sandbox, 'microsoft/revoke', { email })
  expect((await refresh(second.body.refresh_token)).body.error).toBe('invalid_grant')
  expect((await send(sandbox, second.body.access_token, letter)).status).toBe(401)
})

test('takes four requests of a mailbox at a time, and then others again', async () => {
  const sandbox = await start()
  const { access_token: token } = await connect(sandbox)
  await callControl(sandbox, 'faults', { service: 'graph', kind: 'latency', ms: 1_000, times: 4 })
  const responses = await Promise.all(Array.from({ length: 6 }, () => send(sandbox, token, letter)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 429, 429])
  const refused = responses.find(({ status }) => status === 429)!
  expect(refused.headers.get('retry-after')).toBe('10')
  expect(await refused.json()).toMatchObject({ error: { code: 'ApplicationThrottled' } })
  expect((await send(sandbox, token, letter)).status).toBe(202)
})

test('sends a MIME message without an answer, and keeps its Message-ID', async () => {
  const sandbox = await start()
  const { access_token: token } = await connect(sandbox)
  const response = await send(sandbox, token, letter)
  expect([response.status, await response.text()]).toEqual([202, ''])
  const { mails } = await callControl<{ mails: object[] }>(sandbox, `mail?from=${email}`)
  expect(mails).toMatchObject([
    {
      via: 'graph',
      subject: 'A question',
      messageId: '<1@outlook.com>',
      to: ['grace@uni.example.edu', 'me@x.example'],
    },
  ])
  expect(JSON.stringify(mails)).not.toContain('"Bcc"')
})

test.each([
  ['another sender', letter.replace(email, 'dean@school.example.edu'), 'text/plain', 403],
  ['no recipient', 'Subject: x\r\n\r\ny', 'text/plain', 400],
  ['no message', 'rubbish', 'text/plain', 400],
  ['JSON', letter, 'application/json', 400],
  ['another type', letter, 'message/rfc822', 415],
  ['more than 4 MB', `${letter}${'x'.repeat(3_200_000)}`, 'text/plain', 413],
])('refuses a letter with %s', async (_, raw, type, status) => {
  const sandbox = await start()
  const { access_token: token } = await connect(sandbox)
  expect((await send(sandbox, token, raw, type)).status).toBe(status)
  expect((await callControl<{ mails: object[] }>(sandbox, 'mail')).mails).toEqual([])
})

test('refuses a token without the scope, and none at all', async () => {
  const sandbox = await start()
  const { access_token: token } = await connect(sandbox, { scope: 'openid profile email' })
  expect((await send(sandbox, token, letter)).status).toBe(403)
  expect((await send(sandbox, 'invented', letter)).status).toBe(401)
})

test('does not exist without its client', async () => {
  const sandbox = await aSandbox()
  expect(Object.keys(sandbox.env).filter((name) => name.startsWith('MICROSOFT'))).toEqual([])
  expect((await fetch(`${sandbox.url}/graph/v1.0/me/sendMail`, { method: 'POST' })).status).toBe(404)
})
