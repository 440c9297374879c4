import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSearchCount } from './count-search.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

test('a change of the filters is tracked once, with the names of the active ones [ANALYTICS-1, ANALYTICS-7]', () => {
  const count = createSearchCount()
  count({}, 300)
  count({ page: 2 }, 300)
  count({ sortBy: 'name' }, 300)
  expect(window.dataLayer).toBeUndefined()
  count({ schools: 'UC Davis', minCitations: 10 }, 7)
  count({ schools: 'UC Davis', minCitations: 10, page: 2 }, 7)
  count({ schools: 'UC Davis', minCitations: 10, search: 'Ada' }, 1)
  count({ schools: 'UC Davis', minCitations: 10, search: 'Ada', page: 2 }, 1)
  count({ search: 'Ada' }, 1)
  count({}, 300)
  expect(window.dataLayer).toEqual([
    { event: 'filter', filters: 'schools minCitations', results: 7 },
    { event: 'search', results: 1 },
  ])
})
