import type { NumberTable } from './numbers.ts'

/** What is known of one professor's field. */
export type MatchDocument = {
  id: number
  interests: readonly string[]
  works: readonly { title: string; abstract: string }[]
}

/**
 * The words of all documents in their order: what is inverted, and what shows later why a professor was matched. They
 * lie in segments: one for each interest that there is, whoever has it, and two for a work, its title and its abstract.
 */
export type DocumentText = {
  size: number
  /** Professor ids by document. */
  ids: Uint32Array
  /** A document's interests are interests[interestStart[d]] … interests[interestStart[d + 1] - 1], by number. */
  interestStart: Uint32Array
  interests: Uint32Array
  /** By number of the interest: as written, and its segment. */
  interestNames: readonly string[]
  interestSegment: Uint32Array
  /** A document's works are workStart[d] … workStart[d + 1] - 1. */
  workStart: Uint32Array
  /** By work; its abstract is the segment after the title's. */
  titles: readonly string[]
  titleSegment: Uint32Array
  /** Every word of every segment as a number into `written`, 0 where a phrase ends. */
  stream: Uint32Array
  segmentStart: Uint32Array
  written: readonly string[]
  /** Stems count from 1; 0 is a stop word or the end of a phrase. */
  stemOfWritten: Uint32Array
  stemNumber: ReadonlyMap<string, number>
}

/**
 * One document per professor, inverted: which documents hold a term, and how often. A term is a stem, or two stems that
 * stand side by side. Immutable once built.
 */
export type MatchIndex = DocumentText & {
  /** The number of a term by its key (see `termKey`). Its postings: documents[start[t]] … documents[start[t + 1] - 1]. */
  termOf: NumberTable
  start: Uint32Array
  documents: Uint32Array
  /** How often the term stands in that document, by weight of the places. */
  counts: Uint8Array
  /** By document: the part of BM25 that its length decides. */
  norms: Float32Array
  /** Documents that hold a term, also where a pair is too rare to have postings. */
  frequency: Uint32Array
}

/** Stems number at most 2^22, so that the key of a pair is exact in a double. */
export const stemsMax = 0x40_0000

/** The key of a stem (`first` 0), or of two neighbouring stems. */
export const termKey = (first: number, second: number): number => first * stemsMax + second

/** How much a term tells that `holding` of `documents` documents have. */
export const idf = (documents: number, holding: number): number =>
  Math.log(1 + (documents - holding + 0.5) / (holding + 0.5))

/** Okapi BM25 with the usual constants. */
export const k1 = 1.2
export const b = 0.75

/** A word in a listed interest or a title says more of the field than one in an abstract. */
export const interestWeight = 3
export const titleWeight = 2

/** Nothing is known of this professor's works. */
export const hasNoWorks = ({ workStart }: DocumentText, document: number): boolean =>
  workStart[document] === workStart[document + 1]

/** The interests of a document, by number. */
export const interestsOf = ({ interestStart, interests }: DocumentText, document: number): Uint32Array =>
  interests.subarray(interestStart[document], interestStart[document + 1])
