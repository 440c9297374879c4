import { b, k1, titleWeight, type MatchIndex } from './index-shape.ts'
import type { QueryLookup } from './lookup.ts'

/** The average length of a work: a title and an abstract of about 120 words, without stop words. */
const averageLength = 130

/** Returns a function that scores each work of a document for a query (BM25), in the document's order. */
export function createWorkScorer(
  index: MatchIndex,
  { terms, values, findSingle, findPair }: QueryLookup,
): (document: number) => number[] {
  const counts = new Float64Array(terms.length)
  let counted: number[] = []
  const addCount = (position: number, weight: number) => {
    if (counts[position] === 0) counted.push(position)
    counts[position]! += weight
  }

  /** Counts the query's terms in a segment; returns the number of words in the segment. */
  function countTerms(segment: number, weight: number): number {
    const { tokens, vocabularyStems } = index
    const end = index.segmentStart[segment + 1]!
    let words = 0
    let previous = 0
    for (let at = index.segmentStart[segment]!; at < end; at++) {
      const stem = vocabularyStems[tokens[at]!]!
      if (stem !== 0) {
        words++
        const single = findSingle(stem)
        if (single !== -1) addCount(single, weight)
        const pair = findPair(previous, stem)
        if (pair !== -1) addCount(pair, weight)
      }
      previous = stem
    }
    return words
  }

  const scoreWork = (work: number): number => {
    const segment = index.titleSegment[work]!
    const titleLength = countTerms(segment, titleWeight)
    const length = titleWeight * titleLength + countTerms(segment + 1, 1)
    const norm = k1 * (1 - b + (b * length) / averageLength)
    let score = 0
    for (const position of counted) {
      score += (values[position]! * counts[position]! * (k1 + 1)) / (counts[position]! + norm)
      counts[position] = 0
    }
    counted = []
    return score
  }
  return (document) => {
    const first = index.workStart[document]!
    return Array.from({ length: index.workStart[document + 1]! - first }, (_, at) => scoreWork(first + at))
  }
}
