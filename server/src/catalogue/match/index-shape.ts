import type { NumberTable } from './numbers.ts'

/** What is known of one professor's field. */
export type MatchDocument = {
  id: number
  interests: readonly string[]
  works: readonly { title: string; abstract: string }[]
}

/** The words of all documents in their order: what is inverted, and what shows later why a professor was matched. */
export type DocumentText = {
  size: number
  /** Professor ids, interests and titles of works by document. */
  ids: Int32Array
  interests: readonly (readonly string[])[]
  titles: readonly (readonly string[])[]
  /** Every word of every document as a number into `written`, 0 where a phrase ends. */
  stream: Uint32Array
  written: readonly string[]
  /** Stems count from 1; 0 is a stop word or the end of a phrase. */
  stemOfWritten: Uint32Array
  stemNumber: ReadonlyMap<string, number>
  /** Where segments begin in the stream: a document's interests one by one, then title and abstract of each work. */
  segmentStart: Uint32Array
  firstSegment: Uint32Array
}

/**
 * One document per professor, inverted: which documents hold a term, and what the term is worth there. A term is a
 * stem, or two stems that stand side by side. Immutable once built.
 */
export type MatchIndex = DocumentText & {
  /** The number of a term by its key (see `termKey`). Its postings: documents[start[t]] … documents[start[t + 1] - 1]. */
  termOf: NumberTable
  start: Uint32Array
  documents: Uint32Array
  /** BM25 weight of the term in that document. */
  weights: Float32Array
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
