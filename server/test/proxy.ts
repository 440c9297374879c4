import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * PgBouncer's response while its database refuses connections: an error and "ready for query". It then closes the
 * connection.
 */
const refusal = Buffer.concat([
  composeMessage('E', 'SFATAL\0C08P01\0Mserver login has been failing\0\0'),
  composeMessage('Z', 'I'),
])

function composeMessage(kind: string, text: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + text.length)
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(text)])
}

/** A TCP proxy to the database that can be paused (like a stopped process) or cut. */
export async function aProxy(database: string) {
  const { hostname, port } = new URL(database)
  const pairs = new Set<[Socket, Socket]>()
  let paused = false
  let fatal: string | null = null
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    pairs.add([near, far])
    near.on('data', (bytes) => {
      if (fatal && bytes.includes(fatal)) near.end(refusal)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
      if (paused) one.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.port = String((server.address() as { port: number }).port)
  url.hostname = '127.0.0.1'
  const each = (action: (socket: Socket) => void) => pairs.forEach((pair) => pair.forEach(action))
  onTestFinished(() => {
    each((socket) => socket.destroy())
    server.close()
  })
  return {
    url: url.href,
    pause: () => {
      paused = true
      each((socket) => socket.pause())
    },
    resume: () => {
      paused = false
      each((socket) => socket.resume())
    },
    /** Refuses and closes each connection that sends this text; null: none. */
    refuse: (text: string | null) => {
      fatal = text
    },
    cut: () => each((socket) => socket.destroy()),
  }
}
