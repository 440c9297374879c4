/** `status` 0: connection error or timeout; then `code` is the name of the error. `ms`: the response time. */
export type HttpResponse<T = unknown> = { status: number; code: string; body: T; headers: Headers; ms: number }

export type HttpRequest = {
  method?: string
  token?: string | undefined
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
  timeoutMs?: number
}

const TIMEOUT_MS = 20_000

/** Sends one request on a new connection, since an open one may belong to a killed process. Never rejects. */
export async function send<T>(url: string, path: string, request: HttpRequest = {}): Promise<HttpResponse<T>> {
  const startTime = performance.now()
  const { method, token, body, form, headers, timeoutMs = TIMEOUT_MS } = request
  try {
    const response = await fetch(url + path, {
      method: method ?? (body !== undefined || form ? 'POST' : 'GET'),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
    })
    const text = await response.text()
    const data = (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}) as T & { code?: string }
    const ms = performance.now() - startTime
    return { status: response.status, code: data.code ?? '', body: data, headers: response.headers, ms }
  } catch (error) {
    const ms = performance.now() - startTime
    return { status: 0, code: (error as Error).name, body: {} as T, headers: new Headers(), ms }
  }
}

/**
 * `done`: acknowledged. `refused`: certainly without effect. `unknown`: the change may exist or appear later, at most
 * once.
 */
export type Outcome = 'done' | 'refused' | 'unknown'

/** Error codes of 5xx responses that guarantee no effect. */
const codesWithoutEffect = ['send_refused', 'ai_failed', 'mail_failed', 'overloaded', 'storage_full']

export function classifyOutcome({ status, code }: HttpResponse): Outcome {
  if (status >= 200 && status < 400) return 'done'
  return (status >= 400 && status < 500) || codesWithoutEffect.includes(code) ? 'refused' : 'unknown'
}
