import { expect, test } from 'vitest'
import { findGpa } from './facts-gpa.ts'

test.each([
  ['GPA: 3.85/4.0', 3.85],
  ['3.8 GPA Sep 2019', 3.8],
  ['B.S. in Physics, 3.82/4.00 cumulative GPA, May 2021', 3.82],
  ['GPA 3,7/4', 3.7],
  ['Cumulative GPA of 3.9', 3.9],
  ['CGPA: 3.61 / 4', 3.61],
  ['G.P.A. 3.5', 3.5],
  ['GPA (4.0 scale): 3.8', 3.8],
  ['GPA: 3.8 on a 4.0 scale', 3.8],
  ['GPA: 4/4', 4],
  ['GPA: 4', 4],
  ['Fall 2019 GPA 3.8', 3.8],
  ['GPA Fall 2019: 3.8', 3.8],
  ['3.8 GPA, 3.9 major GPA', 3.8],
  ['GPA 4.6 weighted, 3.9 unweighted GPA', 3.9],
  ['平均学分绩点：3.7/4.0', 3.7],
])('the grade point average of "%s" is %s [PROFILE-7]', (line, gpa) => {
  expect(findGpa([line])).toBe(gpa)
})

test.each([
  'CGPA 8.9/10',
  'GPA 4.3/4.5',
  'GPA 3.9/4.3',
  'GPA 3.7/5.0',
  'GPA: 3.7 out of 5',
  'GPA (5.0 scale): 3.7',
  'GPA: 92',
  'GPA: 3.8%',
  'GPA 2019',
  'GPA Sep 2019',
  'GPA 35',
  'GPA: 3 2019',
  'GPA (555) 010-0000',
  'GPA: 1-555-010-0000',
  'GPA: +1 555 010 0000',
  'GPA 3.555.010',
  'GPA as of 3.2019',
  'GPA rank: 3/120',
  'Version 3.8 of the sagpa tool',
])('"%s" has none on the scale to 4', (line) => {
  expect(findGpa([line])).toBeNull()
})

test('is the first one on the scale to 4', () => {
  expect(findGpa(['CGPA 8.9/10', 'GPA 3.6/4.0', 'Major GPA 3.9/4.0'])).toBe(3.6)
})
