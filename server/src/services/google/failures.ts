import { GoogleFailure } from './google.ts'

/** What an error of the official clients says: the status, an error code, and Gmail's reason and sentence. */
type ErrorParts = { status: number | null; code: string; reason: string; sentence: string }

type GmailError = { message?: string; errors?: { reason?: string }[] }

/** GaxiosError has status and code in several fields. Only Gmail's errors have a reason. */
export function readError(error: unknown): ErrorParts {
  const { response, status, code, cause } = error as {
    response?: { status?: number; data?: { error?: string | GmailError | null } }
    status?: number
    code?: string | number
    cause?: { code?: string; message?: string }
  }
  const body = response?.data?.error
  const { message = '', errors } = (body ?? {}) as GmailError
  return {
    status: response?.status ?? status ?? null,
    code: typeof body === 'string' ? body : String(cause?.code ?? code ?? cause?.message ?? ''),
    reason: errors?.[0]?.reason ?? '',
    sentence: message,
  }
}

/** A failure of the token endpoint, before anything was sent. */
export function toFailureBeforeSend(cause: unknown): GoogleFailure {
  if (cause instanceof GoogleFailure) return cause
  const { status, code } = readError(cause)
  if (code === 'invalid_grant' || /No refresh token/.test(String(cause)))
    return new GoogleFailure('expired', 'The grant has ended', { cause })
  if (status && status < 500) return new GoogleFailure('refused', `Google refused with ${status} ${code}`, { cause })
  if (!status && !code && cause instanceof Error) return new GoogleFailure('refused', cause.message, { cause })
  return new GoogleFailure('unreachable', `Google could not be reached (${status ?? code})`, { cause })
}

/** A failure of Gmail's messages.send. */
export function toFailureDuringSend(cause: unknown): GoogleFailure {
  if (cause instanceof GoogleFailure) return cause
  const parts = readError(cause)
  const { status, code, reason } = parts
  if (status === 401 || code === 'invalid_grant')
    return new GoogleFailure('expired', 'Gmail rejected the token', { cause })
  if (status && status < 500) {
    const message = `Gmail refused with ${status} ${reason}`.trim()
    if (status === 429 || reason === 'rateLimitExceeded' || reason === 'userRateLimitExceeded')
      return new GoogleFailure('busy', message, {
        cause,
        retryAfterMs: readWait(parts),
        sharedLimit: isSharedLimit(parts),
      })
    return new GoogleFailure('refused', message, { cause, obstacle: hasNoMailbox(parts) ? 'no_mailbox' : null })
  }
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(code))
    return new GoogleFailure('unreachable', 'Gmail could not be reached', { cause })
  return new GoogleFailure('unknown', `The response of Gmail was lost (${status ?? code})`, { cause })
}

/** A Google account on a foreign address, or of a school without Gmail or that lets no app use it. */
const hasNoMailbox = ({ reason, sentence }: ErrorParts) =>
  reason === 'domainPolicy' || (reason === 'failedPrecondition' && /mail service/i.test(sentence))

/** Gmail gives this reason for limits of the project and of one user; its sentence names the user then. */
const isSharedLimit = ({ reason, sentence }: ErrorParts) =>
  reason === 'rateLimitExceeded' && !/\buser\b/i.test(sentence)

/** Gmail states the time of the next letter in its sentence only. Null without one. */
function readWait({ sentence }: ErrorParts): number | null {
  const time = Date.parse(/Retry after ([\dT:.-]+Z)/.exec(sentence)?.[1] ?? '')
  return Number.isNaN(time) ? null : Math.max(0, time - Date.now())
}
