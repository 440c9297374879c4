import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks without public servers: IANA's special-purpose registry, multicast and reserved networks. */
const specialV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // A public address by which Azure's virtual machines reach their host.
  ['168.63.129.16', 32],
] as const

/**
 * Special networks in the global unicast block: Teredo, ORCHID, documentation, and 6to4 (which contains an IPv4
 * address).
 */
const specialV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const blocked = new BlockList()
for (const [network, prefix] of specialV4) blocked.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialV6) blocked.addSubnet(network, prefix, 'ipv6')

/** The only block of IPv6 with public addresses. It excludes loopback, local, mapped and NAT64 addresses. */
const globalUnicastV6 = new BlockList()
globalUnicastV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is reachable on the public internet, as opposed to a private or special network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  return isIPv6(address) && globalUnicastV6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
