import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

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
      if (fatal && bytes.includes(fatal)) each((socket) => socket.destroy())
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
    /** Cut as soon as somebody says this. */
    cutAt: (words: string) => {
      fatal = words
    },
    cut: () => each((socket) => socket.destroy()),
  }
}
