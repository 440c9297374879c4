import { ProfileChange, type Student } from '@labreach/contract/schemas/account'
import { expect, test } from 'vitest'
import { changesOf, durationText, fieldsOf, gpaProblem, levelText } from './fields.ts'

// Only what the form reads of a student.
const student = {
  first_name: 'Ada',
  last_name: 'Park',
  school: 'UC Davis',
  major: '',
  academic_level: 'undergraduate',
  gpa: 3.9,
  preferred_duration: null,
  internship_type: '',
  availability: '',
  key_interests: ['optics'],
  additional_interests: [],
  skills: ['Python', 'R'],
} as unknown as Student
const before = fieldsOf(student)

test('sends only the fields that changed [PROFILE-13]', () => {
  const now = { ...before, school: 'UC Irvine', skills: ['Python', 'R', 'SQL'] }
  expect(changesOf(before, now)).toEqual({ school: 'UC Irvine', skills: ['Python', 'R', 'SQL'] })
  expect(changesOf(before, before)).toEqual({})
})

test('spaces around a text are no change', () => {
  expect(changesOf(before, { ...before, first_name: ' Ada ', major: '  ' })).toEqual({})
  expect(changesOf(before, { ...before, major: ' Physics ' })).toEqual({ major: 'Physics' })
})

test('the same words in a new list are no change, in another order they are one', () => {
  expect(changesOf(before, { ...before, skills: ['Python', 'R'] })).toEqual({})
  expect(changesOf(before, { ...before, skills: ['R', 'Python'] })).toEqual({ skills: ['R', 'Python'] })
})

test('an emptied GPA is sent as none, a typed one as a number [PROFILE-7]', () => {
  expect(changesOf(before, { ...before, gpa: '' })).toEqual({ gpa: null })
  expect(changesOf(before, { ...before, gpa: '3.85' })).toEqual({ gpa: 3.85 })
  expect(changesOf(before, { ...before, gpa: '3.90' })).toEqual({})
})

test('what cannot be read as a GPA is a change that waits for its correction', () => {
  const none = { ...before, gpa: '' }
  expect(changesOf(none, { ...none, gpa: '.' })).toEqual({ gpa: NaN })
})

test('a GPA is optional, at most 4.0, with two decimals [PROFILE-7]', () => {
  for (const fine of ['', ' ', 0, 4, '4.0', '3.75', 3.81]) expect(gpaProblem(fine)).toBeUndefined()
  expect(gpaProblem(5)).toBe('Please enter a GPA between 0 and 4.0.')
  expect(gpaProblem('4.01')).toBe('Please enter a GPA between 0 and 4.0.')
  expect(gpaProblem('-1')).toBe('Please enter a GPA between 0 and 4.0.')
  expect(gpaProblem('3.755')).toBe('Please round your GPA to two decimals, such as 3.75.')
  expect(gpaProblem('.')).toBe('Please enter your GPA as a number, such as 3.75.')
})

test('every GPA that the form lets through is one that the server takes', () => {
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
