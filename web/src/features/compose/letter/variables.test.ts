import { expect, test } from 'vitest'
import { defaultSubject, fillTemplate, joinInterests } from './variables.ts'

const emptyStudent = { first_name: '', last_name: '', major: '', academic_level: null, school: '' }
const ana = {
  first_name: 'Ana',
  last_name: 'Lim',
  major: 'Physics',
  academic_level: 'high_school_senior',
  school: 'UC Davis',
} as const
const all = '{student_name}|{major}|{year}|{school}|{professor_name}|{professor_key_interests}'
const added = '{professor_surname}|{level}|{term}'
const now = new Date('2026-11-25T12:00:00Z')

test("joins interests as 'a, b, and c', or 'a and b' for two [COMPOSE-14]", () => {
  expect(joinInterests(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(joinInterests(['a', 'b'])).toBe('a and b')
  expect(joinInterests(['a'])).toBe('a')
  expect(joinInterests([])).toBe('')
})

test('replaces every variable of a template, underscores of the academic level ({year}) shown as spaces [COMPOSE-11, COMPOSE-13]', () => {
  const professor = { name: 'Béla Szabó', key_interests: ['optics', 'lasers'] }
  expect(fillTemplate(all, ana, professor, now)).toBe(
    'Ana Lim|Physics|high school senior|UC Davis|Béla Szabó|optics and lasers',
  )
})

test('uses placeholders for missing values [COMPOSE-12]', () => {
  expect(fillTemplate(all, emptyStudent, { name: null, key_interests: [] }, now)).toBe(
    '[Your Name]|[Your Major]|[Your Year, e.g., second-year undergraduate]|[Your School]|[Professor Name]|[Professor Research Interests]',
  )
})

test('fills in the surname of the professor, the level of the student and the next term [TEMPLATE-50, TEMPLATE-51, TEMPLATE-52]', () => {
  const professor = { name: 'Dr. Jan van der Berg', key_interests: [] }
  expect(fillTemplate(added, ana, professor, now)).toBe('van der Berg|high school senior|spring 2027')
  const level = (academic_level: 'undergraduate' | 'graduate' | 'phd') =>
    fillTemplate('I am a {level}.', { ...ana, academic_level }, professor, now)
  expect(level('undergraduate')).toBe('I am an undergraduate student.')
  expect(level('graduate')).toBe('I am a graduate student.')
  expect(level('phd')).toBe('I am a PhD student.')
  expect(fillTemplate(added, emptyStudent, { name: null, key_interests: [] }, now)).toBe(
    '[Professor Surname]|[Your Level, e.g., undergraduate student]|spring 2027',
  )
})

test('corrects the article before the year and changes no other article', () => {
  const professor = { name: 'Béla Szabó', key_interests: ['optics'] }
  const text = 'I am a {year} ({year}). An {year}, a {major} lover with a {hobby}; a {professor_key_interests} fan.'
  const undergraduate = { ...ana, academic_level: 'undergraduate' } as const
  expect(fillTemplate(text, undergraduate, professor, now)).toBe(
    'I am an undergraduate (undergraduate). An undergraduate, a Physics lover with a {hobby}; a optics fan.',
  )
  expect(fillTemplate(text, ana, professor, now)).toContain(
    'I am a high school senior (high school senior). A high school',
  )
})

test('does not replace unknown variables or variables inside a value', () => {
  const professor = { name: '{major} $& Jr.', key_interests: [] }
  expect(fillTemplate('{constructor} {professor_name}', ana, professor, now)).toBe('{constructor} {major} $& Jr.')
})

test("the initial subject of a letter is 'Research Internship Inquiry - {major}' [COMPOSE-6]", () => {
  expect(defaultSubject({ major: 'Physics' })).toBe('Research Internship Inquiry - Physics')
})
