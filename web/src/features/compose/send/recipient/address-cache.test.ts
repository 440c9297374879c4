import { expect, test } from 'vitest'
import { getCachedAddress, cacheAddress } from './address-cache.ts'

function aCache(text: string | null = null) {
  const cache = {
    text,
    emailCache: () => cache.text,
    setEmailCache: (next: string) => void (cache.text = next),
  }
  return cache
}

test('caches addresses by Scholar id [RECIPIENT-9]', () => {
  const cache = aCache()
  cacheAddress('AdaAAAAAJ', 'ada@example.edu', cache)
  cacheAddress('BobAAAAAJ', 'bob@example.edu', cache)
  expect(JSON.parse(cache.text!)).toEqual({ AdaAAAAAJ: 'ada@example.edu', BobAAAAAJ: 'bob@example.edu' })
  expect(getCachedAddress('AdaAAAAAJ', cache)).toBe('ada@example.edu')
  expect(getCachedAddress('EveAAAAAJ', cache)).toBeUndefined()
})

test('ignores and replaces an unreadable entry', () => {
  for (const text of ['{half', 'null', '7', '{"AdaAAAAAJ":7}']) {
    const cache = aCache(text)
    expect(getCachedAddress('AdaAAAAAJ', cache)).toBeUndefined()
    cacheAddress('AdaAAAAAJ', 'ada@example.edu', cache)
    expect(getCachedAddress('AdaAAAAAJ', cache)).toBe('ada@example.edu')
  }
})
