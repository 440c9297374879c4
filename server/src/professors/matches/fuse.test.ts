import { expect, test } from 'vitest'
import { fuse } from './fuse.ts'

const student = Float32Array.of(1, 0)
/** A vector of length 1 with this cosine to the student's vector. */
const vectorWithCosine = (cosine: number) => Float32Array.of(cosine, Math.sqrt(1 - cosine * cosine))
const rankedMatches = (...ids: number[]) => ids.map((id, at) => ({ id, score: 1 - at / 100 }))
const idsOf = (matches: { id: number }[]) => matches.map((match) => match.id)

test('adds a twentieth of the cosine to the score', () => {
  // The scores are 1, 0.99, 0.98, 0.97 and 0.96.
  const vectors = new Map([1, 2, 3, 4, 5].map((id) => [id, vectorWithCosine([0, 0.1, 0.2, 0.8, 0.5, 0.9][id]!)]))
  expect(idsOf(fuse(rankedMatches(1, 2, 3, 4, 5), student, vectors))).toEqual([3, 1, 5, 2, 4])
})

test('does not change the order by words if no professor has a vector of the right length', () => {
  const matches = rankedMatches(7, 3, 9)
  expect(fuse(matches, student, new Map())).toEqual(matches)
  const longer = new Map([7, 9].map((id) => [id, Float32Array.of(id / 10, 0, 0)]))
  expect(fuse(matches, student, longer)).toEqual(matches)
})

test('a professor without a vector gets the mean cosine of the others', () => {
  const vectors = new Map([
    [1, vectorWithCosine(0.1)],
    [3, vectorWithCosine(0.9)],
  ])
  expect(idsOf(fuse(rankedMatches(1, 2, 3), student, vectors))).toEqual([3, 2, 1])
})

test('the order of equal scores does not depend on the order of the input', () => {
  const equal = [1, 2].map((id) => ({ id, score: 0.5 }))
  const vectors = new Map([1, 2].map((id) => [id, vectorWithCosine(0.3)]))
  expect(idsOf(fuse(equal, student, vectors))).toEqual(idsOf(fuse(equal.toReversed(), student, vectors)))
})
