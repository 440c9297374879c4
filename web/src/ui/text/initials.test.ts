import { expect, test } from 'vitest'
import { getHue, getInitials } from './initials.tsx'

test('takes the first letters of the first and the last name', () => {
  expect(getInitials('María del Mar Ortiz')).toBe('MO')
  expect(getInitials('Zoë')).toBe('Z')
  expect(getInitials('')).toBe('')
})

test('gives the same name the same colour', () => {
  expect(getHue('Amara Okonkwo')).toBe(getHue('Amara Okonkwo'))
  expect(getHue('Ana')).not.toBe(getHue('Eva'))
})
