import { tryToStore, type Store } from '../../../credentials/stored-value.ts'
import { parameterNames, readSearch, type BrowseSearch } from './filters.ts'

// Without the name search: a search of last week should not hide professors today.
const storedNames = parameterNames.filter((name) => name !== 'search')

/** Stores the filters under `browse_` keys, for the next visit without filters in the URL. */
export function saveFilters(search: BrowseSearch, store: Store = localStorage): void {
  for (const name of storedNames) {
    // A page of found names is another one of everybody.
    const value = name === 'page' && search.search ? undefined : search[name]
    if (value === undefined) store.removeItem(`browse_${name}`)
    else tryToStore(store, `browse_${name}`, String(value))
  }
}

/** Reads the filters of the last visit. */
export function savedFilters(store: Store = localStorage): BrowseSearch {
  return readSearch(Object.fromEntries(storedNames.map((name) => [name, store.getItem(`browse_${name}`) ?? undefined])))
}

const advancedKey = 'browse_advanced'

/** Whether the advanced filters were open at the last visit. */
export const isAdvancedShown = (): boolean => localStorage.getItem(advancedKey) === 'true'

export function showAdvanced(shown: boolean): void {
  if (shown) tryToStore(localStorage, advancedKey, 'true')
  else localStorage.removeItem(advancedKey)
}

const foldedKey = 'browse_closest_folded'

/** Whether the row of the closest professors was folded away. */
export const isClosestFolded = (): boolean => localStorage.getItem(foldedKey) === 'true'

export function foldClosest(folded: boolean): void {
  if (folded) tryToStore(localStorage, foldedKey, 'true')
  else localStorage.removeItem(foldedKey)
}
