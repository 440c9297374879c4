import { idf, termKey, type MatchIndex } from './index-shape.ts'
import type { QueryTerm } from './query.ts'

/**
 * A query laid out for reading documents word by word: whatever a word is asked lies in arrays by its stem. Some 300
 * documents of a thousand words are read for each query, and nearly every word is none of the query's.
 */
export type QueryLookup = {
  terms: readonly QueryTerm[]
  /** What a term is worth where it stands, by its place in `terms`: weight in the query times inverse document frequency. */
  worth: Float64Array
  /** The place of the term that a stem is by itself, or -1. */
  single: (stem: number) => number
  /** The place of the term that two neighbouring stems are, or -1; 0 for the first is no stem. */
  pair: (first: number, second: number) => number
}

export function layOut(index: MatchIndex, terms: readonly QueryTerm[]): QueryLookup {
  const singles = new Int16Array(index.stemNumber.size + 1).fill(-1)
  const opensPair = new Uint8Array(index.stemNumber.size + 1)
  const pairs = new Map<number, number>()
  for (const [place, { first, second }] of terms.entries()) {
    if (first === 0) singles[second] = place
    else {
      opensPair[first] = 1
      pairs.set(termKey(first, second), place)
    }
  }
  return {
    terms,
    worth: Float64Array.from(terms, ({ term, weight }) => weight * idf(index.size, index.frequency[term]!)),
    single: (stem) => singles[stem]!,
    pair: (first, second) => (opensPair[first] === 1 ? (pairs.get(termKey(first, second)) ?? -1) : -1),
  }
}
