import { isString } from './guards.ts'
import { tryToKeep, versioned, type Store } from './stored-value.ts'

const key = 'return_to'
/** Only resolves relative paths here; the path that is returned never carries it. */
const base = 'https://this.site'

/** The page that a sign-in returns to, in this tab, and the student who asked for it: null where nobody was known. */
type Return = { path: string; student: string | null }

const entry = versioned<Return>(1, { 0: readReturn, 1: readReturn })

/** Remembers the page that needs a sign-in. */
export function keepReturn(path: string, student: string | null, store: Store = sessionStorage): void {
  if (isOwnPath(path)) tryToKeep(store, key, entry.write({ path, student }))
}

/** Whether somebody who has an account was asked to sign in again. */
export function hadAccount(store: Store = sessionStorage): boolean {
  return entry.read(store.getItem(key))?.student != null
}

/** The page to go to after a sign-in, once; undefined without one, and for another student than the one who asked. */
export function takeReturn(student: string, store: Store = sessionStorage): string | undefined {
  const kept = entry.read(store.getItem(key))
  forgetReturn(store)
  return kept && (kept.student === null || kept.student === student) ? kept.path : undefined
}

export function forgetReturn(store: Store = sessionStorage): void {
  store.removeItem(key)
}

function readReturn({ path, student }: Record<string, unknown>): Return | null {
  if (!isString(path) || !isOwnPath(path)) return null
  return { path, student: isString(student) ? student : null }
}

/** A path of this site: browsers read `//host` and `/\host` as another one. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && URL.canParse(path, base) && new URL(path, base).origin === base
}
