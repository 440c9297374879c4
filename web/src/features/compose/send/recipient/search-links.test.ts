import type { Professor } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { isWebUrl, searchLinks } from './search-links.ts'

const ada = {
  name: 'Ada Lovelace',
  school_name: 'UC Davis',
  google_scholar_url: 'https://scholar.google.com/citations?user=Ada',
  homepage_url: 'https://cs.example.edu/~ada',
} as Professor

test('links to the pages of a professor and to a search with the university [RECIPIENT-2]', () => {
  expect(searchLinks(ada)).toEqual([
    { label: 'Scholar', url: 'https://scholar.google.com/citations?user=Ada' },
    { label: 'Website', url: 'https://cs.example.edu/~ada' },
    { label: 'University', url: 'https://www.google.com/search?q=%22Ada+Lovelace%22+UC+Davis+email' },
  ])
})

test('links to a search for unknown pages [RECIPIENT-2]', () => {
  const links = searchLinks({ ...ada, google_scholar_url: null, homepage_url: 'javascript:alert(1)' })
  expect(links.map(({ url }) => url)).toEqual([
    'https://scholar.google.com/scholar?q=author%3A%22Ada+Lovelace%22',
    'https://www.google.com/search?q=%22Ada+Lovelace%22+UC+Davis+homepage',
    'https://www.google.com/search?q=%22Ada+Lovelace%22+UC+Davis+email',
  ])
})

test('accepts only http and https URLs', () => {
  for (const url of [null, '', 'javascript:alert(1)', 'data:text/html,x', 'cs.example.edu'])
    expect(isWebUrl(url)).toBe(false)
  expect(isWebUrl('HTTP://example.edu')).toBe(true)
})
