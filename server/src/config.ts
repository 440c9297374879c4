import { join, resolve } from 'node:path'
import { z } from 'zod'
import { trimEnd } from './text/trim-end.ts'

const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 random bytes in base64url (43 characters)')
const base = z.url().transform((text) => trimEnd(text, /\//))

/** The values that proxy-addr, Fastify's parser of `x-forwarded-for`, accepts. */
const proxies = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(
    z.array(
      z.union([z.literal('loopback'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be addresses of proxies'),
    ),
  )

/** At four hosts at a time and one page in ten seconds this takes less than an hour. */
const HOMEPAGES_PER_NIGHT = 500

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: base,
  DATABASE_URL: z.url(),
  DATABASE_DIRECT_URL: z.url().optional(),
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
  CATALOGUE_DATABASE_URL: z.url().optional(),
  FILES_DIR: z.string().min(1),
  SUPPRESSIONS_FILE: z.string().min(1).optional(),
  WEB_DIR: z.string().min(1).optional(),
  TOKEN_KEY: key,
  ENCRYPTION_KEY: key,
  ENCRYPTION_KEYS_OLD: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(key))
    .optional(),
  STATE_SECRET: key,
  HANDLE_KEY: key,
  SUPPRESSION_KEY: key,
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  GOOGLE_ACCOUNTS_URL: base.default('https://accounts.google.com'),
  GOOGLE_OAUTH_URL: base.default('https://oauth2.googleapis.com'),
  GOOGLE_API_URL: base.default('https://www.googleapis.com'),
  GMAIL_URL: base.default('https://gmail.googleapis.com'),
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]+$/, 'must be common, organizations, consumers, or one tenant')
    .default('common'),
  MICROSOFT_LOGIN_URL: base.default('https://login.microsoftonline.com'),
  MICROSOFT_GRAPH_URL: base.default('https://graph.microsoft.com'),
  MODEL_URL: base,
  MODEL_KEY: z.string().min(1),
  MODEL_NAME: z.string().min(1),
  EMBEDDINGS_URL: base.optional(),
  EMBEDDINGS_API_KEY: z.string().min(1).optional(),
  EMBEDDINGS_MODEL: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_URL: base.default('https://api.stripe.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }),
  MAIL_FROM: z.string().min(3).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  CONTROLLER: z.string().trim().min(3).max(300).optional(),
  MEASUREMENT_ID: z
    .string()
    .regex(/^(G|GTM)-[A-Z0-9]+$/, 'must look like G-… or GTM-…')
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OPERATOR_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  TRACES: z.enum(['on', 'off']).default('off'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(0),
  TRUSTED_PROXIES: proxies.default(['loopback']),
  FIELD_SUGGESTIONS: z.enum(['on', 'off']).default('on'),
  LOCAL_MODEL: z.enum(['on', 'off']).default('on'),
  HOMEPAGES_PER_NIGHT: z.coerce.number().int().min(0).max(5_000).optional(),
  LIMITS_PER_NETWORK: z.enum(['on', 'off']).default('on'),
  SITE_NOTICE: z.string().optional(),
  SITE_NOTICE_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

type Variables = Record<string, string | undefined>

/** A setting that is missing or wrong. */
export type SettingProblem = { name: string; missing: boolean; text: string }

/** An empty value counts as unset. */
const parse = (environment: Variables) =>
  Environment.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')))

const describeProblems = (environment: Variables, { issues }: z.ZodError): SettingProblem[] =>
  issues.map(({ path, message }) => {
    const name = String(path[0])
    return { name, missing: !environment[name], text: message }
  })

/** All missing and wrong settings, in the order of the table of settings. */
export function findSettingProblems(environment: Variables): SettingProblem[] {
  const { error } = parse(environment)
  return error ? describeProblems(environment, error) : []
}

/**
 * Reads the settings of a server process from its environment. Throws an error that names all wrong or missing
 * settings.
 */
export function readConfig(environment: Variables) {
  const { success, data, error } = parse(environment)
  if (!success) {
    const problems = describeProblems(environment, error).map(({ name, missing, text }) =>
      missing ? `${name} is missing` : `${name}: ${text}`,
    )
    throw new Error(`The server cannot start with these settings: ${problems.join('; ')}. The README lists them all.`)
  }
  const limitsPerNetwork = data.LIMITS_PER_NETWORK === 'on'
  const isProduction = usesRealProvider(data)
  if (!limitsPerNetwork && isProduction)
    throw new Error(
      'The server cannot start with these settings: LIMITS_PER_NETWORK=off is for load runs and tests against the ' +
        'sandbox; with the real Google or Stripe the limits stay on.',
    )
  if (data.OPERATOR_PORT !== undefined && data.METRICS_TOKEN === undefined)
    throw new Error(
      'The server cannot start with these settings: OPERATOR_PORT needs METRICS_TOKEN, with which the operator signs in.',
    )
  const embeddings = readEmbeddings(data)
  const microsoft = readMicrosoft(data)
  const { hostname } = new URL(data.PUBLIC_URL)
  const directUrl = data.DATABASE_DIRECT_URL ?? data.DATABASE_URL
  return {
    port: data.PORT,
    host: data.HOST,
    /** The URL of this deployment for browsers, without a trailing slash. */
    publicUrl: data.PUBLIC_URL,
    /** Whether the real Google or the real Stripe is configured. */
    isProduction,
    /** Whether cookies are marked as Secure. */
    secureCookies: data.PUBLIC_URL.startsWith('https:'),
    databaseUrl: data.DATABASE_URL,
    /**
     * The same database without the pooler: LISTEN does not work through one that shares connections between
     * transactions.
     */
    directUrl,
    /** Whether there is such a pooler. */
    pooled: data.DATABASE_PREPARED === 'off' || directUrl !== data.DATABASE_URL,
    /** Whether statements may be prepared by name; some poolers do not support it. */
    prepared: data.DATABASE_PREPARED === 'on',
    /** The database from which the catalogue is loaded. A standby saves the primary a million rows at each start. */
    catalogueUrl: data.CATALOGUE_DATABASE_URL ?? directUrl,
    filesDir: data.FILES_DIR,
    /**
     * The file of opt-outs and deleted accounts outside the database; it is applied after a restore of an older backup.
     */
    suppressionsFile: resolve(data.SUPPRESSIONS_FILE ?? join(data.FILES_DIR, '..', 'suppressions.jsonl')),
    webDir: data.WEB_DIR ?? null,
    logLevel: data.LOG_LEVEL,
    keys: {
      token: data.TOKEN_KEY,
      encryption: data.ENCRYPTION_KEY,
      /** Only for decryption. */
      encryptionOld: data.ENCRYPTION_KEYS_OLD ?? [],
      stateSecret: data.STATE_SECRET,
      handle: data.HANDLE_KEY,
      suppression: data.SUPPRESSION_KEY,
    },
    google: {
      clientId: data.GOOGLE_CLIENT_ID,
      clientSecret: data.GOOGLE_CLIENT_SECRET,
      accountsUrl: data.GOOGLE_ACCOUNTS_URL,
      oauthUrl: data.GOOGLE_OAUTH_URL,
      apiUrl: data.GOOGLE_API_URL,
      gmailUrl: data.GMAIL_URL,
      redirectUri: `${data.PUBLIC_URL}/api/auth/google/callback/`,
    },
    /** Null if students connect no mailboxes of Microsoft. */
    microsoft,
    model: { url: data.MODEL_URL, key: data.MODEL_KEY, name: data.MODEL_NAME },
    /** Whether the language model is asked for fields of research, with lines about research of a resume. */
    fieldSuggestions: data.FIELD_SUGGESTIONS === 'on',
    stripe: {
      apiUrl: data.STRIPE_API_URL,
      secretKey: data.STRIPE_SECRET_KEY,
      webhookSecret: data.STRIPE_WEBHOOK_SECRET,
    },
    /** Whether the small language model in the server's own process helps to understand a student's words. */
    localModel: data.LOCAL_MODEL === 'on',
    /**
     * The most homepages that are read in a night for what they say about taking students; 0: none. With the sandbox
     * none, since the demo's homepages do not exist.
     */
    homepagesPerNight: data.HOMEPAGES_PER_NIGHT ?? (isProduction ? HOMEPAGES_PER_NIGHT : 0),
    /** Null without an embedding service: then matches depend on words only. */
    embeddings,
    mail: readMail(data, hostname),
    /** The address of Contact Support. */
    supportEmail: data.SUPPORT_EMAIL ?? `support@${hostname}`,
    /** The controller of personal data (GDPR), name and postal address; null if not configured. */
    controller: data.CONTROLLER ?? null,
    /** The id of Google's tag, null without analytics. */
    measurementId: data.MEASUREMENT_ID ?? null,
    /** Required to read /metrics. Without it, only this machine can read them. */
    metricsToken: data.METRICS_TOKEN ?? null,
    /** The port of the operator's page on 127.0.0.1; null: there is no such page. */
    operatorPort: data.OPERATOR_PORT ?? null,
    /** Whether requests are traced with OpenTelemetry, which reads its own settings (OTEL_…). */
    traces: data.TRACES === 'on',
    /** The hosts of the database and the external services, as these settings name them. */
    serviceHosts: listHosts(data),
    /** How long a stopping server continues to accept requests, so that balancers can remove it in time. */
    drainMs: data.DRAIN_SECONDS * 1_000,
    /** The proxies whose `x-forwarded-for` is trusted. */
    trustedProxies: data.TRUSTED_PROXIES,
    /** Whether requests are also limited per network, not only per account. */
    limitsPerNetwork,
    notice: data.SITE_NOTICE ? { text: data.SITE_NOTICE, url: data.SITE_NOTICE_URL ?? null } : null,
  }
}

/** Mails contain links that give access to accounts, so TLS is required except for a mail server on this machine. */
function readMail({ SMTP_URL, MAIL_FROM }: z.output<typeof Environment>, publicName: string) {
  const { protocol, hostname, searchParams } = new URL(SMTP_URL)
  const local = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  const tlsOptions = [...searchParams.keys()].filter((name) => /tls|secure/i.test(name))
  if (!local && tlsOptions.length > 0)
    throw new Error(
      `The server cannot start with these settings: SMTP_URL must not change how TLS is used (${tlsOptions.join(', ')}) for ` +
        'a mail server on another machine.',
    )
  return {
    url: SMTP_URL,
    from: MAIL_FROM ?? `Labreach <no-reply@${publicName}>`,
    requireTls: protocol === 'smtp:' && !local,
  }
}

function listHosts(data: z.output<typeof Environment>): ReadonlySet<string> {
  const { DATABASE_URL, GOOGLE_ACCOUNTS_URL, GOOGLE_OAUTH_URL, GOOGLE_API_URL, GMAIL_URL } = data
  const { MODEL_URL, EMBEDDINGS_URL, STRIPE_API_URL } = data
  const google = [GOOGLE_ACCOUNTS_URL, GOOGLE_OAUTH_URL, GOOGLE_API_URL, GMAIL_URL]
  const microsoft = data.MICROSOFT_CLIENT_ID ? [data.MICROSOFT_LOGIN_URL, data.MICROSOFT_GRAPH_URL] : []
  const urls = [DATABASE_URL, ...google, ...microsoft, MODEL_URL, EMBEDDINGS_URL ?? [], STRIPE_API_URL].flat()
  return new Set(urls.map((url) => new URL(url).hostname))
}

function readEmbeddings(data: z.output<typeof Environment>) {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_API_KEY: key, EMBEDDINGS_MODEL: model } = data
  if (url && key && model) return { url, key, model }
  if (!url && !key && !model) return null
  throw new Error(
    'The server cannot start with these settings: EMBEDDINGS_URL, EMBEDDINGS_API_KEY and EMBEDDINGS_MODEL belong ' +
      'together: set all three, or none. The README lists them all.',
  )
}

function readMicrosoft(data: z.output<typeof Environment>) {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = data
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new Error(
      'The server cannot start with these settings: MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET belong together: set ' +
        'both, or none. The README lists them all.',
    )
  return {
    clientId,
    clientSecret,
    tenant: data.MICROSOFT_TENANT,
    loginUrl: data.MICROSOFT_LOGIN_URL,
    graphUrl: data.MICROSOFT_GRAPH_URL,
    redirectUri: `${data.PUBLIC_URL}/api/auth/microsoft/callback/`,
  }
}

function usesRealProvider(data: z.output<typeof Environment>): boolean {
  const urls = [
    data.GOOGLE_ACCOUNTS_URL,
    data.GOOGLE_OAUTH_URL,
    data.GOOGLE_API_URL,
    data.GMAIL_URL,
    data.STRIPE_API_URL,
    ...(data.MICROSOFT_CLIENT_ID ? [data.MICROSOFT_LOGIN_URL, data.MICROSOFT_GRAPH_URL] : []),
  ]
  const real = /(^|\.)(google\.com|googleapis\.com|microsoftonline\.com|microsoft\.com|stripe\.com)$/
  return urls.some((url) => real.test(new URL(url).hostname))
}
