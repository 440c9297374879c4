import { Relationship } from '@labreach/contract/schemas/professors'
import { expect, test } from 'vitest'
import { readMatch } from './read-match.ts'

const professor = {
  id: 7,
  name: null,
  affiliation: 'Professor of Computer Science',
  school_name: 'Example University',
  url_picture: null,
  cited_by: 1_200,
  key_interests: ['natural language processing'],
  homepage_url: null,
  google_scholar_url: null,
  scholar_id: 'a-handle',
  email: null,
  opt_out: false,
  taking: null,
  wishes: null,
}
const reasons = [
  {
    yours: 'I like language',
    terms: ['language'],
    source: 'interest' as const,
    text: 'natural language processing',
    year: null,
  },
]
const line: Relationship = {
  id: 7,
  professor,
  unlocked: false,
  is_favorite: false,
  draft_saved: false,
  email_sent: false,
  email_sent_date: null,
  match: { band: 'close', reasons },
}

test('accepts a match of the contract, with and without reasons', () => {
  const { match: _, ...bare } = line
  for (const each of [line, bare]) {
    expect(readMatch(each)).toEqual(each)
    expect(Relationship.safeParse(each).success).toBe(true)
  }
})

test.each([
  null,
  'a line',
  { ...line, id: '7' },
  { ...line, professor: null },
  { ...line, professor: { ...professor, school_name: undefined } },
  { ...line, professor: { ...professor, key_interests: [1] } },
  { ...line, match: { band: 'close', reasons: [{ source: 'interest', text: 'x' }] } },
])('returns null for a line that is not a match: %j', (value) => {
  expect(readMatch(value)).toBeNull()
  expect(Relationship.safeParse(value).success).toBe(false)
})
