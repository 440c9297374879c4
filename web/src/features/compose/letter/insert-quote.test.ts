import { expect, test } from 'vitest'
import { placeQuote } from './insert-quote.ts'

const letter = 'Dear Ada,\n\nYou write  and so on.\n\nKind regards,\nMina'
const insert = (text: string, start: number, end = start) => {
  const place = placeQuote(text, 'Hands see.', { start, end })
  return text.slice(0, place.start) + place.text + text.slice(place.end)
}

test.each([
  ['at the cursor', letter.indexOf(' and'), 'Dear Ada,\n\nYou write “Hands see.” and so on.\n\nKind regards,\nMina'],
  ['after a word, with a space', letter.indexOf('.\n\nKind'), letter.replace('so on.', 'so on “Hands see.”.')],
  ['before a word, with a space', letter.indexOf('You'), letter.replace('You', '“Hands see.” You')],
  ['before the closing, if there is no cursor', 0, letter.replace('so on.', 'so on. “Hands see.”')],
  ['at the end', letter.length, `${letter} “Hands see.”`],
])('puts a quotation %s [PUBLICATION-21]', (_, at, expected) => {
  expect(insert(letter, at)).toBe(expected)
})

test('replaces the selected words, and begins an empty letter [PUBLICATION-21]', () => {
  const start = letter.indexOf('You')
  expect(insert(letter, start, start + 'You write '.length)).toBe(letter.replace('You write ', '“Hands see.”'))
  expect(insert('', 0)).toBe('“Hands see.”')
  expect(insert('Dear Ada', 0)).toBe('Dear Ada “Hands see.”')
})
