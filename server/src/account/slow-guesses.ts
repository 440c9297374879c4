import { HOUR_MS } from '@labreach/contract/plans'
import { hasSignedInFrom, hashNetwork } from '../audit-log.ts'
import { createDelay, createLimiter, type Use } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { tooManyGuesses } from './errors.ts'

/** Wrong passwords for one account from all networks in an hour, before unknown networks have to wait. */
const GUESSES_WITHOUT_DELAY = 50
/** The counter continues up to this limit, since the delay grows with it. A full counter refuses nothing. */
const counterLimit = { times: 5 * GUESSES_WITHOUT_DELAY, withinMs: 5 * HOUR_MS }

const [SHORTEST_MS, LONGEST_MS] = [2_000, 30_000]

type Guess = { key: string; studentId: string | null; network: string }

/**
 * Counts a guess at the password of one account, from all networks together; the account need not exist. After 50 wrong
 * guesses in an hour, a network from which the account has never signed in must wait 2 to 30 seconds before each guess.
 * The delay is per network, so an attacker cannot lock the owner out. Throws rate_limited.
 */
export async function slowGuesses(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  { key, studentId, network }: Guess,
): Promise<Pick<Use, 'giveBack'>> {
  const use = await createLimiter(services)('login-anywhere', key, counterLimit).catch(acceptFull)
  if (use.used <= GUESSES_WITHOUT_DELAY) return use
  // Also queried for unknown usernames, so that the response time does not reveal which ones exist.
  if (await hasSignedInFrom(services.db, studentId ?? 'unknown', hashNetwork(services, network))) return use
  const doublings = Math.floor((use.used - GUESSES_WITHOUT_DELAY - 1) / GUESSES_WITHOUT_DELAY)
  const waitMs = Math.min(SHORTEST_MS * 2 ** doublings, LONGEST_MS)
  const leftMs = await createDelay(services)('login-turn', `${network} ${key}`, waitMs)
  if (leftMs === 0) return use
  // The password is not compared, so this was no guess.
  await use.giveBack()
  throw tooManyGuesses(leftMs)
}

function acceptFull(error: unknown): Use {
  if (error instanceof Refusal && error.code === 'rate_limited')
    return { used: counterLimit.times, giveBack: async () => undefined }
  throw error
}
