import { expect, test } from 'vitest'
import { cutPassage, findPassage, splitParagraphs } from './paragraphs.ts'

test('a letter is split at its lines, with their positions [MENTOR-12]', () => {
  const letter = 'Dear Professor,\r\n\r\n  May I join?\n \nAda'
  const paragraphs = splitParagraphs(letter)
  expect(paragraphs.map(({ text }) => text)).toEqual(['Dear Professor,', '  May I join?', 'Ada'])
  for (const { start, text } of paragraphs) expect(letter.startsWith(text, start)).toBe(true)
})

test('a passage has no space around it, and keeps its position', () => {
  const letter = 'one  two three'
  expect(cutPassage(letter, 3, 9)).toEqual({ quote: 'two', position: 5 })
  expect(cutPassage(letter, 3, 5)).toBeNull()
})

test('a passage is found again after the letter was edited, unless it has changed [MENTOR-12]', () => {
  const passage = { quote: 'two', position: 4 }
  expect(findPassage('one two', passage)).toEqual(passage)
  // One word may stand elsewhere by chance.
  expect(findPassage('New.\n\none two', passage)).toBeNull()
  const long = { quote: 'twenty one characters', position: 4 }
  expect(findPassage(`New. one ${long.quote}`, long)).toEqual({ ...long, position: 9 })
  expect(findPassage(`${long.quote}, one ${long.quote}`, { ...long, position: 1 })).toBeNull()
  expect(findPassage('one 2', passage)).toBeNull()
})
