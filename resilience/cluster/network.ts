import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * The network between the machines of a cluster that all run on this one. Each port of a machine is reached through a
 * relay, so that a machine can be cut off: it keeps running, but nothing reaches it, and it reaches nothing.
 */
export type Network = {
  /** Opens a relay to a port of the machine `to`. Returns the address for the others. */
  open(to: string, port: number): Promise<string>
  /**
   * Holds all data from and to a machine, as a broken cable does: connections stay open, and new ones get no answer.
   * `pids`: the processes of the machine. The returned function lets the data pass again.
   */
  cut(name: string, pids: () => number[]): () => void
  close(): void
}

/** A connection through a relay. `server` is absent while nothing has passed. */
type Link = { to: string; client: Socket; server?: Socket; isHeld: boolean }

export function createNetwork(): Network {
  const links = new Set<Link>()
  const cuts = new Map<string, () => number[]>()
  const relays: { close(): void }[] = []
  const end = ({ client, server }: Link) => [client, server].forEach((socket) => socket?.destroy())
  const pass = (link: Link, port: number) => {
    const { client } = link
    const isNew = !link.server
    const server = (link.server ??= connect({ port, host: '127.0.0.1', allowHalfOpen: true }))
    if (isNew) watch(server, link)
    client.pipe(server)
    server.pipe(client)
  }
  const watch = (socket: Socket, link: Link) => {
    // Errors are the ends of killed processes. The other side of a cut connection does not notice its end.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (!link.isHeld) end(link)
      if (link.client.destroyed) links.delete(link)
    })
  }
  const isCut = ({ to, client }: Link, sockets: () => Set<string>) =>
    cuts.has(to) || (cuts.size > 0 && sockets().has(`${client.remotePort} ${client.localPort}`))
  const findCutSockets = () => findSockets([...cuts.values()].flatMap((pids) => pids()))
  const ports = new Map<number, number>()
  const update = () => {
    const found = cuts.size > 0 ? findCutSockets() : new Set<string>()
    for (const link of links) {
      const shouldHold = isCut(link, () => found)
      if (shouldHold === link.isHeld) continue
      link.isHeld = shouldHold
      if (shouldHold)
        for (const socket of [link.client, link.server]) {
          socket?.unpipe()
          socket?.pause()
        }
      else if (link.client.destroyed || link.server?.destroyed) end(link)
      else pass(link, ports.get(link.client.localPort!)!)
    }
  }
  return {
    async open(to, port) {
      const relay = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
        const link: Link = { to, client, isHeld: false }
        links.add(link)
        watch(client, link)
        link.isHeld = isCut(link, findCutSockets)
        if (!link.isHeld) pass(link, port)
      })
      relays.push(relay)
      relay.listen(0, '127.0.0.1')
      await once(relay, 'listening')
      const own = (relay.address() as AddressInfo).port
      ports.set(own, port)
      return `127.0.0.1:${own}`
    },
    cut(name, pids) {
      cuts.set(name, pids)
      update()
      return () => {
        cuts.delete(name)
        update()
      }
    },
    close() {
      for (const relay of relays) relay.close()
      for (const link of links) end(link)
    },
  }
}

/** The sockets of these processes: `<local port> <remote port>`. */
function findSockets(pids: readonly number[]): Set<string> {
  const inodes = new Set(pids.flatMap(listInodes))
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)
  const sockets = new Set<string>()
  for (const line of lines) {
    const [, local, remote, , , , , , , inode] = line.trim().split(/\s+/)
    if (inode && inodes.has(inode)) sockets.add(`${readPort(local!)} ${readPort(remote!)}`)
  }
  return sockets
}

const readPort = (address: string) => Number.parseInt(address.split(':')[1]!, 16)

function listInodes(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`).match(/^socket:\[(\d+)\]$/)?.[1] ?? []
      } catch {
        return [] // It has been closed.
      }
    })
  } catch {
    return [] // The process has ended.
  }
}
