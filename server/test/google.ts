import { webcrypto } from 'node:crypto'
import type { PlanCode } from '@labreach/contract/plans'
import { googleCallback, googleStart, googleFlow } from '@labreach/contract/session'
import type { GoogleTokens } from '../src/services/google/google.ts'
import { anUnlocked, aStudent, type AStudent } from './builders.ts'
import type { Client } from './client.ts'
import type { StockedProfessor } from './stock.ts'
import type { Site } from './test-app.ts'

/** The state that the website sends along: length, value, encrypted with the client's secret (GOOGLE-5). */
export async function clientState(app: Site, value: string): Promise<string> {
  const secret = Buffer.from(app.services.config.keys.stateSecret, 'base64url')
  const key = await webcrypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const iv = webcrypto.getRandomValues(new Uint8Array(12))
  const text = String(value.length).padStart(3, '0') + value
  const encrypted = await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return Buffer.concat([iv, Buffer.from(encrypted)]).toString('base64url')
}

type Traveller = { as?: AStudent; token?: string; temporary_token?: string; ref?: string; purpose?: 'prove' }

/** Takes a ticket and starts: answers the address of Google's consent page. */
export async function toGoogle(app: Site, browser: Client, { as, token, ...body }: Traveller): Promise<string> {
  const who = token ? { headers: { authorization: `Bearer ${token}` } } : as && { as }
  const ticket = await browser.call(googleFlow, { body, ...who })
  if (ticket.status !== 200) throw new Error(`There was no ticket: ${ticket.text}`)
  const state = await clientState(app, as?.username ?? body.temporary_token ?? '')
  const start = await browser.call(googleStart, { query: { state } })
  return start.headers.get('location') ?? ''
}

type Consent = { email: string; name?: string; email_verified?: boolean; without?: string[]; deny?: boolean }

/** What the user does on Google's page: answers path and query of the callback. */
export async function atGoogle(app: Site, url: string, consent: Consent): Promise<string> {
  const { redirect } = await app.control<{ redirect: string }>('google/consent', { url, ...consent })
  const { pathname, search } = new URL(redirect)
  if (pathname !== googleCallback.path) throw new Error(`Google sent the browser to ${pathname}`)
  return pathname + search
}

/** The whole trip: answers where the browser ends up. */
export async function aFlow(app: Site, browser: Client, traveller: Traveller, consent: Consent): Promise<string> {
  const callback = await atGoogle(app, await toGoogle(app, browser, traveller), consent)
  const { headers } = await browser.fetch(callback)
  return headers.get('location') ?? ''
}

let accounts = 0

/** Connects a student with a Google account of their own; answers its address. */
export async function connected(app: Site, student: AStudent): Promise<string> {
  const email = `student${++accounts}@gmail.com`
  const end = await aFlow(app, app.browser(), { as: student }, { email, name: 'Ada Park' })
  if (end !== '/profile') throw new Error(`The flow ended at ${end}`)
  return email
}

/** A student who may write at once: connected, with a resume, and with an unlocked professor. */
export async function aWriter(app: Site, input: { plan?: PlanCode; professor?: StockedProfessor } = {}) {
  const student = await aStudent(app, input.plan && { plan: input.plan })
  const email = await connected(app, student)
  const professor = await anUnlocked(app, { by: student, ...(input.professor && { professor: input.professor }) })
  return { student, email, professor }
}

/** What is kept of a student's grant, opened. */
export async function tokensOf({ services: { db, encryption } }: Site, studentId: string): Promise<GoogleTokens> {
  const grant = await db
    .selectFrom('google_grants')
    .select('tokens_sealed')
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  return JSON.parse(encryption.decrypt(grant.tokens_sealed!, studentId)) as GoogleTokens
}
