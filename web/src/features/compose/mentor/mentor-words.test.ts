import type { JudgedComment } from '@labreach/contract/mentoring'
import { expect, test } from 'vitest'
import { findTaken, locateTaken, mergeRanges } from './find-taken.ts'
import { locatePassage } from './locate-passage.ts'
import { pollInterval } from './poll-interval.ts'

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

test('a passage is where the comment stood, or the only place with its words [MENTOR-10]', () => {
  expect(locatePassage('one two three four five', 'two three four five', 0)).toBe('missing')
  expect(locatePassage('one two three four five.', 'two three four five.', 0)).toEqual({ start: 4, end: 24 })
  expect(locatePassage('one two two', 'two', 8)).toEqual({ start: 8, end: 11 })
  const long = 'twenty characters or so'
  expect(locatePassage(`${long}, ${long}`, long, 5)).toBe('repeated')
  expect(locatePassage('one', 'two', 0)).toBe('missing')
  expect(locatePassage('one', '', 0)).toBe('missing')
})

test('a passage is not a part of a word [MENTOR-10]', () => {
  expect(locatePassage('I start now', 'art', 0)).toBe('missing')
  expect(locatePassage('uptwenty characters or twenty characters or', 'twenty characters or', 0)).toEqual({
    start: 23,
    end: 43,
  })
  expect(locatePassage('mp3s, mp3', 'mp3', 6)).toEqual({ start: 6, end: 9 })
  expect(locatePassage('réart', 'art', 0)).toBe('missing')
  // Signs that are no letters need no space around them.
  expect(locatePassage('yes(why not this one, Ada?)no', '(why not this one, Ada?)', 0)).toEqual({ start: 3, end: 27 })
  // A mentor who selected a part of a word gets that part.
  expect(locatePassage('I start now', 'art', 4)).toEqual({ start: 4, end: 7 })
})

test('a suggestion inside the quote is not in the letter once the quote is back [MENTOR-10]', () => {
  const comment = { ...taken('interested in robots'), quote: 'I am very interested in robots' }
  expect(locateTaken(comment, 'I am very interested in robots.')).toEqual([])
  expect(locateTaken(comment, 'interested in robots.')).toEqual([{ start: 0, end: 20 }])
  const longer = { ...taken('soft robots'), quote: 'robots' }
  expect(locateTaken(longer, 'I like soft robots.')).toEqual([{ start: 7, end: 18 }])
  const shifted = { ...taken('robots and hands'), quote: 'soft robots' }
  expect(locateTaken(shifted, 'soft robots and hands')).toEqual([])
})

test('a suggestion that stands several times is marked where it was put, else everywhere [MENTOR-11]', () => {
  const comment = { ...taken('I built it.'), position: 12 }
  expect(findTaken([comment], 'I built it. I built it.')).toEqual([{ start: 12, end: 23, look: 'changed' }])
  expect(findTaken([{ ...comment, position: 1 }], 'I built it. I built it.')).toEqual([
    { start: 0, end: 11, look: 'changed' },
    { start: 12, end: 23, look: 'changed' },
  ])
})

test('comments are fetched less often while the server does not answer [MENTOR-9]', () => {
  expect(pollInterval(false, false)).toBe(false)
  expect(pollInterval(true, false)).toBe(1_500)
  expect(pollInterval(true, true)).toBe(30_000)
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
