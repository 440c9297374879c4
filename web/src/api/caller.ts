import { fillPath, type AnswerOf, type CallInput, type Endpoint } from '@labreach/contract/endpoint'
import { refresh } from '@labreach/contract/session'
import type { Session } from '../session/storage.ts'
import { ApiError, errorOf } from './error.ts'

export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }

type AnyInput = { params?: unknown; query?: unknown; body?: unknown; form?: FormData }

type Needs = {
  session: Pick<Session, 'accessToken' | 'refreshToken' | 'setAccessToken'>
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** The session could not be refreshed. */
  expire: () => void
}

/** Calls endpoints of the contract with the session's bearer token; a 401 is refreshed once and the call repeated once. */
export function createCaller({ session, fetch, expire }: Needs) {
  let renewal: Promise<string | null> | undefined

  /** The response of an accepted call; throws ApiError for a refusal, TypeError without a network. */
  async function request(endpoint: Endpoint, input: AnyInput, options: CallOptions = {}): Promise<Response> {
    const token = endpoint.who === 'anyone' ? null : session.accessToken()
    if (endpoint.who === 'student' && !token) throw new ApiError(401, {}, 'No access token available')

    let response = await send(endpoint, input, options, token)
    if (response.status === 401 && token) {
      const renewed = await renew()
      if (!renewed) {
        expire()
        throw new ApiError(401, {}, 'Authentication failed')
      }
      response = await send(endpoint, input, options, renewed)
    }
    if (!response.ok) throw await errorOf(response)
    return response
  }

  function send(endpoint: Endpoint, input: AnyInput, options: CallOptions, token: string | null): Promise<Response> {
    const headers = new Headers(options.headers)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (input.body !== undefined) headers.set('Content-Type', 'application/json')
    return fetch(fillPath(endpoint.path, record(input.params)) + queryString(record(input.query)), {
      method: endpoint.method,
      headers,
      body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
      signal: options.signal ?? null,
    })
  }

  /** One refresh at a time: calls that fail together share it. Null when the server no longer knows the session. */
  function renew(): Promise<string | null> {
    renewal ??= askForToken().finally(() => (renewal = undefined))
    return renewal
  }

  async function askForToken(): Promise<string | null> {
    const token = session.refreshToken()
    if (!token) return null
    const response = await send(refresh, { body: { refresh: token } }, {}, null)
    if (!response.ok) return null
    const answer = refresh.answer.safeParse(await response.json())
    if (!answer.success) return null
    session.setAccessToken(answer.data.access_token)
    return answer.data.access_token
  }

  /** The JSON answer of an accepted call. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<AnswerOf<E>> {
    const response = await request(endpoint, input, options)
    return (await response.json()) as AnswerOf<E>
  }

  return { call, request }
}

const record = (value: unknown) => (value ?? {}) as Record<string, unknown>

function queryString(query: Record<string, unknown>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return filled.length ? `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value)]))}` : ''
}
