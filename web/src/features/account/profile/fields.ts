import type { Student, updateMe } from '@labreach/contract/account'
import type { CallInput } from '@labreach/contract/endpoint'
import { limits } from '@labreach/contract/plans'

type Changes = CallInput<typeof updateMe>['body']

/** What the form holds; the GPA as it stands in its input, which may be unfinished. */
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

/** The form of a student that nobody has touched. */
export const fieldsOf = (student: Student): Fields => ({
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

/** The fields that differ, as they are sent: texts trimmed, the GPA a number or null. */
export function changesOf(before: Fields, now: Fields): Changes {
  const [old, next] = [asSent(before), asSent(now)]
  const names = Object.keys(next) as (keyof Changes)[]
  return Object.fromEntries(names.filter((name) => !same(old[name], next[name])).map((name) => [name, next[name]]))
}

/** What is wrong with a GPA as typed, or undefined; none is fine. */
export function gpaProblem(typed: number | string): string | undefined {
  const gpa = numberOf(typed)
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

function asSent(fields: Fields): Changes {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return { ...(Object.fromEntries(entries) as Fields), gpa: numberOf(fields.gpa) }
}

const numberOf = (typed: number | string): number | null =>
  typeof typed === 'string' && typed.trim() === '' ? null : Number(typed)

function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other)
  return one.length === other.length && one.every((word, index) => word === other[index])
}
