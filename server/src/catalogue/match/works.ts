import { idf, termKey, type MatchIndex } from './index-shape.ts'
import type { QueryTerm } from './query.ts'

/** Okapi BM25 as for whole documents; a word in a title says more than one in an abstract. */
const k1 = 1.2
const b = 0.75
const titleWeight = 2

/** A work of common length: a title and an abstract of some 120 words without stop words. */
const usualLength = 130

/**
 * Answers, for documents of one query, what each of their works is worth to it, in the document's order. Some 300
 * documents are read word by word for each query, so everything that a word is asked lies in arrays by its stem.
 */
export function workScorer(index: MatchIndex, terms: readonly QueryTerm[]): (document: number) => number[] {
  const worth = Float64Array.from(terms, ({ term, weight }) => weight * idf(index.size, index.frequency[term]!))
  /** The query's term that a stem is by itself, from 1; and whether a pair of the query begins with it. */
  const single = new Uint16Array(index.stemNumber.size + 1)
  const opensPair = new Uint8Array(index.stemNumber.size + 1)
  const pairs = new Map<number, number>()
  for (const [at, { first, second }] of terms.entries()) {
    if (first === 0) single[second] = at + 1
    else {
      opensPair[first] = 1
      pairs.set(termKey(first, second), at)
    }
  }
  const counts = new Float64Array(terms.length)
  let counted: number[] = []
  const count = (at: number, weight: number) => {
    if (counts[at] === 0) counted.push(at)
    counts[at]! += weight
  }

  /** Counts the query's terms in a segment; answers how many words it has. */
  function countTerms(segment: number, weight: number): number {
    const { stream, stemOfWritten } = index
    const end = index.segmentStart[segment + 1]!
    let words = 0
    let before = 0
    for (let at = index.segmentStart[segment]!; at < end; at++) {
      const stem = stemOfWritten[stream[at]!]!
      if (stem !== 0) {
        words++
        if (single[stem] !== 0) count(single[stem]! - 1, weight)
        if (opensPair[before] === 1) {
          const pair = pairs.get(termKey(before, stem))
          if (pair !== undefined) count(pair, weight)
        }
      }
      before = stem
    }
    return words
  }

  return (document) => {
    const first = index.firstSegment[document]! + index.interests[document]!.length
    return index.titles[document]!.map((_, at) => {
      const title = countTerms(first + at * 2, titleWeight)
      const length = titleWeight * title + countTerms(first + at * 2 + 1, 1)
      const norm = k1 * (1 - b + (b * length) / usualLength)
      let score = 0
      for (const term of counted) {
        score += (worth[term]! * counts[term]! * (k1 + 1)) / (counts[term]! + norm)
        counts[term] = 0
      }
      counted = []
      return score
    })
  }
}
