import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const key = 'k'.repeat(43)
const environment = {
  PUBLIC_URL: 'https://labreach.example/',
  DATABASE_URL: 'postgres://labreach@localhost/labreach',
  FILES_DIR: '/var/lib/labreach/files',
  TOKEN_KEY: key,
  ENCRYPTION_KEY: key,
  STATE_SECRET: key,
  HANDLE_KEY: key,
  SUPPRESSION_KEY: key,
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret-of-google',
  MODEL_URL: 'https://model.example/v1',
  MODEL_KEY: 'secret-of-model',
  MODEL_NAME: 'writer',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_secret-of-stripe',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret-of-stripe',
}

test('traces nothing by default [OPERATION-14]', () => {
  expect(readConfig(environment).traces).toBe(false)
  expect(readConfig({ ...environment, TRACES: 'on' }).traces).toBe(true)
  const { serviceHosts } = readConfig(environment)
  expect([...serviceHosts]).toEqual(
    expect.arrayContaining(['localhost', 'gmail.googleapis.com', 'model.example', 'api.stripe.com']),
  )
  const microsoft = ['login.microsoftonline.com', 'graph.microsoft.com']
  expect([...serviceHosts].filter((host) => microsoft.includes(host))).toEqual([])
  const both = readConfig({ ...environment, MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' })
  expect([...both.serviceHosts]).toEqual(expect.arrayContaining(microsoft))
})

test('requires only the settings that have no default', () => {
  expect(readConfig(environment)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'https://labreach.example',
    secureCookies: true,
    webDir: null,
    notice: null,
    mail: { from: 'Labreach <no-reply@labreach.example>' },
    supportEmail: 'support@labreach.example',
    limitsPerNetwork: true,
    google: {
      accountsUrl: 'https://accounts.google.com',
      gmailUrl: 'https://gmail.googleapis.com',
      redirectUri: 'https://labreach.example/api/auth/google/callback/',
    },
  })
})

test.each(Object.keys(environment))('throws without %s, and names it', (name) => {
  for (const missing of [undefined, ''])
    expect(() => readConfig({ ...environment, [name]: missing })).toThrow(
      `The server cannot start with these settings: ${name} is missing. The README lists them all.`,
    )
})

test('names all wrong settings in one message, and no value', () => {
  const wrong = { ...environment, TOKEN_KEY: 'too-short', PORT: '70000', MODEL_URL: undefined }
  const message = catchMessage(() => readConfig(wrong))
  for (const name of ['PORT', 'TOKEN_KEY', 'MODEL_URL']) expect(message).toContain(name)
  expect(message).not.toMatch(/too-short|secret-of|kkk/)
})

function catchMessage(work: () => unknown): string {
  try {
    work()
    return 'nothing was wrong'
  } catch (error) {
    return (error as Error).message
  }
}

test('detects a pooler by a direct URL or by DATABASE_PREPARED=off, and reads the catalogue directly', () => {
  const { DATABASE_URL } = environment
  const direct = 'postgres://labreach@primary/labreach'
  expect(readConfig(environment)).toMatchObject({ pooled: false, prepared: true, catalogueUrl: DATABASE_URL })
  const withDirect = readConfig({ ...environment, DATABASE_DIRECT_URL: direct })
  expect(withDirect).toMatchObject({ pooled: true, prepared: true, directUrl: direct, catalogueUrl: direct })
  expect(readConfig({ ...environment, DATABASE_PREPARED: 'off' })).toMatchObject({ pooled: true, prepared: false })
  expect(readConfig({ ...environment, DATABASE_DIRECT_URL: DATABASE_URL })).toMatchObject({ pooled: false })
})

test('marks cookies as Secure only if the site uses https', () => {
  expect(readConfig({ ...environment, PUBLIC_URL: 'http://localhost:3000' }).secureCookies).toBe(false)
})

const sandboxed = {
  ...environment,
  GOOGLE_ACCOUNTS_URL: 'http://127.0.0.1:4000',
  GOOGLE_OAUTH_URL: 'http://127.0.0.1:4000',
  GOOGLE_API_URL: 'http://127.0.0.1:4000',
  GMAIL_URL: 'http://127.0.0.1:4000',
  STRIPE_API_URL: 'http://127.0.0.1:4000',
}

test('turns the limits per network off with the sandbox', () => {
  expect(readConfig({ ...sandboxed, LIMITS_PER_NETWORK: 'off' }).limitsPerNetwork).toBe(false)
})

test.each([
  ['Google', { GMAIL_URL: undefined }],
  ['Google', { GOOGLE_ACCOUNTS_URL: 'https://accounts.google.com' }],
  ['Stripe', { STRIPE_API_URL: undefined }],
])('refuses to turn them off with the real %s', (_, real) => {
  expect(() => readConfig({ ...sandboxed, ...real, LIMITS_PER_NETWORK: 'off' })).toThrow(
    'with the real Google or Stripe the limits stay on',
  )
})

test('accepts only an SMTP URL for mails', () => {
  expect(() => readConfig({ ...environment, SMTP_URL: 'https://mail.example' })).toThrow('SMTP_URL: must be smtp://')
})

const embeddingService = {
  EMBEDDINGS_URL: 'https://model.example/v1/',
  EMBEDDINGS_API_KEY: 'secret-of-embeddings',
  EMBEDDINGS_MODEL: 'small',
}

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://10.0.0.5:25', true],
  ['smtp://localhost.evil.example:25', true],
  ['smtps://mail.example', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost:1025', false],
  ['smtp://[::1]:1025', false],
])('requires TLS unless the mail server is on this machine: %s', (SMTP_URL, requireTls) => {
  expect(readConfig({ ...environment, SMTP_URL }).mail).toMatchObject({ url: SMTP_URL, requireTls })
})

test.each(['?requireTLS=false', '?ignoreTLS=true', '?tls.rejectUnauthorized=false', '?opportunisticTLS=true'])(
  'refuses the URL of another machine with options that weaken TLS: %s',
  (query) => {
    const SMTP_URL = `smtp://mail.example:587${query}`
    expect(() => readConfig({ ...environment, SMTP_URL })).toThrow(/SMTP_URL must not change how TLS is used/)
  },
)

test('accepts an embedding service or none', () => {
  expect(readConfig(environment).embeddings).toBeNull()
  expect(readConfig({ ...environment, ...embeddingService }).embeddings).toEqual({
    url: 'https://model.example/v1',
    key: 'secret-of-embeddings',
    model: 'small',
  })
})

test.each(Object.keys(embeddingService))('refuses an embedding service without %s', (name) => {
  const message = catchMessage(() => readConfig({ ...environment, ...embeddingService, [name]: '' }))
  expect(message).toBe(
    'The server cannot start with these settings: EMBEDDINGS_URL, EMBEDDINGS_API_KEY and EMBEDDINGS_MODEL belong ' +
      'together: set all three, or none. The README lists them all.',
  )
})

test('trusts proxies on this machine or the configured ones, and refuses a text that is no address', () => {
  const trusted = (TRUSTED_PROXIES?: string) => readConfig({ ...environment, TRUSTED_PROXIES }).trustedProxies
  expect(trusted()).toEqual(['loopback'])
  expect(trusted('10.0.0.5, fd00::/8')).toEqual(['10.0.0.5', 'fd00::/8'])
  expect(() => trusted('the balancer')).toThrow('TRUSTED_PROXIES: must be addresses of proxies')
})
