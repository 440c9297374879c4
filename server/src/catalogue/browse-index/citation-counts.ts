import { countBetween, setBit, type Bits } from './bits.ts'
import { firstBelow } from './kept.ts'
import { ranksOf, type Snapshot } from './snapshot.ts'

/**
 * How many listed professors have been cited at least `edges[i]` times and less than `edges[i + 1]` times, the last ones
 * without an end. One pass over the set: some 50 µs at 1.4 million professors.
 * @param edges rising, the first one 0.
 * @param visible ids, null for everybody.
 */
export function citationCounts(
  snapshot: Snapshot,
  edges: readonly number[],
  visible: ReadonlySet<number> | null,
): number[] {
  const bits = visible ? onlyThese(snapshot, visible) : snapshot.listed
  // Places fall with the citations: whoever has at least so many stands before the first who has less.
  const ends = edges.map((edge) => firstBelow(snapshot.citedBy, edge))
  return ends.map((end, at) => countBetween(bits, ends[at + 1] ?? 0, end))
}

function onlyThese(snapshot: Snapshot, ids: ReadonlySet<number>): Bits {
  const bits = snapshot.scratch.kept.fill(0)
  for (const rank of ranksOf(snapshot, ids)) setBit(bits, rank)
  return bits
}
