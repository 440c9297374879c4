import { availableParallelism } from 'node:os'
import { limits } from '@labreach/contract/plans'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Piscina } from 'piscina'
import { overloaded } from '../refusal.ts'
import { passwordTooCommon, passwordTooLong, passwordTooShort } from './errors.ts'

/** Half of the processor that a page gets where both want it: a sign-in may take a moment longer, so that a page need not. */
const niceness = 3

/**
 * Whoever would wait longer for a hash is asked to come again. Under twice of what two cores can do, sign-ins otherwise
 * waited ten seconds each, in places that others would have left at once (`npm run load`).
 */
const MOST_WAIT_MS = 2_000

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

/** How many wait, and how long each has taken of late, in ms, whatever else the machine was doing. */
const line = { waiting: 0, eachMs: 20 }

/** What a thread answers. Throws overloaded. */
async function inTurn<T>(name: 'hash' | 'verify', given: unknown): Promise<T> {
  if (line.waiting * line.eachMs > MOST_WAIT_MS) throw overloaded()
  const place = ++line.waiting
  const begun = performance.now()
  try {
    return await threads().run(given, { name })
  } finally {
    line.waiting--
    line.eachMs += ((performance.now() - begun) / place - line.eachMs) / 8
  }
}

/** Throws overloaded. */
export const hashPassword = (password: string): Promise<string> => inTurn('hash', password)

let nobody: Promise<string> | undefined

/** Never refused, since it is kept for good. */
const hashOfNobody = (): Promise<string> => (nobody ??= threads().run('nobody has this password', { name: 'hash' }))

/** Starts a thread ahead, so that the first to sign in need not wait for it. */
export async function startHashing(): Promise<void> {
  await hashOfNobody()
}

/**
 * Takes the same time whether or not there is a hash to compare with, so that nobody learns which usernames exist. Throws
 * overloaded.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > limits.passwordMaxBytes) return false
  const other = await hashOfNobody()
  const right = await inTurn<boolean>('verify', { stored: stored ?? other, password })
  return stored !== null && right
}
