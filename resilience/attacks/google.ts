import { setTimeout as sleep } from 'node:timers/promises'
import { encryptState } from '@labreach/e2e/student-over-http'
import { newNetwork, type HttpResponse } from './http-client.ts'
import { newName, type Student } from './students.ts'
import type { AttackTarget } from './target.ts'

/** Starts a Google flow as a browser does. `end` completes it, at any later time, and returns the final path. */
export async function startGoogleFlow(
  target: AttackTarget,
  client: { token?: string; value?: string; body?: object; from?: string },
): Promise<{
  startResponse: HttpResponse
  end: (email: string, more?: object) => Promise<string>
  signIn: (page: string) => Promise<HttpResponse>
}> {
  const { from } = client
  const startResponse = await target.send('/api/auth/google/ticket/', {
    token: client.token,
    body: client.body ?? {},
    from,
  })
  const cookie = (startResponse.headers['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; ')
  const { state_secret } = (await target.send('/api/site/')).body
  const value = client.value ?? ''
  const state = await encryptState(`${String(value.length).padStart(3, '0')}${value}`, state_secret as string)
  const follow = (path: string) => target.send(path, { headers: { cookie }, from })
  const consent = (await follow(`/api/auth/google/start/?state=${state}`)).headers.location ?? ''
  return {
    startResponse,
    end: async (email, more = {}) => {
      const consentResponse = await target.control('google/consent', { url: consent, email, name: 'Ada Park', ...more })
      if (!consentResponse.body.redirect) return ''
      const { pathname, search } = new URL(consentResponse.body.redirect as string)
      return (await follow(pathname + search)).headers.location ?? ''
    },
    signIn: (page) =>
      target.send('/api/auth/login/', {
        body: { state: new URL(page, target.url).searchParams.get('state') ?? '' },
        headers: { cookie },
        from,
      }),
  }
}

/** Connects a Google account. Returns its email address. */
export async function connectGoogle(
  target: AttackTarget,
  student: Student,
  email = `${newName()}@gmail.com`,
): Promise<string> {
  const flow = await startGoogleFlow(target, { token: student.token, value: student.username, from: student.network })
  const end = await flow.end(email)
  if (end !== '/profile') throw new Error(`The Google flow ended at ${end} (${flow.startResponse.text})`)
  return email
}

/** Signs in with a Google account. Returns the id of the student, or '' for a failure. */
export async function signInWithGoogle(target: AttackTarget, email: string): Promise<string> {
  const flow = await startGoogleFlow(target, { from: newNetwork() })
  const page = await flow.end(email)
  if (!page.startsWith('/login?state=')) return ''
  return (await flow.signIn(page)).body.user?.id ?? ''
}

/** Whether Google still has the product's grant of this account after `maxTries` checks, 250 ms apart. */
export async function hasActiveGrant(target: AttackTarget, email: string, maxTries = 40): Promise<boolean> {
  for (let tries = 0; ; tries++, await sleep(250)) {
    const { accounts, grants } = (await target.control('google/accounts')).body as {
      accounts: { sub: string; email: string }[]
      grants: { sub: string }[]
    }
    const sub = accounts.find((one) => one.email === email)?.sub
    const isActive = grants.some((grant) => grant.sub === sub)
    if (!isActive || tries >= maxTries) return isActive
  }
}
