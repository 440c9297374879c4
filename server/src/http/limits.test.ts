import { expect, test } from 'vitest'
import { addressOf } from './limits.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('counts %s as %s: half an IPv6 address is one household', (ip, address) => {
  expect(addressOf({ ip })).toBe(address)
})

test('whoever hung up meanwhile has no address, and breaks nothing', () => {
  expect(addressOf({ ip: undefined })).toBe('')
})
