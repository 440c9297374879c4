import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['171.64.64.64', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.32.0.1', '2607:f8b0:4005::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['this host', '0.0.0.0'],
  ['this host', '::'],
  ['private', '10.1.2.3'],
  ['private', '172.31.255.255'],
  ['private', '192.168.0.1'],
  ['private', 'fd12:3456::1'],
  ['shared by a carrier', '100.64.0.1'],
  ['link-local, metadata of a cloud', '169.254.169.254'],
  ['metadata of a cloud', 'fd00:ec2::254'],
  ['metadata of a cloud', '192.0.0.192'],
  ['metadata of a cloud', '168.63.129.16'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['multicast', '224.0.0.251'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['documentation', '203.0.113.9'],
  ['documentation', '2001:db8::1'],
  ['benchmarks', '198.19.0.1'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6', '::7f00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64', '64:ff9b:1::a00:1'],
  ['no address', 'localhost'],
])('%s is not public: %s', (_, address) => expect(isPublicAddress(address)).toBe(false))
