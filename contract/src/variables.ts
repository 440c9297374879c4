/** What a template may hold in braces, in the order of a letter. */
export const templateVariables = [
  'student_name',
  'major',
  'year',
  'school',
  'professor_name',
  'professor_key_interests',
] as const

export type TemplateVariable = (typeof templateVariables)[number]

/**
 * Fills `{student_name}` and the like; braces around anything else stay as they are. "A {year}" becomes "an undergraduate":
 * templates are written before anybody knows the year, whose values all sound as they are spelt.
 */
export function fillVariables(content: string, values: Readonly<Record<TemplateVariable, string>>): string {
  return content.replace(/(?:\b([Aa])n?( ))?\{(\w+)\}/g, (whole, a: string = '', space: string = '', name: string) => {
    if (!Object.hasOwn(values, name)) return whole
    const value = values[name as TemplateVariable]
    if (name !== 'year') return whole.replace(`{${name}}`, () => value)
    return `${a}${a && /^[aeiou]/i.test(value) ? 'n' : ''}${space}${value}`
  })
}
