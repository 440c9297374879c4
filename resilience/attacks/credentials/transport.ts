import { gzipSync } from 'node:zlib'
import type { HttpRequest, HttpResponse } from '../http-client.ts'
import { createKind, isAccepted, isOpen, repeat, requireAnswer, type Attempt } from './attempts.ts'
import { createVictim, isServed, message, postMessage, toolCall } from './victim.ts'

const list = message('tools/list')
const raw = (type: string | undefined, text: string | Buffer): HttpRequest => ({
  bytes: Buffer.from(text as string),
  headers: type === undefined ? {} : { 'content-type': type },
})

/** The tools answer one JSON message by POST at one path, and nothing else that a browser would send for another site. */
const confused: readonly [string, HttpRequest & { path?: string }][] = [
  ...['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].map(
    (method) => [method, { method, body: list }] as [string, HttpRequest],
  ),
  ...['PUT', 'DELETE', 'GET'].map(
    (method) =>
      [`${method} that says POST`, { method, headers: { 'x-http-method-override': 'POST' } }] as [string, HttpRequest],
  ),
  ...[
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'application/octet-stream',
    'text/plain; application/json',
    'application/x-www-form-urlencoded; application/json',
    undefined,
  ].map((type) => [`the content type ${type}`, raw(type, JSON.stringify(list))] as [string, HttpRequest]),
  ...[
    '/mcp/',
    '//mcp',
    '/MCP',
    '/mcp%00',
    '/mcp;a',
    '/%6dcp/x',
    '/mcp/tools/list',
    '/mcp\\',
    '/api/mcp',
    '/.well-known/mcp',
  ].map((path) => [`the path ${path}`, { path, body: list }] as [string, HttpRequest & { path: string }]),
  ['a batch', { body: [list, list] }],
  ['an empty batch', { body: [] }],
  ['a batch of calls', { body: [toolCall('professorsPage'), toolCall('saveDraft', { id: 1, draft: 'x' })] }],
  ['an older version', { body: { ...list, jsonrpc: '1.0' } }],
  ['no version', { body: { id: 1, method: 'tools/list' } }],
  ['a response', { body: { jsonrpc: '2.0', id: 1, result: { tools: [] }, method: 7 } }],
  ['a method that is no text', { body: { ...list, method: ['tools/list'] } }],
  ['two messages', raw('application/json', `${JSON.stringify(list)}\n${JSON.stringify(list)}`)],
  [
    'a key that changes objects',
    raw('application/json', '{"jsonrpc":"2.0","id":1,"method":"tools/list","__proto__":{"a":1}}'),
  ],
  ['an unknown version in the header', { body: list, headers: { 'mcp-protocol-version': '1999-01-01' } }],
]

export const confusedRequests = createKind(
  'other methods, content types, paths and batches at /mcp with a valid token',
  async (target) => {
    const { tokens } = await createVictim(target)
    return repeat(
      140,
      confused.map(([label, { path = '/mcp', ...request }]) => (turn) => ({
        label,
        works: async () =>
          isServed(await target.send(path, { token: turn % 2 ? tokens.read : tokens.draft, ...request })),
      })),
    )
  },
)

export const otherSites = createKind('pages of other sites and rebound host names at /mcp', async (target, random) => {
  const { tokens, student } = await createVictim(target)
  const port = new URL(target.url).port
  const origins = [
    'https://evil.example',
    'null',
    `http://evil.example:${port}`,
    `${target.url}.evil.example`,
    `http://127.0.0.1.nip.io:${port}`,
    'file://',
    'chrome-extension://abcdef',
    'moz-extension://0f1e2d3c',
    'vscode-webview://0f1e2d3c',
    'app://desktop',
    'tauri://localhost',
    'http://[::ffff:1]',
    'x',
    `${target.url}, https://evil.example`,
  ]
  const ways: (() => Attempt)[] = origins.flatMap((origin) => [
    () => ({
      label: `the origin ${origin}`,
      async works() {
        const host = random.one([undefined, `evil.example:${port}`, 'localhost.evil.example'])
        const headers = { origin, ...(host && { host }) }
        const response = await postMessage(target, random.one([tokens.draft, tokens.read]), list, { headers })
        return isServed(response) || sharesAcrossOrigins(response)
      },
    }),
    () => ({
      label: `a preflight from ${origin}`,
      async works() {
        const headers = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        }
        return sharesAcrossOrigins(
          await target.send(random.one(['/mcp', '/api/assistants/tokens/']), { method: 'OPTIONS', headers }),
        )
      },
    }),
  ])
  // Without an origin, by which a request of another site would be refused: only the cookie decides.
  const cookies = ['session', 'access_token', 'refresh', 'labreach', 'authorization', '__Host-session'].map(
    (name) => () => ({
      label: `the cookie ${name} of a browser`,
      async works() {
        const value = random.one([student.token, tokens.refresh, tokens.draft, `Bearer ${tokens.draft}`])
        return isAccepted(await postMessage(target, undefined, list, { headers: { cookie: `${name}=${value}` } }))
      },
    }),
  )
  return [...repeat(96, ways), ...repeat(24, cookies)]
})

const sharesAcrossOrigins = (response: HttpResponse) =>
  Object.keys(requireAnswer(response).headers).some((name) => name.startsWith('access-control-allow'))

const nest = (depth: number, [open, inner, close]: readonly [string, string, string]) =>
  open.repeat(depth) + inner + close.repeat(depth)
const shapes = [
  ['[', '1', ']'],
  ['{"a":', '1', '}'],
] as const

export const oversizedMessages = createKind('deep, large and damaged messages at /mcp', async (target, random) => {
  const { tokens } = await createVictim(target)
  const start = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"professorsPage","arguments":'
  const texts: readonly [string, () => string | Buffer][] = [
    ['nested arguments', () => `${start}${nest(random.one([200, 5_000, 60_000, 150_000]), random.one(shapes))}}}`],
    [
      'a nested key beside the message',
      () =>
        `{"jsonrpc":"2.0","id":1,"method":"tools/list","x":${nest(random.one([5_000, 60_000, 150_000]), random.one(shapes))}}`,
    ],
    ['a nested id', () => `{"jsonrpc":"2.0","method":"tools/list","id":${nest(random.one([100, 60_000]), shapes[0])}}`],
    ['a nested message', () => nest(random.one([10, 100_000]), random.one(shapes))],
    ['more than a megabyte', () => `${start}{"search":"${'x'.repeat(1_100_000)}"}}}`],
    ['a search of a megabyte', () => `${start}{"search":"${'x'.repeat(1_000_000)}"}}}`],
    ['100,000 inputs', () => `${start}{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}}}}`],
    ['one key twice', () => `${start}{"search":"x","search":{"a":1}}}}`],
    ['a number without end', () => `${start}{"page":1e400}}}`],
    ['half a character', () => `${start}{"search":"\\ud800"}}}`],
    ['a zero', () => `${start}{"search":"\\u0000"}}}`],
    [
      'no UTF-8',
      () => Buffer.concat([Buffer.from(`${start}{"search":"`), Buffer.from([0xff, 0xfe]), Buffer.from('"}}}')]),
    ],
    ['an unfinished text', () => `${start}{"search":"`],
    ['a tool of 200,000 signs', () => JSON.stringify(toolCall('x'.repeat(200_000)))],
    ['a compressed message', () => gzipSync(JSON.stringify(list))],
  ]
  return repeat(
    90,
    texts.map(([label, compose]) => () => ({
      label,
      async works() {
        const token = random.number(3) ? random.one([tokens.draft, tokens.read]) : undefined
        const encoding = label.startsWith('a compressed') ? { 'content-encoding': 'gzip' } : {}
        const headers = { 'content-type': 'application/json', ...encoding }
        const response = await target.send('/mcp', { token, bytes: Buffer.from(compose() as string), headers })
        // A search that holds strange signs may find nothing; a failure or an echo of the input helps an attacker.
        return (
          requireAnswer(response).status >= 500 || response.text.length > 100_000 || (!token && response.status < 400)
        )
      },
    })),
  )
})

export const fixedSessions = createKind(
  "sessions of the protocol that are another student's",
  async (target, random) => {
    const [victim, attacker] = [await createVictim(target), await createVictim(target)]
    const ids = [victim.tokens.draft, victim.student.id, victim.student.token, 'fixed', '../1', random.text(43)]
    const planted = `Planted words of ${victim.student.username}`
    const headersOf = (id: string) =>
      random.one([{ 'mcp-session-id': id }, { 'mcp-session-id': id, 'last-event-id': '1' }])
    return repeat(60, [
      () => ({
        label: 'a session without a token',
        works: async () => isOpen(await postMessage(target, undefined, list, { headers: headersOf(random.one(ids)) })),
      }),
      () => ({
        label: 'a session of another with an own token',
        async works() {
          const headers = headersOf(random.one(ids))
          const body = random.one([
            message('initialize', initialization),
            toolCall('getDraft', { id: victim.professor.id }),
          ])
          const response = requireAnswer(await postMessage(target, attacker.tokens.draft, body, { headers }))
          return response.text.includes(planted) || response.headers['mcp-session-id'] !== undefined
        },
      }),
      () => ({
        label: 'the stream or the end of a session',
        async works() {
          const request = {
            method: random.one(['GET', 'DELETE']),
            token: attacker.tokens.draft,
            headers: headersOf(random.one(ids)),
          }
          return isOpen(await target.send('/mcp', request))
        },
      }),
    ])
  },
)

const initialization = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
