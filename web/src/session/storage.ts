import type { Student } from '@labreach/contract/account'
import type { Credentials } from '@labreach/contract/session'

/** The part of the Web Storage interface that sessions use. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const sessionKeys = ['user', 'access_token', 'refresh_token', 'token', 'last_auth_validation'] as const
const cacheKeys = ['professor_cache', 'email_cache'] as const

/** What a visitor uploaded before having an account. */
export type VisitorResume = { token: string; resumeUrl: string; interests: string[]; skills: string[] }

/** Where a session lives: `kept` outlives the browser, `brief` ends with it. */
export function createSession(kept: Store, brief: Store) {
  const stores = [kept, brief]
  const home = () => (brief.getItem('access_token') ? brief : kept)
  const read = (key: string) => brief.getItem(key) ?? kept.getItem(key)
  const remove = (...keys: readonly string[]) => {
    for (const store of stores) for (const key of keys) store.removeItem(key)
  }

  return {
    accessToken: () => read('access_token'),
    refreshToken: () => read('refresh_token'),
    setAccessToken: (token: string) => home().setItem('access_token', token),
    /** The stored student, or null without one or when the entry does not parse. */
    student: () => parse<Student>(read('user')),
    setStudent: (student: Student) => home().setItem('user', JSON.stringify(student)),
    /** An access token and a user entry that parses; nothing more is checked here. */
    isValid: () => Boolean(read('access_token')) && parse(read('user')) !== null,

    /** Keeps new credentials, for good or for this browser session only, and forgets the visitor. */
    open(credentials: Credentials, remember: boolean, now: number) {
      remove(...sessionKeys, ...cacheKeys)
      const store = remember ? kept : brief
      store.setItem('access_token', credentials.access_token)
      store.setItem('refresh_token', credentials.refresh_token)
      store.setItem('user', JSON.stringify(credentials.user))
      store.setItem('last_auth_validation', String(now))
      this.forgetVisitor()
    },

    /** Goes on with new tokens where the session lives, after a call that ended all older ones. */
    renew(access: string, refresh: string) {
      const store = home()
      store.setItem('access_token', access)
      store.setItem('refresh_token', refresh)
    },

    /** Ends the session in this browser; what a visitor left stays unless `forgetVisitor` is called too. */
    close() {
      remove(...sessionKeys, ...cacheKeys)
    },

    /** Milliseconds since the epoch, 0 when never validated. */
    lastValidation: () => Number(read('last_auth_validation')) || 0,
    markValidated: (now: number) => home().setItem('last_auth_validation', String(now)),

    /** The visitor's upload, or null; with an access token nobody is a visitor any more. */
    visitor(): VisitorResume | null {
      const token = kept.getItem('temporary_token')
      if (!token || read('access_token')) return null
      const rest = parse<Omit<VisitorResume, 'token'>>(kept.getItem('temporary_resume'))
      return { token, ...(rest ?? { resumeUrl: '', interests: [], skills: [] }) }
    },
    setVisitor({ token, ...rest }: VisitorResume) {
      kept.setItem('temporary_token', token)
      kept.setItem('temporary_resume', JSON.stringify(rest))
    },
    forgetVisitor() {
      remove('temporary_token', 'temporary_resume')
    },

    professorCache: () => read('professor_cache'),
    setProfessorCache: (text: string) => home().setItem('professor_cache', text),
    emailCache: () => read('email_cache'),
    setEmailCache: (text: string) => home().setItem('email_cache', text),
    clearCaches: () => remove(...cacheKeys),
  }
}

export type Session = ReturnType<typeof createSession>

function parse<T>(text: string | null): T | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as T) : null
  } catch {
    return null
  }
}
