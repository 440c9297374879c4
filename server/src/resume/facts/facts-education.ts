import type { academicLevels } from '@labreach/contract/choices'
import type { Section } from '../../text/resume-sections.ts'
import { findGpa } from './facts-gpa.ts'
import { findMajor } from './facts-major.ts'
import { findSchool } from './facts-school.ts'

export type AcademicLevel = (typeof academicLevels)[number]
export type Education = {
  school: string | null
  major: string | null
  academicLevel: AcademicLevel | null
  gpa: number | null
}

/** Highest degree first. */
const levels: readonly [AcademicLevel, RegExp][] = [
  ['phd', /\b(ph\.? ?d\.?|d\.?phil|doctora(l|te)|doctor of)(?!\p{L})|博士/iu],
  [
    'graduate',
    /\b(m\.? ?sc?\.?|m\.?eng|m\.?phil|m\.?b\.?a|m\.?a|m\.?s\.?e|master'?s?( of| in| student| degree)?|masters)(?![\p{L}.]*\p{L})|硕士|碩士/iu,
  ],
  [
    'undergraduate',
    /\b(b\.? ?sc?\.?|b\.?eng|b\.?a|b\.?tech|b\.?s\.?e|bachelor'?s?( of| in| degree)?|undergraduate|associate of)(?![\p{L}.]*\p{L})|本科|学士|學士/iu,
  ],
]
const grades: readonly [AcademicLevel, RegExp][] = [
  ['high_school_freshman', /\bfreshman\b|\b(9th grade|grade 9)\b|高一/i],
  ['high_school_sophomore', /\bsophomore\b|\b(10th grade|grade 10)\b|高二/i],
  ['high_school_junior', /\bjunior\b|\b(11th grade|grade 11)\b/i],
  ['high_school_senior', /\bsenior\b|\b(12th grade|grade 12)\b|高三/i],
]

/** The newest school and degree, its subject and the grade point average on the scale to 4. */
export function findEducation(sections: readonly Section[]): Education {
  const lines = sections.filter((section) => section.kind === 'education').flatMap((section) => section.lines)
  const all = lines.length > 0 ? lines : sections.flatMap((section) => section.lines)
  const school = findSchool(all)
  // "Amherst, MA" is a place.
  const withoutState = all.map((line) => line.replace(/(?<=\p{Ll}),\s?MA(?!\p{L})/gu, ''))
  const degree = levels.find(([, form]) => withoutState.some((line) => form.test(line)))?.[0] ?? null
  const atHighSchool = school !== null && /high school|中学|中學|academy/i.test(school)
  const grade = grades.find(([, form]) => all.some((line) => form.test(line)))?.[0] ?? null
  return { school, major: findMajor(all), academicLevel: degree ?? (atHighSchool ? grade : null), gpa: findGpa(all) }
}
