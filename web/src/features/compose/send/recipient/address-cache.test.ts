import { expect, test, vi } from 'vitest'
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

test('asks again after five minutes, and for an address of an earlier page [RECIPIENT-17]', () => {
  vi.useFakeTimers()
  const cache = aCache('{"OldAAAAAJ":"old@example.edu"}')
  expect(getCachedAddress('OldAAAAAJ', cache)).toBeUndefined()
  cacheAddress('AdaAAAAAJ', 'ada@example.edu', cache)
  vi.advanceTimersByTime(5 * 60_000)
  expect(getCachedAddress('AdaAAAAAJ', cache)).toBe('ada@example.edu')
  vi.advanceTimersByTime(1)
  expect(getCachedAddress('AdaAAAAAJ', cache)).toBeUndefined()
  vi.useRealTimers()
})
