import { expect, test } from 'vitest'
import { hasFields } from './has-fields.ts'

const fields = { id: 'number', name: 'string', default: 'boolean' } as const

test('a value with all fields of the right types is accepted, also with more fields', () => {
  expect(hasFields({ id: 1, name: '', default: false, more: null }, fields)).toBe(true)
})

test.each([null, undefined, 'text', [], {}, { id: '1', name: '', default: false }, { id: 1, name: '' }])(
  '%j is not accepted',
  (value) => expect(hasFields(value, fields)).toBe(false),
)
