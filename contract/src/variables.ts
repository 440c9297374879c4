import type { academicLevels } from './choices.ts'
import type { Student } from './schemas/account.ts'

/** The variables of a template: the six of the specification, then those for a greeting, a level and a term. */
export const templateVariables = [
  'student_name',
  'major',
  'year',
  'school',
  'professor_name',
  'professor_key_interests',
  'professor_surname',
  'level',
  'term',
] as const

export type TemplateVariable = (typeof templateVariables)[number]

/** The facts of a student that stand in a letter or a preview by variables. */
export type TemplateStudent = Pick<Student, 'first_name' | 'last_name' | 'major' | 'academic_level' | 'school'>

type Level = (typeof academicLevels)[number]

/** The words for a level of studies: "high school senior", "undergraduate student", "PhD student". */
export function nameLevel(level: Level): string {
  if (level === 'phd') return 'PhD student'
  if (level === 'undergraduate' || level === 'graduate') return `${level} student`
  return level.replaceAll('_', ' ')
}

/**
 * Replaces variables such as `{student_name}`; other braces stay as they are. "A {year}" becomes "an undergraduate",
 * and so does "a {level}", since the level is not known when the template is written. All its values begin with the sound of their first letter.
 */
export function fillVariables(content: string, values: Readonly<Record<TemplateVariable, string>>): string {
  return content.replace(/(?:\b([Aa])n?( ))?\{(\w+)\}/g, (whole, a: string = '', space: string = '', name: string) => {
    if (!Object.hasOwn(values, name)) return whole
    const value = values[name as TemplateVariable]
    if (name !== 'year' && name !== 'level') return whole.replace(`{${name}}`, () => value)
    return `${a}${a && /^[aeiou]/i.test(value) ? 'n' : ''}${space}${value}`
  })
}
