import { expect, test, vi } from 'vitest'
import { isNumber } from './guards.ts'
import { MemoryStore } from '../session/memory-store.ts'
import { tryToKeep, versioned } from './stored-value.ts'

type Size = { width: number }
const size = versioned<Size>(2, {
  0: ({ wide }) => (isNumber(wide) ? { width: wide } : null),
  2: ({ width }) => (isNumber(width) ? { width } : null),
})

test('a value is read as it was written, with its version beside it', () => {
  expect(JSON.parse(size.write({ width: 3 }))).toEqual({ v: 2, width: 3 })
  expect(size.read(size.write({ width: 3 }))).toEqual({ width: 3 })
})

test('an entry without a version is of a release before versions, and is read in its own format', () => {
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
])('%s counts as nothing', (text) => {
  expect(size.read(text)).toBeNull()
})

test('a store without room keeps nothing, and goes on', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const store = new MemoryStore()
  store.room = 5
  expect(tryToKeep(store, 'a', '12345')).toBe(true)
  expect(tryToKeep(store, 'b', '1')).toBe(false)
  expect([...store]).toEqual([['a', '12345']])
  expect(warned).toHaveBeenCalledOnce()
})
