import type { JudgedComment } from '@labreach/contract/mentoring'
import { expect, test } from 'vitest'
import { findTaken, mergeRanges } from './find-taken.ts'
import { locateOnce } from './replace-passage.ts'

const taken = (suggestion: string | null, state: JudgedComment['state'] = 'taken'): JudgedComment => ({
  id: 1,
  quote: 'was',
  position: 0,
  text: 'A comment',
  suggestion,
  by: 'Iris',
  made_at: '2026-11-27T10:00:00.000Z',
  state,
})

test('only words that stand exactly once have a place [MENTOR-10]', () => {
  expect(locateOnce('one two three', 'two')).toEqual({ start: 4, end: 7 })
  expect(locateOnce('one two two', 'two')).toBe('repeated')
  expect(locateOnce('aaa', 'aa')).toBe('repeated')
  expect(locateOnce('one', 'two')).toBe('missing')
  expect(locateOnce('one', '')).toBe('missing')
})

test('a mentor’s words that were taken over are marked in the letter [MENTOR-11]', () => {
  const text = 'Last summer I built a gripper. It let go.'
  expect(findTaken([taken('It let go.'), taken('Last summer I built a gripper.')], text)).toEqual([
    { start: 0, end: 30, look: 'changed' },
    { start: 31, end: 41, look: 'changed' },
  ])
  expect(findTaken([taken('It let go.', 'open'), taken(null), taken('Edited since.')], text)).toEqual([])
})

test('marks do not overlap', () => {
  const [wide, inner, after] = [
    { start: 0, end: 9, look: 'own' as const },
    { start: 3, end: 5, look: 'changed' as const },
    { start: 9, end: 12, look: 'changed' as const },
  ]
  expect(mergeRanges([wide], [after, inner])).toEqual([wide, after])
})
