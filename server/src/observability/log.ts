/** The destination of the log; by default standard output. */
export type LogStream = { write(line: string): void }

/**
 * Mail addresses. Matches only at the start of a word, since trying every letter of a long word takes quadratic time.
 */
const addresses = /(?<![^\s@<>"'(),;:=])[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g
const maskAddress = (address: string) => {
  const at = address.indexOf('@')
  const dot = address.lastIndexOf('.', address.length - 2)
  return address[at + 1] !== '.' && dot > at + 1 ? '<address>' : address
}

/** Masks addresses of people: databases and mail servers repeat their input in errors. */
const mask = (text: string): string => text.replaceAll(addresses, maskAddress).slice(0, 4_000)

type SerializedError = { type: string; message: string; stack: string; code?: string; cause?: SerializedError }

/**
 * Serializes an error for the log: type, message, code, stack and cause. Other properties are omitted, for example a
 * statement's parameters, a refused row or a mail's envelope.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!isErrorLike(error)) return { type: typeof error, message: mask(String(error)), stack: '' }
  const { code, cause } = error
  return {
    type: error.name ?? typeof error,
    message: mask(error.message),
    stack: mask(error.stack ?? ''),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(cause instanceof Error && depth < 5 && { cause: serializeError(cause, depth + 1) }),
  }
}

/** An error, or a plain object with the properties of one, as pg-boss emits for its queues. */
const isErrorLike = (error: unknown): error is Partial<Error> & { message: string; code?: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/** Options of pino, which writes the log as JSON lines. */
export function loggerOptions(level: string, stream?: LogStream) {
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: (error: unknown) => serializeError(error) },
    ...(stream && { stream }),
  }
}
