import { tryToStore, type Store } from '../credentials/stored-value.ts'

const key = 'analytics_consent'

/**
 * The visitor's consent to analytics, `null` until they choose. It belongs to the browser, so a logout does not remove
 * it.
 */
export function createConsent(store: Store) {
  return {
    given: (): boolean | null => ({ yes: true, no: false })[store.getItem(key) ?? ''] ?? null,
    set: (agreed: boolean) => void tryToStore(store, key, agreed ? 'yes' : 'no'),
  }
}
