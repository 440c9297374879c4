import { expect, test } from 'vitest'
import { buildMatchIndex } from './match-index.ts'
import { lookUp } from './lookup.ts'

test('tells stems apart that share a slot', async () => {
  const index = await buildMatchIndex([{ id: 1, interests: ['Chemistry'], works: [] }])
  const [term, weight] = [0, 1]
  const { single, pair } = lookUp(index, [
    { term, weight, first: 0, second: 5 },
    { term, weight, first: 7, second: 8 },
    { term, weight, first: 4096, second: 8 },
  ])
  expect([single(5), single(8), single(5 + 4096)]).toEqual([0, -1, -1])
  expect([pair(7, 8), pair(7 + 4096, 8), pair(7, 9), pair(8, 7)]).toEqual([1, -1, -1, -1])
  // No stem before it, though another stem of that slot opens a pair.
  expect([pair(4096, 8), pair(0, 8)]).toEqual([2, -1])
})
