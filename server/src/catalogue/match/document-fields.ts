import { fieldNaming, findFields } from '../../text/fields/fields.ts'
import { fieldNumber } from '../../text/fields/field-vector.ts'
import { ordinaryWords } from '../../text/fields/ordinary-words.ts'
import { getInterestNumbers, termKey, type DocumentFields, type DocumentText } from './index-shape.ts'

/** How often a field counts by where it stands: what professors call their interests before what they write about. */
const interestWeight = 3
const titleWeight = 1
const abstractWeight = 0.3
/** A single word is ambiguous, so it says less than a phrase. */
const singleWordShare = 0.4

const none = -1
const isFirst = 1
const isSecond = 2
/** The documents whose fields are kept: those of the last queries. */
const cachedMax = 20_000

/**
 * Fields are found while a query reads its best documents: those of all documents would take more memory and time than
 * the few that are ever read. Words are compared as the numbers that the index gives them.
 */
export function createDocumentFields(text: DocumentText): DocumentFields {
  const { vocabulary, vocabularyStems, stemNumbers, tokens, segmentStart } = text
  /** By word of the vocabulary: the field that the single word names. */
  const fieldOfWord = new Int16Array(vocabulary.length).fill(none)
  for (const [at, word] of vocabulary.entries()) {
    const lower = word.toLowerCase()
    const field =
      fieldNaming.abbreviations.get(word) ?? (ordinaryWords.has(lower) ? undefined : fieldNaming.words.get(lower))
    if (field) fieldOfWord[at] = fieldNumber(field)
  }
  type Phrase = { stems: number[]; field: number }
  /** By the key of the first two stems; the longest first. */
  const phrases = new Map<number, Phrase[]>()
  /** By stem: whether it is the first or the second of a phrase. Most words are neither. */
  const place = new Uint8Array(stemNumbers.size + 1)
  for (const same of fieldNaming.phrases.values())
    for (const phrase of same) {
      const stems = phrase.stems.map((stem) => stemNumbers.get(stem) ?? 0)
      if (stems.includes(0)) continue
      const key = termKey(stems[0]!, stems[1]!)
      phrases.set(key, [...(phrases.get(key) ?? []), { stems, field: fieldNumber(phrase.field) }])
      place[stems[0]!]! |= isFirst
      place[stems[1]!]! |= isSecond
    }

  function forEachField(segment: number, add: (field: number, words: number) => void): void {
    const end = segmentStart[segment + 1]!
    const stemAt = (at: number) => (at < end ? vocabularyStems[tokens[at]!]! : 0)
    for (let at = segmentStart[segment]!; at < end;) {
      const stem = stemAt(at)
      const second = stemAt(at + 1)
      const phrase =
        place[stem]! & isFirst && place[second]! & isSecond
          ? phrases
              .get(termKey(stem, second))
              ?.find((one) => one.stems.every((wanted, offset) => stemAt(at + offset) === wanted))
          : undefined
      const single = fieldOfWord[tokens[at]!]!
      if (phrase) add(phrase.field, phrase.stems.length)
      else if (single !== none) add(single, 1)
      at += phrase ? phrase.stems.length : 1
    }
  }

  const byInterest = new Map<number, ReadonlySet<number>>()
  const ofInterest = (interest: number): ReadonlySet<number> => {
    let known = byInterest.get(interest)
    if (!known) {
      known = new Set(findFields(text.interestNames[interest]!).map(({ field }) => fieldNumber(field)))
      byInterest.set(interest, known)
    }
    return known
  }

  function readDocumentFields(document: number, excludedWorks?: ReadonlySet<number>): ReadonlyMap<number, number> {
    const interests = new Map<number, number>()
    const titles = new Map<number, number>()
    const abstracts = new Map<number, number>()
    const addTo = (counts: Map<number, number>) => (field: number, words: number) =>
      void counts.set(field, (counts.get(field) ?? 0) + (words > 1 ? 1 : singleWordShare))
    for (const interest of getInterestNumbers(text, document))
      for (const field of ofInterest(interest)) interests.set(field, (interests.get(field) ?? 0) + 1)
    for (let work = text.workStart[document]!; work < text.workStart[document + 1]!; work++) {
      if (excludedWorks?.has(work)) continue
      forEachField(text.titleSegment[work]!, addTo(titles))
      forEachField(text.titleSegment[work]! + 1, addTo(abstracts))
    }
    const weights = new Map<number, number>()
    for (const [counts, weight] of [
      [interests, interestWeight],
      [titles, titleWeight],
      [abstracts, abstractWeight],
    ] as const)
      for (const [field, count] of counts) weights.set(field, (weights.get(field) ?? 0) + weight * Math.sqrt(count))
    return weights
  }

  const cache = new Map<number, ReadonlyMap<number, number>>()
  return {
    ofInterest,
    ofTitle: (work) => {
      const fields = new Set<number>()
      forEachField(text.titleSegment[work]!, (field) => fields.add(field))
      return fields
    },
    ofDocument: (document, excludedWorks) => {
      if (excludedWorks) return readDocumentFields(document, excludedWorks)
      const cached = cache.get(document)
      if (cached) return cached
      const weights = readDocumentFields(document)
      if (cache.size >= cachedMax) cache.clear()
      cache.set(document, weights)
      return weights
    },
  }
}
