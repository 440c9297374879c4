import { encryptState } from '@labreach/e2e/student-over-http'
import { send } from '../http-client.ts'
import type { RunContext } from '../run-context.ts'
import type { Student } from './student.ts'

/** `ref`: the code of a referral link. */
type FlowUser = { student: Student } | { temporary_token: string; ref: string }

/**
 * Runs a flow to Google in one browser, with the consent given through the sandbox. Returns the last page and the
 * browser's cookie; null if a step failed.
 */
export function runFlow(run: RunContext, user: FlowUser, email: string) {
  return run.step(() => runFlowOnce(run, user, email))
}

async function runFlowOnce(run: RunContext, user: FlowUser, email: string) {
  const url = run.anyUrl()
  const isStudent = 'student' in user
  const token = isStudent ? user.student.token : undefined
  const site = await send<{ state_secret: string }>(url, '/api/site/')
  const startResponse = await send(url, '/api/auth/google/ticket/', { token, body: isStudent ? {} : user })
  if (site.status !== 200 || startResponse.status !== 200) return null
  const cookie = joinCookies(startResponse.headers)
  const name = isStudent ? user.student.username : user.temporary_token
  const state = await encryptState(`${String(name.length).padStart(3, '0')}${name}`, site.body.state_secret)
  const follow = (to: string) => send(url, to, { headers: { cookie } })
  const consent = (await follow(`/api/auth/google/start/?state=${state}`)).headers.get('location')
  if (!consent?.startsWith('http')) return null
  const body = { url: consent, email, name: 'Ada Park' }
  const consentResponse = await send<{ redirect?: string }>(run.system.sandboxUrl, '/control/google/consent', { body })
  if (!consentResponse.body.redirect) return null
  const { pathname, search } = new URL(consentResponse.body.redirect)
  const end = await follow(pathname + search)
  return {
    end: end.headers.get('location') ?? '',
    cookie: [cookie, joinCookies(end.headers)].filter(Boolean).join('; '),
    url,
  }
}

const joinCookies = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')

/** Connects the student's Google account, in at most three flows. */
export async function connectGoogle(run: RunContext, student: Student): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++)
    if ((await runFlow(run, { student }, student.email))?.end === '/profile') return true
  return false
}
