import { Student } from '@labreach/contract/schemas/account'
import { expect, test } from 'vitest'
import { aStudent } from '../session/a-student.ts'
import { readStudent } from './read-student.ts'

// An older build stored no `subscription_is_paid`.
const names = (Object.keys(aStudent) as (keyof typeof aStudent)[]).filter((name) => name !== 'subscription_is_paid')

const mailbox = { provider: 'microsoft', address: 'ada@school.example', is_expired: false }

test('accepts a student of the contract, also with a field that this release does not know', () => {
  expect(Student.parse(aStudent)).toEqual(aStudent)
  expect(readStudent(aStudent)).toEqual(aStudent)
  expect(readStudent({ ...aStudent, added_later: 1 })).not.toBeNull()
  expect(readStudent({ ...aStudent, mailbox })).toEqual(Student.parse({ ...aStudent, mailbox }))
})

test.each(names)('rejects a student without %s or with another type of it, as the contract does', (name) => {
  const { [name]: _, ...without } = aStudent
  for (const value of [without, { ...aStudent, [name]: { no: 'such kind' } }]) {
    expect(readStudent(value)).toBeNull()
    expect(Student.safeParse(value).success).toBe(false)
  }
})

test.each([
  { ...aStudent, academic_level: 'professor' },
  { ...aStudent, subscription: 'X' },
  { ...aStudent, skills: [1] },
  { ...aStudent, quotas: { ...aStudent.quotas, ai_day: null } },
  { ...aStudent, mailbox: { ...mailbox, provider: 'toString' } },
])('rejects a student with a value that the contract does not allow', (value) => {
  expect(readStudent(value)).toBeNull()
  expect(Student.safeParse(value).success).toBe(false)
})

test('reads the student that an older build stored, who may be without a connection now', () => {
  const { subscription_is_paid: _, ...older } = aStudent
  expect(readStudent(older)).toEqual(aStudent)
  expect(readStudent({ ...older, has_customer_portal: true })).toMatchObject({ subscription_is_paid: true })
  expect(readStudent({ ...aStudent, subscription_is_paid: 'yes' })).toBeNull()
})
