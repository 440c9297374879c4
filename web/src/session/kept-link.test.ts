import { expect, test } from 'vitest'
import { keptLink } from './kept-link.ts'
import { MemoryStore } from './memory-store.ts'

const search = { token: 'secret', username: 'ana' }

test('a reload finds what the link carried, while the link is good and not used', () => {
  const store = new MemoryStore()
  expect(keptLink('reset', 100, store).take(search, 0)).toEqual(search)
  expect(keptLink('reset', 100, store).take({}, 99)).toEqual(search)
  expect(keptLink('confirm', 100, store).take({}, 99)).toEqual({})
  keptLink('reset', 100, store).forget()
  expect(keptLink('reset', 100, store).take({}, 99)).toEqual({})
})

test('a link that is over is forgotten, and a newer one takes its place', () => {
  const store = new MemoryStore()
  const link = keptLink('reset', 100, store)
  link.take(search, 0)
  link.take({ token: 'newer' }, 50)
  expect(link.take({}, 149)).toEqual({ token: 'newer' })
  expect(link.take({}, 150)).toEqual({})
  expect(store.size).toBe(0)
})

test('what cannot be read counts as nothing', () => {
  const store = new MemoryStore()
  store.set('link_reset', '{half')
  expect(keptLink('reset', 100, store).take({}, 0)).toEqual({})
})

test('a link that an earlier release kept is read, and of a broken one what can be used', () => {
  const store = new MemoryStore()
  store.set('link_reset', '{"search":{"token":"secret","username":"ana"},"until":100}')
  expect(keptLink('reset', 100, store).take({}, 99)).toEqual(search)
  for (const text of ['{"search":7,"until":100}', '{"search":{},"until":"100"}', '{"v":9,"search":{},"until":100}']) {
    store.set('link_reset', text)
    expect(keptLink('reset', 100, store).take({}, 99)).toEqual({})
  }
  store.set('link_reset', '{"search":{"token":"secret","username":7},"until":100}')
  expect(keptLink('reset', 100, store).take({}, 99)).toEqual({ token: 'secret' })
})
