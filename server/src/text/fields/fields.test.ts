import { expect, test } from 'vitest'
import { getBroaderFields, findField, getFieldForms, unknownFields } from './fields.ts'
import { ordinaryWords } from './ordinary-words.ts'

test('the table of broader fields contains only fields of the vocabulary', () => {
  expect(unknownFields).toEqual([])
})

test('a field has its forms and its broader fields', () => {
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

test('all ordinary words are names of fields', () => {
  expect([...ordinaryWords].filter((word) => findField(word) === null)).toEqual([])
})
