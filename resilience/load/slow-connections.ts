import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The pause between two bytes of a header. */
const BYTE_MS = 3_000
/** Connections that are opened at the same time. */
const AT_ONCE = 50

export type SlowConnections = {
  /** The number of connections that were opened, including replacements of those that the server has closed. */
  opened: () => number
  close: () => void
}

/**
 * Opens connections that never complete a request: each sends a few bytes of headers, then a byte every three seconds.
 * Replaces a connection that the server closes. Returns when all are open.
 */
export async function openSlowConnections(url: string, count: number): Promise<SlowConnections> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let [opened, isClosed] = [0, false]
  const open = (): Socket => {
    opened++
    const socket = connect(Number(port), hostname)
    sockets.add(socket)
    socket.write('GET /api/professors/page HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const timer = setInterval(() => socket.write('x'), BYTE_MS)
    // The response and the end of the connection are expected.
    socket.on('error', () => undefined).resume()
    socket.on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
      if (!isClosed) open()
    })
    return socket
  }
  for (let number = 0; number < count; number += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - number) }, () => once(open(), 'connect')))
  return {
    opened: () => opened,
    close: () => {
      isClosed = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
