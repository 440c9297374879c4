import { ErrorBody } from '@labreach/contract/schemas/responses'
import type { RawResponse } from '../raw-request.ts'

/** Internal details of a server. A refusal never repeats its input, so a match is a leak. */
const internals =
  /\b(select|insert into|update|delete from) .* (from|values|set|where)\b|postgres|pgboss|kysely|zod|fastify|ECONN|ENOENT|errno|\bat \S+ \(|\.(ts|js|mjs):\d|node_modules|\/(tmp|home|usr|etc|work|srv)\/|relation "|column "|syntax error|stack|undefined|\[object /i

/** Internal details that no response may contain, even if it repeats its input. */
const forbidden = /node_modules|server\/src|password_hash|refresh_hash|tokens_sealed|PostgresError|postgres:\/\//

/** The defects of a response in words; empty if it is correct. */
export function findDefects({ status, headers, text }: RawResponse, method: string): string[] {
  const defects: string[] = []
  // The model may fail for a valid input, e.g. by lengthening a letter of the maximum length.
  const isModel = status === 502 && text.includes('"code":"ai_failed"')
  if (!(status >= 200 && status < 500) && !isModel) defects.push(`status ${status}`)
  if (forbidden.test(text)) defects.push('it contains internal details')
  if (headers.get('x-injected')) defects.push('a header was injected by the input')
  if (headers.has('access-control-allow-origin')) defects.push('it allows other origins')
  if (status < 400 || method === 'HEAD') return defects
  return [...defects, ...findRefusalDefects(headers, text)]
}

function findRefusalDefects(headers: RawResponse['headers'], text: string): string[] {
  if (!headers.get('content-type')?.startsWith('application/json')) return ['a refusal that is not JSON']
  if (headers.get('cache-control') !== 'no-store') return ['a refusal that may be cached']
  const { success, data } = ErrorBody.strict().safeParse(parseJson(text))
  if (!success) return ['a refusal of another shape']
  const { error, code } = data
  return [
    ...(error.length < 10 || error.length > 300 || !/^[A-Z0-9'"]/.test(error) ? ['a refusal that is no sentence'] : []),
    ...(/^[a-z]+(_[a-z]+)*$/.test(code) ? [] : ['a refusal without a code']),
    ...(internals.test(text) ? ['a refusal with internal details'] : []),
  ]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
