import { once } from 'node:events'
import { connect } from 'node:net'

export type RawRequest = {
  method: string
  /** Path and query, byte for byte. */
  target: string
  /** Sent verbatim. Missing `host`, `connection` and `content-length` are added. */
  headers?: readonly (readonly [string, string])[]
  body?: Uint8Array
}

export type RawResponse = { status: number; headers: Map<string, string>; text: string; ms: number }

/**
 * Sends any bytes, also invalid ones, on a new connection, and reads the complete response. Throws if it is not
 * complete within `timeoutMs`.
 */
export async function sendRawRequest(url: string, request: RawRequest, timeoutMs = 20_000): Promise<RawResponse> {
  const { hostname, port } = new URL(url)
  const startedAt = performance.now()
  const socket = connect(Number(port), hostname)
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  // A server may close the connection before the request is completely written.
  socket.on('error', () => undefined)
  const timer = setTimeout(() => socket.destroy(), timeoutMs)
  socket.write(composeHead(request, `${hostname}:${port}`), 'latin1')
  if (request.body?.length) socket.write(request.body)
  await once(socket, 'close')
  clearTimeout(timer)
  const ms = performance.now() - startedAt
  if (ms >= timeoutMs) throw new Error(`No complete response within ${timeoutMs} ms`)
  return { ...parseResponse(Buffer.concat(parts)), ms }
}

function composeHead({ method, target, headers = [], body }: RawRequest, host: string): string {
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [
    ...(names.has('host') ? [] : [['host', host] as const]),
    ...(names.has('connection') ? [] : [['connection', 'close'] as const]),
    ...(body && !names.has('content-length') && !names.has('transfer-encoding')
      ? [['content-length', String(body.length)] as const]
      : []),
    ...headers,
  ]
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** The last response in these bytes. A "100 Continue" may precede it. */
function parseResponse(bytes: Buffer): Omit<RawResponse, 'ms'> {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) throw new Error(`No response but ${JSON.stringify(bytes.toString('latin1').slice(0, 200))}`)
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const status = Number(first.split(' ')[1])
  const rest = bytes.subarray(end + 4)
  if (status === 100) return parseResponse(rest)
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  const body = headers.get('transfer-encoding') === 'chunked' ? decodeChunks(rest) : rest
  return { status, headers, text: body.toString() }
}

function decodeChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at)
    const size = line < 0 ? 0 : Number.parseInt(bytes.toString('latin1', at, line), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
