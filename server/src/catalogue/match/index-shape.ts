import type { NumberTable } from './numbers.ts'

/** The end of a phrase, among the words (`tokens`) and among the stems. */
export const phraseEnd = 0

/**
 * The texts of one professor. The index has no word of the works that tells the name: a student who types the name of a
 * locked professor must not find the card by it.
 */
export type MatchDocument = {
  id: number
  name?: string
  interests: readonly string[]
  works: readonly { title: string; abstract: string; year?: number | null }[]
}

/**
 * The words of all documents in their order. The inverted index is built from them, and the reasons of a match are
 * found in them. They are divided into segments: one for each distinct interest, which several documents may share, and
 * two for each work (title and abstract).
 */
export type DocumentText = {
  /** The number of documents. */
  size: number
  /** Professor ids by document. */
  ids: Uint32Array
  /** The interests of document d are interests[interestStart[d]] … interests[interestStart[d + 1] - 1], by number. */
  interestStart: Uint32Array
  interests: Uint32Array
  /** By number of an interest: its text as written, and its segment. */
  interestNames: readonly string[]
  interestSegment: Uint32Array
  /** The works of document d are workStart[d] … workStart[d + 1] - 1. */
  workStart: Uint32Array
  /** By work. Its abstract is the segment after that of the title. */
  titles: readonly string[]
  titleSegment: Uint32Array
  /** By work: the year, 0 if unknown. */
  years: Uint16Array
  /** The words of all segments as indexes of `vocabulary`; 0 is `phraseEnd`. */
  tokens: Uint32Array
  /** The tokens of segment s are tokens[segmentStart[s]] … tokens[segmentStart[s + 1] - 1]. */
  segmentStart: Uint32Array
  /** The distinct words as written, except stop words. */
  vocabulary: readonly string[]
  /** The stem of each word of the vocabulary. Stems are numbered from 1; 0 is `phraseEnd`. */
  vocabularyStems: Uint32Array
  stemNumbers: ReadonlyMap<string, number>
}

/** Finds the fields of research of a document: the fields that its interests and works name, with their weights. */
export type DocumentFields = {
  /** The fields of a document, by number (see field-vector.ts), without those that only some of its works name. */
  ofDocument: (document: number, excludedWorks?: ReadonlySet<number>) => ReadonlyMap<number, number>
  /** The fields that the title of a work names, by number. */
  ofTitle: (work: number) => ReadonlySet<number>
  /** The fields that an interest names, by number. */
  ofInterest: (interest: number) => ReadonlySet<number>
}

/**
 * The inverted index: the documents that contain a term, and how often. Each professor is one document. A term is a
 * stem, or two adjacent stems. An index never changes.
 */
export type MatchIndex = DocumentText & {
  fields: DocumentFields
  /** The number of a term by its key (see `termKey`). */
  termNumbers: NumberTable
  /** The postings of term t are documents[start[t]] … documents[start[t + 1] - 1]. */
  start: Uint32Array
  documents: Uint32Array
  /** By posting: how often the document contains the term. A title or an interest counts more than once. */
  counts: Uint8Array
  /** By document: the part of BM25 that depends on its length. */
  norms: Float32Array
  /** By term: the number of documents that contain it. Rare pairs have a frequency but no postings. */
  documentFrequency: Uint32Array
}

/** There are at most 2^22 stems, so that the key of a pair is exact in a double. */
export const stemsMax = 0x40_0000

/** The key of two adjacent stems, or of one stem (`first` is 0). */
export const termKey = (first: number, second: number): number => first * stemsMax + second

/** Inverse document frequency of a term that `containing` of `documents` documents contain. */
export const idf = (documents: number, containing: number): number =>
  Math.log(1 + (documents - containing + 0.5) / (containing + 0.5))

/** The usual constants of Okapi BM25. */
export const k1 = 1.2
export const b = 0.75

/** How often a word in a listed interest or in a title counts. They describe the field better than an abstract. */
export const interestWeight = 3
export const titleWeight = 2

export const hasNoWorks = ({ workStart }: DocumentText, document: number): boolean =>
  workStart[document] === workStart[document + 1]

/** The interests of a document, by number. */
export const getInterestNumbers = ({ interestStart, interests }: DocumentText, document: number): Uint32Array =>
  interests.subarray(interestStart[document], interestStart[document + 1])
