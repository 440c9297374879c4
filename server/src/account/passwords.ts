import { availableParallelism } from 'node:os'
import { limits } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import { Piscina } from 'piscina'
import { passwordEasyToGuess, passwordTooLong, passwordTooShort, type PasswordWeakness } from './errors.ts'

/**
 * Gives the hashing threads about a tenth of the CPU time of the main thread when both are busy: requests come first.
 */
const niceness = 10

let started: Piscina | undefined

/**
 * A separate thread pool for hashing, with half as many threads as the machine has processors. A hash takes 10 ms; four
 * at once in Node's own pool delayed other requests.
 */
const getThreads = (): Piscina =>
  (started ??= new Piscina({
    filename: new URL('password/worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.ceil(availableParallelism() / 2),
    niceIncrement: niceness,
  }))

/** Facts about a student that a stranger may know. */
export type PersonalFacts = { username?: string; first_name?: string; last_name?: string; email?: string | null }

/**
 * Throws weak_password if a password is too short or long, one of the most used, easy to guess, or mostly the student's
 * own name, username or address. The password is neither trimmed nor cut.
 * @param readFacts called only if the length is valid.
 */
export async function checkPassword(password: string, readFacts: () => Promise<PersonalFacts>): Promise<void> {
  if ([...password].length < limits.passwordMin) throw passwordTooShort()
  if (Buffer.byteLength(password) > serverLimits.passwordMaxBytes) throw passwordTooLong()
  const personalWords = getWords(await readFacts())
  const weakness: PasswordWeakness | null = await getThreads().run({ password, personalWords }, { name: 'weakness' })
  if (weakness) throw passwordEasyToGuess(weakness)
}

/** At most 20 words of three or more characters; the top-level domain of an address is left out. */
function getWords({ username = '', first_name = '', last_name = '', email }: PersonalFacts): string[] {
  const addresses = [username, email ?? ''].map((text) => (text.includes('@') ? text.replace(/\.[^.]*$/, '') : text))
  const words = [...addresses, first_name, last_name].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  return [...new Set(words.filter((word) => word.length >= 3))].slice(0, 20)
}

export function hashPassword(password: string): Promise<string> {
  return getThreads().run(password, { name: 'hash' })
}

let dummyHash: Promise<string> | undefined

const getDummyHash = (): Promise<string> => (dummyHash ??= hashPassword('no account has this password'))

/** Starts a thread and loads its dictionaries, so that the first sign-in does not wait for them. */
export async function startHashing(): Promise<void> {
  await getDummyHash()
  await getThreads().run({ password: 'no account', personalWords: [] }, { name: 'weakness' })
}

/** Compares with a dummy hash if `stored` is null: the response time then does not reveal whether a username exists. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > serverLimits.passwordMaxBytes) return false
  const dummy = await getDummyHash()
  const matches: boolean = await getThreads().run({ stored: stored ?? dummy, password }, { name: 'verify' })
  return stored !== null && matches
}
