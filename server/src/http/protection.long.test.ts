import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { calls } from '@labreach/contract/calls'
import { getMe } from '@labreach/contract/account'
import { wake } from '@labreach/contract/session'
import { expect, onTestFinished, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { sendRawRequest } from '../../test/raw-request.ts'
import { testApp } from '../../test/test-app.ts'
import { computeSecurityHeaders } from './headers.ts'

const app = await testApp({ professors: 3, timeouts: { headersMs: 700, requestMs: 1_500, checkMs: 100 } })

/** A client that sends these bytes and then nothing more. */
async function aSlowClient(bytes: string): Promise<{ socket: Socket; getReceived: () => string }> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  let getReceived = ''
  socket.on('data', (part) => (getReceived += String(part)))
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(bytes)
  return { socket, getReceived: () => getReceived }
}

test('an unfinished request is refused with 408 and its connection closed: in the headers and in the body', async () => {
  const inHeaders = await aSlowClient('POST /api/auth/login/ HTTP/1.1\r\nHost: x\r\nX-')
  await once(inHeaders.socket, 'close')
  expect(inHeaders.getReceived()).toMatch(
    /^HTTP\/1\.1 408 .*\r\n\r\n\{"error":"This request took too long to arrive\."/s,
  )

  const head =
    'POST /api/auth/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n'
  const inBody = await aSlowClient(`${head}{"user`)
  await once(inBody.socket, 'close')
  expect(inBody.getReceived()).toMatch(/^HTTP\/1\.1 408 /)
})

test('a thousand idle connections do not delay other clients', async () => {
  const slow = await Promise.all(Array.from({ length: 1_000 }, () => aSlowClient('GET /api/wake HTTP/1.1\r\n')))
  for (let count = 0; count < 60; count++) expect((await app.call(wake, {})).status).toBe(200)
  await expect.poll(() => slow.filter(({ socket }) => !socket.closed).length).toBe(0)
})

test('headers beyond 16 kB and bodies beyond 1 MB are refused in a sentence', async () => {
  const headers = await sendRawRequest(app.url, {
    method: 'GET',
    target: '/api/wake',
    headers: [['x-long', 'x'.repeat(17_000)]],
  })
  expect([headers.status, JSON.parse(headers.text)]).toEqual([
    431,
    { error: 'The headers of this request are longer than the server takes.', code: 'request_too_large' },
  ])
  const body = Buffer.from(JSON.stringify({ username: 'x'.repeat(1_100_000) }))
  const type: [string, string] = ['content-type', 'application/json']
  const large = await sendRawRequest(app.url, { method: 'POST', target: '/api/auth/login/', headers: [type], body })
  expect([large.status, JSON.parse(large.text)]).toEqual([
    413,
    { error: 'This is more than the server takes at once.', code: 'request_too_large' },
  ])
})

const json = ['content-type', 'application/json'] as const

test.each([
  ['malformed HTTP', { method: 'GET', target: '/api/wake', headers: [['a b', 'c']] }, 400, 'invalid_input'],
  [
    'an unknown expectation',
    { method: 'GET', target: '/api/wake', headers: [['expect', 'x']] },
    417,
    'expectation_failed',
  ],
  ['a malformed path', { method: 'GET', target: '/api/professors/%FF/draft/' }, 400, 'invalid_input'],
  ['two slashes', { method: 'GET', target: '//' }, 404, 'not_found'],
  ['too long a parameter', { method: 'GET', target: `/api/professors/${'1'.repeat(500)}/draft/` }, 404, 'not_found'],
  [
    'an id above the range of the column',
    {
      method: 'POST',
      target: '/api/professors/optout/link/?professor=2147483648&signature=x',
    },
    400,
    'invalid_input',
  ],
  [
    'an incomplete form',
    {
      method: 'POST',
      target: '/api/resume/',
      headers: [['content-type', 'multipart/form-data; boundary=x']],
      body: Buffer.from('--x\r\nContent-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\n\r\n%PDF'),
    },
    400,
    'invalid_input',
  ],
  [
    'deeply nested JSON',
    {
      method: 'POST',
      target: '/api/auth/login/',
      headers: [json],
      body: Buffer.from('['.repeat(90_000) + ']'.repeat(90_000)),
    },
    400,
    'invalid_input',
  ],
] as const)('refuses %s with the usual error body', async (_, request, status, code) => {
  const response = await sendRawRequest(app.url, request)
  expect([response.status, JSON.parse(response.text).code]).toEqual([status, code])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a request that becomes malformed after its response gets no second response', async () => {
  const client = await aSlowClient('GET /api/no/such HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
  await expect.poll(client.getReceived).toContain('not_found')
  client.socket.write('zz\r\n')
  await once(client.socket, 'close')
  expect(client.getReceived().match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test.each([
  ['a parameter too long for any route', `DELETE /api/templates/${'%5B'.repeat(1_000)}/`, ''],
  ['a malformed path', 'GET /api/%', ''],
  ['an unknown expectation', 'POST /api/auth/login/', 'Expect: more\r\n'],
])('nor does one that reaches no route: %s', async (_, line, header) => {
  const client = await aSlowClient(`${line} HTTP/1.1\r\nHost: x\r\n${header}Transfer-Encoding: chunked\r\n\r\nzz\r\n`)
  await once(client.socket, 'close')
  expect(client.getReceived().match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('a site with https sets Strict-Transport-Security, with subdomains', () => {
  const headers = computeSecurityHeaders({ strictTransportSecurity: true })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(computeSecurityHeaders({ strictTransportSecurity: false })).not.toHaveProperty('strict-transport-security')
})

test('refuses methods that no call has', async () => {
  for (const method of ['TRACE', 'PUT', 'PROPFIND'])
    expect((await sendRawRequest(app.url, { method, target: '/api/auth/me/' })).status).toBeGreaterThanOrEqual(400)
})

test('no other site may read a response', async () => {
  const origin = { origin: 'https://elsewhere.example' }
  const requested = { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' }
  const preflight = await app.fetch(getMe.path, { method: 'OPTIONS', headers: { ...origin, ...requested } })
  expect(preflight.status).toBe(404)
  const response = await app.call(getMe, { as: await aStudent(app), headers: origin })
  for (const { headers } of [preflight, response])
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(calls.filter(({ session }) => session !== 'none'))('the response of $name is not cached', async (call) => {
  const responses = [await app.call(call, { as: await aStudent(app) }), await app.call(call, {})]
  for (const { headers } of responses) expect(headers.get('cache-control')).toBe('no-store')
})

test('the content security policy allows scripts and styles only from this site, and none inline', async () => {
  const site = (await app.fetch('/')).headers.get('content-security-policy')
  // Swagger's own policy would be weaker.
  const docs = ['/api/docs', '/api/docs/', '/api/docs/static/index.html', '/api/docs/static/swagger-ui-bundle.js']
  for (const path of ['/', '/browse', '/api/wake', '/api/no/such', ...docs]) {
    const { headers } = await app.fetch(path)
    const policy = headers.get('content-security-policy')!
    expect(policy).toBe(site)
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    for (const rule of [
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
  }
})
