import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { calls } from '@labreach/contract/calls'
import { done } from '@labreach/contract/endpoint'
import { getSite, wake } from '@labreach/contract/session'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { googleRoutes } from './account/google/routes.ts'
import { accountRoutes } from './account/routes.ts'
import { createSessions } from './account/sessions.ts'
import { billingRoutes, webhookRoutes } from './billing/routes.ts'
import { endIdleConnections } from './http/end-idle.ts'
import { securityHeaders } from './http/headers.ts'
import { boundCalls } from './http/in-flight.ts'
import { listen } from './http/listen.ts'
import { noteAnswer, refuseConnection, refuseMalformed } from './http/malformed.ts'
import { openApi } from './http/openapi.ts'
import { createHttp } from './http/serve.ts'
import { translateError } from './http/translate-error.ts'
import { website } from './http/website.ts'
import { healthRoutes, type Leaving } from './operation/routes.ts'
import { loggerOptions, type LogStream } from './operation/log.ts'
import { createMetrics, type Metrics } from './operation/metrics.ts'
import { outreachRoutes } from './outreach/routes.ts'
import { draftRoutes } from './professors/drafts/routes.ts'
import { professorRoutes } from './professors/routes.ts'
import { createLimiter } from './rate-limits.ts'
import { resumeRoutes } from './resume/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import type { World } from './world.ts'

/** Letters and drafts are the largest JSON bodies; a resume has a limit of its own. */
const BODY_LIMIT = 1024 * 1024

/**
 * Calls under way at once in one process; beyond, they are asked to come again. With 300 that this machine answers by
 * itself whoever is let in waits a third of a second where it answers 900 a second (`npm run load` on two cores); with a
 * thousand of them, calls waited a minute and connections broke.
 */
const MOST_CALLS = { all: 1_000, own: 300 }

type Patience = { headersMs: number; requestMs: number; lookMs: number }

/** Headers must be here after 15 s, a whole request (a resume from a phone) after two minutes; looked at each 5 s. */
const usualPatience: Patience = { headersMs: 15_000, requestMs: 120_000, lookMs: 5_000 }

type Wish = { log?: LogStream; patience?: Patience }
type App = {
  app: FastifyInstance
  metrics: Metrics
  leaving: Leaving
  /** Opens its doors, see http/listen.ts. */
  listen: (where: { port: number; host: string }) => Promise<void>
}

/** Where Google's tag comes from and reports to. */
const tagSources = ['https://*.googletagmanager.com', 'https://*.google-analytics.com']

/** The whole server on a given world: no globals, nothing listens yet. */
export async function buildApp(world: World, { log, patience = usualPatience }: Wish = {}): Promise<App> {
  const app = Fastify({
    logger: loggerOptions(world.config.logLevel, log),
    genReqId: () => uuidv7(),
    bodyLimit: BODY_LIMIT,
    trustProxy: world.config.trustedProxies,
    forceCloseConnections: 'idle',
    // Whoever comes while the server is stopping is answered as ever, on a connection that then ends.
    return503OnClosing: false,
    requestTimeout: patience.requestMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookMs },
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => {
      noteAnswer(request.raw)
      void translateError(error, request, reply)
    },
  })
  endIdleConnections(app)
  app.setErrorHandler(translateError)
  refuseMalformed(app)
  const google = world.config.measurementId ? tagSources : []
  const headers = securityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google],
        styleSrc: ["'self'"],
        connectSrc: ["'self'", ...google],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...google],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: world.config.secureCookies,
  })
  app.addHook('onRequest', (request, reply, next) => {
    // Asked for as long as the caller is there: a socket that is gone says no address, unless it was asked before.
    void request.ip
    reply.headers(headers).header('x-request-id', request.id)
    next()
  })
  // One line a call, and of its address the path alone: what stands behind the question mark may be a token or a name.
  app.addHook('onResponse', (request, reply, next) => {
    const { method, url, ip } = request
    const [path] = url.split('?', 1)
    request.log.info({ method, path, ip, statusCode: reply.statusCode, responseTime: reply.elapsedTime }, 'answered')
    next()
  })
  // A mail program's one-click opt-out posts a form (RFC 8058); what it says there is known from the address already.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))
  const metrics = createMetrics(app, world, boundCalls(app, MOST_CALLS))
  const leaving: Leaving = { begun: false }
  healthRoutes(app, world, metrics, leaving)
  await app.register(cookie)
  const sessions = createSessions(world.config.keys.token, world.clock)
  const needs = {
    authenticate: (token: string) => sessions.authenticate(world.sql, token),
    limiter: createLimiter(world),
    pulse: world.pulse,
    limitsPerAddress: world.config.limitsPerAddress,
  }
  const http = createHttp(app, needs)
  accountRoutes(http, world, sessions)
  googleRoutes(http, world)
  resumeRoutes(app, http, world)
  professorRoutes(http, world, sessions)
  draftRoutes(http, world)
  templateRoutes(http, world)
  outreachRoutes(http, world)
  billingRoutes(http, world)
  await app.register(async (signed) => {
    signed.removeContentTypeParser('application/json')
    signed.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, bytes: Buffer) => bytes)
    webhookRoutes(createHttp(signed, needs), world)
  })
  http.serve(wake, async () => done)
  http.serve(getSite, async () => ({
    notice: world.config.notice?.text ?? null,
    notice_url: world.config.notice?.url ?? null,
    support_email: world.config.supportEmail,
    state_secret: world.config.keys.stateSecret,
    measurement_id: world.config.measurementId,
    professors_listed: world.catalogue.size(),
  }))
  await documentation(app, world)
  await website(app, world.config.webDir, world.config)
  return { app, metrics, leaving, listen: (where) => listen(app, where) }
}

async function documentation(app: FastifyInstance, { config }: World): Promise<void> {
  const document = openApi(calls, config.publicUrl)
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
