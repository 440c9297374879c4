import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** What PgBouncer says while its database does not take it, and that it is ready for more, before it ends the connection. */
const refusal = Buffer.concat([message('E', 'SFATAL\0C08P01\0Mserver login has been failing\0\0'), message('Z', 'I')])

function message(kind: string, text: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + text.length)
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(text)])
}

/** A wire to the database that can be held up (as by a stopped process) or cut. */
export async function aWire(database: string) {
  const { hostname, port } = new URL(database)
  const pairs = new Set<[Socket, Socket]>()
  let held = false
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
      if (held) one.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.port = String((server.address() as { port: number }).port)
  url.hostname = '127.0.0.1'
  const each = (what: (socket: Socket) => void) => pairs.forEach((pair) => pair.forEach(what))
  onTestFinished(() => {
    each((socket) => socket.destroy())
    server.close()
  })
  return {
    url: url.href,
    hold: () => {
      held = true
      each((socket) => socket.pause())
    },
    letGo: () => {
      held = false
      each((socket) => socket.resume())
    },
    /** Whoever says these words from now on is refused and cut off; null: nobody. */
    refuse: (words: string | null) => {
      fatal = words
    },
    cut: () => each((socket) => socket.destroy()),
  }
}
