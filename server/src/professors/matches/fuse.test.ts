import { expect, test } from 'vitest'
import { fuse } from './fuse.ts'

const student = Float32Array.of(1, 0)
/** A vector of length 1 with this cosine to the student's vector. */
const vectorWithCosine = (cosine: number) => Float32Array.of(cosine, Math.sqrt(1 - cosine * cosine))
const rankedMatches = (...ids: number[]) => ids.map((id, at) => ({ id, score: 1 - at / 100 }))
const idsOf = (matches: { id: number }[]) => matches.map((match) => match.id)

test('adds the reciprocal ranks by words and by meaning, each plus 60', () => {
  // By words 1 2 3 4 5, by meaning 5 3 4 2 1.
  const vectors = new Map([1, 2, 3, 4, 5].map((id) => [id, vectorWithCosine([0, 0.1, 0.2, 0.8, 0.5, 0.9][id]!)]))
  const score = (one: number, other: number) => 1 / (60 + one) + 1 / (60 + other)
  const scores = new Map([
    [1, score(1, 5)],
    [2, score(2, 4)],
    [3, score(3, 2)],
    [4, score(4, 3)],
    [5, score(5, 1)],
  ])
  const fused = idsOf(fuse(rankedMatches(1, 2, 3, 4, 5), student, vectors))
  expect(fused[0]).toBe(3)
  expect(fused.map((id) => scores.get(id)!)).toEqual([...scores.values()].toSorted((a, b) => b - a))
})

test('does not change the order by words if no professor has a vector of the right length', () => {
  const matches = rankedMatches(7, 3, 9)
  expect(fuse(matches, student, new Map())).toEqual(matches)
  const longer = new Map([7, 9].map((id) => [id, Float32Array.of(id / 10, 0, 0)]))
  expect(fuse(matches, student, longer)).toEqual(matches)
})

test('a professor without a vector has the same rank by meaning, and the others exchange theirs', () => {
  const vectors = new Map([
    [1, vectorWithCosine(0.1)],
    [4, vectorWithCosine(0.9)],
  ])
  const fused = idsOf(fuse(rankedMatches(1, 2, 3, 4), student, vectors))
  // 1 is first by words and fourth by meaning, 4 the reverse. Both score less than 2, twice second, and more than 3.
  expect([fused[0], fused[3]]).toEqual([2, 3])
})

test('the order of equal scores does not depend on the order of the input', () => {
  const mirrored = fuse(rankedMatches(1, 2), student, new Map([1, 2].map((id) => [id, vectorWithCosine(id / 10)])))
  const other = fuse(rankedMatches(2, 1), student, new Map([1, 2].map((id) => [id, vectorWithCosine((3 - id) / 10)])))
  expect(idsOf(mirrored)).toEqual(idsOf(other))
})
