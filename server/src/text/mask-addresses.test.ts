import { expect, test } from 'vitest'
import { removeControls } from './control-characters.ts'
import { maskAddresses, widenToAddresses } from './mask-addresses.ts'

test('addresses of any form are covered whole, and nothing else [MENTOR-1]', () => {
  const covered = (address: string) => '•'.repeat(address.length)
  for (const address of ['ada@x.edu', "o'brien%b@x.edu", 'a@b@c.edu', 'ada_!@x.edu', 'ada\u200b@x.edu', 'ada＠x.edu'])
    expect(maskAddresses(`Write (${address}), or <${address}>. Bye, ${address}!`)).toBe(
      `Write (${covered(address)}), or <${covered(address)}>. Bye, ${covered(address)}!`,
    )
  expect(maskAddresses('I am very interested in robots: 3.5 of 4.')).toBe('I am very interested in robots: 3.5 of 4.')
})

test('a passage contains a covered address whole or not at all [MENTOR-5]', () => {
  const masked = maskAddresses('To ada@x.edu now')
  expect(widenToAddresses(masked, { start: 5, end: 7 })).toEqual({ start: 3, end: 12 })
  expect(widenToAddresses(masked, { start: 0, end: 3 })).toEqual({ start: 0, end: 3 })
  expect(widenToAddresses(masked, { start: 12, end: 16 })).toEqual({ start: 12, end: 16 })
})

test('what is not seen is removed, but line breaks, tabs and the joiners of scripts [MENTOR-5]', () => {
  const hidden = ['\u{e0041}', '\u2060', '\u2062', '\u00ad', '\u061c', '\u3164', '\u115f', '\uffa0', '\u202e', '\u0007']
  expect(removeControls(`a${hidden.join('')}b`)).toBe('ab')
  expect(removeControls('a\u2028b\r\nc\td\u200de')).toBe('a\nb\nc\td\u200de')
})
