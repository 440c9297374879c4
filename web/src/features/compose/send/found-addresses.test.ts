import { expect, test } from 'vitest'
import { foundAddress, rememberAddress } from './found-addresses.ts'

function aCache(text: string | null = null) {
  const cache = {
    text,
    emailCache: () => cache.text,
    setEmailCache: (next: string) => void (cache.text = next),
  }
  return cache
}

test('remembers addresses by Scholar id [RECIPIENT-9]', () => {
  const cache = aCache()
  rememberAddress('AdaAAAAAJ', 'ada@example.edu', cache)
  rememberAddress('BobAAAAAJ', 'bob@example.edu', cache)
  expect(JSON.parse(cache.text!)).toEqual({ AdaAAAAAJ: 'ada@example.edu', BobAAAAAJ: 'bob@example.edu' })
  expect(foundAddress('AdaAAAAAJ', cache)).toBe('ada@example.edu')
  expect(foundAddress('EveAAAAAJ', cache)).toBeUndefined()
})

test('knows nothing from an entry that does not parse, and goes on from there', () => {
  for (const text of ['{half', 'null', '7', '{"AdaAAAAAJ":7}']) {
    const cache = aCache(text)
    expect(foundAddress('AdaAAAAAJ', cache)).toBeUndefined()
    rememberAddress('AdaAAAAAJ', 'ada@example.edu', cache)
    expect(foundAddress('AdaAAAAAJ', cache)).toBe('ada@example.edu')
  }
})
