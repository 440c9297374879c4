/** Longer statements are left out: they are generated, and their text helps nobody. */
const MAX_LENGTH = 4_000

/**
 * Whether the text of a statement contains only keywords, names and placeholders ($1). A text with anything else, such
 * as a string, a number or a comment, may contain data. Errs on the side of finding literals.
 */
export function isWithoutLiterals(statement: string): boolean {
  if (statement.length > MAX_LENGTH) return false
  const withoutNames = statement.replaceAll(/(?<!")"[a-z_][a-z0-9_]*"(?!")/g, 'name')
  return !/['"\\]|--|\/\*|\$(?!\d)|(?<![\w$])\d/.test(withoutNames)
}
