import { expect, test } from 'vitest'
import { changesBetween, shortenSame } from './changes.ts'

const marked = (before: string, after: string) =>
  changesBetween(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('')

test('returns the removed and the added words', () => {
  expect(marked('I like your work.', 'I admire your recent work.')).toBe('I [-like -]{+admire +}your {+recent +}work.')
  expect(marked('one two three', 'one three')).toBe('one [-two -]three')
  expect(marked('', 'Dear Ada')).toBe('{+Dear Ada+}')
  expect(marked('Dear Ada', '')).toBe('[-Dear Ada-]')
  expect(marked('same', 'same')).toBe('same')
  expect(changesBetween('', '')).toEqual([])
})

test('ignores changes of spaces and line ends alone', () => {
  expect(marked('Dear Ada,\nI write', 'Dear Ada,\n\nI write')).toBe('Dear Ada,\n\nI write')
})

test('same and added words are exactly the later text; same and removed words are the words of the earlier text', () => {
  const words = ['lab', 'work', 'and\n', 'your', 'a ', '  ', 'paper', '\n\nDear', '2024']
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const text = () => Array.from({ length: random() * 30 }, () => words[Math.floor(random() * words.length)]).join(' ')
  for (let run = 0; run < 300; run++) {
    const [before, after] = [text(), text()]
    const changes = changesBetween(before, after)
    const without = (kind: string) => changes.filter((change) => change.kind !== kind).map((change) => change.text)
    expect(without('removed').join('')).toBe(after)
    expect(without('added').join(' ').split(/\s+/).filter(Boolean)).toEqual(before.split(/\s+/).filter(Boolean))
  }
})

test('leaves out equal words that are far from a difference [AI-40]', () => {
  const shorten = (before: string, after: string) =>
    shortenSame(changesBetween(before, after))
      .map(({ kind, text }) => (kind === 'same' ? text : `<${text}>`))
      .join('')
  expect(shorten('one two three four five six', 'one two three four five 6')).toBe('… three four five <six><6>')
  expect(shorten('a b c d e f g h i j', 'A b c d e f g h i J')).toBe('<a ><A >b c d … g h i <j><J>')
  expect(shorten('a b c d', 'a B c d')).toBe('a <b ><B >c d')
  expect(shorten('one two three', 'one two three')).toBe('… ')
})

test('compares two long letters without a word in common', () => {
  const letter = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ')
  expect(changesBetween(letter('a'), letter('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
