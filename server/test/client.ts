import { fillPath, type ResponseOf, type CallInput, type Endpoint, type ErrorBody } from '@labreach/contract/endpoint'

export type ClientResponse<Body> = {
  status: number
  body: Body & Partial<ErrorBody>
  text: string
  bytes: Buffer
  headers: Headers
}

type Extra = {
  /** Calls with a new session of this student. */
  as?: { id: string }
  headers?: Record<string, string>
}

type UntypedInput = Extra & {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
}

export type Client = {
  /** Sends one of the contract's calls over a socket. */
  call: <const E extends Endpoint>(endpoint: E, input: CallInput<E> & Extra) => Promise<ClientResponse<ResponseOf<E>>>
  /** Sends any request. Redirects are returned, not followed. */
  fetch: (path: string, init?: RequestInit) => Promise<ClientResponse<unknown>>
}

type Options = { url: string; tokenFor: (studentId: string) => Promise<string>; keepsCookies?: boolean }

/** A client of the server at `url`. With `keepsCookies` it stores cookies like a browser. */
export function createClient({ url, tokenFor, keepsCookies = false }: Options): Client {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<ClientResponse<never>> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(`${url}${path}`, { ...init, headers, redirect: 'manual' })
    if (keepsCookies) response.headers.getSetCookie().forEach(storeCookie)
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : {}) as never,
      text,
      bytes,
      headers: response.headers,
    }
  }

  function storeCookie(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (name && value) cookies.set(name, value)
    else if (name) cookies.delete(name)
  }

  return {
    fetch: send,
    async call(endpoint, input) {
      const { params, query, body, form, as, headers } = input as UntypedInput
      const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
      return send(`${fillPath(endpoint.path, params)}${search}`, {
        method: endpoint.method,
        headers: {
          ...(as && { authorization: `Bearer ${await tokenFor(as.id)}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(form ? { body: form } : body !== undefined && { body: JSON.stringify(body) }),
      })
    },
  }
}
