import { ErrorBody } from '@labreach/contract/schemas/responses'
import type { RawAnswer } from '../raw-request.ts'

/** What only the insides of a server look like. Refusals never repeat what they were sent, so it came from inside. */
const insides =
  /\b(select|insert into|update|delete from) .* (from|values|set|where)\b|postgres|pgboss|kysely|zod|fastify|ECONN|ENOENT|errno|\bat \S+ \(|\.(ts|js|mjs):\d|node_modules|\/(tmp|home|usr|etc|work|srv)\/|relation "|column "|syntax error|stack|undefined|\[object /i

/** What no answer holds, be it a refusal or not, and whoever's words it repeats. */
const never = /node_modules|server\/src|password_hash|refresh_hash|tokens_sealed|PostgresError|postgres:\/\//

/** What is wrong with an answer, in words; nothing when it is as every answer should be. */
export function faultsOf({ status, headers, text }: RawAnswer, method: string): string[] {
  const faults: string[] = []
  // What a model makes of a text is the model's: a letter of the greatest length that it lengthens, for one.
  const isModel = status === 502 && text.includes('"code":"ai_failed"')
  if (!(status >= 200 && status < 500) && !isModel) faults.push(`status ${status}`)
  if (never.test(text)) faults.push('it holds something of the inside')
  if (headers.get('x-injected')) faults.push('a header came from what was sent')
  if (headers.has('access-control-allow-origin')) faults.push('it opens itself to other sites')
  if (status < 400 || method === 'HEAD') return faults
  return [...faults, ...faultsOfRefusal(headers, text)]
}

function faultsOfRefusal(headers: RawAnswer['headers'], text: string): string[] {
  if (!headers.get('content-type')?.startsWith('application/json')) return ['a refusal that is no JSON']
  if (headers.get('cache-control') !== 'no-store') return ['a refusal that may be kept']
  const { success, data } = ErrorBody.strict().safeParse(jsonOf(text))
  if (!success) return ['a refusal of another shape']
  const { error, code } = data
  return [
    ...(error.length < 10 || error.length > 300 || !/^[A-Z0-9'"]/.test(error) ? ['a refusal that is no sentence'] : []),
    ...(/^[a-z]+(_[a-z]+)*$/.test(code) ? [] : ['a refusal without a code']),
    ...(insides.test(text) ? ['a refusal that shows the inside'] : []),
  ]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
