import { expect, test } from 'vitest'
import { headingKind, splitSections } from './resume-sections.ts'
import { repeatText } from '../../test/long-text.ts'

test.each([
  ['Education', 'education'],
  ['E D U C A T I O N', 'education'],
  ['2. RESEARCH EXPERIENCE', 'research'],
  ['Research & Industry Experience', 'research'],
  ['Research Interests:', 'interests'],
  ['研究方向', 'interests'],
  ['Selected Publications', 'publications'],
  ['TECHNICAL SKILLS', 'skills'],
  ['IT 技能', 'skills'],
  ['Work Experience', 'jobs'],
  ['实习经历', 'jobs'],
  ['Honors and Awards', 'awards'],
  ['教育背景', 'education'],
  ['Interests', 'other'],
])('recognizes the heading %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind)
})

test.each([
  'University of Education',
  'I worked on research projects with skills in many languages and tools',
  'Python',
  'Tools & Technologies Docker, Git',
  'Skills in Python, R',
  '',
])('"%s" is no heading', (line) => {
  expect(headingKind(line)).toBeNull()
})

test('divides a resume into sections, also if interests are on the line of their heading', () => {
  const sections = splitSections(
    'Ada Park\nada@example.edu\n\nEducation\nBS Biology\nResearch interests: ecology, genetics\nGPA 3.9\nSkills\nR',
  )
  expect(sections.map(({ kind, lines }) => [kind, lines])).toEqual([
    ['header', ['Ada Park', 'ada@example.edu']],
    ['education', ['BS Biology']],
    ['interests', ['ecology, genetics']],
    ['education', ['GPA 3.9']],
    ['skills', ['R']],
  ])
})

test.each([' ', 'a ', 'research: ', ' :', 'i.', '\t'])('accepts a very long line of %j', (part) => {
  expect(splitSections(`ab${repeatText(part)}x`)).toEqual(expect.any(Array))
})
