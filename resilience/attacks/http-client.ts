import { request, type IncomingHttpHeaders } from 'node:http'

export type HttpResponse = {
  /** 0: connection error or timeout. */
  status: number
  code: string
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- each attack reads the response of its own call
  body: any
  headers: IncomingHttpHeaders
}

export type HttpRequest = {
  method?: string | undefined
  token?: string | undefined
  body?: unknown
  /** A raw body. `headers` must contain its content type. */
  bytes?: Buffer
  /** A header with several values is sent once for each. */
  headers?: Record<string, string | readonly string[]>
  /** The local IP address of the request. Every address of 127.0.0.0/8 is this machine. */
  from?: string | undefined
}

const TIMEOUT_MS = 60_000

/** Sends one request on a new connection. Never rejects. */
export function send(url: string, path: string, options: HttpRequest = {}): Promise<HttpResponse> {
  const { method, token, body, from } = options
  const bytes = options.bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)))
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, code: '', text: String(error), body: {}, headers: {} })
    const sent = request(
      url + path,
      {
        method: method ?? (bytes ? 'POST' : 'GET'),
        agent: false,
        timeout: TIMEOUT_MS,
        ...(from && { localAddress: from }),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(bytes && { 'content-length': bytes.length }),
          ...options.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', failed)
        response.on('end', () => resolve(read(response.statusCode!, response.headers, Buffer.concat(chunks))))
      },
    )
    sent.on('error', failed)
    sent.on('timeout', () => sent.destroy(new Error('no response')))
    sent.end(bytes)
  })
}

function read(status: number, headers: IncomingHttpHeaders, bytes: Buffer): HttpResponse {
  const text = headers['content-type']?.includes('zip') ? bytes.toString('latin1') : bytes.toString()
  const body: unknown = /^[[{]/.test(text) && headers['content-type']?.includes('json') ? JSON.parse(text) : {}
  const code = (body as { code?: string }).code ?? ''
  return { status, code, text, body, headers }
}

/** The multipart body of a resume upload. */
export function createUpload(pdf: Uint8Array): Pick<HttpRequest, 'bytes' | 'headers'> {
  const head = 'Content-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  const bytes = Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), pdf, Buffer.from('\r\n--x--\r\n')])
  return { bytes, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
}

let networkCount = 0
/** An IP address that no request has used. */
export const newNetwork = (): string => {
  networkCount++
  return `127.20.${Math.floor(networkCount / 250)}.${1 + (networkCount % 250)}`
}
