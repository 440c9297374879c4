import { expect, test } from 'vitest'
import { getBroaderFields, findField, findFields, getFieldForms } from './fields.ts'
import { ordinaryWords } from './ordinary-words.ts'

test('a field has its forms and its broader fields', () => {
  expect(getFieldForms('Natural language processing').slice(0, 2)).toEqual(['Natural language processing', 'NLP'])
  expect(getBroaderFields('Object detection')).toEqual(['Computer vision'])
  expect(getFieldForms('no such field')).toEqual([])
})

test('a form that two related fields share names the narrower one', () => {
  expect(findField('robot arms')).toBe('Robotic manipulation')
  expect(findFields('We built dexterous robot hands')).toEqual([{ field: 'Robotic manipulation', count: 1, words: 2 }])
})

test('all ordinary words are names of fields', () => {
  expect([...ordinaryWords].filter((word) => findField(word) === null)).toEqual([])
})
