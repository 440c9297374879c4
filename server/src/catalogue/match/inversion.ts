import type { Yielder } from '../yielder.ts'
import {
  b,
  getInterestNumbers,
  hasNoWorks,
  interestWeight,
  k1,
  termKey,
  titleWeight,
  type DocumentText,
  type MatchIndex,
} from './index-shape.ts'
import { NumberList, NumberTable } from './numbers.ts'

/** The largest count of a term in one document. */
const countMax = 255

type Postings = Omit<MatchIndex, keyof DocumentText | 'fields'>
type AddTerm = (first: number, second: number, weight: number) => void

/**
 * Builds the postings. The documents are read twice, first to count the terms and then to fill the postings: storing
 * the terms in between would take more memory than the finished index.
 */
export async function invert(text: DocumentText, pause: Yielder): Promise<Postings> {
  const { termNumbers, documentFrequency, isSingle } = await countTerms(text, pause)
  const start = new Uint32Array(termNumbers.size + 1)
  // Most terms are pairs of one document only. They hardly ever match a resume, so they have no postings.
  const hasPostings = (term: number) => isSingle.get(term) === 1 || documentFrequency[term]! > 1
  for (let term = 0; term < termNumbers.size; term++)
    start[term + 1] = start[term]! + (hasPostings(term) ? documentFrequency[term]! : 0)
  const documents = new Uint32Array(start[termNumbers.size]!)
  const counts = new Uint8Array(start[termNumbers.size]!)
  const lengths = new Float32Array(text.size)
  const next = start.slice()
  for (let document = 0; document < text.size; document++) {
    forEachTerm(text, document, (first, second, weight) => {
      if (first === 0) lengths[document]! += weight
      const term = termNumbers.find(termKey(first, second))
      if (!hasPostings(term)) return
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
  return { termNumbers, start, documents, counts, norms: lengthNorms(text, lengths), documentFrequency }
}

/** Numbers the terms and counts the documents of each. */
async function countTerms(text: DocumentText, pause: Yielder) {
  const termNumbers = new NumberTable()
  const documentFrequency = new NumberList()
  /** By term: 1 for a single stem, 0 for a pair. */
  const isSingle = new NumberList()
  /** By term: the last document that contains it, numbered from 1. */
  const lastDocument = new NumberList()
  for (let document = 0; document < text.size; document++) {
    forEachTerm(text, document, (first, second) => {
      const term = termNumbers.add(termKey(first, second))
      if (term === lastDocument.length) {
        documentFrequency.push(0)
        isSingle.push(first === 0 ? 1 : 0)
        lastDocument.push(0)
      }
      if (lastDocument.get(term) === document + 1) return
      lastDocument.set(term, document + 1)
      documentFrequency.set(term, documentFrequency.get(term) + 1)
    })
    await pause()
  }
  return { termNumbers, documentFrequency: documentFrequency.pack(), isSingle }
}

/** Calls `add` for every stem of a document (`first` is 0) and for every pair of adjacent stems. */
function forEachTerm(text: DocumentText, document: number, add: AddTerm): void {
  for (const interest of getInterestNumbers(text, document))
    forEachTermOfSegment(text, text.interestSegment[interest]!, interestWeight, add)
  for (let work = text.workStart[document]!; work < text.workStart[document + 1]!; work++) {
    forEachTermOfSegment(text, text.titleSegment[work]!, titleWeight, add)
    forEachTermOfSegment(text, text.titleSegment[work]! + 1, 1, add)
  }
}

function forEachTermOfSegment(text: DocumentText, segment: number, weight: number, add: AddTerm): void {
  const { segmentStart, tokens, vocabularyStems } = text
  let previous = 0
  for (let at = segmentStart[segment]!; at < segmentStart[segment + 1]!; at++) {
    const stem = vocabularyStems[tokens[at]!]!
    if (stem !== 0) {
      add(0, stem, weight)
      if (previous !== 0) add(previous, stem, weight)
    }
    previous = stem
  }
}

/**
 * The part of BM25 that depends on the length of a document. The average length is that of documents with works: many
 * bare lists of interests would lower it so far that every abstract counted as long. A document without works is short
 * because little is known, not because it is concise, so it has at least the average length.
 */
function lengthNorms(text: DocumentText, lengths: Float32Array): Float32Array {
  const withWorks = lengths.filter((_, document) => !hasNoWorks(text, document))
  const measured = withWorks.length > 0 ? withWorks : lengths
  const average = Math.max(1, measured.reduce((sum, length) => sum + length, 0) / Math.max(1, measured.length))
  return lengths.map((length, document) => {
    const effective = hasNoWorks(text, document) ? Math.max(length, average) : length
    return k1 * (1 - b + (b * effective) / average)
  })
}
