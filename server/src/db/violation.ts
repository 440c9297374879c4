import postgres from 'postgres'

/** Whether a statement failed because a row with the same key is there, by the name of the unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return error instanceof postgres.PostgresError && error.code === '23505' && error.constraint_name === index
}
