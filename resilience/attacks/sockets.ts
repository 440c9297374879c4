import { connect, type Socket } from 'node:net'

export type OpenConnections = {
  /** The number of responses by status. 0: closed without a response. */
  statuses: Map<number, number>
  open: () => number
  /** The number of connections without a response: the server waits for more input. */
  pending: () => number
  close: () => void
}

/** Opens connections that send only `request`. Without `reads` they stop reading after the first data. */
export function openConnections(
  url: string,
  count: number,
  request: string | Buffer,
  options: { from: string[]; reads: boolean },
): OpenConnections {
  const { hostname, port } = new URL(url)
  const statuses = new Map<number, number>()
  const sockets = new Set<Socket>()
  for (let number = 0; number < count; number++) {
    const localAddress = options.from[number % options.from.length]!
    const socket = connect({ host: hostname, port: Number(port), localAddress })
    sockets.add(socket)
    let status = 0
    socket.on('error', () => undefined)
    socket.once('data', (part) => {
      status = Number(String(part.subarray(0, 12)).slice(9, 12))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (options.reads) socket.resume()
      else socket.pause()
    })
    socket.once('close', () => {
      sockets.delete(socket)
      if (status === 0) statuses.set(0, (statuses.get(0) ?? 0) + 1)
    })
    socket.write(request)
  }
  return {
    statuses,
    open: () => sockets.size,
    pending: () => count - [...statuses.values()].reduce((sum, times) => sum + times, 0),
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

export const formatStatuses = (statuses: Map<number, number>): string =>
  [...statuses].map(([status, times]) => `${times} × ${status || 'closed'}`).join(', ') || 'no response'

/** A call with a body of 130 bytes, of which it sends 6. */
export const incompleteBody = (path: string, method = 'POST'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 130\r\n\r\n{"user`

/** An upload of 9 MB that sends 200 kB: of the file, or without `hasFile` of the text before the first part. */
export function createIncompleteUpload(hasFile: boolean): Buffer {
  const head = 'POST /api/resume/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x'
  const part = 'Content-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  return Buffer.concat([
    Buffer.from(`${head}\r\nContent-Length: 9000000\r\n\r\n${hasFile ? `--x\r\n${part}\r\n\r\n%PDF-1.7\n` : ''}`),
    Buffer.alloc(200_000, 'x'),
  ])
}
