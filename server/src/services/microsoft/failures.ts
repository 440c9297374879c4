import { ResponseBodyError } from 'oauth4webapi'
import { MicrosoftFailure, type MicrosoftObstacle, type MicrosoftTokens } from './microsoft.ts'
import type { SendResponse } from './send-message.ts'

/** Errors of the token endpoint after which only a new consent helps: also a new rule of the student's school. */
const endedCodes = ['invalid_grant', 'interaction_required', 'consent_required', 'login_required']

/** Errors of a connection that was never made, so that nothing was written to it. */
const neverConnected = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/

/** A failure of the token endpoint, before anything was sent. */
export function toFailureBeforeSend(error: unknown): MicrosoftFailure {
  if (error instanceof MicrosoftFailure) return error
  if (error instanceof ResponseBodyError) {
    const kind = endedCodes.includes(error.error) ? 'expired' : error.status < 500 ? 'refused' : 'unreachable'
    const oauthError = { error: error.error, error_description: error.error_description }
    return new MicrosoftFailure(kind, `Microsoft refused with ${error.status} ${error.error}`, {
      cause: error,
      refusal: oauthError,
    })
  }
  return new MicrosoftFailure('unreachable', 'Microsoft could not be reached', { cause: error })
}

/** Codes of Graph after which no letter leaves from this mailbox. */
const obstacles: Readonly<Record<string, MicrosoftObstacle>> = {
  MailboxNotEnabledForRESTAPI: 'no_mailbox',
  MailboxNotSupportedForRESTAPI: 'no_mailbox',
  ErrorAccountSuspend: 'suspended',
  ErrorAccountSuspendShowTierUpgrade: 'suspended',
  ErrorSendAsDenied: 'not_own_address',
}

/**
 * A failure of Graph's sendMail: its response, or the error of a request without one. Every status of 500 and more is
 * `unknown`, also 503 with Retry-After: a gateway of Graph may send it after Exchange has taken the message.
 */
export function toFailureDuringSend(failure: SendResponse | Error, renewed: MicrosoftTokens | null): MicrosoftFailure {
  if (!(failure instanceof Error)) return toFailureOfResponse(failure, renewed)
  const { code = '' } = (failure.cause ?? {}) as { code?: unknown }
  if (typeof code === 'string' && neverConnected.test(code))
    return new MicrosoftFailure('unreachable', 'Graph could not be reached', { cause: failure, renewed })
  return new MicrosoftFailure('unknown', 'The response of Graph was lost', { cause: failure, renewed })
}

function toFailureOfResponse(
  { status, code, retryAfterMs }: SendResponse,
  renewed: MicrosoftTokens | null,
): MicrosoftFailure {
  if (status === 401) return new MicrosoftFailure('expired', 'Graph rejected the token')
  if (status === 429)
    return new MicrosoftFailure('busy', 'Graph limits the requests of this mailbox', { renewed, retryAfterMs })
  // 408 comes from a gateway that waited for the rest, so it is not known what Exchange has.
  if (status < 400 || status >= 500 || status === 408)
    return new MicrosoftFailure('unknown', `Graph may not have accepted the message (${status})`, { renewed })
  const obstacle = code !== null && Object.hasOwn(obstacles, code) ? obstacles[code]! : null
  return new MicrosoftFailure('refused', `Graph refused with ${status} ${code ?? ''}`.trim(), { renewed, obstacle })
}
