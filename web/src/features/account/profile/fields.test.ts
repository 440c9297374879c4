import { ProfileChange } from '@labreach/contract/schemas/account'
import { expect, test } from 'vitest'
import { aStudent } from '../../../session/a-student.ts'
import { getChanges, durationText, getFields, gpaProblem, levelText } from './fields.ts'

const student = { ...aStudent, first_name: 'Ada', major: '', skills: ['Python', 'R'] }
const before = getFields(student)

test('sends only the fields that changed [PROFILE-13]', () => {
  const now = { ...before, school: 'UC Irvine', skills: ['Python', 'R', 'SQL'] }
  expect(getChanges(before, now)).toEqual({ school: 'UC Irvine', skills: ['Python', 'R', 'SQL'] })
  expect(getChanges(before, before)).toEqual({})
})

test('ignores spaces around a text', () => {
  expect(getChanges(before, { ...before, first_name: ' Ada ', major: '  ' })).toEqual({})
  expect(getChanges(before, { ...before, major: ' Physics ' })).toEqual({ major: 'Physics' })
})

test('a list counts as changed if its words or their order changed', () => {
  expect(getChanges(before, { ...before, skills: ['Python', 'R'] })).toEqual({})
  expect(getChanges(before, { ...before, skills: ['R', 'Python'] })).toEqual({ skills: ['R', 'Python'] })
})

test('sends an empty GPA as null and a typed one as a number [PROFILE-7]', () => {
  expect(getChanges(before, { ...before, gpa: '' })).toEqual({ gpa: null })
  expect(getChanges(before, { ...before, gpa: '3.85' })).toEqual({ gpa: 3.85 })
  expect(getChanges(before, { ...before, gpa: '3.90' })).toEqual({})
})

test('an unreadable GPA counts as a change, with the value NaN', () => {
  const withoutGpa = { ...before, gpa: '' }
  expect(getChanges(withoutGpa, { ...withoutGpa, gpa: '.' })).toEqual({ gpa: NaN })
})

test('a GPA is optional, at most 4.0, with two decimals [PROFILE-7]', () => {
  for (const valid of ['', ' ', 0, 4, '4.0', '3.75', 3.81]) expect(gpaProblem(valid)).toBeUndefined()
  expect(gpaProblem(5)).toBe('Please enter a GPA between 0 and 4.0.')
  expect(gpaProblem('4.01')).toBe('Please enter a GPA between 0 and 4.0.')
  expect(gpaProblem('-1')).toBe('Please enter a GPA between 0 and 4.0.')
  expect(gpaProblem('3.755')).toBe('Please round your GPA to two decimals, such as 3.75.')
  expect(gpaProblem('.')).toBe('Please enter your GPA as a number, such as 3.75.')
})

test('the server accepts every GPA that the form accepts', () => {
  for (let hundredths = 0; hundredths <= 400; hundredths++) {
    const gpa = hundredths / 100
    expect([gpaProblem(gpa), ProfileChange.safeParse({ gpa }).success]).toEqual([undefined, true])
  }
})

test('shows underscores as spaces, and year as Full Year [PROFILE-5, PROFILE-6]', () => {
  expect(levelText('high_school_senior')).toBe('high school senior')
  expect(['summer', 'semester', 'year', 'flexible'].map(durationText)).toEqual([
    'Summer',
    'Semester',
    'Full Year',
    'Flexible',
  ])
})
