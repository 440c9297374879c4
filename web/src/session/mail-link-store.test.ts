import { expect, test } from 'vitest'
import { mailLinkStore } from './mail-link-store.ts'
import { MemoryStore } from './memory-store.ts'

const search = { token: 'secret', username: 'ana' }

test('a reload reads the fields of the link while the link is valid and not used', () => {
  const store = new MemoryStore()
  expect(mailLinkStore('reset', 100, store).take(search, 0)).toEqual(search)
  expect(mailLinkStore('reset', 100, store).take({}, 99)).toEqual(search)
  expect(mailLinkStore('confirm', 100, store).take({}, 99)).toEqual({})
  mailLinkStore('reset', 100, store).forget()
  expect(mailLinkStore('reset', 100, store).take({}, 99)).toEqual({})
})

test('an expired link is removed, and a newer link replaces an older one', () => {
  const store = new MemoryStore()
  const link = mailLinkStore('reset', 100, store)
  link.take(search, 0)
  link.take({ token: 'newer' }, 50)
  expect(link.take({}, 149)).toEqual({ token: 'newer' })
  expect(link.take({}, 150)).toEqual({})
  expect(store.size).toBe(0)
})

test('an unreadable entry has no fields', () => {
  const store = new MemoryStore()
  store.set('link_reset', '{half')
  expect(mailLinkStore('reset', 100, store).take({}, 0)).toEqual({})
})

test('the entry of an earlier release is read, and from a broken entry the valid fields', () => {
  const store = new MemoryStore()
  store.set('link_reset', '{"search":{"token":"secret","username":"ana"},"until":100}')
  expect(mailLinkStore('reset', 100, store).take({}, 99)).toEqual(search)
  for (const text of ['{"search":7,"until":100}', '{"search":{},"until":"100"}', '{"v":9,"search":{},"until":100}']) {
    store.set('link_reset', text)
    expect(mailLinkStore('reset', 100, store).take({}, 99)).toEqual({})
  }
  store.set('link_reset', '{"search":{"token":"secret","username":7},"until":100}')
  expect(mailLinkStore('reset', 100, store).take({}, 99)).toEqual({ token: 'secret' })
})
