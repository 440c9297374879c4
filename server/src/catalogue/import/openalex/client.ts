import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'

/** OpenAlex refused, or does not answer usefully; the message is a sentence for the operator. */
export class OpenalexError extends Error {}

export type OpenalexSettings = {
  /** Without a slash at the end: https://api.openalex.org */
  url: string
  key?: string | undefined
  /** The operator's address (`mailto`): with one, OpenAlex answers from its faster "polite pool". */
  mailto?: string | undefined
}

/** A clock in milliseconds and a sleep; tests pass their own. */
export type Pace = { now: () => number; wait: (ms: number) => Promise<unknown> }

/** Called when the day's budget is used up, with the milliseconds until the next one. */
export type OnBudgetSpent = (waitMs: number) => void

export type Openalex = {
  /** GETs `path` and parses the response with the schema. Throws OpenalexError when all attempts failed. */
  get: <T extends z.ZodType>(path: string, parameters: Record<string, string>, schema: T) => Promise<z.output<T>>
}

const BETWEEN_REQUESTS_MS = 100
const ATTEMPTS = 6
const FIRST_RETRY_MS = 1_000
/**
 * A new budget comes each day; when Retry-After is longer than this, it is not about the budget, and the client gives
 * up.
 */
const LONGEST_WAIT_MS = 26 * 3_600_000
/** Longer waits are reported to the operator. */
const LONG_WAIT_MS = 10 * 60_000
/** Two clocks may differ by a few seconds about when the day ends. */
const AFTER_RESET_MS = 5_000
const TIMEOUT_MS = 60_000

const systemPace: Pace = { now: () => performance.now(), wait: (ms) => sleep(ms) }

/**
 * A client that keeps OpenAlex's limits: at most ten requests a second, also with concurrent callers; 429, 5xx, invalid
 * responses and broken connections are retried after Retry-After, else after 1, 2, 4, 8 and 16 s. A key has a budget of
 * calls a day (10,000 lists with a free key, 2026), and each response says what is left of it: when it is used up, the
 * client waits for the next day and continues.
 */
export function openalexClient(
  { url, key, mailto }: OpenalexSettings,
  pace: Pace = systemPace,
  onBudgetSpent: OnBudgetSpent = () => undefined,
): Openalex {
  let next = 0
  let pausedUntil = 0
  /** After a Retry-After all requests wait, not only the one that received it. */
  const waitForSlot = async (): Promise<void> => {
    do {
      const at = Math.max(next, pausedUntil, pace.now())
      next = at + BETWEEN_REQUESTS_MS
      if (at > pace.now()) await pace.wait(at - pace.now())
    } while (pace.now() < pausedUntil)
  }
  const pauseFor = (ms: number): void => {
    const until = pace.now() + ms
    // Several requests may be told at once that the budget is spent.
    if (ms > LONG_WAIT_MS && until - pausedUntil > LONG_WAIT_MS) onBudgetSpent(ms)
    pausedUntil = Math.max(pausedUntil, until)
  }

  return {
    async get(path, parameters, schema) {
      const address = new URL(url + path)
      const about = { ...parameters, ...(mailto && { mailto }), ...(key && { api_key: key }) }
      for (const [name, value] of Object.entries(about)) address.searchParams.set(name, value)
      const what = `${url}${path}`
      for (let attempt = 1; ;) {
        await waitForSlot()
        const outcome = await ask(address, mailto, schema, what)
        if (outcome.newBudgetMs !== undefined) pauseFor(outcome.newBudgetMs)
        if ('value' in outcome) return outcome.value
        // A spent budget is no failure, and waiting for the next day no attempt.
        if (outcome.newBudgetMs !== undefined) continue
        const { trouble, retryAfterMs = FIRST_RETRY_MS * 2 ** (attempt - 1) } = outcome
        if (retryAfterMs > LONGEST_WAIT_MS)
          throw new OpenalexError(
            `${what} ${trouble} and asks to wait ${Math.ceil(retryAfterMs / 3_600_000)} hours. Run it again then.`,
          )
        if (attempt === ATTEMPTS) throw new OpenalexError(`${what} ${trouble}, ${ATTEMPTS} times in a row.`)
        pauseFor(retryAfterMs)
        attempt++
      }
    },
  }
}

/** `newBudgetMs`: the day's budget is used up, and a new one comes in so many milliseconds. */
type Outcome<T> = ({ value: T } | { trouble: string; retryAfterMs?: number }) & { newBudgetMs?: number }

/** One attempt. Throws OpenalexError where another one would not help. */
async function ask<T extends z.ZodType>(
  address: URL,
  mailto: string | undefined,
  schema: T,
  what: string,
): Promise<Outcome<z.output<T>>> {
  const headers = { accept: 'application/json', 'user-agent': `Labreach${mailto ? ` (mailto:${mailto})` : ''}` }
  let response: Response
  let text: string
  try {
    response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    text = await response.text()
  } catch (error) {
    return { trouble: `does not answer (${reasonOf(error)})` }
  }
  const budget = budgetOf(response.headers)
  if (response.status === 429 || response.status >= 500)
    return { trouble: `answered ${response.status}`, ...retryAfter(response.headers.get('retry-after')), ...budget }
  if (response.status === 401 || response.status === 403)
    throw new OpenalexError(`${what} refused access (${response.status}): is the key right?`)
  if (!response.ok) throw new OpenalexError(`${what} answered ${response.status}: ${messageOf(text)}`)
  const { success, data } = schema.safeParse(json(text))
  return success ? { value: data, ...budget } : { trouble: 'gave an answer that cannot be read', ...budget }
}

/**
 * When the next budget comes, where the headers say that less is left of this one than a list costs: one credit, as
 * single entities are free. `X-RateLimit-Reset` counts the seconds until midnight UTC.
 */
function budgetOf(headers: Headers): { newBudgetMs?: number } {
  const left = Number(headers.get('x-ratelimit-remaining') ?? Infinity)
  const reset = Number(headers.get('x-ratelimit-reset') ?? NaN)
  return left < 1 && reset >= 0 ? { newBudgetMs: reset * 1_000 + AFTER_RESET_MS } : {}
}

/** What a Retry-After in seconds or as a date asks for; nothing where it is neither. */
function retryAfter(header: string | null): { retryAfterMs?: number } {
  if (!header) return {}
  const ms = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.max(0, ms) }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause)
}

/** OpenAlex explains itself in `message`; never more than a line of it. */
function messageOf(text: string): string {
  const body = json(text)
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : text
  return message.replace(/\s+/g, ' ').slice(0, 200)
}

/** Undefined for what is no JSON, as half a page is. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
