import { encryptState } from '@labreach/e2e/student-over-http'
import { ask } from '../ask.ts'
import type { Scene } from '../scene.ts'
import type { Student } from './student.ts'

type FlowUser = { student: Student } | { temporary_token: string; ref: string }

/**
 * Runs a flow to Google in one browser, with the consent given through the sandbox. Returns the last page and the
 * browser's cookie; null if a step failed.
 */
export function runFlow(scene: Scene, user: FlowUser, email: string) {
  return scene.act(() => runFlowOnce(scene, user, email))
}

async function runFlowOnce(scene: Scene, user: FlowUser, email: string) {
  const url = scene.anyUrl()
  const isStudent = 'student' in user
  const token = isStudent ? user.student.token : undefined
  const site = await ask<{ state_secret: string }>(url, '/api/site/')
  const opened = await ask(url, '/api/auth/google/ticket/', { token, body: isStudent ? {} : user })
  if (site.status !== 200 || opened.status !== 200) return null
  const cookie = cookiesOf(opened.headers)
  const name = isStudent ? user.student.username : user.temporary_token
  const state = await encryptState(`${String(name.length).padStart(3, '0')}${name}`, site.body.state_secret)
  const follow = (to: string) => ask(url, to, { headers: { cookie } })
  const consent = (await follow(`/api/auth/google/start/?state=${state}`)).headers.get('location')
  if (!consent?.startsWith('http')) return null
  const body = { url: consent, email, name: 'Ada Park' }
  const back = await ask<{ redirect?: string }>(scene.field.sandboxUrl, '/control/google/consent', { body })
  if (!back.body.redirect) return null
  const { pathname, search } = new URL(back.body.redirect)
  const end = await follow(pathname + search)
  return {
    end: end.headers.get('location') ?? '',
    cookie: [cookie, cookiesOf(end.headers)].filter(Boolean).join('; '),
    url,
  }
}

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')

/** Connects the student's Google account, in up to three flows. */
export async function connect(scene: Scene, student: Student): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++)
    if ((await runFlow(scene, { student }, student.email))?.end === '/profile') return true
  return false
}
