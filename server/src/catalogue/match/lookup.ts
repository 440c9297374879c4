import { idf, k1, termKey, type MatchIndex } from './index-shape.ts'
import type { QueryTerm } from './query.ts'

/**
 * Finds the terms of a query while documents are read word by word. A term is identified by its position in `terms`.
 */
export type QueryLookup = {
  terms: readonly QueryTerm[]
  /**
   * By position: the value of one occurrence, which is the weight in the query times the inverse document frequency.
   */
  values: Float64Array
  /** What a document would score that repeats the most valuable terms endlessly. */
  highestScore: number
  /** The position of a single stem, or -1. */
  findSingle: (stem: number) => number
  /** The position of two adjacent stems, or -1. The first is 0 if no stem precedes the second. */
  findPair: (first: number, second: number) => number
}

/** About ten times the stems of a long query, so few other stems share their slots. A power of two. */
const slots = 4096
/** No document contains many more of a query's terms, which are sorted by value. */
const countedTerms = 50
const isSingle = 1
const startsPair = 2

/**
 * Each query reads about 300 documents of a thousand words, and nearly none of these words is in the query. A small
 * table rejects most of them without a lookup in the maps. It is small because it is cached with a student's matches; a
 * table of the whole vocabulary saves only a tenth of the time of a ranking.
 */
export function createQueryLookup(index: MatchIndex, terms: readonly QueryTerm[]): QueryLookup {
  const slot = new Uint8Array(slots)
  const singles = new Map<number, number>()
  const pairs = new Map<number, number>()
  for (const [position, { first, second }] of terms.entries()) {
    if (first === 0) {
      slot[second & (slots - 1)]! |= isSingle
      singles.set(second, position)
    } else {
      slot[first & (slots - 1)]! |= startsPair
      pairs.set(termKey(first, second), position)
    }
  }
  const values = Float64Array.from(
    terms,
    ({ term, weight }) => weight * idf(index.size, index.documentFrequency[term]!),
  )
  return {
    terms,
    values,
    highestScore: Math.max(
      Number.MIN_VALUE,
      values.slice(0, countedTerms).reduce((sum, value) => sum + value * (k1 + 1), 0),
    ),
    findSingle: (stem) => (slot[stem & (slots - 1)]! & isSingle ? (singles.get(stem) ?? -1) : -1),
    findPair: (first, second) =>
      slot[first & (slots - 1)]! & startsPair ? (pairs.get(termKey(first, second)) ?? -1) : -1,
  }
}
