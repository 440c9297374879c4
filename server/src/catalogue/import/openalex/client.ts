import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'

/** OpenAlex refused, or does not answer usefully; the message is a sentence for the operator. */
export class OpenalexError extends Error {}

export type OpenalexSettings = {
  /** Without a slash at the end: https://api.openalex.org */
  url: string
  key?: string | undefined
  /** An address by which OpenAlex can reach whoever asks; with one, answers come faster. */
  mailto?: string | undefined
}

/** Milliseconds that go by, and waiting for some: a test has its own. */
export type Pace = { now: () => number; wait: (ms: number) => Promise<unknown> }

export type Openalex = {
  /** The answer to GET `path` as the schema reads it. Throws OpenalexError when all attempts failed. */
  get: <T extends z.ZodType>(path: string, parameters: Record<string, string>, schema: T) => Promise<z.output<T>>
}

const BETWEEN_REQUESTS_MS = 100
const ATTEMPTS = 6
const FIRST_RETRY_MS = 1_000
/** A day's allowance that is used up is worth no waiting. */
const LONGEST_WAIT_MS = 10 * 60_000
const TIMEOUT_MS = 60_000

const systemPace: Pace = { now: () => performance.now(), wait: (ms) => sleep(ms) }

/**
 * A polite client: at most ten requests a second, also when several wait at once; 429, 5xx, broken answers and broken
 * connections are tried again after what Retry-After says, else after 1, 2, 4, 8 and 16 s.
 */
export function openalexClient({ url, key, mailto }: OpenalexSettings, pace: Pace = systemPace): Openalex {
  let next = 0
  let quietUntil = 0
  /** Nobody asks while OpenAlex wants peace, not only the request that was told so. */
  const turn = async (): Promise<void> => {
    do {
      const at = Math.max(next, quietUntil, pace.now())
      next = at + BETWEEN_REQUESTS_MS
      if (at > pace.now()) await pace.wait(at - pace.now())
    } while (pace.now() < quietUntil)
  }

  return {
    async get(path, parameters, schema) {
      const address = new URL(url + path)
      const about = { ...parameters, ...(mailto && { mailto }), ...(key && { api_key: key }) }
      for (const [name, value] of Object.entries(about)) address.searchParams.set(name, value)
      const what = `${url}${path}`
      for (let attempt = 1; ; attempt++) {
        await turn()
        const outcome = await ask(address, mailto, schema, what)
        if ('value' in outcome) return outcome.value
        const { trouble, retryAfterMs = FIRST_RETRY_MS * 2 ** (attempt - 1) } = outcome
        if (retryAfterMs > LONGEST_WAIT_MS)
          throw new OpenalexError(
            `${what} ${trouble} and asks to wait ${Math.ceil(retryAfterMs / 60_000)} minutes. Run it again then.`,
          )
        if (attempt === ATTEMPTS) throw new OpenalexError(`${what} ${trouble}, ${ATTEMPTS} times in a row.`)
        quietUntil = Math.max(quietUntil, pace.now() + retryAfterMs)
      }
    },
  }
}

type Outcome<T> = { value: T } | { trouble: string; retryAfterMs?: number }

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
  if (response.status === 429 || response.status >= 500)
    return { trouble: `answered ${response.status}`, ...retryAfter(response.headers.get('retry-after')) }
  if (response.status === 401 || response.status === 403)
    throw new OpenalexError(`${what} refused access (${response.status}): is the key right?`)
  if (!response.ok) throw new OpenalexError(`${what} answered ${response.status}: ${messageOf(text)}`)
  const { success, data } = schema.safeParse(json(text))
  return success ? { value: data } : { trouble: 'gave an answer that cannot be read' }
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
