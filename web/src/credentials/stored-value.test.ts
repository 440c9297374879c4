import { expect, test, vi } from 'vitest'
import { isNumber } from './guards.ts'
import { MemoryStore } from '../session/memory-store.ts'
import { tryToStore, versioned } from './stored-value.ts'

type Size = { width: number }
const size = versioned<Size>(2, {
  0: ({ wide }) => (isNumber(wide) ? { width: wide } : null),
  2: ({ width }) => (isNumber(width) ? { width } : null),
})

test('a written value has its version in the field v and is read back unchanged', () => {
  expect(JSON.parse(size.write({ width: 3 }))).toEqual({ v: 2, width: 3 })
  expect(size.read(size.write({ width: 3 }))).toEqual({ width: 3 })
})

test('an entry without a version is read in the format of version 0', () => {
  expect(size.read('{"wide":3}')).toEqual({ width: 3 })
  expect(size.read('{"width":3}')).toBeNull()
})

test.each([
  null,
  '',
  '{half',
  'null',
  '7',
  '"text"',
  '[]',
  '{"v":2}',
  '{"v":2,"width":"3"}',
  '{"v":1,"width":3}',
  '{"v":3,"width":3}',
  '{"v":"2","width":3}',
  '{"v":null,"width":3}',
  '{"v":"constructor","width":3}',
])('%s is read as null', (text) => {
  expect(size.read(text)).toBeNull()
})

test('a full store warns and stores nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const store = new MemoryStore()
  store.room = 5
  expect(tryToStore(store, 'a', '12345')).toBe(true)
  expect(tryToStore(store, 'b', '1')).toBe(false)
  expect([...store]).toEqual([['a', '12345']])
  expect(warn).toHaveBeenCalledOnce()
})
