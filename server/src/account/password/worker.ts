import { hashSync, verifySync, type Options } from '@node-rs/argon2'
import type { PasswordWeakness } from '../errors.ts'

/** argon2id with OWASP's third choice of cost, 12 MiB and three passes: as strong as 19 MiB and two, in two thirds of the time. */
const cost: Options = { algorithm: 2, memoryCost: 12_288, timeCost: 3, parallelism: 1 }

/** For the threads of passwords.ts: a password as it is kept. */
export const hash = (password: string): string => hashSync(password, cost)

/** For the threads of passwords.ts: whether this is the password behind a hash, whatever that cost. */
export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password)

/** For the threads of passwords.ts: why a password is easy to guess. Its dictionaries, 25 MB, come with the first one. */
export async function weakness(given: { password: string; own: readonly string[] }): Promise<PasswordWeakness | null> {
  const { weaknessOf } = await import('./weakness.ts')
  return weaknessOf(given)
}
