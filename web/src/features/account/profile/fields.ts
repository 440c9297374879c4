import type { Student, updateMe } from '@labreach/contract/account'
import type { CallInput } from '@labreach/contract/endpoint'
import { limits } from '@labreach/contract/plans'

type Changes = CallInput<typeof updateMe>['body']

/** The values of the form. The GPA is the value of its input, which may be incomplete. */
export type Fields = Pick<
  Student,
  | 'first_name'
  | 'last_name'
  | 'school'
  | 'major'
  | 'academic_level'
  | 'preferred_duration'
  | 'internship_type'
  | 'availability'
  | 'key_interests'
  | 'additional_interests'
  | 'skills'
> & { gpa: number | string }

/** Returns the form values of a student, without edits. */
export const getFields = (student: Student): Fields => ({
  first_name: student.first_name,
  last_name: student.last_name,
  school: student.school,
  major: student.major,
  academic_level: student.academic_level,
  gpa: student.gpa ?? '',
  preferred_duration: student.preferred_duration,
  internship_type: student.internship_type,
  availability: student.availability,
  key_interests: student.key_interests,
  additional_interests: student.additional_interests,
  skills: student.skills,
})

/** Returns the changed fields in the form in which they are sent: texts trimmed, the GPA as a number or null. */
export function getChanges(before: Fields, now: Fields): Changes {
  const [old, next] = [normalize(before), normalize(now)]
  const names = Object.keys(next) as (keyof Changes)[]
  return Object.fromEntries(names.filter((name) => !isEqual(old[name], next[name])).map((name) => [name, next[name]]))
}

/** Returns the sentence for an invalid GPA, or undefined. An empty GPA is valid. */
export function gpaProblem(typed: number | string): string | undefined {
  const gpa = parseGpa(typed)
  if (gpa === null) return undefined
  if (!Number.isFinite(gpa)) return 'Please enter your GPA as a number, such as 3.75.'
  if (gpa < 0 || gpa > limits.gpaMax) return `Please enter a GPA between 0 and ${limits.gpaMax.toFixed(1)}.`
  return /\.\d{3}/.test(String(typed)) ? 'Please round your GPA to two decimals, such as 3.75.' : undefined
}

/** 'high_school_senior' → 'high school senior' */
export const levelText = (level: string): string => level.replaceAll('_', ' ')

/** 'year' → 'Full Year', 'summer' → 'Summer' */
export const durationText = (duration: string): string =>
  duration === 'year' ? 'Full Year' : duration.slice(0, 1).toUpperCase() + duration.slice(1)

function normalize(fields: Fields): Changes {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return { ...(Object.fromEntries(entries) as Fields), gpa: parseGpa(fields.gpa) }
}

const parseGpa = (typed: number | string): number | null =>
  typeof typed === 'string' && typed.trim() === '' ? null : Number(typed)

function isEqual(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other)
  return one.length === other.length && one.every((word, index) => word === other[index])
}
