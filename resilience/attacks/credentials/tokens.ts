import { createHash } from 'node:crypto'
import type { Random } from '../../random.ts'
import type { HttpRequest } from '../http-client.ts'
import type { AttackTarget } from '../target.ts'
import { createKind, isAccepted, repeat, type Attempt } from './attempts.ts'
import { createVictim, message, postMessage, toolCall, type Victim } from './victim.ts'

const flip = (token: string, random: Random): string => {
  const at = random.number(token.length)
  return `${token.slice(0, at)}${token[at] === 'x' ? 'y' : 'x'}${token.slice(at + 1)}`
}
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An access token without a signature, for the session of this one. */
const unsign = (accessToken: string) => `${encode({ alg: 'none' })}.${accessToken.split('.')[1]}.`

/** Tokens that were never made, have ended, or are of another kind. */
const forgeries: readonly [string, (victim: Victim, random: Random) => string][] = [
  ['a guess', (_, random) => `labreach_${random.text(43)}`],
  ['a guess without its beginning', (_, random) => random.text(43)],
  ['one sign changed', ({ tokens }, random) => flip(tokens.draft, random)],
  ['cut', ({ tokens }, random) => tokens.draft.slice(0, 10 + random.number(tokens.draft.length - 10))],
  ['longer', ({ tokens }, random) => tokens.draft + random.text(1 + random.number(20))],
  ['capitals', ({ tokens }) => tokens.draft.toUpperCase()],
  ['only its random part', ({ tokens }) => tokens.draft.replace('labreach_', '')],
  ['revoked', ({ tokens }) => tokens.revoked],
  ['expired', ({ tokens }) => tokens.expired],
  ['the refresh token of the session', ({ tokens }) => tokens.refresh],
  ['the refresh token, spelled as a personal one', ({ tokens }) => `labreach_${tokens.refresh}`],
  ['the access token of the session', ({ student }) => student.token],
  ['an unsigned access token', ({ student }) => unsign(student.token)],
  ['the token of a mentor link', ({ link }) => link.token],
  ['the stored hash', ({ tokens }) => createHash('sha256').update(tokens.draft).digest('base64url')],
  ['the id of the student', ({ student }) => student.id],
  ['SQL', (_, random) => random.one(["'or'1'='1", "\\x00'--", '%', '_'.repeat(52)])],
  ['a name of JavaScript', (_, random) => random.one(['__proto__', 'undefined', 'null', 'true', '[object', '{}', '*'])],
]

export const forgedTokens = createKind('guessed, changed, ended and other tokens at /mcp', async (target, random) => {
  const victim = await createVictim(target)
  const messages = () =>
    random.one([
      message('tools/list'),
      message('initialize'),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      toolCall('getDraft', { id: victim.professor.id }),
      toolCall('professorsPage'),
    ])
  return repeat(
    234,
    forgeries.map(([label, forge]) => () => ({
      label,
      works: async () => isAccepted(await postMessage(target, forge(victim, random), messages())),
    })),
  )
})

/** A valid token anywhere but in its header. */
const carriers: readonly [string, (token: string, body: Record<string, unknown>) => HttpRequest & { path?: string }][] =
  [
    ...['token', 'access_token', 'authorization', 'api_key', 'bearer', 'temporary_token'].flatMap(
      (name) =>
        [
          [`the query ${name}`, (token, body) => ({ path: `/mcp?${name}=${token}`, body })],
          [`the cookie ${name}`, (token, body) => ({ body, headers: { cookie: `${name}=${token}` } })],
          [`the body's ${name}`, (token, body) => ({ body: { ...body, [name]: `Bearer ${token}` } })],
        ] as (typeof carriers)[number][],
    ),
    ...[
      'x-authorization',
      'proxy-authorization',
      'x-api-key',
      'mcp-session-id',
      'x-mentor-link',
      'www-authenticate',
    ].map(
      (name) =>
        [
          `the header ${name}`,
          (token, body) => ({ body, headers: { [name]: `Bearer ${token}` } }),
        ] as (typeof carriers)[number],
    ),
    ...(
      [
        ['Basic', (token) => `Basic ${Buffer.from(`x:${token}`).toString('base64')}`],
        ['no scheme', (token) => token],
        ['Token', (token) => `Token ${token}`],
        ['two spaces', (token) => `Bearer  ${token}`],
        ['a tab', (token) => `Bearer\t${token}`],
        ['a list', (token) => `Bearer x, Bearer ${token}`],
        ['a comma', (token) => `Bearer ${token},`],
        ['quotation marks', (token) => `Bearer "${token}"`],
        ['an equals sign', (token) => `Bearer=${token}`],
        ['twice', (token) => `Bearer ${token} ${token}`],
        ['the second of two headers', (token) => ['Bearer wrong', `Bearer ${token}`]],
        ['the second of two headers, the first empty', (token) => ['', `Bearer ${token}`]],
      ] as [string, (token: string) => string | string[]][]
    ).map(
      ([label, spell]) =>
        [label, (token, body) => ({ body, headers: { authorization: spell(token) } })] as (typeof carriers)[number],
    ),
  ]

export const misplacedTokens = createKind(
  'a valid token in a query, a cookie, another header or another spelling',
  async (target, random) => {
    const { tokens, student, professor } = await createVictim(target)
    const secrets = [tokens.draft, tokens.read, student.token, tokens.refresh]
    return repeat(
      144,
      carriers.map(([label, carry]) => () => ({
        label,
        async works() {
          const body = random.one([message('tools/list'), toolCall('getDraft', { id: professor.id })])
          const { path = '/mcp', ...request } = carry(random.one(secrets), body)
          return isAccepted(await target.send(path, request))
        },
      })),
    )
  },
)

type Operation = { operationId: string; method: string; path: string }

/** The calls that need a session, from the product's own description of itself. */
export async function listOperations(target: AttackTarget, isIncluded = (needsSession: boolean) => needsSession) {
  const { paths } = (await target.send('/api/openapi.json')).body as {
    paths: Record<string, Record<string, { operationId: string; security?: object[] }>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, security }]): Operation[] =>
      isIncluded(security?.length === 1) ? [{ operationId, method: method.toUpperCase(), path }] : [],
    ),
  )
}

export const tokensAtTheApi = createKind(
  'personal tokens and mentor links at every call that needs a session',
  async (target) => {
    const { tokens, link, professor } = await createVictim(target)
    const operations = await listOperations(target)
    if (operations.length < 40) throw new Error(`Only ${operations.length} calls need a session`)
    return operations.flatMap(({ operationId, method, path }) =>
      [tokens.draft, link.token].map((token): Attempt => ({
        label: `${operationId} by ${token === link.token ? 'a mentor link' : 'a personal token'}`,
        async works() {
          const request = { method, token, ...(method !== 'GET' && { body: {} }) }
          return isAccepted(await target.send(path.replaceAll(/\{\w+\}/g, String(professor.id)), request))
        },
      })),
    )
  },
)
