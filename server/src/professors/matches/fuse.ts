import { computeShuffleKey } from '../../catalogue/browse-index/shuffle-key.ts'

/** The constant of reciprocal rank fusion. A larger one reduces the weight of the top ranks (Cormack et al., 2009). */
const K = 60

type Ranked = { id: number; score: number }

/**
 * Reciprocal rank fusion: a professor's score is the sum of 1 / (60 + rank) by words and by meaning. The meaning is the
 * cosine with the student's vector. Only professors with a vector exchange ranks by meaning; one without a vector has
 * the same rank by words and by meaning. `ranked` is sorted best first; vectors have length 1.
 */
export function fuse<One extends Ranked>(
  ranked: readonly One[],
  student: Float32Array,
  vectors: ReadonlyMap<number, Float32Array>,
): One[] {
  const cosines = new Map<number, number>()
  for (const { id } of ranked) {
    const vector = vectors.get(id)
    if (vector?.length === student.length) cosines.set(id, cosine(student, vector))
  }
  const ranks = ranked.flatMap(({ id }, rank) => (cosines.has(id) ? [rank] : []))
  const nearest = [...cosines.keys()].sort(
    (a, b) => cosines.get(b)! - cosines.get(a)! || computeShuffleKey(a, 0) - computeShuffleKey(b, 0),
  )
  const byMeaning = new Map(nearest.map((id, at) => [id, ranks[at]!]))
  const score = ({ id }: One, rank: number) => 1 / (K + rank + 1) + 1 / (K + (byMeaning.get(id) ?? rank) + 1)
  const scores = new Map(ranked.map((one, rank) => [one.id, score(one, rank)]))
  return ranked.toSorted(
    (a, b) => scores.get(b.id)! - scores.get(a.id)! || computeShuffleKey(a.id, 0) - computeShuffleKey(b.id, 0),
  )
}

function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
