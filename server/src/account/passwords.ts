import { availableParallelism } from 'node:os'
import { limits } from '@labreach/contract/plans'
import { Piscina } from 'piscina'
import { passwordEasyToGuess, passwordTooLong, passwordTooShort, type PasswordWeakness } from './errors.ts'

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

/** What a stranger may know of a student. */
export type Known = { username?: string; first_name?: string; last_name?: string; email?: string | null }

/**
 * Throws weak_password for what may not become a password: too short or long, one of the most used, easy to guess, or
 * mostly the student's own name, username or address. Nothing is trimmed or cut.
 * @param known asked for once the length is right.
 */
export async function checkPassword(password: string, known: () => Promise<Known>): Promise<void> {
  if ([...password].length < limits.passwordMin) throw passwordTooShort()
  if (Buffer.byteLength(password) > limits.passwordMaxBytes) throw passwordTooLong()
  const own = wordsOf(await known())
  const found: PasswordWeakness | null = await threads().run({ password, own }, { name: 'weakness' })
  if (found) throw passwordEasyToGuess(found)
}

/** Words of three letters and more; of an address all but the end of its domain. */
function wordsOf({ username = '', first_name = '', last_name = '', email }: Known): string[] {
  const addresses = [username, email ?? ''].map((text) => (text.includes('@') ? text.replace(/\.[^.]*$/, '') : text))
  const words = [...addresses, first_name, last_name].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  return [...new Set(words.filter((word) => word.length >= 3))].slice(0, 20)
}

export function hashPassword(password: string): Promise<string> {
  return threads().run(password, { name: 'hash' })
}

let nobody: Promise<string> | undefined

const hashOfNobody = (): Promise<string> => (nobody ??= hashPassword('nobody has this password'))

/** Starts a thread ahead, so that the first to sign in need not wait for it. */
export async function startHashing(): Promise<void> {
  await hashOfNobody()
  await threads().run({ password: 'nobody', own: [] }, { name: 'weakness' })
}

/** Takes the same time whether or not there is a hash to compare with, so that nobody learns which usernames exist. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > limits.passwordMaxBytes) return false
  const other = await hashOfNobody()
  const right: boolean = await threads().run({ stored: stored ?? other, password }, { name: 'verify' })
  return stored !== null && right
}
