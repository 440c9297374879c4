import { expect, test } from 'vitest'
import { activeFilters, asFilter, filtersOf, noFilters, queryOf, readSearch, searchOf } from './filters.ts'
import { savedFilters, saveFilters } from './saved-filters.ts'

test('asks for nine by citations, descending, when nothing is chosen [BROWSE-25]', () => {
  expect(queryOf({})).toMatchObject({ page: 1, page_size: 9, order: 'cited_by', direction: 'desc' })
})

test('joins schools by semicolons and interests by commas [BROWSE-31]', () => {
  const search = searchOf({ ...noFilters, schools: ['UC Davis', 'UC Irvine'], interests: ['optics', 'lasers'] })
  expect(queryOf(search)).toMatchObject({ schools: 'UC Davis;UC Irvine', research_interests: 'optics,lasers' })
})

test('sends the email status in the words of the server, and nothing for all [BROWSE-7]', () => {
  expect(queryOf({ emailStatus: 'sent' })).toMatchObject({ email_status: 'email_sent' })
  expect(queryOf({ emailStatus: 'not_sent' })).toMatchObject({ email_status: 'no_email' })
  expect(queryOf({ emailStatus: 'draft_saved' })).toMatchObject({ email_status: 'draft_saved' })
  expect(queryOf({ emailStatus: 'all' })).not.toHaveProperty('email_status')
})

test('asks for favourites alone, in the word of the server [BROWSE-31]', () => {
  expect(queryOf(readSearch({ favorite: 'true', sortBy: 'favorites' }))).toMatchObject({
    favorite: 'true',
    order: 'favorite',
  })
  expect(queryOf(readSearch({ favorite: 'no' }))).not.toHaveProperty('favorite')
})

test('an interest with a comma stays one filter', () => {
  expect(asFilter('Systems, control and signals')).toBe('Systems control and signals')
})

test('reads an address and leaves out what makes no sense', () => {
  expect(readSearch({ page: '3', minCitations: '100', maxCitations: '-5', sortBy: 'price', search: ' ' })).toEqual({
    page: 3,
    minCitations: 100,
  })
})

test('an address and the filters it stands for say the same [BROWSE-26]', () => {
  const filters = {
    schools: ['UC Davis'],
    interests: ['optics', 'lasers'],
    emailStatus: 'not_sent' as const,
    minCitations: 0,
    maxCitations: 900,
    sortBy: 'name' as const,
    sortDirection: 'asc' as const,
    search: 'Ada',
    favorite: true,
  }
  expect(Object.keys(noFilters).toSorted()).toEqual(Object.keys(filters).toSorted())
  expect(filtersOf(searchOf(filters))).toEqual(filters)
  expect(filtersOf(searchOf(noFilters))).toEqual(noFilters)
  expect(searchOf(noFilters)).toEqual({})
})

test('every active filter is a chip that can be taken off; sorting is none [BROWSE-11]', () => {
  const filters = { ...noFilters, interests: ['optics', 'lasers'], maxCitations: 9, sortBy: 'name' as const }
  const chips = activeFilters(filters)
  expect(chips.map(({ label }) => label)).toEqual(['optics', 'lasers', 'At most 9 citations'])
  expect(chips[0]?.without.interests).toEqual(['lasers'])
})

test('remembers filters and page under browse_ keys, the name search not [BROWSE-26]', () => {
  const map = new Map<string, string>()
  const store = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
  const search = { page: 2, schools: 'UC Davis', sortDirection: 'asc' as const, favorite: true as const }
  saveFilters({ ...search, search: 'Ada' }, store)
  expect([...map.keys()]).toEqual(['browse_page', 'browse_schools', 'browse_sortDirection', 'browse_favorite'])
  expect(savedFilters(store)).toEqual(search)
  saveFilters({}, store)
  expect(map.size).toBe(0)
})
