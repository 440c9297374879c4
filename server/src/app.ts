import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { callGroups, callGroupsOfProviders, calls } from '@labreach/contract/calls'
import { done } from '@labreach/contract/endpoint'
import { getSite, wake } from '@labreach/contract/session'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { accountRoutes } from './account/routes.ts'
import { passkeyRoutes } from './account/passkeys/routes.ts'
import { assistantRoutes } from './assistants/routes.ts'
import { secondFactorRoutes } from './account/second-factor/routes.ts'
import { schoolRoutes } from './account/school/routes.ts'
import { createSessions } from './account/sessions.ts'
import { billingRoutes, webhookRoutes } from './billing/routes.ts'
import { admitRequests, type AdmissionOptions } from './http/admission.ts'
import { limitConnections } from './http/connections.ts'
import { endIdleConnections } from './http/end-idle.ts'
import { computeSecurityHeaders } from './http/headers.ts'
import { listen } from './http/listen.ts'
import { markResponded, refuseConnection, refuseMalformed } from './http/malformed.ts'
import { documentationLook } from './http/documentation-look.ts'
import { composeOpenApi } from './http/openapi.ts'
import { createHttp } from './http/serve.ts'
import { acceptEmptyJson } from './http/empty-json.ts'
import { translateError } from './http/translate-error.ts'
import { serveWebsite } from './http/website.ts'
import { mailboxRoutes, siteMailboxes } from './mailbox-providers.ts'
import { healthRoutes, type Shutdown } from './observability/routes.ts'
import { loggerOptions, type LogStream } from './observability/log.ts'
import { createFailureLog } from './observability/failures.ts'
import { createMetrics, type Metrics } from './observability/metrics.ts'
import { buildOperatorPage } from './observability/operator/operator-page.ts'
import type { Tracing } from './observability/tracing/tracing.ts'
import { listAnsweredProfessors } from './outreach/history/list-answered-professors.ts'
import { calendarRoutes } from './outreach/calendar/routes.ts'
import { outreachRoutes } from './outreach/routes.ts'
import { mentoringRoutes } from './mentoring/routes.ts'
import { professorPageRoutes } from './professor-page/routes.ts'
import { draftRoutes } from './professors/drafts/routes.ts'
import { professorRoutes } from './professors/routes.ts'
import { deleteAccount } from './privacy/delete-account.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { createLimiter } from './rate-limits.ts'
import { resumeRoutes } from './resume/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import type { Services } from './services.ts'

/** Letters and drafts are the largest JSON bodies; resumes have another limit. */
const BODY_LIMIT = 1024 * 1024

type Timeouts = { headersMs: number; requestMs: number; checkMs: number }

/** For the headers, and for a whole request (a resume from a phone); checked every 5 s. */
const defaultTimeouts: Timeouts = { headersMs: 15_000, requestMs: 120_000, checkMs: 5_000 }

type Options = {
  log?: LogStream
  timeouts?: Timeouts
  admission?: Omit<AdmissionOptions, 'perNetwork'>
  tracing?: Pick<Tracing, 'plugin'>
}
type App = {
  app: FastifyInstance
  metrics: Metrics
  shutdown: Shutdown
  /** Starts the operator's page on 127.0.0.1, and returns its URL; it stops with the app. */
  listenForOperator: (port: number) => Promise<string>
  /** See http/listen.ts. */
  listen: (address: { port: number; host: string }) => Promise<void>
}

/** The beginnings of paths that give access, before their token. */
const secretPaths = calls.filter((call) => call.secretPath).map(({ path }) => path.slice(0, path.indexOf('{')))

/** The hosts of the analytics tag and of its reports. */
const tagHosts = ['https://*.googletagmanager.com', 'https://*.google-analytics.com']

/** Builds the whole server on the given services, without globals. It does not listen yet. */
export async function buildApp(
  services: Services,
  { log, timeouts = defaultTimeouts, admission: admissionOptions, tracing }: Options = {},
): Promise<App> {
  const app = Fastify({
    logger: loggerOptions(services.config.logLevel, log),
    genReqId: () => uuidv7(),
    bodyLimit: BODY_LIMIT,
    trustProxy: services.config.trustedProxies,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server stops get their usual response; then the connection ends.
    return503OnClosing: false,
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => {
      markResponded(request.raw)
      void translateError(error, request, reply)
    },
  })
  // The first, so that it wraps all routes, and its span exists in all other hooks.
  if (tracing) await app.register(tracing.plugin)
  endIdleConnections(app)
  app.setErrorHandler(translateError)
  refuseMalformed(app)
  const tags = services.config.measurementId ? tagHosts : []
  const headers = computeSecurityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...tags],
        styleSrc: ["'self'"],
        connectSrc: ["'self'", ...tags],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...tags],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: services.config.secureCookies,
  })
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id)
    next()
  })
  // One line per call. The query is not logged, since it may contain a token or a name, nor a path that gives access.
  app.addHook('onResponse', (request, reply, next) => {
    const { method, url, ip } = request
    const { url: pattern } = request.routeOptions
    // Also of an unknown method or a wrong path below it, which has no pattern.
    const secret = secretPaths.find((prefix) => url.startsWith(prefix))
    const path = secret === undefined ? url.split('?', 1)[0] : (pattern ?? secret)
    request.log.info(
      { method, path, ip, statusCode: reply.statusCode, responseTime: reply.elapsedTime },
      'response sent',
    )
    next()
  })
  // A mail program's one-click opt-out posts a form (RFC 8058). Its body is not used: the URL identifies the professor.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))
  acceptEmptyJson(app)
  const { limitsPerNetwork, trustedProxies } = services.config
  if (limitsPerNetwork) limitConnections(app, { proxies: trustedProxies })
  const admission = admitRequests(app, { ...admissionOptions, perNetwork: limitsPerNetwork })
  const metrics = createMetrics(app, services, admission)
  const failures = createFailureLog(app, services.clock)
  const shutdown: Shutdown = { begun: false }
  healthRoutes(app, services, { metrics, shutdown, admission })
  await app.register(cookie)
  const sessions = createSessions(services.config.keys.token, services.clock)
  const httpOptions = {
    authenticate: (token: string) => sessions.authenticate(services.sql, token),
    limiter: createLimiter(services),
    databaseHealth: services.databaseHealth,
    limitsPerNetwork,
  }
  const http = createHttp(app, httpOptions)
  accountRoutes(http, services, sessions, deleteAccount)
  passkeyRoutes(http, services, sessions)
  secondFactorRoutes(http, services)
  schoolRoutes(http, services)
  mailboxRoutes(http, services)
  resumeRoutes(app, http, services)
  professorRoutes(http, services, sessions, { listAnswered: (id) => listAnsweredProfessors(services.db, id) })
  draftRoutes(http, services)
  templateRoutes(http, services)
  outreachRoutes(http, services)
  calendarRoutes(http, services)
  mentoringRoutes(http, services)
  professorPageRoutes(http, services)
  billingRoutes(http, services)
  privacyRoutes(http, services)
  assistantRoutes(app, http, services, sessions)
  await app.register(async (raw) => {
    raw.removeContentTypeParser('application/json')
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, bytes: Buffer) => bytes)
    webhookRoutes(createHttp(raw, httpOptions), services)
  })
  http.serve(wake, async () => done)
  http.serve(getSite, async () => ({
    support_email: services.config.supportEmail,
    controller: services.config.controller,
    state_secret: services.config.keys.stateSecret,
    measurement_id: services.config.measurementId,
    field_suggestions: services.config.fieldSuggestions,
    ...siteMailboxes(services.mailboxes),
    professors_listed: services.catalogue.size(),
  }))
  await serveDocumentation(app, services)
  await serveWebsite(app, services.config.webDir, services.config)
  const listenForOperator = async (port: number) => {
    const token = services.config.metricsToken
    if (!token) throw new Error('The operator’s page needs METRICS_TOKEN.')
    const page = await buildOperatorPage({ ...services, failures, refused: admission.refused }, { token, log: app.log })
    app.addHook('onClose', async () => page.operator.close())
    return page.listen(port)
  }
  return { app, metrics, shutdown, listenForOperator, listen: (address) => listen(app, address) }
}

async function serveDocumentation(app: FastifyInstance, { config, mailboxes }: Services): Promise<void> {
  const providers = Object.keys(mailboxes)
  const groups = [...callGroups, ...providers.flatMap((name) => callGroupsOfProviders[name] ?? [])]
  const document = composeOpenApi(groups, config.publicUrl, providers)
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', ...documentationLook })
}
