import type { Yielder } from '../yielder.ts'
import {
  b,
  hasNoWorks,
  interestsOf,
  interestWeight,
  k1,
  termKey,
  titleWeight,
  type DocumentText,
  type MatchIndex,
} from './index-shape.ts'
import { NumberList, NumberTable } from './numbers.ts'

/** How often a term can count in one document. */
const countMax = 255

type Inverted = Omit<MatchIndex, keyof DocumentText>
type Each = (first: number, second: number, weight: number) => void

/**
 * Turns documents with their terms into terms with their documents. The documents are read twice, once to count and
 * once to fill: keeping what was counted would take more memory than all that stays.
 */
export async function invert(text: DocumentText, pause: Yielder): Promise<Inverted> {
  const { termOf, frequency, single } = await countTerms(text, pause)
  // A pair that only one professor wrote hardly meets a resume, and such pairs are most of all terms.
  const start = new Uint32Array(termOf.size + 1)
  const keeps = (term: number) => single.get(term) === 1 || frequency[term]! > 1
  for (let term = 0; term < termOf.size; term++) start[term + 1] = start[term]! + (keeps(term) ? frequency[term]! : 0)
  const documents = new Uint32Array(start[termOf.size]!)
  const counts = new Uint8Array(start[termOf.size]!)
  const lengths = new Float32Array(text.size)
  const next = start.slice()
  for (let document = 0; document < text.size; document++) {
    eachTerm(text, document, (first, second, weight) => {
      if (first === 0) lengths[document]! += weight
      const term = termOf.find(termKey(first, second))
      if (!keeps(term)) return
      const last = next[term]! - 1
      if (last >= start[term]! && documents[last] === document)
        counts[last] = Math.min(countMax, counts[last]! + weight)
      else {
        documents[last + 1] = document
        counts[last + 1] = weight
        next[term]!++
      }
    })
    await pause()
  }
  return { termOf, start, documents, counts, norms: lengthNorms(text, lengths), frequency }
}

/** Numbers the terms, and counts how many documents hold each. */
async function countTerms(text: DocumentText, pause: Yielder) {
  const termOf = new NumberTable()
  const frequency = new NumberList()
  const single = new NumberList()
  /** The last document, counted from 1, in which a term was met. */
  const metIn = new NumberList()
  for (let document = 0; document < text.size; document++) {
    eachTerm(text, document, (first, second) => {
      const term = termOf.add(termKey(first, second))
      if (term === metIn.length) {
        frequency.push(0)
        single.push(first === 0 ? 1 : 0)
        metIn.push(0)
      }
      if (metIn.get(term) === document + 1) return
      metIn.set(term, document + 1)
      frequency.set(term, frequency.get(term) + 1)
    })
    await pause()
  }
  return { termOf, frequency: frequency.pack(), single }
}

/** Calls `each` for every stem of a document (`first` 0) and every two that stand side by side. */
function eachTerm(text: DocumentText, document: number, each: Each): void {
  for (const interest of interestsOf(text, document))
    eachIn(text, text.interestSegment[interest]!, interestWeight, each)
  for (let work = text.workStart[document]!; work < text.workStart[document + 1]!; work++) {
    eachIn(text, text.titleSegment[work]!, titleWeight, each)
    eachIn(text, text.titleSegment[work]! + 1, 1, each)
  }
}

function eachIn({ segmentStart, stream, stemOfWritten }: DocumentText, segment: number, weight: number, each: Each) {
  let before = 0
  for (let at = segmentStart[segment]!; at < segmentStart[segment + 1]!; at++) {
    const stem = stemOfWritten[stream[at]!]!
    if (stem !== 0) {
      each(0, stem, weight)
      if (before !== 0) each(before, stem, weight)
    }
    before = stem
  }
}

/**
 * The part of BM25 that depends on a document's length. Only documents with works set the average: among many bare
 * lists of interests every abstract would count as long. And a document without works is short because little is
 * known, not because it is to the point: it counts as one of average length.
 */
function lengthNorms(text: DocumentText, lengths: Float32Array): Float32Array {
  const backed = lengths.filter((_, document) => !hasNoWorks(text, document))
  const measured = backed.length > 0 ? backed : lengths
  const average = Math.max(1, measured.reduce((sum, length) => sum + length, 0) / Math.max(1, measured.length))
  return lengths.map((length, document) => {
    const counted = hasNoWorks(text, document) ? Math.max(length, average) : length
    return k1 * (1 - b + (b * counted) / average)
  })
}
