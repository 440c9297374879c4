import { isString } from './guards.ts'
import { tryToStore, versioned, type Store } from './stored-value.ts'

const key = 'return_to'
/** A base for resolving relative paths; it is not part of the returned path. */
const base = 'https://this.site'

/**
 * The page of this tab that a sign-in returns to, and the id of the student who requested it; null without a session.
 */
type Return = { path: string; student: string | null }

const entry = versioned<Return>(1, { 0: readReturn, 1: readReturn })

/** Stores the page that needs a sign-in. */
export function storeReturn(path: string, student: string | null, store: Store = sessionStorage): void {
  if (isOwnPath(path)) tryToStore(store, key, entry.write({ path, student }))
}

/** Whether this browser had a session when the stored page was requested. */
export function wasSignedIn(store: Store = sessionStorage): boolean {
  return entry.read(store.getItem(key))?.student != null
}

/** Returns and removes the page to open after a sign-in; undefined if there is none or another student requested it. */
export function takeReturn(student: string, store: Store = sessionStorage): string | undefined {
  const stored = entry.read(store.getItem(key))
  forgetReturn(store)
  return stored && (stored.student === null || stored.student === student) ? stored.path : undefined
}

export function forgetReturn(store: Store = sessionStorage): void {
  store.removeItem(key)
}

function readReturn({ path, student }: Record<string, unknown>): Return | null {
  if (!isString(path) || !isOwnPath(path)) return null
  return { path, student: isString(student) ? student : null }
}

/** Whether a path is on this site. Browsers resolve `//host` and `/\host` to another site. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && URL.canParse(path, base) && new URL(path, base).origin === base
}
