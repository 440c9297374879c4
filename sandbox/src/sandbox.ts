import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { openClock } from './clock.ts'
import { controlRoutes } from './control.ts'
import { openFaults } from './faults.ts'
import { gmailRoutes } from './gmail/routes.ts'
import { authorizeRoutes } from './google/authorize-routes.ts'
import { openKeys } from './google/keys.ts'
import { openGoogle } from './google/state.ts'
import { tokenRoutes } from './google/token-routes.ts'
import { openMicrosoft } from './microsoft/state.ts'
import { microsoftRoutes } from './microsoft/routes.ts'
import { guard } from './guard.ts'
import { openMailStore } from './mail/mail-store.ts'
import { startSmtp } from './mail/smtp.ts'
import { modelName, modelRoutes, openModelCalls } from './model/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { checkoutPageRoutes } from './stripe/pages/checkout-page-routes.ts'
import { portalPageRoutes } from './stripe/pages/portal-page-routes.ts'
import { stripeControl } from './stripe/control.ts'
import { stripeRoutes } from './stripe/routes.ts'
import { openStripe } from './stripe/stripe.ts'
import type { SandboxParts } from './parts.ts'

export type SandboxOptions = {
  /** 0 takes a free port, which is the default of `smtpPort`. */
  port: number
  smtpPort?: number
  /** The folder of all stored state; created if missing. */
  dataDir: string
  /** The base URL of the product, such as http://localhost:3000. Google redirects to a callback below it. */
  productUrl: string
  /** Further redirect URIs that Google accepts, exact strings. */
  redirectUris?: string[]
  googleClient: { id: string; secret: string }
  /** Without it there is no Microsoft, and the product has no setting of it. */
  microsoftClient?: { id: string; secret: string }
  /** Returns Google's signing key for a new folder, as PEM. Tests share one, since a new one takes 250 ms. */
  googleKey?: () => string
  stripeSecretKey: string
  stripeWebhookSecret: string
  /** The URL of payment events; by default the product's. null: none. */
  stripeWebhookUrl?: string | null
  /** Milliseconds before the first retry of a payment event; each further pause is twice as long. */
  stripeRetryMs?: number
  modelKey: string
  /** Recipients of one Gmail account in 24 hours; 500 by default, as at Google. */
  gmailDailyLimit?: number
  /** Receives failures of the sandbox itself; standard error by default. */
  log?: (line: string) => void
}

export type Sandbox = { url: string; env: Record<string, string>; close(): Promise<void> }

/**
 * Starts the sandbox on 127.0.0.1. `env` is the environment for the product. Every acknowledged change is on disk
 * already, so `close` only ends connections. Throws if a port is taken or the folder is not writable.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, productUrl, googleClient, log = (line) => void process.stderr.write(`${line}\n`) } = options
  const clock = openClock(dataDir)
  const mails = openMailStore(dataDir, clock)
  const callback = `${productUrl.replace(/\/$/, '')}/api/auth/google/callback/`
  const client = { ...googleClient, redirectUris: [callback, ...(options.redirectUris ?? [])] }
  const google = openGoogle(dataDir, clock)
  const microsoft = openMicrosoft(dataDir, clock)
  // Every id token and link contains the URL, which is known only once the server listens.
  const issuer = { url: '' }
  const stripe = openStripe(dataDir, {
    clock,
    secret: options.stripeSecretKey,
    webhookSecret: options.stripeWebhookSecret,
    webhookUrl:
      options.stripeWebhookUrl === undefined
        ? `${productUrl.replace(/\/$/, '')}/api/stripe/webhook/`
        : options.stripeWebhookUrl,
    retryMs: options.stripeRetryMs ?? 1000,
    baseUrl: () => issuer.url,
    log,
  })
  const parts: SandboxParts = {
    clock,
    faults: openFaults(),
    google,
    client,
    microsoft,
    mails,
    calls: openModelCalls(dataDir),
    stripe,
  }

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500, message } = error
    if (statusCode >= 500) log(`sandbox: ${request.method} ${request.url}: ${error.stack ?? message}`)
    return reply.code(statusCode).send({ error: message })
  })
  guard(app)

  const closeModel = await addServices(app, parts, options, issuer)
  const smtp = await startSmtp(options.smtpPort ?? 0, mails, parts.faults)
  await app.listen({ port: options.port, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  issuer.url = url

  return {
    url,
    env: composeEnvironment(url, smtp.url, options),
    async close() {
      await Promise.all([app.close(), smtp.close(), closeModel(), stripe.close()])
    },
  }
}

async function addServices(
  app: FastifyInstance,
  parts: SandboxParts,
  options: SandboxOptions,
  issuer: { url: string },
) {
  const { clock, faults, google, client, microsoft, mails, calls, stripe } = parts
  const now = () => clock.now()
  const keys = openKeys(options.dataDir, options.googleKey)
  const token = {
    google,
    keys,
    client,
    now,
    get issuer() {
      return issuer.url
    },
  }
  let closeModel = async (): Promise<void> => undefined
  await app.register(async (part) => authorizeRoutes(part, google, client))
  await app.register(async (part) => tokenRoutes(part, token, faults))
  await app.register(async (part) =>
    gmailRoutes(part, { google, mails, faults, now, dailyLimit: options.gmailDailyLimit ?? 500 }),
  )
  const { microsoftClient } = options
  if (microsoftClient)
    await app.register(async (part) =>
      microsoftRoutes(
        part,
        { microsoft, keys, client: microsoftClient, issuer, now, mails, faults },
        options.productUrl,
      ),
    )
  await app.register(async (part) => stripeRoutes(part, stripe, faults))
  await app.register(async (part) => checkoutPageRoutes(part, stripe))
  await app.register(async (part) => portalPageRoutes(part, stripe))
  await app.register(async (part) => {
    closeModel = await modelRoutes(part, options.modelKey, calls, faults, clock)
  })
  await app.register(async (part) => controlRoutes(part, parts))
  await app.register(async (part) => stripeControl(part, stripe))
  await app.register(async (part) => pageRoutes(part, parts))
  return closeModel
}

function composeEnvironment(url: string, smtpUrl: string, options: SandboxOptions): Record<string, string> {
  return {
    GOOGLE_ACCOUNTS_URL: url,
    GOOGLE_OAUTH_URL: url,
    GOOGLE_API_URL: url,
    GMAIL_URL: url,
    GOOGLE_CLIENT_ID: options.googleClient.id,
    GOOGLE_CLIENT_SECRET: options.googleClient.secret,
    ...(options.microsoftClient && {
      MICROSOFT_LOGIN_URL: `${url}/microsoft`,
      MICROSOFT_GRAPH_URL: `${url}/graph`,
      MICROSOFT_CLIENT_ID: options.microsoftClient.id,
      MICROSOFT_CLIENT_SECRET: options.microsoftClient.secret,
    }),
    STRIPE_API_URL: url,
    STRIPE_SECRET_KEY: options.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: options.stripeWebhookSecret,
    MODEL_URL: `${url}/model/v1`,
    MODEL_KEY: options.modelKey,
    MODEL_NAME: modelName,
    SMTP_URL: smtpUrl,
    SITE_NOTICE:
      'Try-out mode: Google, payments, the language model and mail are played by a sandbox on this computer.',
    SITE_NOTICE_URL: url,
  }
}
