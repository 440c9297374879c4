import { z } from 'zod'

const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 random bytes in base64url (43 characters)')
const base = z.url().transform((text) => text.replace(/\/+$/, ''))

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: base,
  DATABASE_URL: z.url(),
  FILES_DIR: z.string().min(1),
  WEB_DIR: z.string().min(1).optional(),
  TOKEN_KEY: key,
  ENCRYPTION_KEY: key,
  STATE_SECRET: key,
  HANDLE_KEY: key,
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  GOOGLE_ACCOUNTS_URL: base.default('https://accounts.google.com'),
  GOOGLE_OAUTH_URL: base.default('https://oauth2.googleapis.com'),
  GOOGLE_API_URL: base.default('https://www.googleapis.com'),
  GMAIL_URL: base.default('https://gmail.googleapis.com'),
  MODEL_URL: base,
  MODEL_KEY: z.string().min(1),
  MODEL_NAME: z.string().min(1),
  SITE_NOTICE: z.string().optional(),
  SITE_NOTICE_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** Settings of one server process, from its environment. Throws one sentence that names every wrong or missing setting. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = Environment.safeParse(given)
  if (!success) {
    const wrong = error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return given[name] === undefined ? `${name} is missing` : `${name}: ${message}`
    })
    throw new Error(`The server cannot start with these settings: ${wrong.join('; ')}. The README lists them all.`)
  }
  return {
    port: data.PORT,
    host: data.HOST,
    /** Where browsers reach this deployment, without a trailing slash. */
    publicUrl: data.PUBLIC_URL,
    /** Cookies are marked Secure exactly when the site itself is. */
    secureCookies: data.PUBLIC_URL.startsWith('https:'),
    databaseUrl: data.DATABASE_URL,
    filesDir: data.FILES_DIR,
    webDir: data.WEB_DIR ?? null,
    logLevel: data.LOG_LEVEL,
    keys: {
      token: data.TOKEN_KEY,
      encryption: data.ENCRYPTION_KEY,
      stateSecret: data.STATE_SECRET,
      handle: data.HANDLE_KEY,
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
    model: { url: data.MODEL_URL, key: data.MODEL_KEY, name: data.MODEL_NAME },
    notice: data.SITE_NOTICE ? { text: data.SITE_NOTICE, url: data.SITE_NOTICE_URL ?? null } : null,
  }
}
