import { track } from '../../../analytics/track.ts'
import { filterNames, toFilters, noFilters, type BrowseSearch, type Filters } from './filters.ts'

const untracked: readonly string[] = ['search', 'sortBy', 'sortDirection']
const trackedFilters = filterNames.filter((name) => !untracked.includes(name))

/**
 * Returns a function that tracks searches and filters. It tracks each change once, not every page or order of the same
 * filters. The searched name and the values of the filters are private and are not tracked.
 */
export function createSearchCount(): (search: BrowseSearch, results: number) => void {
  let previous: Filters = noFilters
  return (search, results) => {
    const filters = toFilters(search)
    const differs = (key: keyof Filters) => JSON.stringify(filters[key]) !== JSON.stringify(previous[key])
    const active = trackedFilters.filter((key) => JSON.stringify(filters[key]) !== JSON.stringify(noFilters[key]))
    if (filters.search && differs('search')) track('search', { results })
    if (active.length > 0 && trackedFilters.some(differs)) track('filter', { filters: active.join(' '), results })
    previous = filters
  }
}
