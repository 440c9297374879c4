import { idf, termKey, type MatchIndex } from './index-shape.ts'
import type { QueryTerm } from './query.ts'

/** Okapi BM25 as for whole documents; a word in a title says more than one in an abstract. */
const k1 = 1.2
const b = 0.75
const titleWeight = 2

/** A work of common length: a title and an abstract of some 120 words without stop words. */
const usualLength = 130

/**
 * Answers, for documents of one query, what each of their works is worth to it, in the document's order.
 */
export function workScorer(index: MatchIndex, terms: readonly QueryTerm[]): (document: number) => number[] {
  const worth = new Map(terms.map(({ term, weight }) => [term, weight * idf(index.size, index.frequency[term]!)]))
  // Nearly every word of a work is none of the query's: asked by its stem alone, it costs one byte and no look-up.
  const asked = stemsOf(index, terms)

  function countTerms(segment: number, weight: number, counts: Map<number, number>): number {
    let words = 0
    let before = 0
    const count = (key: number) => {
      const term = index.termOf.find(key)
      if (worth.has(term)) counts.set(term, (counts.get(term) ?? 0) + weight)
    }
    for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
      const stem = index.stemOfWritten[index.stream[at]!]!
      if (stem !== 0) {
        words++
        if (asked[stem] === 1) {
          count(termKey(0, stem))
          if (before !== 0 && asked[before] === 1) count(termKey(before, stem))
        }
      }
      before = stem
    }
    return words
  }

  return (document) => {
    const first = index.firstSegment[document]! + index.interests[document]!.length
    return index.titles[document]!.map((_, at) => {
      const counts = new Map<number, number>()
      const title = countTerms(first + at * 2, titleWeight, counts)
      const length = titleWeight * title + countTerms(first + at * 2 + 1, 1, counts)
      const norm = k1 * (1 - b + (b * length) / usualLength)
      let score = 0
      for (const [term, count] of counts) score += (worth.get(term)! * count * (k1 + 1)) / (count + norm)
      return score
    })
  }
}

/** Which stems stand in any term of the query, 1 by the stem's number. */
function stemsOf(index: MatchIndex, terms: readonly QueryTerm[]): Uint8Array {
  const asked = new Uint8Array(index.stemNumber.size + 1)
  for (const { first, second } of terms) {
    asked[first] = 1
    asked[second] = 1
  }
  asked[0] = 0
  return asked
}
