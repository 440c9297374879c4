import type { Breather } from '../breather.ts'
import { idf, termKey, type DocumentText, type MatchIndex } from './index-shape.ts'
import { NumberList, NumberTable } from './numbers.ts'

/** Okapi BM25 with the usual constants. */
const k1 = 1.2
const b = 0.75

/** A word in a listed interest or a title says more of the field than one in an abstract. */
const interestWeight = 3
const titleWeight = 2

/** How often a term can count in one document. */
const countMax = 255

type Inverted = Pick<MatchIndex, 'termOf' | 'start' | 'documents' | 'weights' | 'frequency'>

/** Turns documents with their terms into terms with their documents. */
export async function invert(text: DocumentText, pause: Breather): Promise<Inverted> {
  const counted = await countTerms(text, pause)
  const { termOf, terms, counts, termsEnd } = counted
  const frequency = counted.frequency.pack()

  // A pair that only one professor wrote hardly meets a resume, and such pairs are most of all terms.
  const start = new Uint32Array(termOf.size + 1)
  const keeps = (term: number) => counted.single.get(term) === 1 || frequency[term]! > 1
  for (let term = 0; term < termOf.size; term++) start[term + 1] = start[term]! + (keeps(term) ? frequency[term]! : 0)
  const documents = new Uint32Array(start[termOf.size]!)
  const weights = new Float32Array(start[termOf.size]!)
  const next = start.slice()
  const worth = Float32Array.from(frequency, (holding) => idf(text.size, holding))
  const norms = lengthNorms(text, counted.lengths)
  let at = 0
  for (let document = 0; document < text.size; document++) {
    for (; at < termsEnd[document]!; at++) {
      const term = terms.get(at)
      if (!keeps(term)) continue
      const place = next[term]!++
      const count = counts.get(at)
      documents[place] = document
      weights[place] = (worth[term]! * count * (k1 + 1)) / (count + norms[document]!)
    }
    await pause()
  }
  return { termOf, start, documents, weights, frequency }
}

/** For each document its terms, each once, with their weighted counts. */
async function countTerms(text: DocumentText, pause: Breather) {
  const termOf = new NumberTable()
  const frequency = new NumberList()
  const single = new NumberList()
  const terms = new NumberList()
  const counts = new NumberList()
  const termsEnd = new Uint32Array(text.size)
  const lengths = new Float64Array(text.size)
  /** Where in `terms` a term stands for the document at hand, from 1; anything before the document's begin is an older one's. */
  const standsAt = new NumberList()
  for (let document = 0; document < text.size; document++) {
    const begin = terms.length
    const add = (key: number, weight: number, isSingle: number) => {
      const term = termOf.add(key)
      if (term === frequency.length) {
        frequency.push(0)
        single.push(isSingle)
        standsAt.push(0)
      }
      const stands = standsAt.get(term)
      if (stands > begin) counts.set(stands - 1, Math.min(countMax, counts.get(stands - 1) + weight))
      else {
        terms.push(term)
        counts.push(weight)
        standsAt.set(term, terms.length)
        frequency.set(term, frequency.get(term) + 1)
      }
    }
    const first = text.firstSegment[document]!
    const works = first + text.interests[document]!.length
    for (let segment = first; segment < text.firstSegment[document + 1]!; segment++) {
      const weight = segment < works ? interestWeight : (segment - works) % 2 === 0 ? titleWeight : 1
      let before = 0
      for (let at = text.segmentStart[segment]!; at < text.segmentStart[segment + 1]!; at++) {
        const stem = text.stemOfWritten[text.stream[at]!]!
        if (stem !== 0) {
          add(termKey(0, stem), weight, 1)
          if (before !== 0) add(termKey(before, stem), weight, 0)
          lengths[document]! += weight
        }
        before = stem
      }
    }
    termsEnd[document] = terms.length
    await pause()
  }
  return { termOf, frequency, single, terms, counts, termsEnd, lengths }
}

/**
 * The part of BM25 that depends on a document's length. Only documents with works set the average: among many bare
 * lists of interests every abstract would count as long. And a document without works is short because little is
 * known, not because it is to the point: it counts as one of average length.
 */
function lengthNorms(text: DocumentText, lengths: Float64Array): Float64Array {
  const backed = lengths.filter((_, document) => text.titles[document]!.length > 0)
  const measured = backed.length > 0 ? backed : lengths
  const average = Math.max(1, measured.reduce((sum, length) => sum + length, 0) / Math.max(1, measured.length))
  return lengths.map((length, document) => {
    const counted = text.titles[document]!.length > 0 ? length : Math.max(length, average)
    return k1 * (1 - b + (b * counted) / average)
  })
}
