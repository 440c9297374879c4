import { expect, test } from 'vitest'
import { hasFields } from './has-fields.ts'

const fields = { id: 'number', name: 'string', default: 'boolean' } as const

test('an answer with every field of its kind is taken, with more fields too', () => {
  expect(hasFields({ id: 1, name: '', default: false, more: null }, fields)).toBe(true)
})

test.each([null, undefined, 'text', [], {}, { id: '1', name: '', default: false }, { id: 1, name: '' }])(
  '%j is not taken',
  (value) => expect(hasFields(value, fields)).toBe(false),
)
