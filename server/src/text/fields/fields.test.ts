import { expect, test } from 'vitest'
import { getBroaderFields, fieldOf, getFieldForms, unknownFields } from './fields.ts'
import { ordinaryWords } from './ordinary-words.ts'

test('the table of broader fields names only fields of the vocabulary', () => {
  expect(unknownFields).toEqual([])
})

test('knows how a field is written and what it belongs to', () => {
  expect(getFieldForms('Natural language processing')).toEqual([
    'natural language processing',
    'NLP',
    'computational linguistics',
  ])
  expect(getBroaderFields('Object detection')).toEqual(['Computer vision'])
  expect(getBroaderFields('Bayesian inference')).toEqual(['Machine learning', 'Statistics'])
  expect(getBroaderFields('Robotics')).toEqual([])
  expect(getFieldForms('no such field')).toEqual([])
})

test('the ordinary words are all names of fields', () => {
  expect([...ordinaryWords].filter((word) => fieldOf(word) === null)).toEqual([])
})
