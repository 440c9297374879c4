import { request, type IncomingHttpHeaders } from 'node:http'

export type Answer = {
  /** 0: the connection broke, or nobody answered. */
  status: number
  code: string
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- each attack knows the answer that it looks at
  body: any
  headers: IncomingHttpHeaders
}

export type Call = {
  method?: string | undefined
  token?: string | undefined
  body?: unknown
  /** Sent as it is, with its type in the headers. */
  bytes?: Buffer
  headers?: Record<string, string>
  /** The address that the call comes from: of 127.0.0.0/8 each one is this machine. */
  from?: string | undefined
}

const PATIENCE_MS = 60_000

/** One call on a connection of its own, from any network; never rejects. */
export function ask(url: string, path: string, call: Call = {}): Promise<Answer> {
  const { method, token, body, from } = call
  const bytes = call.bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)))
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, code: '', text: String(error), body: {}, headers: {} })
    const sent = request(
      url + path,
      {
        method: method ?? (bytes ? 'POST' : 'GET'),
        agent: false,
        timeout: PATIENCE_MS,
        ...(from && { localAddress: from }),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(bytes && { 'content-length': bytes.length }),
          ...call.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', failed)
        response.on('end', () => resolve(read(response.statusCode!, response.headers, Buffer.concat(chunks))))
      },
    )
    sent.on('error', failed)
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.end(bytes)
  })
}

function read(status: number, headers: IncomingHttpHeaders, bytes: Buffer): Answer {
  const text = headers['content-type']?.includes('zip') ? bytes.toString('latin1') : bytes.toString()
  const body: unknown = /^[[{]/.test(text) && headers['content-type']?.includes('json') ? JSON.parse(text) : {}
  const code = (body as { code?: string }).code ?? ''
  return { status, code, text, body, headers }
}

/** A resume as the form of the upload sends it. */
export function asUpload(pdf: Uint8Array): Pick<Call, 'bytes' | 'headers'> {
  const head = 'Content-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  const bytes = Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), pdf, Buffer.from('\r\n--x--\r\n')])
  return { bytes, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
}

/** So many networks that have not called before. */
let networks = 0
export const aNetwork = (): string => {
  networks++
  return `127.20.${Math.floor(networks / 250)}.${1 + (networks % 250)}`
}
