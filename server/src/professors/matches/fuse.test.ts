import { expect, test } from 'vitest'
import { fuse } from './fuse.ts'

const student = Float32Array.of(1, 0)
/** A vector of length 1 whose cosine with the student's is this. */
const near = (cosine: number) => Float32Array.of(cosine, Math.sqrt(1 - cosine * cosine))
const ranked = (...ids: number[]) => ids.map((id, at) => ({ id, score: 1 - at / 100 }))
const idsOf = (matches: { id: number }[]) => matches.map((match) => match.id)

test('adds the reciprocal ranks by words and by meaning, each counted from 60', () => {
  // By words 1 2 3 4 5, by meaning 5 3 4 2 1.
  const vectors = new Map([1, 2, 3, 4, 5].map((id) => [id, near([0, 0.1, 0.2, 0.8, 0.5, 0.9][id]!)]))
  const worth = (one: number, other: number) => 1 / (60 + one) + 1 / (60 + other)
  const worths = new Map([
    [1, worth(1, 5)],
    [2, worth(2, 4)],
    [3, worth(3, 2)],
    [4, worth(4, 3)],
    [5, worth(5, 1)],
  ])
  const fused = idsOf(fuse(ranked(1, 2, 3, 4, 5), student, vectors))
  expect(fused[0]).toBe(3)
  expect(fused.map((id) => worths.get(id)!)).toEqual([...worths.values()].toSorted((a, b) => b - a))
})

test('leaves the order by words where nobody has a vector, or one of another length', () => {
  const matches = ranked(7, 3, 9)
  expect(fuse(matches, student, new Map())).toEqual(matches)
  const longer = new Map([7, 9].map((id) => [id, Float32Array.of(id / 10, 0, 0)]))
  expect(fuse(matches, student, longer)).toEqual(matches)
})

test('whoever has no vector yet keeps the place, and the others exchange theirs', () => {
  const vectors = new Map([
    [1, near(0.1)],
    [4, near(0.9)],
  ])
  const fused = idsOf(fuse(ranked(1, 2, 3, 4), student, vectors))
  // By words and by meaning 1 and 4 are first and fourth: below twice the second, above twice the third.
  expect([fused[0], fused[3]]).toEqual([2, 3])
})

test('equals stand in an order that does not follow the order they came in', () => {
  const mirrored = fuse(ranked(1, 2), student, new Map([1, 2].map((id) => [id, near(id / 10)])))
  const other = fuse(ranked(2, 1), student, new Map([1, 2].map((id) => [id, near((3 - id) / 10)])))
  expect(idsOf(mirrored)).toEqual(idsOf(other))
})
