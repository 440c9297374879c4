import { expect, test } from 'vitest'
import { changesBetween, countChanges } from './changes.ts'

const shown = (before: string, after: string) =>
  changesBetween(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `{+${text}+}` })[kind])
    .join('')

test('shows which words went and which came', () => {
  expect(shown('I like your work.', 'I admire your recent work.')).toBe('I [-like -]{+admire +}your {+recent +}work.')
  expect(shown('one two three', 'one three')).toBe('one [-two -]three')
  expect(shown('', 'Dear Ada')).toBe('{+Dear Ada+}')
  expect(shown('Dear Ada', '')).toBe('[-Dear Ada-]')
  expect(shown('same', 'same')).toBe('same')
  expect(changesBetween('', '')).toEqual([])
})

test('takes spaces and line ends alone for no change', () => {
  expect(shown('Dear Ada,\nI write', 'Dear Ada,\n\nI write')).toBe('Dear Ada,\n\nI write')
})

test('what stayed and what came is the later text, exactly; what stayed and what went has the earlier words', () => {
  const words = ['lab', 'work', 'and\n', 'your', 'a ', '  ', 'paper', '\n\nDear', '2024']
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const text = () => Array.from({ length: random() * 30 }, () => words[Math.floor(random() * words.length)]).join(' ')
  for (let round = 0; round < 300; round++) {
    const [before, after] = [text(), text()]
    const changes = changesBetween(before, after)
    const without = (kind: string) => changes.filter((change) => change.kind !== kind).map((change) => change.text)
    expect(without('gone').join('')).toBe(after)
    expect(without('new').join(' ').split(/\s+/).filter(Boolean)).toEqual(before.split(/\s+/).filter(Boolean))
  }
})

test('counts the words that came and went', () => {
  expect(countChanges(changesBetween('I like your work.', 'I admire your recent work.'))).toEqual({
    added: 2,
    removed: 1,
  })
})

test('compares two long letters without a word in common', () => {
  const letter = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ')
  expect(countChanges(changesBetween(letter('a'), letter('b')))).toEqual({ added: 3_000, removed: 3_000 })
})
