import { expect, test } from 'vitest'
import { broaderFieldsOf, fieldOf, formsOf, unknownFields } from './fields.ts'
import { ordinaryWords } from './ordinary-words.ts'

test('the table of broader fields names only fields of the vocabulary', () => {
  expect(unknownFields).toEqual([])
})

test('knows how a field is written and what it belongs to', () => {
  expect(formsOf('Natural language processing')).toEqual([
    'natural language processing',
    'NLP',
    'computational linguistics',
  ])
  expect(broaderFieldsOf('Object detection')).toEqual(['Computer vision'])
  expect(broaderFieldsOf('Bayesian inference')).toEqual(['Machine learning', 'Statistics'])
  expect(broaderFieldsOf('Robotics')).toEqual([])
  expect(formsOf('no such field')).toEqual([])
})

test('the ordinary words are all names of fields', () => {
  expect([...ordinaryWords].filter((word) => fieldOf(word) === null)).toEqual([])
})
