import { setTimeout as sleep } from 'node:timers/promises'
import { encryptState } from '@labreach/e2e/student-over-http'
import { aNetwork, type Answer } from './ask.ts'
import { aName, type Student } from './people.ts'
import type { Stage } from './stage.ts'

/** Opens a flow to Google in a browser of its own; `end` gives the consent and finishes it. */
export async function googleFlow(
  stage: Stage,
  who: { token?: string; value?: string; body?: object; from?: string },
): Promise<{
  opened: Answer
  end: (email: string, more?: object) => Promise<string>
  signIn: (page: string) => Promise<Answer>
}> {
  const { from } = who
  const opened = await stage.ask('/api/auth/google/ticket/', { token: who.token, body: who.body ?? {}, from })
  const cookie = (opened.headers['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; ')
  const { state_secret } = (await stage.ask('/api/site/')).body
  const value = who.value ?? ''
  const state = await encryptState(`${String(value.length).padStart(3, '0')}${value}`, state_secret as string)
  const follow = (path: string) => stage.ask(path, { headers: { cookie }, from })
  const consent = (await follow(`/api/auth/google/start/?state=${state}`)).headers.location ?? ''
  return {
    opened,
    end: async (email, more = {}) => {
      const allowed = await stage.control('google/consent', { url: consent, email, name: 'Ada Park', ...more })
      if (!allowed.body.redirect) return ''
      const { pathname, search } = new URL(allowed.body.redirect as string)
      return (await follow(pathname + search)).headers.location ?? ''
    },
    signIn: (page) =>
      stage.ask('/api/auth/login/', {
        body: { state: new URL(page, stage.url).searchParams.get('state') ?? '' },
        headers: { cookie },
        from,
      }),
  }
}

/** Connects a Google account; answers its address. */
export async function connect(stage: Stage, student: Student, email = `${aName()}@gmail.com`): Promise<string> {
  const flow = await googleFlow(stage, { token: student.token, value: student.username, from: student.network })
  const end = await flow.end(email)
  if (end !== '/profile') throw new Error(`Connecting Google ended at ${end} (${flow.opened.text})`)
  return email
}

/** Where signing in with this Google account ends, with the student it opens; '' where it opens none. */
export async function entersWithGoogle(stage: Stage, email: string): Promise<string> {
  const flow = await googleFlow(stage, { from: aNetwork() })
  const page = await flow.end(email)
  if (!page.startsWith('/login?state=')) return ''
  return (await flow.signIn(page)).body.user?.id ?? ''
}

/** Whether Google still holds a grant of this account for the product, a while after it should be gone. */
export async function hasGrant(stage: Stage, email: string, patience = 40): Promise<boolean> {
  for (let tries = 0; ; tries++, await sleep(250)) {
    const { accounts, grants } = (await stage.control('google/accounts')).body as {
      accounts: { sub: string; email: string }[]
      grants: { sub: string }[]
    }
    const sub = accounts.find((one) => one.email === email)?.sub
    const live = grants.some((grant) => grant.sub === sub)
    if (!live || tries >= patience) return live
  }
}
