import { expect, test } from 'vitest'
import { quote } from './quote.ts'

test("quotes the student's words, of a long line those about the field", () => {
  expect(quote('Legged locomotion', ['making robots walk'])).toBe('making robots walk')
  const line = 'Undergraduate researcher. Fine-tuned transformer language models for question answering and summaries'
  expect(quote('Question answering', [line])).toBe('…language models for question answering…')
})

test('quotes nothing if a line, or one of its interests, is the name of the field', () => {
  expect(quote('Optics', ['optics'])).toBeUndefined()
  expect(quote('Machine learning', ['Optics, machine learning, robots'])).toBeUndefined()
  expect(quote('Optics', [])).toBeUndefined()
})
