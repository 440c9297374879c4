import type { EndpointWithSchemas } from '@labreach/contract/calls'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { z } from 'zod'
import { hostile, nearlyValid, valid, type Known, type Schema } from './values.ts'

/** The caller: without a session, the student who owns the known values, or another student without rights to them. */
export type Caller = 'nobody' | 'student' | 'other'

export type FuzzedRequest = {
  caller: Caller
  method: string
  /** Path and query, in ASCII. */
  target: string
  headers: [string, string][]
  body: Uint8Array | null
}

/** Requests to one call, from valid to hostile ones. */
export function requestsTo(endpoint: EndpointWithSchemas, known: Known): Arbitrary<FuzzedRequest> {
  return fc
    .record({
      caller: fc.constantFrom<Caller>('nobody', 'student', 'student', 'other'),
      method: mostly(
        fc.constant(endpoint.method),
        fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'TRACE', 'PURGE', 'get'),
        20,
      ),
      path: anyPath(endpoint, known),
      query: endpoint.query ? anyQuery(toSchema(endpoint.query), known) : mostly(fc.constant(''), rawQueries, 8),
      content: anyContent(endpoint, known),
      odd: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, fc.array(oddHeaders, { minLength: 1, maxLength: 3 })),
    })
    .map(({ path, query, content, odd, ...rest }) => ({
      ...rest,
      target: query ? `${path}?${query}` : path,
      headers: [...content.headers, ...odd],
      body: content.body,
    }))
}

const mostly = <T>(usual: Arbitrary<T>, seldom: Arbitrary<T>, times: number): Arbitrary<T> =>
  fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: seldom })

const toSchema = (type: z.ZodType): Schema => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema

/** Percent-encodes a value. A lone surrogate becomes three bytes that are invalid in UTF-8. */
const encode = (value: unknown): string =>
  [...(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))]
    .slice(0, 3_000)
    .map((letter) => (/^[\uD800-\uDFFF]$/.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter)))
    .join('')

function anyPath({ path, params }: EndpointWithSchemas, known: Known): Arbitrary<string> {
  const fields = params ? (toSchema(params).properties ?? {}) : {}
  const parts = path.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (!name) return fc.constant(part)
    const raw = fc.constantFrom('..%2f..', '%', '%00', '%FF', '%c0%af', 'NaN', '1;2', '1%2F2', '-0', '1e9', ' 1'.trim())
    return fc.oneof(
      { weight: 6, arbitrary: valid(fields[name] ?? {}, known, name).map(encode) },
      hostile.map(encode),
      raw,
    )
  })
  const whole = fc.tuple(...parts).map((texts) => texts.join(''))
  return mostly(
    whole,
    whole.chain((text) =>
      fc.constantFrom(`${text}/`, `/${text}`, text.toUpperCase(), `${text}%00`, `${text};a=b`, `${text}%2e%2e/`),
    ),
    12,
  )
}

const rawQueries = fc.constantFrom(
  '%',
  '%FF=%FE',
  '%00',
  '=',
  '&&&',
  'a[]=1&a[b]=2',
  '__proto__=1',
  'a=1'.repeat(2_000),
)

function anyQuery(schema: Schema, known: Known): Arbitrary<string> {
  const once = fc
    .oneof(valid(schema, known), nearlyValid(schema, known))
    .map((value) =>
      Object.entries(value !== null && typeof value === 'object' ? value : {}).map(
        ([name, one]) => `${encodeURIComponent(name)}=${encode(one)}`,
      ),
    )
  const twice = once.map((pairs) => [...pairs, ...pairs])
  const query = mostly(once, twice, 6).map((pairs) => pairs.join('&').slice(0, 12_000))
  return mostly(query, rawQueries, 10)
}

type Content = { headers: [string, string][]; body: Uint8Array | null }

const json = (value: unknown): Content => ({
  headers: [['content-type', 'application/json']],
  body: Buffer.from(JSON.stringify(value) ?? ''),
})
const bytes = (type: string, body: string | Uint8Array): Content => ({
  headers: type ? [['content-type', type]] : [],
  body: Buffer.from(body),
})

/** Bodies that contradict their headers, invalid JSON, and JSON with dangerous content. */
const wrongContents: Content[] = [
  { headers: [], body: null },
  { headers: [['content-type', 'application/json']], body: null },
  bytes('application/json', ''),
  bytes('application/json', '{'),
  bytes('application/json', '{"a":1,}'),
  bytes('application/json', '\uFEFF{}'),
  bytes('application/json', '{"__proto__":{"admin":true}}'),
  bytes('application/json', '{"constructor":{"prototype":{"admin":true}}}'),
  bytes('application/json', '{"scholar_id":1e400,"page":-1e400}'),
  bytes('application/json', '{"username":"a","username":"b"}'),
  bytes('application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  bytes('application/json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  bytes('application/json', `"${'x'.repeat(1_100_000)}"`),
  bytes('application/json; charset=utf-16', '{}'),
  bytes('application/json;;;', '{}'),
  bytes('text/plain', '{"username":"a"}'),
  bytes('application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  bytes('application/x-www-form-urlencoded', 'a=1&a=2&List-Unsubscribe=One-Click'),
  bytes('multipart/form-data', 'no boundary'),
  bytes(
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="upload_file"; filename="../../a.pdf"\r\n\r\n',
  ),
  bytes('multipart/form-data; boundary=x', '--x\r\n\r\n--x--\r\n'),
  bytes(
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="upload_file"\r\n\r\ntext\r\n--x--\r\n',
  ),
  bytes(
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\n%PDF-\r\n--x--\r\n',
  ),
  bytes(
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="upload_file"; filename="\u0000\uD7FFa.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n1 0 obj\r\n--x--\r\n',
  ),
  {
    headers: [
      ['content-type', 'application/json'],
      ['content-encoding', 'gzip'],
    ],
    body: Buffer.from('not gzip'),
  },
  {
    headers: [
      ['content-type', 'application/json'],
      ['transfer-encoding', 'chunked'],
    ],
    body: Buffer.from('2\r\n{}\r\n0\r\n\r\n'),
  },
  {
    headers: [
      ['content-type', 'application/json'],
      ['transfer-encoding', 'chunked'],
    ],
    body: Buffer.from('zz\r\n{}\r\n'),
  },
  {
    headers: [
      ['content-type', 'application/json'],
      ['content-length', '-5'],
    ],
    body: Buffer.from('{}'),
  },
]

function anyContent({ body, method }: EndpointWithSchemas, known: Known): Arbitrary<Content> {
  const wrong = fc.constantFrom(...wrongContents)
  if (body === undefined) return mostly(fc.constant({ headers: [], body: null }), wrong, method === 'GET' ? 10 : 3)
  if (body === 'multipart') return wrong
  const schema = toSchema(body)
  return fc.oneof(
    { weight: 4, arbitrary: valid(schema, known).map(json) },
    { weight: 4, arbitrary: nearlyValid(schema, known).map(json) },
    { weight: 1, arbitrary: hostile.map(json) },
    { weight: 2, arbitrary: wrong },
  )
}

const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')

const oddHeaders = fc.constantFrom<[string, string]>(
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer  '],
  ['authorization', 'Bearer null'],
  ['authorization', `Bearer ${unsigned}.${Buffer.from('{"sub":"1","sid":"1"}').toString('base64url')}.`],
  ['authorization', `Bearer ${'e'.repeat(8_000)}`],
  ['authorization', 'Basic YWRtaW46YWRtaW4='],
  ['cookie', 'a=b; '.repeat(1_000)],
  ['cookie', 'labreach_ticket=%00%FF; __proto__=1; ='],
  ['cookie', '\xFF\xFE=\x80'],
  ['idempotency-key', ''],
  ['idempotency-key', 'x'.repeat(5_000)],
  ['idempotency-key', "' or 1=1 --"],
  ['x-forwarded-for', "1.2.3.4, '; drop table rate_limits; --"],
  ['x-forwarded-for', ', ,::ffff:999.1.1.1,'],
  ['x-forwarded-host', 'evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', '../../etc/passwd'],
  ['origin', 'https://evil.example'],
  ['host', 'evil.example'],
  ['host', ''],
  ['accept', 'application/xml;q=9, \x00'],
  ['accept-encoding', 'br;q=1, gzip, zstd, *;q=NaN'],
  ['accept-language', 'x'.repeat(2_000)],
  ['range', 'bytes=-1,0-99999999999'],
  ['if-none-match', '"'.repeat(500)],
  ['if-modified-since', 'never'],
  ['expect', '100-continue'],
  ['expect', 'the impossible'],
  ['te', 'trailers, deflate;q=0.5'],
  ['upgrade', 'h2c'],
  ['stripe-signature', 't=1,v1=deadbeef'],
  ['stripe-signature', `t=${'9'.repeat(400)},v1=`],
  ['content-type', 'application/json\t;'],
  ['x-big', 'x'.repeat(20_000)],
  ['bad name', 'x'],
  ['x-control', 'a\x01b'],
)
