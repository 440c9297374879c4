type Kinds = { string: string; number: number; boolean: boolean }
type Fields = Readonly<Record<string, keyof Kinds>>

/**
 * Whether a value from outside has these fields with these types. The website does not include zod (22 kB), so this
 * replaces the schemas of the contract for the few responses that the website checks.
 */
export function hasFields<F extends Fields>(
  value: unknown,
  fields: F,
): value is { [Name in keyof F]: Kinds[F[Name]] } & Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Record<string, unknown>
  return Object.entries(fields).every(([name, kind]) => typeof record[name] === kind)
}
