/** What a call was answered. `status` 0: nothing, since the connection broke or 20 s were over. */
export type Answer<T = unknown> = { status: number; code: string; body: T; headers: Headers; ms: number }

export type HttpCall = {
  method?: string
  token?: string | undefined
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
  patienceMs?: number
}

const PATIENCE_MS = 20_000

/** One call on a connection of its own, since a kept one leads to a process that may be dead; never rejects. */
export async function ask<T>(url: string, path: string, httpCall: HttpCall = {}): Promise<Answer<T>> {
  const begun = performance.now()
  const { method, token, body, form, headers, patienceMs = PATIENCE_MS } = httpCall
  try {
    const response = await fetch(url + path, {
      method: method ?? (body !== undefined || form ? 'POST' : 'GET'),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
    })
    const text = await response.text()
    const read = (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}) as T & { code?: string }
    const ms = performance.now() - begun
    return { status: response.status, code: read.code ?? '', body: read, headers: response.headers, ms }
  } catch (error) {
    const ms = performance.now() - begun
    return { status: 0, code: (error as Error).name, body: {} as T, headers: new Headers(), ms }
  }
}

/**
 * `done`: acknowledged. `refused`: the product said that it did not do it. `open`: nobody knows, or it may yet be done,
 * so that it may be there or not, once at most.
 */
export type Outcome = 'done' | 'refused' | 'open'

/** Codes of a 5xx that say for certain that nothing was done. */
const certain = ['send_refused', 'ai_failed', 'mail_failed', 'overloaded', 'storage_full']

export function outcomeOf({ status, code }: Answer): Outcome {
  if (status >= 200 && status < 400) return 'done'
  return (status >= 400 && status < 500) || certain.includes(code) ? 'refused' : 'open'
}
