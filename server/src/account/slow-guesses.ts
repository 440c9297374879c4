import { HOUR_MS } from '@labreach/contract/plans'
import { networkKey } from '../audit-log.ts'
import { createLimiter, createTurns, type Use } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { guessedTooOften } from './errors.ts'
import { hasSignedInFrom } from './queries.ts'

/** Wrong passwords of one account from all networks, in an hour, before unknown networks have to wait. */
const FREE = 50
/** Counted further, so that the wait can grow; never a reason to refuse. */
const counted = { times: 5 * FREE, withinMs: 5 * HOUR_MS }

const [SHORTEST_MS, LONGEST_MS] = [2_000, 30_000]

type Guess = { key: string; studentId: string | null; address: string }

/**
 * Counts a guess at the password of one account, known or not, from all networks together. After 50 wrong ones in an hour
 * a network that the account has not signed in from before must wait some seconds before each guess. Nobody is locked
 * out: each network waits for itself, 30 seconds at the most. Throws rate_limited.
 */
export async function slowGuesses(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  { key, studentId, address }: Guess,
): Promise<Pick<Use, 'giveBack'>> {
  const use = await createLimiter(services)('login-anywhere', key, counted).catch(whenFull)
  if (use.used <= FREE) return use
  // Asked alike for names that are nobody's, so that the time tells nothing.
  if (await hasSignedInFrom(services.db, studentId ?? 'unknown', networkKey(services, address))) return use
  const waitMs = Math.min(SHORTEST_MS * 2 ** Math.floor((use.used - FREE - 1) / FREE), LONGEST_MS)
  const leftMs = await createTurns(services)('login-turn', `${address} ${key}`, waitMs)
  if (leftMs === 0) return use
  // Nothing was guessed.
  await use.giveBack()
  throw guessedTooOften(leftMs)
}

function whenFull(error: unknown): Use {
  if (error instanceof Refusal && error.code === 'rate_limited')
    return { used: counted.times, giveBack: async () => undefined }
  throw error
}
