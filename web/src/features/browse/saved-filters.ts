import { tryToStore, type Store } from '../../credentials/stored-value.ts'
import { readSearch, type BrowseSearch } from './filters.ts'

// The name search is not among them: what was typed last week should not hide professors today.
const kept = [
  'page',
  'schools',
  'interests',
  'emailStatus',
  'minCitations',
  'maxCitations',
  'sortBy',
  'sortDirection',
  'favorite',
] as const satisfies (keyof BrowseSearch)[]

/** Remembers the filters under `browse_` keys, for the next visit without any in the address. */
export function saveFilters(search: BrowseSearch, store: Store = localStorage): void {
  for (const name of kept) {
    const value = search[name]
    if (value === undefined) store.removeItem(`browse_${name}`)
    else tryToStore(store, `browse_${name}`, String(value))
  }
}

/** The filters of the last visit. */
export function savedFilters(store: Store = localStorage): BrowseSearch {
  return readSearch(Object.fromEntries(kept.map((name) => [name, store.getItem(`browse_${name}`) ?? undefined])))
}

const advancedKey = 'browse_advanced'

/** Whether the advanced filters were open at the last visit. */
export const isAdvancedShown = (): boolean => localStorage.getItem(advancedKey) === 'true'

export function showAdvanced(shown: boolean): void {
  if (shown) tryToStore(localStorage, advancedKey, 'true')
  else localStorage.removeItem(advancedKey)
}
