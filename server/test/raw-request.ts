import { once } from 'node:events'
import { connect } from 'node:net'

export type RawRequest = {
  method: string
  /** Path and query, byte for byte. */
  target: string
  /** As they go over the wire; `host`, `connection` and `content-length` are added where they are not given. */
  headers?: readonly (readonly [string, string])[]
  body?: Uint8Array
}

export type RawAnswer = { status: number; headers: Map<string, string>; text: string; ms: number }

/**
 * Sends bytes that no well-behaved client would send, on a connection of its own, and reads the answer to its end.
 * Throws when there is none within `patienceMs`.
 */
export async function rawRequest(url: string, request: RawRequest, patienceMs = 20_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const begun = performance.now()
  const socket = connect(Number(port), hostname)
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  // A server that has heard enough may close while the rest is still being written.
  socket.on('error', () => undefined)
  const late = setTimeout(() => socket.destroy(), patienceMs)
  socket.write(headOf(request, `${hostname}:${port}`), 'latin1')
  if (request.body?.length) socket.write(request.body)
  await once(socket, 'close')
  clearTimeout(late)
  const ms = performance.now() - begun
  if (ms >= patienceMs) throw new Error(`No whole answer within ${patienceMs} ms`)
  return { ...answerIn(Buffer.concat(parts)), ms }
}

function headOf({ method, target, headers = [], body }: RawRequest, host: string): string {
  const given = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [
    ...(given.has('host') ? [] : [['host', host] as const]),
    ...(given.has('connection') ? [] : [['connection', 'close'] as const]),
    ...(body && !given.has('content-length') && !given.has('transfer-encoding')
      ? [['content-length', String(body.length)] as const]
      : []),
    ...headers,
  ]
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** The last answer in these bytes: one that says "go on" (100) may stand before it. */
function answerIn(bytes: Buffer): Omit<RawAnswer, 'ms'> {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) throw new Error(`No answer but ${JSON.stringify(bytes.toString('latin1').slice(0, 200))}`)
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const status = Number(first.split(' ')[1])
  const rest = bytes.subarray(end + 4)
  if (status === 100) return answerIn(rest)
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  const body = headers.get('transfer-encoding') === 'chunked' ? unchunked(rest) : rest
  return { status, headers, text: body.toString() }
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at)
    const size = line < 0 ? 0 : Number.parseInt(bytes.toString('latin1', at, line), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
