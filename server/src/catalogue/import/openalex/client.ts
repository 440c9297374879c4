import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'

/** OpenAlex refused a request or is unavailable; the message is for the operator. */
export class OpenalexError extends Error {}

export type OpenalexSettings = {
  /** Without a final slash: https://api.openalex.org */
  url: string
  key?: string | undefined
  /** The operator's address (`mailto`): OpenAlex then uses its faster "polite pool". */
  mailto?: string | undefined
}

/** A clock in milliseconds and a sleep; tests pass their own. */
export type Pace = { now: () => number; wait: (ms: number) => Promise<unknown> }

/** Called when the daily budget is used up, with the milliseconds until the next one. */
export type OnBudgetSpent = (waitMs: number) => void

export type Openalex = {
  /** GETs `path` and parses the response with the schema. Throws OpenalexError when all attempts failed. */
  get: <T extends z.ZodType>(path: string, parameters: Record<string, string>, schema: T) => Promise<z.output<T>>
}

const BETWEEN_REQUESTS_MS = 100
const ATTEMPTS = 6
const FIRST_RETRY_MS = 1_000
/** Retry-After is at most a day for a used-up budget. A longer one has another cause, so the client throws an error. */
const LONGEST_WAIT_MS = 26 * 3_600_000
/** Longer waits are reported to the operator. */
const LONG_WAIT_MS = 10 * 60_000
/** Two clocks may differ by a few seconds about when the day ends. */
const AFTER_RESET_MS = 5_000
const TIMEOUT_MS = 60_000

const systemPace: Pace = { now: () => performance.now(), wait: (ms) => sleep(ms) }

/**
 * A client that respects OpenAlex's limits: at most ten requests a second, also with concurrent callers. It retries
 * after 429, 5xx, invalid responses and broken connections: after Retry-After, or else after 1, 2, 4, 8 and 16 s. A key
 * has a daily budget of calls (10,000 lists with a free key, 2026), and each response contains the rest of it. When it
 * is used up, the client waits for the next day and continues.
 */
export function createOpenalexClient(
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
    // Several concurrent requests may report that the budget is used up.
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
        const outcome = await sendRequest(address, mailto, schema, what)
        if (outcome.newBudgetMs !== undefined) pauseFor(outcome.newBudgetMs)
        if ('value' in outcome) return outcome.value
        // A used-up budget does not count as a failed attempt.
        if (outcome.newBudgetMs !== undefined) continue
        const { problem, retryAfterMs = FIRST_RETRY_MS * 2 ** (attempt - 1) } = outcome
        if (retryAfterMs > LONGEST_WAIT_MS)
          throw new OpenalexError(
            `${what} ${problem} and asks to wait ${Math.ceil(retryAfterMs / 3_600_000)} hours. Run it again then.`,
          )
        if (attempt === ATTEMPTS) throw new OpenalexError(`${what} ${problem}, ${ATTEMPTS} times in a row.`)
        pauseFor(retryAfterMs)
        attempt++
      }
    },
  }
}

/** `newBudgetMs`: the milliseconds until the next budget, if the daily budget is used up. */
type Outcome<T> = ({ value: T } | { problem: string; retryAfterMs?: number }) & { newBudgetMs?: number }

/** Sends one request. Throws OpenalexError if a retry would not help. */
async function sendRequest<T extends z.ZodType>(
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
    return { problem: `does not answer (${describeError(error)})` }
  }
  const budget = readBudget(response.headers)
  if (response.status === 429 || response.status >= 500)
    return { problem: `answered ${response.status}`, ...readRetryAfter(response.headers.get('retry-after')), ...budget }
  if (response.status === 401 || response.status === 403)
    throw new OpenalexError(`${what} refused access (${response.status}): is the key right?`)
  if (!response.ok) throw new OpenalexError(`${what} answered ${response.status}: ${readMessage(text)}`)
  const { success, data } = schema.safeParse(parseJson(text))
  return success ? { value: data, ...budget } : { problem: 'gave an answer that cannot be read', ...budget }
}

/**
 * The time until the next budget, if the rest of this one is less than the cost of a list (one credit; single entities
 * are free). `X-RateLimit-Reset` is the number of seconds until midnight UTC.
 */
function readBudget(headers: Headers): { newBudgetMs?: number } {
  const remaining = Number(headers.get('x-ratelimit-remaining') ?? Infinity)
  const reset = Number(headers.get('x-ratelimit-reset') ?? NaN)
  return remaining < 1 && reset >= 0 ? { newBudgetMs: reset * 1_000 + AFTER_RESET_MS } : {}
}

/** Parses a Retry-After in seconds or as a date; empty for anything else. */
function readRetryAfter(header: string | null): { retryAfterMs?: number } {
  if (!header) return {}
  const ms = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.max(0, ms) }
}

function describeError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause)
}

/** The error message in a response, at most 200 characters. */
function readMessage(text: string): string {
  const body = parseJson(text)
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : text
  return message.replace(/\s+/g, ' ').slice(0, 200)
}

/** Undefined for invalid JSON, such as an incomplete response. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
