import { Student } from '@labreach/contract/schemas/account'
import { expect, test } from 'vitest'
import { aStudent } from '../session/a-student.ts'
import { isStudent } from './read-student.ts'

const names = Object.keys(aStudent) as (keyof typeof aStudent)[]

test('accepts a student of the contract, also with a field that this release does not know', () => {
  expect(Student.parse(aStudent)).toEqual(aStudent)
  expect(isStudent(aStudent)).toBe(true)
  expect(isStudent({ ...aStudent, added_later: 1 })).toBe(true)
})

test.each(names)('rejects a student without %s or with another type of it, as the contract does', (name) => {
  const { [name]: _, ...without } = aStudent
  for (const value of [without, { ...aStudent, [name]: { no: 'such kind' } }]) {
    expect(isStudent(value)).toBe(false)
    expect(Student.safeParse(value).success).toBe(false)
  }
})

test.each([
  { ...aStudent, academic_level: 'professor' },
  { ...aStudent, subscription: 'X' },
  { ...aStudent, skills: [1] },
  { ...aStudent, quotas: { ...aStudent.quotas, ai_day: null } },
])('rejects a student with a value that the contract does not allow', (value) => {
  expect(isStudent(value)).toBe(false)
  expect(Student.safeParse(value).success).toBe(false)
})
