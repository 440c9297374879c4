import { idf, termKey, type MatchIndex } from './index-shape.ts'
import type { QueryTerm } from './query.ts'

/** What of a query is asked while documents are read word by word. */
export type QueryLookup = {
  terms: readonly QueryTerm[]
  /** What a term is worth where it stands, by its place in `terms`: weight in the query times inverse document frequency. */
  worth: Float64Array
  /** The place of the term that a stem is by itself, or -1. */
  single: (stem: number) => number
  /** The place of the term that two neighbouring stems are, or -1; 0 for the first is no stem. */
  pair: (first: number, second: number) => number
}

/** A few hundred entries: small enough to be kept with what a student was shown. */
export function lookUp(index: MatchIndex, terms: readonly QueryTerm[]): QueryLookup {
  const singles = new Map<number, number>()
  const pairs = new Map<number, number>()
  for (const [place, { first, second }] of terms.entries()) {
    if (first === 0) singles.set(second, place)
    else pairs.set(termKey(first, second), place)
  }
  return {
    terms,
    worth: Float64Array.from(terms, ({ term, weight }) => weight * idf(index.size, index.frequency[term]!)),
    single: (stem) => singles.get(stem) ?? -1,
    pair: (first, second) => pairs.get(termKey(first, second)) ?? -1,
  }
}

/**
 * The same in arrays by stem, as long as the vocabulary: for the some 300 documents of a thousand words that are read
 * for each query, of which nearly every word is none of the query's.
 */
export function layOut(index: MatchIndex, terms: readonly QueryTerm[]): QueryLookup {
  const sparse = lookUp(index, terms)
  const singles = new Int16Array(index.stemNumber.size + 1).fill(-1)
  const opensPair = new Uint8Array(index.stemNumber.size + 1)
  for (const [place, { first, second }] of terms.entries()) {
    if (first === 0) singles[second] = place
    else opensPair[first] = 1
  }
  return {
    ...sparse,
    single: (stem) => singles[stem]!,
    pair: (first, second) => (opensPair[first] === 1 ? sparse.pair(first, second) : -1),
  }
}
