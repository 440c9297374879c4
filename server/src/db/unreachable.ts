/** Codes of postgres.js for a connection that is gone, of the system, and of PostgreSQL while it stops or starts. */
const gone = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '53300', // too many connections
  '57P01', // stopped by its operator
  '57P02', // crashed
  '57P03', // starting or stopping
  '08P01', // PgBouncer has lost its connection to PostgreSQL, or gets none
  '25006', // reads only: a standby that is about to take over
])

/** Whether a statement failed because nobody answers there, and may well succeed in a moment. */
export function isUnreachable(error: unknown): boolean {
  const { code, syscall, query } = error as { code?: unknown; syscall?: unknown; query?: unknown }
  if (typeof code !== 'string' || !gone.has(code)) return false
  // A missing file has the same code as a missing socket, and services outside have connections of their own.
  return code !== 'ENOENT' || syscall === 'connect' || query !== undefined
}

/** Whether there is no room left on a disk: PostgreSQL's (53100), or the one where files lie. */
export const isFull = (error: unknown): boolean => ['53100', 'ENOSPC'].includes((error as { code?: string }).code ?? '')
