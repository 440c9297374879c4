import type { Professor } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { isPage, searchLinks } from './search-links.ts'

const ada = {
  name: 'Ada Lovelace',
  school_name: 'UC Davis',
  google_scholar_url: 'https://scholar.google.com/citations?user=Ada',
  homepage_url: 'https://cs.example.edu/~ada',
} as Professor

test('leads to the pages of a professor and to a search at the university [RECIPIENT-2]', () => {
  expect(searchLinks(ada)).toEqual([
    { label: 'Scholar', url: 'https://scholar.google.com/citations?user=Ada' },
    { label: 'Website', url: 'https://cs.example.edu/~ada' },
    { label: 'University', url: 'https://www.google.com/search?q=%22Ada+Lovelace%22+UC+Davis+email' },
  ])
})

test('searches for pages that are not known [RECIPIENT-2]', () => {
  const links = searchLinks({ ...ada, google_scholar_url: null, homepage_url: 'javascript:alert(1)' })
  expect(links.map(({ url }) => url)).toEqual([
    'https://scholar.google.com/scholar?q=author%3A%22Ada+Lovelace%22',
    'https://www.google.com/search?q=%22Ada+Lovelace%22+UC+Davis+homepage',
    'https://www.google.com/search?q=%22Ada+Lovelace%22+UC+Davis+email',
  ])
})

test('takes nothing for a page that is none', () => {
  for (const url of [null, '', 'javascript:alert(1)', 'data:text/html,x', 'cs.example.edu'])
    expect(isPage(url)).toBe(false)
  expect(isPage('HTTP://example.edu')).toBe(true)
})
