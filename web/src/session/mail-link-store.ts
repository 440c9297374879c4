import { isNumber, isRecord, isString } from '../credentials/guards.ts'
import { tryToStore, versioned, type Store } from '../credentials/stored-value.ts'

/** The query parameters of the links in account mails. */
export type LinkFields = { token?: string; username?: string }
type StoredLink = { search: LinkFields; until: number }

const entry = versioned<StoredLink>(1, { 0: readLink, 1: readLink })

/** Stores the fields of a link from a mail in this tab, for `ms` milliseconds after it was opened. */
export function mailLinkStore(name: string, ms: number, store: Store = sessionStorage) {
  const key = `link_${name}`
  return {
    /** Returns the fields of the URL, or after a reload the stored ones; an empty object without any. */
    take(search: LinkFields, now: number): LinkFields {
      if (Object.keys(search).length > 0) {
        tryToStore(store, key, entry.write({ search, until: now + ms }))
        return search
      }
      const stored = entry.read(store.getItem(key))
      if (stored && stored.until > now) return stored.search
      store.removeItem(key)
      return {}
    },
    forget: () => store.removeItem(key),
  }
}

function readLink({ search, until }: Record<string, unknown>): StoredLink | null {
  if (!isRecord(search) || !isNumber(until)) return null
  const { token, username } = search
  return { search: { ...(isString(token) && { token }), ...(isString(username) && { username }) }, until }
}
