import type { MatchReason, Professor } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { suggestSubject } from './suggest-subject.ts'

const now = new Date('2026-11-25T12:00:00Z')
const student = { academic_level: 'undergraduate' } as const
const about = (key_interests: string[], reason?: Partial<MatchReason>) => ({
  professor: { key_interests } as Professor,
  ...(reason && { match: { band: 'close' as const, reasons: [reason as MatchReason] } }),
})

test('says level, term and a question about the topic of the match, or else the first interest [TEMPLATE-55]', () => {
  expect(suggestSubject(student, about(['optics', 'lasers']), now)).toBe(
    'Undergraduate student, spring 2027: a question about your work on optics',
  )
  expect(suggestSubject(student, about(['optics'], { source: 'interest', text: 'lasers', terms: [] }), now)).toBe(
    'Undergraduate student, spring 2027: a question about your work on lasers',
  )
  const paper = { source: 'publication', text: 'Light that is slow', terms: ['slow light'] } as const
  expect(suggestSubject({ academic_level: 'phd' }, about(['optics'], { ...paper, terms: [...paper.terms] }), now)).toBe(
    'PhD student, spring 2027: a question about your work on slow light',
  )
})

test('has at most 78 characters, and leaves out what is not known [TEMPLATE-55]', () => {
  expect(suggestSubject(student, about(['natural language processing']), now)).toBe(
    'Undergraduate student, spring 2027: your work on natural language processing',
  )
  expect(suggestSubject(student, about(['the natural history of language and its processing']), now)).toBe(
    'Undergraduate student, spring 2027: a question about your work',
  )
  expect(suggestSubject({ academic_level: null }, about([]), now)).toBe('Spring 2027: a question about your work')
  for (let length = 1; length < 120; length++)
    expect(suggestSubject(student, about(['x'.repeat(length)]), now).length).toBeLessThanOrEqual(78)
})
