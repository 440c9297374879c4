import { webcrypto } from 'node:crypto'
import type { PlanCode } from '@labreach/contract/plans'
import { googleCallback, googleStart, googleFlow } from '@labreach/contract/session'
import type { GoogleTokens } from '../src/services/google/google.ts'
import { anUnlocked, aStudent, type AStudent } from './builders.ts'
import type { Client } from './client.ts'
import type { TestProfessor } from './professors.ts'
import type { RunningApp, TestApp } from './test-app.ts'

/** The state that the website sends: length and value, encrypted with STATE_SECRET (GOOGLE-5). */
export async function encryptState(app: RunningApp, value: string): Promise<string> {
  const secret = Buffer.from(app.services.config.keys.stateSecret, 'base64url')
  const key = await webcrypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const iv = webcrypto.getRandomValues(new Uint8Array(12))
  const text = String(value.length).padStart(3, '0') + value
  const encrypted = await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return Buffer.concat([iv, Buffer.from(encrypted)]).toString('base64url')
}

type Start = { as?: AStudent; token?: string; temporary_token?: string; ref?: string; purpose?: 'prove' }

/** Starts a flow; returns the URL of Google's consent page. */
export async function startGoogleFlow(
  app: RunningApp,
  browser: Client,
  { as, token, ...body }: Start,
): Promise<string> {
  const who = token ? { headers: { authorization: `Bearer ${token}` } } : as && { as }
  const flow = await browser.call(googleFlow, { body, ...who })
  if (flow.status !== 200) throw new Error(`No flow was started: ${flow.text}`)
  const state = await encryptState(app, as?.username ?? body.temporary_token ?? '')
  const redirect = await browser.call(googleStart, { query: { state } })
  return redirect.headers.get('location') ?? ''
}

type Consent = { email: string; name?: string; email_verified?: boolean; without?: string[]; deny?: boolean }

/** The user's consent on Google's page; returns path and query of the callback. */
export async function consentAtGoogle(app: RunningApp, url: string, consent: Consent): Promise<string> {
  const { redirect } = await app.control<{ redirect: string }>('google/consent', { url, ...consent })
  const { pathname, search } = new URL(redirect)
  if (pathname !== googleCallback.path) throw new Error(`Google sent the browser to ${pathname}`)
  return pathname + search
}

/** A whole flow; returns the page to which the browser is redirected. */
export async function completeGoogleFlow(
  app: RunningApp,
  browser: Client,
  start: Start,
  consent: Consent,
): Promise<string> {
  const callback = await consentAtGoogle(app, await startGoogleFlow(app, browser, start), consent)
  const { headers } = await browser.fetch(callback)
  return headers.get('location') ?? ''
}

let accounts = 0

/** Connects a new Google account to a student; returns its address. */
export async function connectGoogle(app: RunningApp, student: AStudent): Promise<string> {
  const email = `student${++accounts}@gmail.com`
  const end = await completeGoogleFlow(app, app.browser(), { as: student }, { email, name: 'Ada Park' })
  if (end !== '/profile') throw new Error(`The flow ended at ${end}`)
  return email
}

/** A student who can send a letter: with a connected account, a resume and an unlocked professor. */
export async function aSender(app: RunningApp, input: { plan?: PlanCode; professor?: TestProfessor } = {}) {
  const student = await aStudent(app, input.plan && { plan: input.plan })
  const email = await connectGoogle(app, student)
  const professor = await anUnlocked(app, { by: student, ...(input.professor && { professor: input.professor }) })
  return { student, email, professor }
}

/** The stored tokens of a student's grant. */
export async function readTokens(
  { services: { db, encryption } }: RunningApp,
  studentId: string,
): Promise<GoogleTokens> {
  const grant = await db
    .selectFrom('google_grants')
    .select('tokens_sealed')
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  return JSON.parse(encryption.decrypt(grant.tokens_sealed!, studentId)) as GoogleTokens
}

/** Makes the access token of a student's grant one that has ended, so that it is refreshed before a letter. */
export async function expireGoogleToken(app: TestApp, studentId: string): Promise<void> {
  const old = { ...(await readTokens(app, studentId)), accessToken: 'ya29.old', expiryDate: 1 }
  const encrypted = app.services.encryption.encrypt(JSON.stringify(old), studentId)
  await app.database.sql`update google_grants set tokens_sealed = ${encrypted} where student_id = ${studentId}`
}
