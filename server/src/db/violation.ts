import { DatabaseError } from 'pg'

/** Whether a statement failed because a row with the same key exists, by the name of the unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return error instanceof DatabaseError && error.code === '23505' && error.constraint === index
}
