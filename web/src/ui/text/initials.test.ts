import { expect, test } from 'vitest'
import { hueOf, initialsOf } from './initials.tsx'

test('takes the first letters of the first and the last name', () => {
  expect(initialsOf('María del Mar Ortiz')).toBe('MO')
  expect(initialsOf('Zoë')).toBe('Z')
  expect(initialsOf('')).toBe('')
})

test('gives the same name the same colour', () => {
  expect(hueOf('Amara Okonkwo')).toBe(hueOf('Amara Okonkwo'))
  expect(hueOf('Ana')).not.toBe(hueOf('Eva'))
})
