import { HOUR_MS } from '@labreach/contract/plans'
import { hasSignedInFrom, hashNetwork } from '../../audit-log.ts'
import { createLimiter, type Use } from '../../rate-limits.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { tooManyCodes } from '../errors.ts'
import { selectFactor } from './queries.ts'
import { readDigits } from './take-code.ts'

/** Ten wrong codes at once, then one more every half hour. */
const wrongCodes = { times: 10, withinMs: 5 * HOUR_MS }

const notCounted: Pick<Use, 'giveBack'> = { giveBack: async () => undefined }

/**
 * Counts a guess at the six digits of an account; call it after the password was right, and give a right one back. A
 * network from which the account has signed in with the factor, or turned it on, has a counter of its own, so that a thief elsewhere cannot use up the
 * student's; all other networks share one. Recovery codes cannot be guessed and are not counted. Throws rate_limited.
 */
export async function countCode(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  { studentId, code, network }: { studentId: string; code: string; network: string },
): Promise<Pick<Use, 'giveBack'>> {
  if (readDigits(code) === null) return notCounted
  // Not the sign-ins before: a thief who knows the password may be the reason for the factor.
  const since = (await selectFactor(services.db, studentId))?.confirmed_at ?? services.clock.now()
  const from = hashNetwork(services, network)
  const isKnown =
    (await hasSignedInFrom(services.db, studentId, from, { since })) ||
    (await hasSignedInFrom(services.db, studentId, from, { event: 'second_factor_on', since }))
  const owner = isKnown ? `${studentId} ${network}` : studentId
  try {
    return await createLimiter(services)('second-factor', owner, wrongCodes)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited')
      throw tooManyCodes((error.detail.retryAfter ?? 1) * 1_000)
    throw error
  }
}
