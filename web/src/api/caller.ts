import {
  commonErrors,
  fillPath,
  type ResponseOf,
  type CallInput,
  type CommonCode,
  type Endpoint,
} from '@labreach/contract/endpoint'
import { clearGoogleToken, refresh } from '@labreach/contract/session'
import type { Session } from '../credentials/storage.ts'
import { ApiError, readError, isRefusal } from './error.ts'
import { hasFields } from './has-fields.ts'

export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }

type AnyInput = { params?: unknown; query?: unknown; body?: unknown; form?: FormData }

type Deps = {
  session: Pick<Session, 'accessToken' | 'refreshToken' | 'setAccessToken' | 'studentId'>
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Called once per refused refresh. */
  expire: () => void
  /** Asks the student for a fresh proof (password or Google). Resolves to whether they gave it. */
  prove: () => Promise<boolean>
}

/** One of the calls that need a fresh proof. All of them are refused with the same code. */
const callWithProof = clearGoogleToken

/** The timeout of a refresh, in milliseconds. The timeout of a call does not end the refresh that it waits for. */
const refreshTimeoutMs = 15_000

/**
 * Calls endpoints of the contract with the session's bearer token. After a 401 the token is refreshed and the call
 * repeated once. A call that needs a fresh proof is repeated once after the student has given it.
 */
export function createCaller({ session, fetch, expire, prove }: Deps) {
  let renewal: Promise<string | null> | undefined

  /** The response of an accepted call; throws ApiError for a refusal, TypeError without a network. */
  async function request(endpoint: Endpoint, input: AnyInput, options: CallOptions = {}): Promise<Response> {
    const student = session.studentId()
    try {
      return await sendWithRefresh(endpoint, input, options)
    } catch (error) {
      if (!isRefusal(error, callWithProof, 'proof_needed') || !(await prove())) throw error
      // Another student may have signed in meanwhile: the call is not theirs.
      if (session.studentId() !== student) throw error
      return sendWithRefresh(endpoint, input, options)
    }
  }

  async function sendWithRefresh(endpoint: Endpoint, input: AnyInput, options: CallOptions): Promise<Response> {
    const token = endpoint.session === 'none' ? null : session.accessToken()
    if (endpoint.session === 'required' && !token) throw localRefusal('session_required', 'No access token available')

    let response = await send(endpoint, input, options, token)
    if (response.status === 401 && token) {
      const newToken = await replaceToken(token)
      if (!newToken) throw localRefusal('session_ended', 'Authentication failed')
      response = await send(endpoint, input, options, newToken)
    }
    if (!response.ok) throw await readError(response, endpoint)
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

  /** Returns the token to repeat a call with after `refused` was rejected; null if the session is over. */
  function replaceToken(refused: string): Promise<string | null> {
    const stored = session.accessToken()
    // Another call or another tab has renewed the token or logged out, so no refresh is needed.
    if (stored !== refused) return Promise.resolve(stored)
    // Calls that fail at the same time share one refresh.
    renewal ??= refreshSession(refused).finally(() => (renewal = undefined))
    return renewal
  }

  /**
   * Requests a new token. If the server refuses, the session expires, unless a new session has begun in the meantime.
   */
  async function refreshSession(refused: string): Promise<string | null> {
    const refreshToken = session.refreshToken()
    const newToken = refreshToken ? await requestToken(refreshToken) : null
    if (session.accessToken() !== refused) return session.accessToken()
    if (newToken) session.setAccessToken(newToken)
    else expire()
    return newToken
  }

  async function requestToken(refreshToken: string): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(refreshTimeoutMs)
      const response: unknown = await (await request(refresh, { body: { refresh: refreshToken } }, { signal })).json()
      return hasFields(response, { access_token: 'string' }) ? response.access_token : null
    } catch (error) {
      if (error instanceof ApiError && error.isClientError) return null
      // The session may still be valid: the call fails, and the session remains.
      console.warn('The session could not be refreshed.', error)
      throw error
    }
  }

  /** The JSON response of an accepted call. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>> {
    const response = await request(endpoint, input, options)
    return (await response.json()) as ResponseOf<E>
  }

  return { call, request }
}

/** A refusal that the browser decides without a response of the server. */
const localRefusal = (code: CommonCode, message: string) => new ApiError(commonErrors[code], { code }, message)

const record = (value: unknown) => (value ?? {}) as Record<string, unknown>

function queryString(query: Record<string, unknown>): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return fields.length ? `?${new URLSearchParams(fields.map(([key, value]) => [key, String(value)]))}` : ''
}
