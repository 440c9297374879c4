import { schemas } from '@labreach/contract/schemas/professors'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { restorePages } from './stored-pages.ts'

const professor = {
  id: 7,
  name: null,
  affiliation: 'Professor of Physics',
  school_name: 'UC Davis',
  url_picture: null,
  cited_by: 1_200,
  key_interests: ['optics'],
  homepage_url: null,
  google_scholar_url: null,
  scholar_id: 'a-handle',
  email: null,
  opt_out: false,
  taking: null,
  wishes: null,
}
const relationship = {
  id: 7,
  professor,
  unlocked: false,
  is_favorite: true,
  draft_saved: false,
  email_sent: false,
  email_sent_date: null,
  match: {
    band: 'close',
    reasons: [{ yours: 'I like optics', terms: ['optics'], source: 'interest', text: 'optics', year: null }],
  },
}
const page = { professors: [relationship], total: 1, filtered_total: 1 }
const steps = [
  { from: 0, to: 10, count: 3 },
  { from: 11, to: null, count: 1 },
]
const now = 1_000_000

/** A stored cache: the JSON of a dehydrated query client. */
function aStoredCache(data: unknown, key: unknown = { page: 1 }, updatedAt = now) {
  const client = new QueryClient()
  client.setQueryData(['professors', key], data, { updatedAt })
  return { client, text: () => JSON.stringify(dehydrate(client)) }
}
function restore(text: string | null) {
  const client = new QueryClient()
  restorePages(client, text, now)
  return client
}
const countRestored = (text: string | null) => restore(text).getQueryCache().getAll().length

test('a page that was stored while the clock was ahead is not restored', () => {
  expect(countRestored(aStoredCache(page, { page: 1 }, now + 1).text())).toBe(0)
})

test('pages and citation counts are restored with the time they were fetched', () => {
  expect(schemas.professorsPage.response.parse(page)).toEqual(page)
  const client = restore(aStoredCache(page).text())
  expect(client.getQueryData(['professors', { page: 1 }])).toEqual(page)
  expect(client.getQueryState(['professors', { page: 1 }])).toMatchObject({ dataUpdatedAt: now, isInvalidated: false })
  expect(restore(aStoredCache(steps, 'citations').text()).getQueryData(['professors', 'citations'])).toEqual(steps)
})

test('an invalidated page is still invalidated after it was restored', async () => {
  const { client, text } = aStoredCache(page)
  await client.invalidateQueries()
  expect(restore(text()).getQueryState(['professors', { page: 1 }])?.isInvalidated).toBe(true)
})

test('a page that is too old is not restored', () => {
  expect(countRestored(aStoredCache(page, 1, now - 299_999).text())).toBe(1)
  expect(countRestored(aStoredCache(page, 1, now - 300_000).text())).toBe(0)
})

test.each([null, '', '{half', '7', 'null', '{}', '{"queries":{}}', '{"queries":[null,7,{"queryKey":[],"state":{}}]}'])(
  'nothing is restored from %s',
  (text) => expect(countRestored(text)).toBe(0),
)

test.each([
  { ...page, professors: {} },
  { ...page, total: '1' },
  { ...page, professors: [{ ...relationship, professor: { ...professor, cited_by: null } }] },
  { ...page, professors: [{ ...relationship, match: { band: 'perfect', reasons: [] } }] },
  steps,
])('a page of another shape is not restored', (data) => {
  expect(schemas.professorsPage.response.safeParse(data).success).toBe(false)
  expect(countRestored(aStoredCache(data).text())).toBe(0)
})

const freshness = {
  last_work_year: 2026,
  recruiting: [{ taking: true, levels: ['phd'], term: { season: 'fall', year: 2027 } }],
  facts: [
    {
      kind: 'taking',
      levels: ['phd'],
      term: null,
      source: 'homepage',
      quote: 'I take PhD students.',
      address: 'https://example.edu/~ada',
      known_on: '2026-11-01',
      stale: false,
    },
  ],
}
const pageWith = (known: unknown) => ({
  ...page,
  professors: [{ ...relationship, professor: { ...professor, freshness: known } }],
})

test('a page with facts is restored, and one with facts in another form is not [CARD-30]', () => {
  expect(schemas.professorsPage.response.parse(pageWith(freshness))).toEqual(pageWith(freshness))
  expect(countRestored(aStoredCache(pageWith(freshness)).text())).toBe(1)
  for (const known of [
    null,
    { ...freshness, recruiting: [{ taking: 'yes' }] },
    { ...freshness, facts: [{ ...freshness.facts[0], levels: ['everybody'] }] },
    { ...freshness, facts: [{ ...freshness.facts[0], kind: 'rumour' }] },
  ])
    expect(countRestored(aStoredCache(pageWith(known)).text())).toBe(0)
})
