import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

const student = {
  first_name: 'Ada',
  last_name: 'Park',
  major: 'Physics',
  academic_level: 'high_school_senior',
  school: 'MIT',
} as const
const nobody = { first_name: '', last_name: '', major: '', academic_level: null, school: '' }
const all = '{student_name}|{major}|{year}|{school}|{professor_name}|{professor_key_interests}'
const sample = 'Dr. Jane Smith|machine learning, artificial intelligence, and natural language processing'

test("a preview is filled with the student's profile and a sample professor [TEMPLATE-6]", () => {
  expect(previewOf(all, student)).toBe(`Ada Park|Physics|high school senior|MIT|${sample}`)
})

test('what the profile lacks is shown as a place to fill in [TEMPLATE-7]', () => {
  expect(previewOf(all, nobody)).toBe(`[Your Name]|[Your Major]|[Your Year]|[Your School]|${sample}`)
})

test('other braces, and braces in the profile itself, stay as they are', () => {
  expect(previewOf('{hobby} {constructor} { major }', student)).toBe('{hobby} {constructor} { major }')
  expect(previewOf('{major}', { ...student, major: '{school}' })).toBe('{school}')
})
