import { indexesBefore, indexesFrom } from './bits.ts'
import { takenOut, type Kept } from './kept.ts'
import type { PageQuestion } from './page-question.ts'
import { countBySchool, takeBySchool } from './school-order.ts'
import { countByHand, handOf, takeShuffled } from './shuffled-order.ts'
import { foldedNameAt, ranksOf, ranksOfRanked, schoolsOf, type Snapshot } from './snapshot.ts'

/** A stretch of the answer, of which a page takes what it shows. */
export type Part = { count: number; take: (skip: number, limit: number) => number[] }

/** Everybody kept, first one first. Nothing here lets the order of locked professors depend on their names. */
export function partsInOrder(snapshot: Snapshot, question: PageQuestion, kept: Kept): Part[] {
  const ascending = question.direction === 'asc'
  switch (question.order) {
    case 'cited_by':
      return [ascending ? leastCited(kept) : mostCited(kept)]
    case 'school': {
      const { bits, count } = kept
      const counts = countsBySchool(snapshot, kept, question.schools)
      return [{ count, take: (skip, limit) => takeBySchool(snapshot, bits, counts, ascending, skip, limit) }]
    }
    case 'name': {
      const { taken, others } = split(snapshot, kept, question.unlocked)
      const counts = countsByHand(others)
      const take = (skip: number, limit: number) => takeShuffled(others.bits, counts, question.seed, skip, limit)
      const named = byName(snapshot, taken)
      return [list(ascending ? named : named.toReversed()), { count: others.count, take }]
    }
    case 'favorite': {
      const { taken, others } = split(snapshot, kept, question.favorites)
      const marked = list(taken.sort((one, other) => one - other))
      return ascending ? [mostCited(others), marked] : [marked, mostCited(others)]
    }
    case 'match': {
      const { taken: ranked, others } = takenOut(snapshot, kept, ranksOfRanked(snapshot, question.ranking ?? []))
      return ascending ? [leastCited(others), list(ranked.toReversed())] : [list(ranked), mostCited(others)]
    }
  }
}

const list = (ranks: number[]): Part => ({
  count: ranks.length,
  take: (skip, limit) => ranks.slice(skip, skip + limit),
})

const mostCited = ({ bits, count }: Kept): Part => ({
  count,
  take: (skip, limit) => indexesFrom(bits, skip, limit),
})

const leastCited = ({ bits, count }: Kept): Part => ({
  count,
  take: (skip, limit) => indexesBefore(bits, skip, limit),
})

/** The kept ones of these ids as places, in the order of the ids, and the set without them. */
const split = (snapshot: Snapshot, kept: Kept, ids: Iterable<number>): { taken: number[]; others: Kept } =>
  takenOut(snapshot, kept, ranksOf(snapshot, ids))

function countsBySchool(snapshot: Snapshot, kept: Kept, schools: readonly string[]): Uint32Array {
  const { base, missing } = kept
  const wanted = schools.length > 0 ? schoolsOf(snapshot, schools) : null
  if (!base) return countBySchool(snapshot, kept, wanted)
  return without((base.bySchool ??= countBySchool(snapshot, base, wanted)), missing, (rank) => snapshot.school[rank]!)
}

function countsByHand({ bits, base, missing }: Kept): Uint32Array {
  if (!base) return countByHand(bits)
  return without((base.byHand ??= countByHand(base.bits)), missing, handOf)
}

/** Counts of a set as they are when these places are missing. */
function without(counts: Uint32Array, missing: readonly number[], groupOf: (rank: number) => number): Uint32Array {
  if (missing.length === 0) return counts
  const left = counts.slice()
  for (const rank of missing) left[groupOf(rank)]!--
  return left
}

function byName(snapshot: Snapshot, ranks: number[]): number[] {
  const names = new Map(ranks.map((rank) => [rank, foldedNameAt(snapshot, rank)]))
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  return ranks.sort((one, other) => compare(names.get(one)!, names.get(other)!) || one - other)
}
