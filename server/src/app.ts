import cookie from '@fastify/cookie'
import fixedFiles from '@fastify/static'
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
import { notBuilt, notFound } from './http/errors.ts'
import { securityHeaders } from './http/headers.ts'
import { openApi } from './http/openapi.ts'
import { createHttp } from './http/serve.ts'
import { translateError } from './http/translate-error.ts'
import { outreachRoutes } from './outreach/routes.ts'
import { draftRoutes } from './professors/drafts/routes.ts'
import { professorRoutes } from './professors/routes.ts'
import { createLimiter } from './rate-limits.ts'
import { resumeRoutes } from './resume/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import type { World } from './world.ts'

/** Letters and drafts are the largest JSON bodies; a resume has a limit of its own. */
const BODY_LIMIT = 1024 * 1024

/** The whole server on a given world: no globals, nothing listens yet. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: world.config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    genReqId: () => uuidv7(),
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setErrorHandler(translateError)
  const headers = securityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: world.config.secureCookies,
  })
  app.addHook('onRequest', (request, reply, next) => {
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
  await app.register(cookie)
  const sessions = createSessions(world.config.keys.token, world.clock)
  const http = createHttp(app, {
    authenticate: (token) => sessions.authenticate(world.sql, token),
    limiter: createLimiter(world),
    limitsPerAddress: world.config.limitsPerAddress,
  })
  accountRoutes(http, world, sessions)
  googleRoutes(http, world)
  resumeRoutes(app, http, world)
  professorRoutes(http, world, sessions)
  draftRoutes(http, world)
  templateRoutes(http, world)
  outreachRoutes(http, world)
  http.serve(wake, async () => done)
  http.serve(getSite, async () => ({
    notice: world.config.notice?.text ?? null,
    notice_url: world.config.notice?.url ?? null,
    support_email: world.config.supportEmail,
    state_secret: world.config.keys.stateSecret,
    professors_listed: world.catalogue.size(),
  }))
  for (const call of calls)
    if (!http.served.has(call.name))
      http.serve(call, async () => {
        throw notBuilt()
      })

  await documentation(app, world)
  await website(app, world.config.webDir)
  return app
}

async function documentation(app: FastifyInstance, { config }: World): Promise<void> {
  const document = openApi(calls, config.publicUrl)
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}

/** The built website: hashed files for ever, and its one page for every address that is not a call. */
async function website(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder)
    await app.register(fixedFiles, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forever = /[\\/]assets[\\/]/.test(path)
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|auth|assets)\//.test(request.url)
    if (!folder || !isPage) return translateError(notFound(), request, reply)
    return reply.sendFile('index.html')
  })
}
