import { b, k1, titleWeight, type MatchIndex } from './index-shape.ts'
import type { QueryLookup } from './lookup.ts'

/** A work of common length: a title and an abstract of some 120 words without stop words. */
const usualLength = 130

/** Answers, for documents of one query, what each of their works is worth to it, in the document's order. */
export function workScorer(
  index: MatchIndex,
  { terms, worth, single, pair }: QueryLookup,
): (document: number) => number[] {
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
        const alone = single(stem)
        if (alone !== -1) count(alone, weight)
        const both = pair(before, stem)
        if (both !== -1) count(both, weight)
      }
      before = stem
    }
    return words
  }

  const scoreWork = (work: number): number => {
    const segment = index.titleSegment[work]!
    const title = countTerms(segment, titleWeight)
    const length = titleWeight * title + countTerms(segment + 1, 1)
    const norm = k1 * (1 - b + (b * length) / usualLength)
    let score = 0
    for (const term of counted) {
      score += (worth[term]! * counts[term]! * (k1 + 1)) / (counts[term]! + norm)
      counts[term] = 0
    }
    counted = []
    return score
  }
  return (document) => {
    const first = index.workStart[document]!
    return Array.from({ length: index.workStart[document + 1]! - first }, (_, at) => scoreWork(first + at))
  }
}
