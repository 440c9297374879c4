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

const UPDATE_MS = 50

export function createNetwork(): Network {
  const links = new Set<Link>()
  const cuts = new Map<string, () => number[]>()
  const relays: { close(): void }[] = []
  const end = (link: Link) => {
    links.delete(link)
    for (const socket of [link.client, link.server]) socket?.destroy()
  }
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
    socket.on('close', () => void (link.isHeld || end(link)))
  }
  const ports = new Map<number, number>()
  const newLinks = new Set<Link>()
  /** Holds and releases these connections, depending on who opened them. */
  const update = (changed: Iterable<Link>) => {
    const cutSockets = cuts.size > 0 ? findSockets([...cuts.values()].flatMap((pids) => pids())) : new Set<string>()
    for (const link of changed) {
      const { to, client } = link
      const shouldHold = cuts.has(to) || cutSockets.has(`${client.remotePort} ${client.localPort}`)
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
  /** To find who opened a connection takes milliseconds, so it waits for others. */
  const addNew = (link: Link) => {
    if (newLinks.size === 0)
      setTimeout(() => {
        update(newLinks)
        newLinks.clear()
      }, UPDATE_MS)
    newLinks.add(link)
  }
  return {
    async open(to, port) {
      const relay = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
        const link: Link = { to, client, isHeld: false }
        links.add(link)
        watch(client, link)
        link.isHeld = cuts.size > 0
        if (link.isHeld) addNew(link)
        else pass(link, port)
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
      update(links)
      return () => {
        cuts.delete(name)
        update(links)
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
  const sockets = new Set<string>()
  // `sl: local remote state …`, the tenth field is the inode. The many closed connections have none.
  for (const [, local, remote, inode] of readFileSync('/proc/net/tcp', 'utf8').matchAll(OPEN_SOCKET))
    if (inodes.has(inode!)) sockets.add(`${Number.parseInt(local!, 16)} ${Number.parseInt(remote!, 16)}`)
  return sockets
}

const OPEN_SOCKET = /: \w+:(\w+) \w+:(\w+) (?!06)\w+ \S+ \S+ \S+ +\d+ +\d+ ([1-9]\d*) /g

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
