import type { Student } from './schemas/account.ts'

/** The variables of a template, in the order in which a letter uses them. */
export const templateVariables = [
  'student_name',
  'major',
  'year',
  'school',
  'professor_name',
  'professor_key_interests',
] as const

export type TemplateVariable = (typeof templateVariables)[number]

/** The facts of a student that stand in a letter or a preview by variables. */
export type TemplateStudent = Pick<Student, 'first_name' | 'last_name' | 'major' | 'academic_level' | 'school'>

/**
 * Replaces variables such as `{student_name}`; other braces stay as they are. "A {year}" becomes "an undergraduate",
 * since the year is not known when the template is written. All its values begin with the sound of their first letter.
 */
export function fillVariables(content: string, values: Readonly<Record<TemplateVariable, string>>): string {
  return content.replace(/(?:\b([Aa])n?( ))?\{(\w+)\}/g, (whole, a: string = '', space: string = '', name: string) => {
    if (!Object.hasOwn(values, name)) return whole
    const value = values[name as TemplateVariable]
    if (name !== 'year') return whole.replace(`{${name}}`, () => value)
    return `${a}${a && /^[aeiou]/i.test(value) ? 'n' : ''}${space}${value}`
  })
}
