import { track } from '../../analytics/track.ts'
import { filtersOf, noFilters, type BrowseSearch, type Filters } from './filters.ts'

const counted = ['schools', 'interests', 'emailStatus', 'minCitations', 'maxCitations', 'favorite'] as const

/**
 * Answers what tells that somebody searched or filtered: once when a name or filters have changed, not for each page or
 * order of theirs. Which name or interest is nobody's business.
 */
export function createSearchCount(): (search: BrowseSearch, results: number) => void {
  let told: Filters = noFilters
  return (search, results) => {
    const filters = filtersOf(search)
    const differs = (key: keyof Filters) => JSON.stringify(filters[key]) !== JSON.stringify(told[key])
    const standing = counted.filter((key) => JSON.stringify(filters[key]) !== JSON.stringify(noFilters[key]))
    if (filters.search && differs('search')) track('search', { results })
    if (standing.length > 0 && counted.some(differs)) track('filter', { filters: standing.join(' '), results })
    told = filters
  }
}
