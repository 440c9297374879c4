import { expect, test } from 'vitest'
import { buildMatchIndex } from './match-index.ts'
import { createQueryLookup } from './lookup.ts'

test('distinguishes stems that share a slot', async () => {
  const index = await buildMatchIndex([{ id: 1, interests: ['Chemistry'], works: [] }])
  const [term, weight] = [0, 1]
  const { findSingle, findPair } = createQueryLookup(index, [
    { term, weight, first: 0, second: 5 },
    { term, weight, first: 7, second: 8 },
    { term, weight, first: 4096, second: 8 },
  ])
  expect([findSingle(5), findSingle(8), findSingle(5 + 4096)]).toEqual([0, -1, -1])
  expect([findPair(7, 8), findPair(7 + 4096, 8), findPair(7, 9), findPair(8, 7)]).toEqual([1, -1, -1, -1])
  // The first stem 0 is no stem, although a stem in the same slot starts a pair.
  expect([findPair(4096, 8), findPair(0, 8)]).toEqual([2, -1])
})
