import { availableParallelism } from 'node:os'
import { limits } from '@labreach/contract/plans'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Piscina } from 'piscina'
import { passwordTooCommon, passwordTooLong, passwordTooShort } from './errors.ts'

/** A tenth of the processor that a page gets where both want it: a sign-in may take a moment longer, so that a page need not. */
const niceness = 10

let started: Piscina | undefined

/**
 * Threads for nothing but hashing, half as many as the machine has processors. In Node's own pool four at once, each ten
 * milliseconds of work, kept pages waiting.
 */
const threads = (): Piscina =>
  (started ??= new Piscina({
    filename: new URL('password/worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.ceil(availableParallelism() / 2),
    niceIncrement: niceness,
  }))

/** The 10,000 most used passwords, most used first in the list of the zxcvbn project; all are in lower case. */
const mostUsed = new Set(dictionary['passwords-common'].slice(0, 10_000))

/** Throws weak_password for what may not become a password. Nothing is trimmed or cut. */
export function checkPassword(password: string): void {
  if ([...password].length < limits.passwordMin) throw passwordTooShort()
  if (Buffer.byteLength(password) > limits.passwordMaxBytes) throw passwordTooLong()
  if (mostUsed.has(password.toLowerCase())) throw passwordTooCommon()
}

export function hashPassword(password: string): Promise<string> {
  return threads().run(password, { name: 'hash' })
}

let nobody: Promise<string> | undefined

const hashOfNobody = (): Promise<string> => (nobody ??= hashPassword('nobody has this password'))

/** Starts a thread ahead, so that the first to sign in need not wait for it. */
export async function startHashing(): Promise<void> {
  await hashOfNobody()
}

/** Takes the same time whether or not there is a hash to compare with, so that nobody learns which usernames exist. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > limits.passwordMaxBytes) return false
  const other = await hashOfNobody()
  const right: boolean = await threads().run({ stored: stored ?? other, password }, { name: 'verify' })
  return stored !== null && right
}
