import { encryptState } from '@labreach/e2e/student-over-http'
import { ask } from '../ask.ts'
import type { Scene } from '../scene.ts'
import type { Student } from './student.ts'

export type Traveller = { student: Student } | { temporary_token: string; ref: string }

/**
 * A trip to Google in one browser, with the consent given through the sandbox. Answers where it ended, with the browser's
 * cookie; null when something on the way failed.
 */
export function trip(scene: Scene, traveller: Traveller, email: string) {
  return scene.act(() => travel(scene, traveller, email))
}

async function travel(scene: Scene, traveller: Traveller, email: string) {
  const url = scene.anyUrl()
  const isStudent = 'student' in traveller
  const token = isStudent ? traveller.student.token : undefined
  const site = await ask<{ state_secret: string }>(url, '/api/site/')
  const ticket = await ask(url, '/api/auth/google/ticket/', { token, body: isStudent ? {} : traveller })
  if (site.status !== 200 || ticket.status !== 200) return null
  const cookie = cookiesOf(ticket.headers)
  const name = isStudent ? traveller.student.username : traveller.temporary_token
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

/** Connects the student's Google account, in up to three trips. */
export async function connect(scene: Scene, student: Student): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++)
    if ((await trip(scene, { student }, student.email))?.end === '/profile') return true
  return false
}
