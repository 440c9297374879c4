/** Where lines of the log go; the process's standard output unless told. */
export type LogStream = { write(line: string): void }

/** Begins only where a word begins: one that tries every letter of a long word takes a time that grows with its square. */
const addresses = /(?<![^\s@<>"'(),;:=])[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g
const masks = (address: string) => {
  const sign = address.indexOf('@')
  const dot = address.lastIndexOf('.', address.length - 2)
  return address[sign + 1] !== '.' && dot > sign + 1 ? '<address>' : address
}

/** Databases and mail servers repeat in their errors what they were given: addresses of people are taken out of it. */
const masked = (text: string): string => text.replaceAll(addresses, masks).slice(0, 4_000)

type Told = { type: string; message: string; stack: string; code?: string; cause?: Told }

/**
 * An error as it stands in the log: kind, message, code, stack, cause. Whatever else hangs on it, such as a statement's
 * parameters, the row that was refused, or a mail's envelope, stays out.
 */
export function toldError(error: unknown, depth = 0): Told {
  if (!isLikeError(error)) return { type: typeof error, message: masked(String(error)), stack: '' }
  const { code, cause } = error
  return {
    type: error.name ?? typeof error,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(cause instanceof Error && depth < 5 && { cause: toldError(cause, depth + 1) }),
  }
}

/** An error, or the copy of one as a plain object: so pg-boss hands on what went wrong with its queues. */
const isLikeError = (error: unknown): error is Partial<Error> & { message: string; code?: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/** How this server writes its log: JSON lines by pino, at most as much of a failure as an operator needs. */
export function loggerOptions(level: string, stream?: LogStream) {
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: (error: unknown) => toldError(error) },
    ...(stream && { stream }),
  }
}
