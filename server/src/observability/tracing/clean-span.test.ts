import { SpanKind, type Attributes } from '@opentelemetry/api'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { expect, test } from 'vitest'
import { cleanSpan, isOfRequest } from './clean-span.ts'

/** A span as an instrumentation could make it, cleaned. */
function clean(attributes: Attributes, { kind = SpanKind.CLIENT, name = 'GET /planted' } = {}) {
  const exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  const span = provider.getTracer('test').startSpan(name, { kind, attributes })
  span.recordException(new Error('planted'))
  span.setStatus({ code: 2, message: 'planted' })
  span.addLink({ context: span.spanContext(), attributes: { planted: 'planted' } })
  span.end()
  return cleanSpan(exporter.getFinishedSpans()[0]!, new Set(['api.stripe.com']))
}

test('a span keeps only the attributes that are named, in their form [OPERATION-16]', () => {
  const kept = {
    'http.request.method': 'POST',
    'http.response.status_code': 502,
    'server.address': 'api.stripe.com',
    'server.port': 443,
    'error.type': 'ECONNREFUSED',
  }
  const planted = {
    'url.full': 'https://api.stripe.com/planted',
    'url.query': 'planted',
    'user_agent.original': 'planted',
    'http.request.header.cookie': ['planted'],
    'db.postgresql.values': ['planted'],
    'db.query.text': "select 'planted'",
    'labreach.call': 'planted word',
  }
  const span = clean({ ...kept, ...planted })
  expect(span.attributes).toEqual(kept)
  expect(JSON.stringify({ ...span, resource: null })).not.toContain('planted')
  expect(span).toMatchObject({ name: 'POST', status: { code: 2 }, events: [], links: [] })
})

test('a host that no setting names, such as that of a homepage, is left out [OPERATION-16]', () => {
  expect(clean({ 'server.address': 'ada-park.example', 'error.type': 'failed: ada' }).attributes).toEqual({})
})

test('the name of a span is composed of what it keeps [OPERATION-16]', () => {
  const server = { kind: SpanKind.SERVER }
  expect(clean({ 'http.request.method': 'GET', 'http.route': '/api/x/:token' }, server).name).toBe('GET /api/x/:token')
  expect(clean({ 'http.request.method': 'GET', 'url.path': '/planted' }, server).name).toBe('GET')
  const statement = { 'db.system.name': 'postgresql', 'db.query.text': "update students set name = 'planted'" }
  expect(clean(statement, { name: 'pg.query:planted' }).name).toBe('UPDATE')
  expect(clean({ 'db.system.name': 'postgresql', 'db.query.text': 'planted' }).name).toBe('query')
  expect(clean({ 'db.system.name': 'postgresql' }, { name: 'pg.connect' }).name).toBe('connect')
  expect(clean({}, { kind: SpanKind.INTERNAL, name: 'handler - planted' }).name).toBe('handler')
})

test('a statement or call without a request is no part of a trace [OPERATION-15]', () => {
  const parentSpanContext = { traceId: '1', spanId: '2', traceFlags: 1 }
  const statement = clean({ 'db.system.name': 'postgresql' })
  expect(isOfRequest(statement)).toBe(false)
  expect(isOfRequest({ ...statement, parentSpanContext })).toBe(true)
  expect(isOfRequest(clean({ 'http.request.method': 'GET' }, { kind: SpanKind.SERVER }))).toBe(true)
})
