import { Agent, request } from 'node:http'

export type HttpCall = {
  method?: 'GET' | 'POST'
  path: string
  token?: string
  /** Sent as JSON, or as it is where `type` says what it is. */
  body?: unknown
  type?: string
  headers?: Record<string, string>
}

/** `status` 0: the connection broke, or nobody answered within 60 s; `text` says why then. */
export type Answer = { status: number; text: string; retryAfter: string | undefined }

const patienceMs = 60_000

/** As many connections as answers are waited for: whoever arrives does not stand in line before the door. */
const agent = new Agent({ keepAlive: true })

/** One call on a connection that is kept; never rejects. Leaner than fetch, so that the driver leaves the machine to the product. */
export function ask(url: string, { method, path, token, body, type, headers }: HttpCall): Promise<Answer> {
  const bytes = type ? (body as Buffer) : body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, text: String(error), retryAfter: undefined })
    const call = request(
      url + path,
      {
        agent,
        method: method ?? (bytes ? 'POST' : 'GET'),
        timeout: patienceMs,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(bytes && { 'content-type': type ?? 'application/json', 'content-length': bytes.length }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', failed)
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            text: Buffer.concat(chunks).toString(),
            retryAfter: response.headers['retry-after'],
          }),
        )
      },
    )
    call.on('error', failed)
    call.on('timeout', () => call.destroy(new Error(`no answer within ${patienceMs} ms`)))
    call.end(bytes)
  })
}

/** Ends the connections that are kept. */
export const hangUp = () => agent.destroy()
