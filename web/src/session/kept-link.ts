import { isNumber, isRecord, isString } from '../credentials/guards.ts'
import { tryToKeep, versioned, type Store } from '../credentials/stored-value.ts'

/** What the links in mails of an account carry. */
export type LinkFields = { token?: string; username?: string }
type Kept = { search: LinkFields; until: number }

const entry = versioned<Kept>(1, { 0: readLink, 1: readLink })

/** Keeps what a link from a mail carried, for this tab and as long as the link is good: `ms` after it was opened. */
export function keptLink(name: string, ms: number, store: Store = sessionStorage) {
  const key = `link_${name}`
  return {
    /** What the address carries, else what it carried before the page was loaded again. */
    take(search: LinkFields, now: number): LinkFields {
      if (Object.keys(search).length > 0) {
        tryToKeep(store, key, entry.write({ search, until: now + ms }))
        return search
      }
      const kept = entry.read(store.getItem(key))
      if (kept && kept.until > now) return kept.search
      store.removeItem(key)
      return {}
    },
    forget: () => store.removeItem(key),
  }
}

function readLink({ search, until }: Record<string, unknown>): Kept | null {
  if (!isRecord(search) || !isNumber(until)) return null
  const { token, username } = search
  return { search: { ...(isString(token) && { token }), ...(isString(username) && { username }) }, until }
}
