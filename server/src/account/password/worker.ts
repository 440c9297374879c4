import { hashSync, verifySync, type Options } from '@node-rs/argon2'
import type { PasswordWeakness } from '../errors.ts'
import type { PasswordInput } from './weakness.ts'

/**
 * argon2id with 12 MiB and three passes, one of the equivalent settings that OWASP recommends: as strong as 19 MiB and
 * two passes, in two thirds of the time.
 */
const cost: Options = { algorithm: 2, memoryCost: 12_288, timeCost: 3, parallelism: 1 }

/** The hash of a password that is stored. The functions of this file run in the threads of passwords.ts. */
export const hash = (password: string): string => hashSync(password, cost)

/** Whether a password matches a hash, also one of another cost. */
export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password)

/** Why a password is easy to guess, or null. The first call loads the dictionaries (25 MB). */
export async function weakness(input: PasswordInput): Promise<PasswordWeakness | null> {
  const { findWeakness } = await import('./weakness.ts')
  return findWeakness(input)
}
