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

/** Fills `{student_name}` and the like; braces around anything else stay as they are. */
export function fillVariables(content: string, values: Readonly<Record<TemplateVariable, string>>): string {
  return content.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as TemplateVariable] : whole,
  )
}
