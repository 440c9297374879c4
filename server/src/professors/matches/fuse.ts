import { computeShuffleKey } from '../../catalogue/browse-index/shuffle-key.ts'

/**
 * What a difference of 1 in the cosine counts beside scores from 0 to 1. With the Universal Sentence Encoder lite as the
 * embedding service, P@9 on the development half of a held-out set was .861 without the cosines, .864 with this weight,
 * .860 with twice the weight and .846 with reciprocal rank fusion, because the fields of research already say what
 * texts mean. (Short resumes: .762, .762, .762, .710.)
 */
const cosineWeight = 0.05

type Ranked = { id: number; score: number }

/**
 * Sorts matches by their scores and the cosines of the professors' vectors with the student's. A professor without a
 * vector gets the mean cosine of the others. `ranked` is sorted best first; vectors have length 1.
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
  if (cosines.size === 0) return [...ranked]
  const mean = [...cosines.values()].reduce((sum, value) => sum + value, 0) / cosines.size
  const scores = new Map(ranked.map(({ id, score }) => [id, score + cosineWeight * (cosines.get(id) ?? mean)]))
  return ranked.toSorted(
    (a, b) => scores.get(b.id)! - scores.get(a.id)! || computeShuffleKey(a.id, 0) - computeShuffleKey(b.id, 0),
  )
}

function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
