import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { getNetwork } from './limits.ts'

/**
 * Open connections of one network: six per browser, for three hundred browsers in a school behind one network. There is
 * no limit on all networks together, since an attacker who reached it would lock everyone else out.
 */
const MAX_CONNECTIONS = 2_000

type Options = {
  max?: number
  /**
   * Addresses, subnets and `loopback`. They have no limit: a proxy has the connections of many clients and limits
   * these.
   */
  proxies: readonly string[]
}

/** Closes connections of a network beyond its limit. */
export function limitConnections(app: FastifyInstance, { max = MAX_CONNECTIONS, proxies }: Options): void {
  const trusted = createBlockList(proxies)
  const open = new Map<string, number>()
  // Before Node's own listener, which ignores destroyed sockets.
  app.server.prependListener('connection', (socket: Socket) => {
    const ip = socket.remoteAddress
    if (ip === undefined || trusted.check(ip, getFamily(ip))) return
    const network = getNetwork({ ip })
    const count = (open.get(network) ?? 0) + 1
    if (count > max) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

const getFamily = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4')

function createBlockList(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies.flatMap((one) => (one === 'loopback' ? ['127.0.0.0/8', '::1'] : [one]))) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(address, getFamily(address))
    else list.addSubnet(address, Number(bits), getFamily(address))
  }
  return list
}
