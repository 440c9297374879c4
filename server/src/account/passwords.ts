import { hash, verify, type Options } from '@node-rs/argon2'
import { limits } from '@labreach/contract/plans'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordTooCommon, passwordTooLong, passwordTooShort } from './errors.ts'

/** argon2id with OWASP's second choice of cost, 19 MiB and two passes: 5.6 ms here, off the event loop. */
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The 10,000 most used passwords, most used first in the list of the zxcvbn project; all are in lower case. */
const mostUsed = new Set(dictionary['passwords-common'].slice(0, 10_000))

/** Throws weak_password for what may not become a password. Nothing is trimmed or cut. */
export function checkPassword(password: string): void {
  if ([...password].length < limits.passwordMin) throw passwordTooShort()
  if (Buffer.byteLength(password) > limits.passwordMaxBytes) throw passwordTooLong()
  if (mostUsed.has(password.toLowerCase())) throw passwordTooCommon()
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobody: Promise<string> | undefined

/** Takes the same time whether or not there is a hash to compare with, so that nobody learns which usernames exist. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > limits.passwordMaxBytes) return false
  nobody ??= hash('nobody has this password', cost)
  const right = await verify(stored ?? (await nobody), password)
  return stored !== null && right
}
