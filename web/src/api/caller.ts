import {
  commonErrors,
  fillPath,
  type AnswerOf,
  type CallInput,
  type CommonCode,
  type Endpoint,
} from '@labreach/contract/endpoint'
import { clearGoogleToken, refresh } from '@labreach/contract/session'
import type { Session } from '../credentials/storage.ts'
import { ApiError, errorOf, isRefusal } from './error.ts'
import { hasFields } from './has-fields.ts'

export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }

type AnyInput = { params?: unknown; query?: unknown; body?: unknown; form?: FormData }

type Deps = {
  session: Pick<Session, 'accessToken' | 'refreshToken' | 'setAccessToken'>
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** The session could not be refreshed; told once per failed refresh. */
  expire: () => void
  /** Asks the student to prove that they are there; answers whether they have. */
  prove: () => Promise<boolean>
}

/** Any call that needs a fresh proof that the student is there: they are all refused with the same code. */
const provedCall = clearGoogleToken

/**
 * Calls endpoints of the contract with the session's bearer token; a 401 is refreshed once and the call repeated once, and
 * so is a call that needs a fresh proof, once the student has given it.
 */
export function createCaller({ session, fetch, expire, prove }: Deps) {
  let renewal: Promise<string | null> | undefined

  /** The response of an accepted call; throws ApiError for a refusal, TypeError without a network. */
  async function request(endpoint: Endpoint, input: AnyInput, options: CallOptions = {}): Promise<Response> {
    try {
      return await refreshed(endpoint, input, options)
    } catch (error) {
      if (!isRefusal(error, provedCall, 'proof_needed') || !(await prove())) throw error
      return refreshed(endpoint, input, options)
    }
  }

  async function refreshed(endpoint: Endpoint, input: AnyInput, options: CallOptions): Promise<Response> {
    const token = endpoint.who === 'anyone' ? null : session.accessToken()
    if (endpoint.who === 'student' && !token) throw refusedHere('session_required', 'No access token available')

    let response = await send(endpoint, input, options, token)
    if (response.status === 401 && token) {
      const renewed = await tokenInsteadOf(token)
      if (!renewed) throw refusedHere('session_ended', 'Authentication failed')
      response = await send(endpoint, input, options, renewed)
    }
    if (!response.ok) throw await errorOf(response, endpoint)
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

  /** The token to repeat a call with whose own was refused; null when there is none any more. */
  function tokenInsteadOf(refused: string): Promise<string | null> {
    const stored = session.accessToken()
    // Another call or another tab has renewed it in the meantime, or has left: nothing to ask for.
    if (stored !== refused) return Promise.resolve(stored)
    // One refresh at a time: calls that fail together share it.
    renewal ??= refreshToken(refused).finally(() => (renewal = undefined))
    return renewal
  }

  /** Asks for a token in the place of `refused`; a refusal expires the session, unless it is another one by now. */
  async function refreshToken(refused: string): Promise<string | null> {
    const token = session.refreshToken()
    const fresh = token ? await askForToken(token) : null
    if (session.accessToken() !== refused) return session.accessToken()
    if (fresh) session.setAccessToken(fresh)
    else expire()
    return fresh
  }

  async function askForToken(token: string): Promise<string | null> {
    try {
      const answer: unknown = await (await request(refresh, { body: { refresh: token } })).json()
      return hasFields(answer, { access_token: 'string' }) ? answer.access_token : null
    } catch (error) {
      if (error instanceof ApiError && error.isVerdict) return null
      // Nothing is known against the session: the call fails, and the session stays.
      console.warn('The session could not be refreshed.', error)
      throw error
    }
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

/** A refusal of any call that is known before the server is asked, or after its last answer. */
const refusedHere = (code: CommonCode, message: string) => new ApiError(commonErrors[code], { code }, message)

const record = (value: unknown) => (value ?? {}) as Record<string, unknown>

function queryString(query: Record<string, unknown>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return filled.length ? `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value)]))}` : ''
}
