import type { PlanCode } from '@labreach/contract/plans'
import { microsoftCallback, microsoftFlow } from '@labreach/contract/microsoft'
import type { MicrosoftTokens } from '../../src/services/microsoft/microsoft.ts'
import { anUnlocked, aStudent, type AStudent } from '../builders.ts'
import type { Client } from '../client.ts'
import type { RunningApp } from '../test-app.ts'

/** Starts a flow; returns the URL of Microsoft's consent page. */
export async function startMicrosoftFlow(browser: Client, student: AStudent): Promise<string> {
  const { status, body, text } = await browser.call(microsoftFlow, { body: {}, as: student })
  if (status !== 200) throw new Error(`No flow was started: ${text}`)
  return body.url
}

export type MicrosoftConsent = {
  email: string
  name?: string
  refuse?: 'cancel' | 'administrator' | 'unconsented'
}

/** The user's consent on Microsoft's page; returns path and query of the callback. */
export async function consentAtMicrosoft(app: RunningApp, url: string, consent: MicrosoftConsent): Promise<string> {
  const { redirect } = await app.control<{ redirect: string }>('microsoft/consent', { url, ...consent })
  const { pathname, search } = new URL(redirect)
  if (pathname !== microsoftCallback.path) throw new Error(`Microsoft sent the browser to ${pathname}`)
  return pathname + search
}

/** A whole flow; returns the page to which the browser is redirected. */
export async function completeMicrosoftFlow(
  app: RunningApp,
  browser: Client,
  student: AStudent,
  consent: MicrosoftConsent,
): Promise<string> {
  const callback = await consentAtMicrosoft(app, await startMicrosoftFlow(browser, student), consent)
  return (await browser.fetch(callback)).headers.get('location') ?? ''
}

let mailboxes = 0

/** Connects a new mailbox of Microsoft to a student; returns its address. */
export async function connectMicrosoft(app: RunningApp, student: AStudent): Promise<string> {
  const email = `student${++mailboxes}@school.example.edu`
  const end = await completeMicrosoftFlow(app, app.browser(), student, { email, name: 'Ada Park' })
  if (end !== '/profile') throw new Error(`The flow ended at ${end}`)
  return email
}

/** A student who can send a letter from a mailbox of Microsoft. */
export async function aMicrosoftSender(app: RunningApp, input: { plan?: PlanCode } = {}) {
  const student = await aStudent(app, input)
  const email = await connectMicrosoft(app, student)
  return { student, email, professor: await anUnlocked(app, { by: student }) }
}

/** The stored tokens of a student's grant. */
export async function readMicrosoftTokens(
  { services: { db, encryption } }: RunningApp,
  studentId: string,
): Promise<MicrosoftTokens> {
  const grant = await db
    .selectFrom('google_grants')
    .select('tokens_sealed')
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  return JSON.parse(encryption.decrypt(grant.tokens_sealed!, studentId)) as MicrosoftTokens
}

/** Makes the stored access token of a student one that has to be refreshed. */
export async function expireMicrosoftToken(app: RunningApp, studentId: string): Promise<void> {
  const old = { ...(await readMicrosoftTokens(app, studentId)), accessToken: 'EwBold', expiryDate: 1 }
  await app.services.db
    .updateTable('google_grants')
    .set({ tokens_sealed: app.services.encryption.encrypt(JSON.stringify(old), studentId) })
    .where('student_id', '=', studentId)
    .execute()
}
