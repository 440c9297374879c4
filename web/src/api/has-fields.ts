type Kinds = { string: string; number: number; boolean: boolean }
type Fields = Readonly<Record<string, keyof Kinds>>

/**
 * Whether something that came in has these fields, each of its kind. The contract's schemas stay at the server, so
 * that the website carries no zod; here the few answers that may be refused are read with this.
 */
export function hasFields<F extends Fields>(
  value: unknown,
  fields: F,
): value is { [Name in keyof F]: Kinds[F[Name]] } & Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const found = value as Record<string, unknown>
  return Object.entries(fields).every(([name, kind]) => typeof found[name] === kind)
}
