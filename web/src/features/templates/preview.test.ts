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
const sample = 'Dr. Jane Smith|machine learning, artificial intelligence, and natural language processing'

test("a preview is filled with the student's profile and a sample professor [TEMPLATE-6]", () => {
  expect(fillPreview(all, student)).toBe(`Ada Park|Physics|high school senior|MIT|${sample}`)
})

test('missing values of the profile are shown as placeholders [TEMPLATE-7]', () => {
  expect(fillPreview(all, emptyStudent)).toBe(`[Your Name]|[Your Major]|[Your Year]|[Your School]|${sample}`)
})

test('other braces, and braces in the profile itself, are not changed', () => {
  expect(fillPreview('{hobby} {constructor} { major }', student)).toBe('{hobby} {constructor} { major }')
  expect(fillPreview('{major}', { ...student, major: '{school}' })).toBe('{school}')
})
