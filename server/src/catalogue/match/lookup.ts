import { idf, termKey, type MatchIndex } from './index-shape.ts'
import type { QueryTerm } from './query.ts'

/** What of a query is asked while documents are read word by word. */
export type QueryLookup = {
  terms: readonly QueryTerm[]
  /** What a term is worth where it stands, by its place in `terms`: weight in the query times inverse document frequency. */
  worth: Float64Array
  /** The place in `terms` of a stem by itself, or -1. */
  single: (stem: number) => number
  /** The place in `terms` of two neighbouring stems, or -1; 0 for the first is no stem. */
  pair: (first: number, second: number) => number
}

/** Some ten times the stems of a long query, so few others fall into their slots. A power of two. */
const slots = 4096
const isSingle = 1
const opensPair = 2

/**
 * Some 300 documents of a thousand words are read for each query, and nearly every word is none of the query's: those
 * are told by their slot in a small table, without a look into the maps. Small, since it is kept with what a student
 * was shown; with a table as long as the vocabulary a ranking took a tenth less time.
 */
export function lookUp(index: MatchIndex, terms: readonly QueryTerm[]): QueryLookup {
  const slot = new Uint8Array(slots)
  const singles = new Map<number, number>()
  const pairs = new Map<number, number>()
  for (const [position, { first, second }] of terms.entries()) {
    if (first === 0) {
      slot[second & (slots - 1)]! |= isSingle
      singles.set(second, position)
    } else {
      slot[first & (slots - 1)]! |= opensPair
      pairs.set(termKey(first, second), position)
    }
  }
  return {
    terms,
    worth: Float64Array.from(terms, ({ term, weight }) => weight * idf(index.size, index.frequency[term]!)),
    single: (stem) => (slot[stem & (slots - 1)]! & isSingle ? (singles.get(stem) ?? -1) : -1),
    pair: (first, second) => (slot[first & (slots - 1)]! & opensPair ? (pairs.get(termKey(first, second)) ?? -1) : -1),
  }
}
