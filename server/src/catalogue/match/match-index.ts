import { setImmediate } from 'node:timers/promises'
import { invert } from './inversion.ts'
import { NumberList, type NumberTable } from './numbers.ts'
import { scanWords, stemOf } from './words.ts'

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
const stemsMax = 0x40_0000

/** The key of a stem (`first` 0), or of two neighbouring stems. */
export const termKey = (first: number, second: number): number => first * stemsMax + second

/** How much a term tells that `holding` of `documents` documents have. */
export const idf = (documents: number, holding: number): number =>
  Math.log(1 + (documents - holding + 0.5) / (holding + 0.5))

/** Lets the event loop turn where some milliseconds have gone by since it last did. */
export type Pause = () => Promise<void>

/** Builds the index from documents as they come, giving way to other work every few milliseconds. */
export async function buildMatchIndex(
  documents: Iterable<MatchDocument> | AsyncIterable<MatchDocument>,
): Promise<MatchIndex> {
  const pause = breather()
  const text = await readText(documents, pause)
  return { ...text, ...(await invert(text, pause)) }
}

async function readText(
  documents: Iterable<MatchDocument> | AsyncIterable<MatchDocument>,
  pause: Pause,
): Promise<DocumentText> {
  const stemNumber = new Map<string, number>()
  const numberOf = new Map<string, number>()
  const written = ['']
  const stemOfWritten = new NumberList()
  stemOfWritten.push(0)
  const stream = new NumberList()
  const segmentStart = new NumberList()
  const firstSegment = new NumberList()
  const ids = new NumberList()
  const interests: (readonly string[])[] = []
  const titles: string[][] = []

  const numberWord = (word: string): number => {
    const stem = stemOf(word.toLowerCase())
    let stemId = stem === '' ? 0 : stemNumber.get(stem)
    if (stemId === undefined && stemNumber.size + 1 < stemsMax) stemNumber.set(stem, (stemId = stemNumber.size + 1))
    if (!stemId) return 0
    stemOfWritten.push(stemId)
    // A copy of its own: a slice would keep the whole abstract alive.
    return written.push(Buffer.from(word).toString()) - 1
  }
  const addWord = (word: string) => {
    let number = numberOf.get(word)
    if (number === undefined) {
      number = numberWord(word)
      numberOf.set(number === 0 ? Buffer.from(word).toString() : written[number]!, number)
    }
    if (number === 0) endPhrase()
    else stream.push(number)
  }
  const endPhrase = () => {
    if (stream.length > 0 && stream.get(stream.length - 1) !== 0) stream.push(0)
  }
  const addSegment = (segment: string) => {
    endPhrase()
    segmentStart.push(stream.length)
    scanWords(segment, addWord, endPhrase)
  }

  for await (const document of documents) {
    ids.push(document.id)
    firstSegment.push(segmentStart.length)
    interests.push(document.interests)
    titles.push(document.works.map((work) => work.title))
    for (const interest of document.interests) addSegment(interest)
    for (const work of document.works) {
      addSegment(work.title)
      addSegment(work.abstract)
    }
    await pause()
  }
  firstSegment.push(segmentStart.length)
  segmentStart.push(stream.length)
  return {
    size: ids.length,
    ids: Int32Array.from(ids.pack()),
    interests,
    titles,
    stemNumber,
    stream: stream.pack(),
    written,
    stemOfWritten: stemOfWritten.pack(),
    segmentStart: segmentStart.pack(),
    firstSegment: firstSegment.pack(),
  }
}

function breather(): Pause {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < 8) return
    await setImmediate()
    since = performance.now()
  }
}
