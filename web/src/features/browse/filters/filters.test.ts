import { splitList } from '@labreach/contract/text/joined-list'
import { limits } from '@labreach/contract/plans'
import { PageQuery } from '@labreach/contract/schemas/professors'
import { expect, test } from 'vitest'
import {
  activeFilters,
  asFilter,
  fields,
  filterNames,
  keepEdits,
  toFilters,
  noFilters,
  toQuery,
  readSearch,
  toSearch,
} from './filters.ts'
import { savedFilters, saveFilters } from './saved-filters.ts'

test('requests nine professors by citations, descending, by default [BROWSE-25]', () => {
  expect(toQuery({})).toMatchObject({ page: 1, page_size: 9, order: 'cited_by', direction: 'desc' })
})

test('the name of a school may contain a semicolon, in the URL and in the call [BROWSE-56]', () => {
  const schools = ['University of A; B Campus', 'UC Davis']
  const search = toSearch({ ...noFilters, schools })
  expect(toFilters(search).schools).toEqual(schools)
  expect(splitList(String(toQuery(search).schools), ';')).toEqual(schools)
})

test('joins schools by semicolons and interests by commas [BROWSE-31]', () => {
  const search = toSearch({ ...noFilters, schools: ['UC Davis', 'UC Irvine'], interests: ['optics', 'lasers'] })
  expect(toQuery(search)).toMatchObject({ schools: 'UC Davis;UC Irvine', research_interests: 'optics,lasers' })
})

test("sends the email status with the server's values, and omits it for all [BROWSE-7]", () => {
  expect(toQuery({ emailStatus: 'sent' })).toMatchObject({ email_status: 'email_sent' })
  expect(toQuery({ emailStatus: 'not_sent' })).toMatchObject({ email_status: 'no_email' })
  expect(toQuery({ emailStatus: 'draft_saved' })).toMatchObject({ email_status: 'draft_saved' })
  expect(toQuery({ emailStatus: 'all' })).not.toHaveProperty('email_status')
})

test("requests only favourites, with the server's values [BROWSE-31]", () => {
  expect(toQuery(readSearch({ favorite: 'true', sortBy: 'favorites' }))).toMatchObject({
    favorite: 'true',
    order: 'favorite',
  })
  expect(toQuery(readSearch({ favorite: 'no' }))).not.toHaveProperty('favorite')
})

test('an interest with a comma remains one filter', () => {
  expect(asFilter('Systems, control and signals')).toBe('Systems control and signals')
})

test('reads the query parameters of a URL and ignores invalid values', () => {
  expect(readSearch({ page: '3', minCitations: '100', maxCitations: '-5', sortBy: 'price', search: ' ' })).toEqual({
    page: 3,
    minCitations: 100,
  })
})

// For each filter, at least one of these values is valid.
const rawValues = [
  'Ada',
  '900',
  '0',
  'true',
  ...Object.values<Pick<(typeof fields)['sortBy'], 'options'>>(fields).flatMap(({ options = [] }) => options),
]
const isOrder = (name: string) => name.startsWith('sort')

test.each(filterNames)(
  'the filter %s is the same in the URL and the form, and reaches the server [BROWSE-26]',
  (name) => {
    const searches = rawValues.map((raw) => readSearch({ [name]: raw })).filter((search) => name in search)
    expect(searches).not.toEqual([])
    for (const search of searches) {
      const filters = toFilters(search)
      expect(filters[name]).not.toEqual(noFilters[name])
      expect(filters).toEqual({ ...noFilters, [name]: filters[name] })
      expect(toSearch(filters)).toEqual(search)
      expect(toQuery(search)).not.toEqual(toQuery({}))
    }
  },
)

test.each(filterNames.filter((name) => !isOrder(name)))('the filter %s is one removable chip [BROWSE-11]', (name) => {
  for (const raw of rawValues)
    expect(activeFilters(toFilters(readSearch({ [name]: raw }))).map(({ without }) => without)).toEqual(
      name in readSearch({ [name]: raw }) ? [noFilters] : [],
    )
})

test('filters remain equal when converted to URL parameters and back [BROWSE-26]', () => {
  const filters = {
    ...noFilters,
    schools: ['UC Davis', 'UC Irvine'],
    interests: ['optics', 'lasers'],
    maxCitations: 900,
  }
  expect(toFilters(toSearch(filters))).toEqual(filters)
  expect(toSearch(noFilters)).toEqual({})
})

test('every active filter is a removable chip; sorting is not a filter [BROWSE-11]', () => {
  const filters = { ...noFilters, interests: ['optics', 'lasers'], maxCitations: 9, sortBy: 'name' as const }
  const chips = activeFilters(filters)
  expect(chips.map(({ label }) => label)).toEqual(['optics', 'lasers', 'At most 9 citations'])
  expect(chips[0]?.without.interests).toEqual(['lasers'])
})

test('a search by name is cut to the length that the server takes [BROWSE-13]', () => {
  const search = readSearch({ search: 'n'.repeat(201), interests: 'i'.repeat(201) })
  expect([search.search?.length, search.interests?.length]).toEqual([limits.nameSearchMax, 201])
  expect(PageQuery.safeParse({ search: search.search }).success).toBe(true)
})

function aStore() {
  const map = new Map<string, string>()
  const store = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
  return { map, store }
}

test('stores filters and page under browse_ keys [BROWSE-26]', () => {
  const { map, store } = aStore()
  const search = { page: 2, schools: 'UC Davis', sortDirection: 'asc' as const, favorite: true as const }
  saveFilters(search, store)
  expect([...map.keys()]).toEqual(['browse_page', 'browse_schools', 'browse_sortDirection', 'browse_favorite'])
  expect(savedFilters(store)).toEqual(search)
  saveFilters({}, store)
  expect(map.size).toBe(0)
})

test('stores neither a search by name nor the page of its results [BROWSE-26]', () => {
  const { store } = aStore()
  saveFilters({ page: 3 }, store)
  saveFilters({ page: 2, search: 'Ada', schools: 'UC Davis' }, store)
  expect(savedFilters(store)).toEqual({ schools: 'UC Davis' })
})

test('a filter that changes beside the form keeps what was edited in it [BROWSE-55]', () => {
  const before = { ...noFilters, schools: ['UC Davis'], interests: ['optics'] }
  const draft = { ...before, search: 'half a na', interests: ['optics', 'lasers'] }
  const chipRemoved = { ...before, schools: [] }
  expect(keepEdits(draft, before, chipRemoved)).toEqual({ ...draft, schools: [] })
  const topicOfACard = { ...before, interests: ['robots'] }
  expect(keepEdits(draft, before, topicOfACard)).toEqual({ ...draft, interests: ['robots'] })
  expect(keepEdits(before, before, noFilters)).toEqual(noFilters)
})
