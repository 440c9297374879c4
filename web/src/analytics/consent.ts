import { tryToKeep, type Store } from '../credentials/stored-value.ts'

const key = 'analytics_consent'

/** What a visitor said about measuring: `null` while not asked or not answered. It outlives sessions, as the browser's. */
export function createConsent(store: Store) {
  return {
    given: (): boolean | null => ({ yes: true, no: false })[store.getItem(key) ?? ''] ?? null,
    set: (agreed: boolean) => void tryToKeep(store, key, agreed ? 'yes' : 'no'),
  }
}
