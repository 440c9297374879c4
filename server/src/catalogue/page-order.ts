import { clearBit, hasBit, placesBefore, placesFrom, type Bits } from './bits.ts'
import type { Kept } from './kept.ts'
import type { PageQuestion } from './page-question.ts'
import { countBySchool, takeBySchool } from './school-order.ts'
import { takeShuffled } from './shuffled-order.ts'
import { foldedNameAt, placesOf, schoolsOf, type Snapshot } from './snapshot.ts'

/** A stretch of the answer, of which a page takes what it shows. */
export type Part = { count: number; take: (skip: number, limit: number) => number[] }

/** Everybody kept, first one first. Nothing here lets the order of locked professors depend on their names. */
export function partsInOrder(snapshot: Snapshot, question: PageQuestion, kept: Kept): Part[] {
  const ascending = question.direction === 'asc'
  const { bits } = kept
  switch (question.order) {
    case 'cited_by':
      return [ascending ? leastCited(kept) : mostCited(kept)]
    case 'school': {
      const counts = countBySchool(
        snapshot,
        kept,
        question.schools.length > 0 ? schoolsOf(snapshot, question.schools) : null,
      )
      return [
        { count: kept.count, take: (skip, limit) => takeBySchool(snapshot, bits, counts, ascending, skip, limit) },
      ]
    }
    case 'name': {
      const named = byName(snapshot, split(snapshot, kept, question.unlocked))
      const count = kept.count - named.length
      const locked = { count, take: (skip: number, limit: number) => takeShuffled(bits, question.seed, skip, limit) }
      return [list(ascending ? named : named.toReversed()), locked]
    }
    case 'favorite': {
      const marked = split(snapshot, kept, question.favorites).sort((one, other) => one - other)
      const others = mostCited({ bits, count: kept.count - marked.length })
      return ascending ? [others, list(marked)] : [list(marked), others]
    }
    case 'match': {
      const ranked = split(snapshot, kept, question.ranking ?? [])
      const others = { bits, count: kept.count - ranked.length }
      return ascending ? [leastCited(others), list(ranked.toReversed())] : [list(ranked), mostCited(others)]
    }
  }
}

const list = (places: number[]): Part => ({
  count: places.length,
  take: (skip, limit) => places.slice(skip, skip + limit),
})

const mostCited = ({ bits, count }: Kept): Part => ({
  count,
  take: (skip, limit) => placesFrom(bits, skip, limit),
})

const leastCited = ({ bits, count }: Kept): Part => ({
  count,
  take: (skip, limit) => placesBefore(bits, skip, limit),
})

/** Takes the kept ones of these ids out of the set and answers them as places, in the order of the ids. */
function split(snapshot: Snapshot, { bits }: { bits: Bits }, ids: Iterable<number>): number[] {
  const taken = placesOf(snapshot, ids).filter((place) => hasBit(bits, place))
  for (const place of taken) clearBit(bits, place)
  return taken
}

function byName(snapshot: Snapshot, places: number[]): number[] {
  const names = new Map(places.map((place) => [place, foldedNameAt(snapshot, place)]))
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  return places.sort((one, other) => compare(names.get(one)!, names.get(other)!) || one - other)
}
