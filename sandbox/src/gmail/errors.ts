import type { FastifyReply } from 'fastify'
import type { Kind } from '../faults.ts'
import type { Obstacle } from '../google/state.ts'

type Problem = { code: number; status: string; message: string; reason: string; detail?: string; location?: string }

/** An error in the format of all Google APIs: `{error: {code, message, status, errors: […]}}`. */
export class ApiError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

const credentials =
  'Expected OAuth 2 access token, login cookie or other valid authentication credential. ' +
  'See https://developers.google.com/identity/sign-in/web/devconsole-project.'

export const loginRequired = () =>
  new ApiError({
    code: 401,
    status: 'UNAUTHENTICATED',
    message: `Request is missing required authentication credential. ${credentials}`,
    reason: 'required',
    detail: 'Login Required.',
    location: 'Authorization',
  })
export const invalidCredentials = () =>
  new ApiError({
    code: 401,
    status: 'UNAUTHENTICATED',
    message: `Request had invalid authentication credentials. ${credentials}`,
    reason: 'authError',
    detail: 'Invalid Credentials',
    location: 'Authorization',
  })
export const insufficientScopes = () =>
  new ApiError({
    code: 403,
    status: 'PERMISSION_DENIED',
    message: 'Request had insufficient authentication scopes.',
    reason: 'insufficientPermissions',
    detail: 'Insufficient Permission',
  })
export const delegationDenied = (account: string) =>
  new ApiError({
    code: 403,
    status: 'PERMISSION_DENIED',
    message: `Delegation denied for ${account}`,
    reason: 'forbidden',
  })
export const invalidArgument = (message: string) =>
  new ApiError({ code: 400, status: 'INVALID_ARGUMENT', message, reason: 'invalidArgument' })
export const parseError = (message: string) =>
  new ApiError({ code: 400, status: 'INVALID_ARGUMENT', message, reason: 'badRequest' })
export const wrongMedia = (type: string) =>
  new ApiError({
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: `Media type '${type}' is not supported. Valid media types: [message/rfc822]`,
    reason: 'badContent',
  })
export const tooLarge = () =>
  new ApiError({
    code: 413,
    status: 'INVALID_ARGUMENT',
    message: 'Request entity is too large.',
    reason: 'uploadTooLarge',
  })
/** Gmail's errors for accounts that it takes no letter from. */
export const obstacles: Readonly<Record<Obstacle, () => ApiError>> = {
  failedPrecondition: () =>
    new ApiError({
      code: 400,
      status: 'FAILED_PRECONDITION',
      message: 'Mail service not enabled',
      reason: 'failedPrecondition',
    }),
  domainPolicy: () =>
    new ApiError({
      code: 403,
      status: 'PERMISSION_DENIED',
      message: 'The domain administrators have disabled Gmail apps.',
      reason: 'domainPolicy',
    }),
  rateLimitExceeded: () => usageLimit('rateLimitExceeded', 'Rate Limit Exceeded'),
  userRateLimitExceeded: () => usageLimit('userRateLimitExceeded', 'User Rate Limit Exceeded'),
}
const usageLimit = (reason: string, message: string) =>
  new ApiError({ code: 403, status: 'PERMISSION_DENIED', message, reason })

export const sendingLimit = (retryAfter: number) =>
  new ApiError({
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: `User-rate limit exceeded.  Retry after ${new Date(retryAfter).toISOString()} (Mail sending)`,
    reason: 'rateLimitExceeded',
  })
export const notFound = () =>
  new ApiError({ code: 404, status: 'NOT_FOUND', message: 'Requested entity was not found.', reason: 'notFound' })
export const backendError = () =>
  new ApiError({ code: 500, status: 'INTERNAL', message: 'Internal error encountered.', reason: 'backendError' })

/** Gmail's error for a fault. */
export function faultError(kind: Kind, now: number): ApiError {
  if (kind === '401') return invalidCredentials()
  if (kind === '403') return insufficientScopes()
  if (kind === '429') return sendingLimit(now + 600_000)
  return backendError()
}

export function sendApiError(reply: FastifyReply, { problem }: ApiError): FastifyReply {
  const { code, status, message, reason, detail = message, location } = problem
  if (code === 401)
    reply.header('www-authenticate', 'Bearer realm="https://accounts.google.com/", error="invalid_token"')
  const where = location === undefined ? {} : { location, locationType: 'header' }
  const errors = [
    { message: detail, domain: reason.endsWith('LimitExceeded') ? 'usageLimits' : 'global', reason, ...where },
  ]
  return reply.code(code).send({ error: { code, message, errors, status } })
}
