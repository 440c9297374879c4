import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A byte of a header each, so often. */
const BYTE_MS = 3_000
/** Opened at the same time. */
const AT_ONCE = 50

export type SlowConnections = {
  /** How often one was opened; the server ends those that take too long. */
  opened: () => number
  close: () => void
}

/** So many connections that never become a request: a few bytes of headers, then one more now and then. Comes back when all are open. */
export async function openSlowConnections(url: string, count: number): Promise<SlowConnections> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let [opened, over] = [0, false]
  const open = (): Socket => {
    opened++
    const socket = connect(Number(port), hostname)
    sockets.add(socket)
    socket.write('GET /api/professors/page HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const timer = setInterval(() => socket.write('x'), BYTE_MS)
    // What the server says at last, and that it ends it, is what is waited for here.
    socket.on('error', () => undefined).resume()
    socket.on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
      if (!over) open()
    })
    return socket
  }
  for (let number = 0; number < count; number += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - number) }, () => once(open(), 'connect')))
  return {
    opened: () => opened,
    close: () => {
      over = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
