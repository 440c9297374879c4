/** Codes of the operating system for a lost connection, and of PostgreSQL while it stops or starts. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '53300', // too many connections
  '57P01', // stopped by its operator
  '57P02', // crashed
  '57P03', // starting or stopping
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '08P01', // PgBouncer has lost its connection to PostgreSQL, or gets none
  '25006', // read-only: a standby that is about to take over
])

/** Errors of pg and pg-pool 8.23 without a code: the connection was lost, or could not be opened in time. */
const messages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])

/** Whether a statement failed because the database did not respond. A later attempt may succeed. */
export function isUnreachable(error: unknown): boolean {
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown }
  if (typeof code !== 'string') return typeof message === 'string' && messages.has(message)
  // A missing file has the same code as a missing socket.
  return codes.has(code) && (code !== 'ENOENT' || syscall === 'connect')
}

/** Whether there is no room left on a disk: PostgreSQL's (53100), or the one where files lie. */
export const isFull = (error: unknown): boolean => ['53100', 'ENOSPC'].includes((error as { code?: string }).code ?? '')
