import { shuffleKey } from '../../catalogue/browse-index/shuffle-key.ts'

/** How little the first few ranks stand above the next ones (Cormack, Clarke, Büttcher 2009). */
const K = 60

type Ranked = { id: number; score: number }

/**
 * Reciprocal rank fusion: each professor is worth 1 / (60 + rank) by words and the same by meaning, which is the cosine
 * with the student's vector. Those with a vector exchange their ranks among each other, so that whoever has none yet
 * neither gains nor loses by it. `ranked` is best first; vectors have length 1.
 */
export function fuse<One extends Ranked>(
  ranked: readonly One[],
  student: Float32Array,
  vectors: ReadonlyMap<number, Float32Array>,
): One[] {
  const near = new Map<number, number>()
  for (const { id } of ranked) {
    const vector = vectors.get(id)
    if (vector?.length === student.length) near.set(id, cosine(student, vector))
  }
  const ranks = ranked.flatMap(({ id }, rank) => (near.has(id) ? [rank] : []))
  const nearest = [...near.keys()].sort((a, b) => near.get(b)! - near.get(a)! || shuffleKey(a, 0) - shuffleKey(b, 0))
  const byMeaning = new Map(nearest.map((id, at) => [id, ranks[at]!]))
  const worth = ({ id }: One, rank: number) => 1 / (K + rank + 1) + 1 / (K + (byMeaning.get(id) ?? rank) + 1)
  const worths = new Map(ranked.map((one, rank) => [one.id, worth(one, rank)]))
  return ranked.toSorted((a, b) => worths.get(b.id)! - worths.get(a.id)! || shuffleKey(a.id, 0) - shuffleKey(b.id, 0))
}

function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
