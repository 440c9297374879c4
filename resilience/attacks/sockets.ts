import { connect, type Socket } from 'node:net'

export type Crowd = {
  /** How many were told each status, so far; 0: closed without a word. */
  told: Map<number, number>
  open: () => number
  /** How many have been told nothing: the server waits for more of them. */
  untold: () => number
  close: () => void
}

/**
 * Opens connections that say `first` and nothing more. Those that do not `read` take the status and then no further byte.
 */
export function openMany(
  url: string,
  count: number,
  first: string | Buffer,
  given: { from: string[]; reads: boolean },
): Crowd {
  const { hostname, port } = new URL(url)
  const told = new Map<number, number>()
  const sockets = new Set<Socket>()
  for (let number = 0; number < count; number++) {
    const localAddress = given.from[number % given.from.length]!
    const socket = connect({ host: hostname, port: Number(port), localAddress })
    sockets.add(socket)
    let status = 0
    socket.on('error', () => undefined)
    socket.once('data', (part) => {
      status = Number(String(part.subarray(0, 12)).slice(9, 12))
      told.set(status, (told.get(status) ?? 0) + 1)
      if (given.reads) socket.resume()
      else socket.pause()
    })
    socket.once('close', () => {
      sockets.delete(socket)
      if (status === 0) told.set(0, (told.get(0) ?? 0) + 1)
    })
    socket.write(first)
  }
  return {
    told,
    open: () => sockets.size,
    untold: () => count - [...told.values()].reduce((sum, times) => sum + times, 0),
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

export const inWords = (told: Map<number, number>): string =>
  [...told].map(([status, times]) => `${times} × ${status || 'closed'}`).join(', ') || 'nothing told'

/** A call whose body is announced, and of which a few bytes come. */
export const halfABody = (path: string, method = 'POST'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 130\r\n\r\n{"user`

/** An upload of 9 MB of which 200 kB come; without a file they lie before its first part. */
export function halfAnUpload(hasFile: boolean): Buffer {
  const head = 'POST /api/resume/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x'
  const part = 'Content-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  return Buffer.concat([
    Buffer.from(`${head}\r\nContent-Length: 9000000\r\n\r\n${hasFile ? `--x\r\n${part}\r\n\r\n%PDF-1.7\n` : ''}`),
    Buffer.alloc(200_000, 'x'),
  ])
}
