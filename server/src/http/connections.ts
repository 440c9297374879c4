import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressOf } from './limits.ts'

/**
 * Open connections of one network: six a browser, for three hundred in a school behind one address. There is no bound on
 * all together, since who reached it would keep out everybody else.
 */
const MOST = 2_000

type Options = {
  most?: number
  /** Addresses, subnets and `loopback`: a proxy's connections are those of many clients, whose number is the proxy's to bound. */
  proxies: readonly string[]
}

/** Ends connections at once that one network has beyond what it may. */
export function boundConnections(app: FastifyInstance, { most = MOST, proxies }: Options): void {
  const trusted = listOf(proxies)
  const open = new Map<string, number>()
  // Before Node's own listener, for whom a connection that has ended is nothing new.
  app.server.prependListener('connection', (socket: Socket) => {
    const ip = socket.remoteAddress
    if (ip === undefined || trusted.check(ip, familyOf(ip))) return
    const network = addressOf({ ip })
    const count = (open.get(network) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4')

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const one of proxies.flatMap((given) => (given === 'loopback' ? ['127.0.0.0/8', '::1'] : [given]))) {
    const [address = '', bits] = one.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}
