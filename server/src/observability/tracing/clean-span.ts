import { SpanKind, type Attributes } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { isWithoutLiterals } from './is-without-literals.ts'

type IsClean = (value: unknown, knownHosts: ReadonlySet<string>) => boolean

const matches =
  (form: RegExp): IsClean =>
  (value) =>
    typeof value === 'string' && form.test(value)

const isNumber: IsClean = (value) => typeof value === 'number'

/**
 * The only attributes that leave the process, and the form that their values must have. An attribute that a newer
 * version of an instrumentation adds is left out until it has a line here.
 */
const allowed: Readonly<Record<string, IsClean>> = {
  'http.request.method': matches(/^[A-Z]{3,10}$/),
  // The pattern of a route, with names in place of ids and tokens.
  'http.route': matches(/^\//),
  'http.response.status_code': isNumber,
  // A homepage's host may be the name of a person.
  'server.address': (value, knownHosts) => typeof value === 'string' && knownHosts.has(value),
  'server.port': isNumber,
  'db.system.name': matches(/^postgresql$/),
  'db.query.text': (value) => typeof value === 'string' && isWithoutLiterals(value),
  // A class of errors or a status; never a message.
  'error.type': matches(/^[A-Za-z0-9_]{1,40}$/),
  'labreach.call': matches(/^[A-Za-z]+$/),
  'labreach.request_id': matches(/^[0-9a-f-]{36}$/),
}

/**
 * The span as it leaves the process: only allowed attributes, no events (they contain error messages), no links, no
 * trace state, and a name that is composed of the allowed attributes, since span names may contain data of users.
 */
export function cleanSpan(span: ReadableSpan, knownHosts: ReadonlySet<string>): ReadableSpan {
  const attributes: Attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(
      ([key, value]) => Object.hasOwn(allowed, key) && allowed[key]!(value, knownHosts),
    ),
  )
  const { traceId, spanId, traceFlags } = span.spanContext()
  const parent = span.parentSpanContext
  return {
    name: composeName(span, attributes),
    kind: span.kind,
    spanContext: () => ({ traceId, spanId, traceFlags }),
    ...(parent && {
      parentSpanContext: { traceId: parent.traceId, spanId: parent.spanId, traceFlags: parent.traceFlags },
    }),
    startTime: span.startTime,
    endTime: span.endTime,
    status: { code: span.status.code },
    attributes,
    links: [],
    events: [],
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

/**
 * Whether a span is a request or is below one. Instrumentation skips most queries and requests made by jobs. It still
 * records a span whose parent was skipped, so such spans are removed here.
 */
export const isOfRequest = ({ kind, parentSpanContext }: ReadableSpan): boolean =>
  kind === SpanKind.SERVER || parentSpanContext !== undefined

const operations = /^\s*(select|insert|update|delete|with|begin|commit|rollback|copy|listen|notify|set)\b/i

function composeName({ kind, name, attributes }: ReadableSpan, clean: Attributes): string {
  if (attributes['db.system.name'] !== undefined) {
    if (name === 'pg.connect') return 'connect'
    return operations.exec(String(attributes['db.query.text']))?.[1]!.toUpperCase() ?? 'query'
  }
  if (kind === SpanKind.INTERNAL) return 'handler'
  return [clean['http.request.method'] ?? 'HTTP', clean['http.route']].filter(Boolean).join(' ')
}
