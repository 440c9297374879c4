import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { aSandbox, giveConsent, callControl, productUrl, signIn } from '../../test/sandbox.ts'
import type { Sandbox } from '../sandbox.ts'

const readPage = async (sandbox: Sandbox, path: string) => {
  const response = await fetch(`${sandbox.url}${path}`)
  return { response, text: await response.text() }
}

test('shows inboxes, and a mail with escaped text, attachments and source', async () => {
  const sandbox = await aSandbox()
  const transport = createTransport(sandbox.env.SMTP_URL)
  await transport.sendMail({
    from: 'hello@labreach.example',
    to: 'ada@gmail.com',
    subject: '<script>alert(1)</script>',
    text: 'Open http://localhost:3000/reset?token=a&b=c. <b>Now</b>',
    html: '<p>Open</p>',
    attachments: [{ filename: 'my "cv".pdf', content: Buffer.from('%PDF-1.7') }],
  })
  transport.close()
  expect((await readPage(sandbox, '/')).text).toContain('href="/mailbox/ada%40gmail.com"')
  expect((await readPage(sandbox, '/?live=1')).text).toContain('http-equiv="refresh"')
  const [mail] = (await callControl<{ mails: { id: string }[] }>(sandbox, 'mail')).mails
  expect((await readPage(sandbox, '/mailbox/ada%40gmail.com')).text).toContain(`href="/mail/${mail!.id}?side=received"`)
  const { text, response } = await readPage(sandbox, `/mail/${mail!.id}`)
  expect(text).not.toContain('<script>')
  expect(text).toContain('<a href="http://localhost:3000/reset?token=a&amp;b=c" rel="noreferrer">')
  expect(text).toContain('&lt;b&gt;Now&lt;/b&gt;')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const file = await readPage(sandbox, `/mail/${mail!.id}/attachments/0`)
  expect(file.text).toBe('%PDF-1.7')
  expect(file.response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''my%20%22cv%22.pdf`)
  expect((await readPage(sandbox, `/mail/${mail!.id}/html`)).response.headers.get('content-security-policy')).toMatch(
    /^sandbox;/,
  )
  expect((await readPage(sandbox, `/mail/${mail!.id}/raw`)).text).toContain('Subject: <script>')
  expect((await readPage(sandbox, '/mail/none')).response.status).toBe(404)
})

test('shows Google accounts with their grants, and removes a grant', async () => {
  const sandbox = await aSandbox()
  await signIn(sandbox)
  const { text } = await readPage(sandbox, '/google')
  expect(text).toContain('Send email on your behalf')
  const grant = /name="grant" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const response = await fetch(`${sandbox.url}/google/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ grant }),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  expect((await readPage(sandbox, '/google')).text).toContain('No access granted.')
})

const parameters = {
  client_id: 'client.apps.googleusercontent.com',
  redirect_uri: `${productUrl}/api/auth/google/callback/`,
  response_type: 'code',
  scope: 'openid email https://www.googleapis.com/auth/gmail.send',
  state: 'a b&c',
}
const authorize = (sandbox: Sandbox, changes: Record<string, string> = {}) =>
  readPage(sandbox, `/o/oauth2/v2/auth?${new URLSearchParams({ ...parameters, ...changes })}`)
const decide = (sandbox: Sandbox, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/o/oauth2/v2/auth/decision`, {
    method: 'POST',
    body: new URLSearchParams({ request: `${new URLSearchParams(parameters)}`, ...fields }),
    redirect: 'manual',
  })

test('the sign-in page lists accounts and scopes, and redirects with code and state', async () => {
  const sandbox = await aSandbox()
  await callControl(sandbox, 'google/accounts', { email: 'bo@gmail.com', name: 'Bo' })
  const { text } = await authorize(sandbox)
  expect(text).toContain('bo@gmail.com')
  expect(text).toContain('Send email on your behalf')
  const response = await decide(sandbox, {
    decision: 'allow',
    email: 'new@gmail.com',
    name: 'New One',
    scope: 'https://www.googleapis.com/auth/gmail.send',
  })
  expect(response.status).toBe(303)
  const back = new URL(response.headers.get('location')!)
  expect(`${back.origin}${back.pathname}`).toBe(parameters.redirect_uri)
  expect(back.searchParams.get('state')).toBe('a b&c')
  expect(back.searchParams.get('code')).toMatch(/^4\/0/)
  expect(back.searchParams.get('scope')).toContain('gmail.send')
  expect((await authorize(sandbox)).text).toContain('new@gmail.com')
})

test('Deny redirects with access_denied, an unticked scope is not granted, and a missing account is refused', async () => {
  const sandbox = await aSandbox()
  const denied = new URL((await decide(sandbox, { decision: 'deny' })).headers.get('location')!)
  expect([denied.searchParams.get('error'), denied.searchParams.get('state')]).toEqual(['access_denied', 'a b&c'])
  const unticked = new URL(
    (await decide(sandbox, { decision: 'allow', email: 'new@gmail.com' })).headers.get('location')!,
  )
  expect(unticked.searchParams.get('scope')).not.toContain('gmail.send')
  expect((await decide(sandbox, { decision: 'allow' })).status).toBe(400)
  expect((await decide(sandbox, { decision: 'allow', email: 'nobody' })).status).toBe(400)
})

test.for([
  ['client_id', 'other', 401, 'invalid_client'],
  ['redirect_uri', `${productUrl}/api/auth/google/callback`, 400, 'redirect_uri_mismatch'],
  ['redirect_uri', 'https://evil.example/', 400, 'redirect_uri_mismatch'],
  ['response_type', 'token', 400, 'unsupported_response_type'],
  ['response_type', '', 400, 'invalid_request'],
  ['scope', 'openid https://mail.google.com/', 400, 'invalid_scope'],
  ['access_type', 'forever', 400, 'invalid_request'],
  ['prompt', 'none consent', 400, 'invalid_request'],
  ['code_challenge', 'short', 400, 'invalid_request'],
  ['code_challenge_method', 'S256', 400, 'invalid_request'],
] as const)(
  "a wrong %s (%s) is shown on Google's error page, without a redirect",
  async ([name, value, status, code]) => {
    const sandbox = await aSandbox()
    const { response, text } = await authorize(sandbox, { [name]: value })
    expect(response.status).toBe(status)
    expect(response.redirected).toBe(false)
    expect(text).toContain(`Error ${status}: ${code}`)
  },
)

test('prompt=none returns a code without a page only if consent exists', async () => {
  const sandbox = await aSandbox()
  const ask = async (hint: string) => {
    const query = new URLSearchParams({ ...parameters, prompt: 'none', login_hint: hint })
    const response = await fetch(`${sandbox.url}/o/oauth2/v2/auth?${query}`, { redirect: 'manual' })
    return new URL(response.headers.get('location')!).searchParams
  }
  expect((await ask('ada@gmail.com')).get('error')).toBe('login_required')
  await callControl(sandbox, 'google/accounts', { email: 'ada@gmail.com' })
  expect((await ask('ada@gmail.com')).get('error')).toBe('consent_required')
  await giveConsent(sandbox)
  expect((await ask('ada@gmail.com')).get('code')).toMatch(/^4\/0/)
})

test('refuses control requests and forms from other sites', async () => {
  const sandbox = await aSandbox()
  const from = async (path: string, headers: Record<string, string>, method = 'GET') =>
    (await fetch(`${sandbox.url}${path}`, { method, headers, redirect: 'manual' })).status
  expect(await from('/control/mail', { origin: 'https://evil.example' })).toBe(403)
  expect(await from('/control/mail', { origin: 'null' })).toBe(403)
  expect(await from('/control/reset', { origin: productUrl }, 'POST')).toBe(403)
  expect(await from('/o/oauth2/v2/auth/decision', { origin: 'https://evil.example' }, 'POST')).toBe(403)
  expect(await from('/control/mail', { origin: sandbox.url })).toBe(200)
})
