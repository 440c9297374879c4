import { expect, test } from 'vitest'
import { fillPreview } from './preview.ts'

const student = {
  first_name: 'Ada',
  last_name: 'Park',
  major: 'Physics',
  academic_level: 'high_school_senior',
  school: 'MIT',
} as const
const emptyStudent = { first_name: '', last_name: '', major: '', academic_level: null, school: '' }
const all = '{student_name}|{major}|{year}|{school}|{professor_name}|{professor_key_interests}'
const now = new Date('2026-11-25T12:00:00Z')
const sample = 'Dr. Jane Smith|machine learning, artificial intelligence, and natural language processing'

test("a preview is filled with the student's profile and a sample professor [TEMPLATE-6]", () => {
  expect(fillPreview(all, student, now)).toBe(`Ada Park|Physics|high school senior|MIT|${sample}`)
})

test('missing values of the profile are shown as placeholders [TEMPLATE-7]', () => {
  expect(fillPreview(all, emptyStudent, now)).toBe(`[Your Name]|[Your Major]|[Your Year]|[Your School]|${sample}`)
})

test('the preview greets by surname and says level and term, as the letter will [TEMPLATE-54]', () => {
  const text = 'Dear Professor {professor_surname}, I am a {level} and have time in {term}.'
  expect(fillPreview(text, student, now)).toBe(
    'Dear Professor Smith, I am a high school senior and have time in spring 2027.',
  )
  expect(fillPreview('{level}', emptyStudent, now)).toBe('[Your Level]')
  for (const title of ['Professor', 'Prof.', 'Dr.'])
    expect(fillPreview(`Dear ${title} {professor_name},`, student, now)).toBe(`Dear ${title} Jane Smith,`)
})

test('other braces, and braces in the profile itself, are not changed', () => {
  expect(fillPreview('{hobby} {constructor} { major }', student, now)).toBe('{hobby} {constructor} { major }')
  expect(fillPreview('{major}', { ...student, major: '{school}' }, now)).toBe('{school}')
})
