import type { Student } from '@labreach/contract/account'
import type { NewSession } from '@labreach/contract/session'
import { isRecord, isString, listOf, withFields } from './guards.ts'
import { readStudent } from './read-student.ts'
import { parseJson, tryToStore, versioned, type Store } from './stored-value.ts'

const sessionKeys = ['user', 'access_token', 'refresh_token', 'token', 'last_auth_validation'] as const
const cacheKeys = ['professor_cache', 'email_cache', 'seen_pages'] as const

/** A resume that a visitor uploaded before having an account. */
export type VisitorResume = { token: string; resumeUrl: string; interests: string[]; skills: string[] }

type UploadFacts = Omit<VisitorResume, 'token'>
const isUpload = withFields<UploadFacts>({ resumeUrl: isString, interests: listOf(isString), skills: listOf(isString) })
const readUpload = (stored: Record<string, unknown>): UploadFacts | null => (isUpload(stored) ? stored : null)
const noUpload: UploadFacts = { resumeUrl: '', interests: [], skills: [] }
const upload = versioned<UploadFacts>(1, { 0: readUpload, 1: readUpload })

/** The session in the browser's storage: `local` outlives the browser, `tab` (session storage) ends with it. */
export function createSession(local: Store, tab: Store) {
  const stores = [local, tab]
  const activeStore = () => (tab.getItem('access_token') ? tab : local)
  const read = (key: string) => tab.getItem(key) ?? local.getItem(key)
  const remove = (...keys: readonly string[]) => {
    for (const store of stores) for (const key of keys) store.removeItem(key)
  }

  /** Writes an entry. If the storage is full it first removes the caches, which can be fetched again. */
  const write = (store: Store, key: string, text: string) => {
    try {
      store.setItem(key, text)
    } catch {
      remove(...cacheKeys)
      store.setItem(key, text)
    }
  }

  /**
   * The store of unsent letters. Letters are written to the store of the session, so that a session without "remember
   * me" leaves no letter after the browser closes. They are read from both stores, since an earlier session may have
   * used the other one. Without a session a letter is overwritten in the store that already contains it.
   */
  const letters: Store = {
    getItem: read,
    setItem(key, text) {
      const store = read('access_token') ? activeStore() : tab.getItem(key) === null ? local : tab
      write(store, key, text)
      for (const other of stores) if (other !== store) other.removeItem(key)
    },
    removeItem: (key) => remove(key),
  }

  return {
    accessToken: () => read('access_token'),
    refreshToken: () => read('refresh_token'),
    setAccessToken: (token: string) => write(activeStore(), 'access_token', token),
    /** The stored student; null without one, and if the entry does not have the fields of a student. */
    student(): Student | null {
      return readStudent(parseJson(read('user')))
    },
    /** The id of the signed-in student, also if another version of the website stored the entry. */
    studentId(): string | null {
      const user = parseJson(read('user'))
      return isRecord(user) && isString(user.id) ? user.id : null
    },
    setStudent: (student: Student) => void tryToStore(activeStore(), 'user', JSON.stringify(student)),
    /** Whether there is an access token and a user entry that parses. Only the server can check more. */
    isValid: () => Boolean(read('access_token')) && isRecord(parseJson(read('user'))),

    /** Stores a new session in localStorage (`remember`) or sessionStorage, and removes the visitor's upload. */
    open(newSession: NewSession, remember: boolean, now: number) {
      remove(...sessionKeys, ...cacheKeys)
      const store = remember ? local : tab
      write(store, 'access_token', newSession.access_token)
      write(store, 'refresh_token', newSession.refresh_token)
      write(store, 'user', JSON.stringify(newSession.user))
      write(store, 'last_auth_validation', String(now))
      this.forgetVisitor()
    },

    /** Replaces the tokens after a call that ended all other sessions, such as a new password. */
    renew(access: string, refresh: string) {
      const store = activeStore()
      write(store, 'access_token', access)
      write(store, 'refresh_token', refresh)
    },

    /** Removes the session from this browser. Only `forgetVisitor` removes a visitor's upload. */
    close() {
      remove(...sessionKeys, ...cacheKeys)
    },

    /** Milliseconds since the epoch, 0 if never validated. */
    lastValidation(): number {
      const at = Number(read('last_auth_validation'))
      return Number.isFinite(at) ? at : 0
    },
    markValidated: (now: number) => void tryToStore(activeStore(), 'last_auth_validation', String(now)),

    /** The visitor's upload; null without one, and while a student is signed in. */
    visitor(): VisitorResume | null {
      const token = local.getItem('temporary_token')
      if (!token || read('access_token')) return null
      const { resumeUrl, interests, skills } = upload.read(local.getItem('temporary_resume')) ?? noUpload
      return { token, resumeUrl, interests, skills }
    },
    setVisitor({ token, ...rest }: VisitorResume) {
      write(local, 'temporary_token', token)
      write(local, 'temporary_resume', upload.write(rest))
    },
    forgetVisitor() {
      remove('temporary_token', 'temporary_resume', 'temporary_answers')
    },

    letters,

    // Another student may be signed in to the other store, in another tab.
    professorCache: () => activeStore().getItem('professor_cache'),
    setProfessorCache: (text: string) => void tryToStore(activeStore(), 'professor_cache', text),
    seenPages: () => activeStore().getItem('seen_pages'),
    setSeenPages: (text: string) => void tryToStore(activeStore(), 'seen_pages', text),
    emailCache: () => activeStore().getItem('email_cache'),
    setEmailCache: (text: string) => void tryToStore(activeStore(), 'email_cache', text),
    clearCaches: () => remove(...cacheKeys),
  }
}

export type Session = ReturnType<typeof createSession>
