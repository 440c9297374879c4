import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

const line =
  'Undergraduate researcher. Fine-tuned transformer language models for question answering in low-resource languages, built a corpus of spoken questions'

test('a short line stays whole', () => {
  expect(excerpt('Legged locomotion, robots', 'robots', 40)).toBe('Legged locomotion, robots')
})

test('a long line is cut to the words that it is about', () => {
  expect(excerpt(line, 'Question answering', 48)).toBe('…language models for question answering…')
  expect(excerpt(line, 'corpora of spoken questions', 48)).toBe('…built a corpus of spoken questions')
})

test('of equally good parts, the one that begins a sentence is taken', () => {
  expect(excerpt(line, 'Large language models', 48)).toBe('Fine-tuned transformer language models…')
  expect(excerpt(line, 'Optics', 30)).toBe('Undergraduate researcher…')
})

test('a line of one long word is not cut within the word', () => {
  expect(excerpt('x'.repeat(90), 'y', 40)).toBe('x'.repeat(90))
})
