import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, isSpanContextValid } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { InstrumentationBase } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import pg from 'pg'
import { cleanSpan, isOfRequest } from './clean-span.ts'

/** The time in which a stopping process sends its last spans. */
const FLUSH_MS = 2_000

/** Paths of monitoring: they are requested every few seconds, and their spans would hide the others. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

export type Tracing = {
  /** Starts a span for each request. Register it before all hooks and routes. */
  plugin: FastifyPluginCallback
  /** Sends the spans that are left, for at most two seconds, and ends the tracing. */
  close: () => Promise<void>
}

type Options = {
  /** Only these hosts are named in spans. */
  knownHosts: ReadonlySet<string>
  /** Called once when exports begin to fail, and again only after one has succeeded in between. */
  onExportFailure: (error: unknown) => void
}

/**
 * Starts the tracing of requests, with their statements and outgoing calls. This module is loaded only if it is on, and
 * before a connection to the database is opened, since open ones are not traced.
 *
 * OpenTelemetry itself reads its settings from the environment (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER, …).
 * Only work of a request is traced: what jobs do has no request as its parent. No trace context is read from
 * requests or sent with outgoing calls: a stranger could otherwise choose what is sampled, and other companies would
 * see which of their calls belong together.
 */
export function startTracing({ knownHosts, onExportFailure }: Options): Tracing {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'labreach' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exportClean(new OTLPTraceExporter(), knownHosts, onExportFailure))],
  })
  // Global by its nature: spans find their parents by it. Without one nothing has a parent.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())

  const fastify = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    ignorePaths: ({ url }: { url: string }) => probes.has(url.split('?', 1)[0]!),
    requestHook(span, request: FastifyRequest) {
      span.setAttribute('labreach.request_id', request.id)
      const call = request.routeOptions.config.endpoint?.name
      if (call) span.setAttribute('labreach.call', call)
      if (span.isRecording() && isSpanContextValid(span.spanContext()))
        request.log = request.log.child({ trace_id: span.spanContext().traceId })
    },
  })
  const http = new HttpInstrumentation({
    enabled: false,
    requireParentforOutgoingSpans: true,
    disableIncomingRequestInstrumentation: true,
  })
  const statements = new PgInstrumentation({ enabled: false, requireParentSpan: true })
  const undici = new UndiciInstrumentation({ requireParentforSpans: true })
  for (const one of [fastify, http, statements, undici]) one.setTracerProvider(provider)
  const restore = [
    patch(http, { http: process.getBuiltinModule('node:http'), https: process.getBuiltinModule('node:https') }),
    patch(statements, { pg }),
  ]
  syncBuiltinESMExports()

  const end = async () => {
    await Promise.race([provider.shutdown().catch(onExportFailure), wait(FLUSH_MS, undefined, { ref: false })])
    undici.disable()
    fastify.disable()
    for (const undo of restore) undo()
    syncBuiltinESMExports()
    context.disable()
  }
  let ending: Promise<void> | undefined
  return { plugin: fastify.plugin(), close: () => (ending ??= end()) }
}

/**
 * Patches loaded modules in place. The usual way, hooks of the module loader, would have to be installed before
 * anything is imported, also in a process that traces nothing.
 */
function patch(instrumentation: InstrumentationBase, modules: Record<string, unknown>): () => void {
  const definitions = instrumentation.getModuleDefinitions().filter(({ name }) => name in modules)
  for (const { name, patch: apply } of definitions) apply?.(modules[name])
  return () => {
    for (const { name, unpatch } of definitions) unpatch?.(modules[name])
  }
}

function exportClean(
  exporter: SpanExporter,
  knownHosts: ReadonlySet<string>,
  onFailure: (error: unknown) => void,
): SpanExporter {
  let fails = false
  return {
    export(spans, done) {
      const clean = spans.filter(isOfRequest).map((span) => cleanSpan(span, knownHosts))
      if (clean.length === 0) return done({ code: ExportResultCode.SUCCESS })
      exporter.export(clean, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !fails) onFailure(result.error)
        fails = failed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
