import { extractStems } from '../../text/words.ts'
import {
  getInterestNumbers,
  hasNoWorks,
  idf,
  interestWeight,
  k1,
  termKey,
  titleWeight,
  type MatchIndex,
} from './index-shape.ts'
import type { QueryLookup } from './lookup.ts'
import type { MatchQuery } from './query.ts'

/** Names of fields rarely have more words. A shorter phrase is a quotation only if it is three quarters of a title. */
const fieldWordsMax = 3
/**
 * The share of an interest that a title must contain to be quoted; also the share of a title that must stand in the
 * student's words.
 */
const quotedShare = 0.75
/** The least stems of a title that count as a quotation: in one phrase, and spread over a list of interests. */
const quotedMin = { inPhrase: fieldWordsMax + 1, inList: fieldWordsMax + 2 }
/** In a list of interests, the words on both sides of such a character are no phrase. */
const listSeparators = /[,;|•·]/
/** If this many professors have titles with the same words, the words are a field, however many they are. */
const commonFrom = 5
/**
 * In a resume the words of a quoted title stand in a passage that is worth at most so many times the title's stems (sum
 * of idf): common words between them, which have little effect on the scores, hide no quotation.
 */
const passageFactor = 3
/** In stems. In a longer text, which is no resume, the words of a quoted title may stand anywhere. */
const maxStems = 10_000

/** The quoted works of each document, which is a professor. */
export type QuotedWorks = ReadonlyMap<number, ReadonlySet<number>>

/**
 * The works with a title that the student typed as an interest or as the major, or that stands in the resume. The title
 * of a known paper identifies its author, so these works are not scored: otherwise the first locked card would reveal
 * the author. Only stems of the index count: words that no professor uses would hide a quotation beside them.
 */
export function findQuotedWorks(
  index: MatchIndex,
  {
    interests,
    additionalInterests,
    major,
    text,
  }: Pick<MatchQuery, 'interests' | 'additionalInterests' | 'major' | 'text'>,
  documents: readonly number[],
): QuotedWorks {
  const titles = readTitles(index, documents)
  const readStems = (phrase: string) => extractStems(phrase).flatMap((stem) => index.stemNumbers.get(stem) ?? [])
  const lines = [...interests, ...additionalInterests, major]
  const phrases = lines.map((line) => new Set(readStems(line)))
  const parts = lines.flatMap((line) => line.split(listSeparators)).map((part) => new Set(readStems(part)))
  // A title may be divided into several interests.
  const stated = phrases.reduce((union, phrase) => union.union(phrase), new Set<number>())
  const textParts = text.split(listSeparators).map(readStems)
  const quoted = [
    ...phrases.flatMap((phrase) => findTitlesWithPhrase(titles, phrase)),
    ...parts.flatMap((part) => findTitlesInWords(titles, part, quotedMin.inPhrase)),
    ...findTitlesInWords(titles, stated, quotedMin.inList),
    ...distinctParts(textParts).flatMap((part) => findTitlesInText(index, titles, part, quotedMin.inPhrase)),
    ...findTitlesInText(index, titles, textParts.flat(), quotedMin.inList),
  ]
  const quotedWorks = new Map<number, Set<number>>()
  for (const { document, work } of quoted) quotedWorks.set(document, (quotedWorks.get(document) ?? new Set()).add(work))
  return quotedWorks
}

/**
 * The parts within the first `maxStems` stems, each once: a hostile text repeats one part endlessly, and a resume is
 * shorter. The caller reads all stems together as well.
 */
function distinctParts(parts: readonly number[][]): number[][] {
  const distinct = new Map<string, number[]>()
  let length = 0
  for (const part of parts) {
    length += part.length
    if (length > maxStems) break
    distinct.set(part.join(' '), part)
  }
  return [...distinct.values()]
}

/** `stems`: the distinct stems of the title. */
type Title = { document: number; work: number; stems: ReadonlySet<number> }

/** The titles of some documents, and for each stem those that contain it. */
type Titles = ReadonlyMap<number, readonly Title[]>

function readTitles(index: MatchIndex, documents: readonly number[]): Titles {
  const titles = new Map<number, Title[]>()
  for (const document of documents)
    for (let work = index.workStart[document]!; work < index.workStart[document + 1]!; work++) {
      const title = { document, work, stems: readTitle(index, work) }
      for (const stem of title.stems) {
        const known = titles.get(stem)
        if (known) known.push(title)
        else titles.set(stem, [title])
      }
    }
  return titles
}

function readTitle(index: MatchIndex, work: number): Set<number> {
  const segment = index.titleSegment[work]!
  const stems = new Set<number>()
  for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
    const stem = index.vocabularyStems[index.tokens[at]!]!
    if (stem !== 0) stems.add(stem)
  }
  return stems
}

/** How many of these stems each title contains. */
function countShared(titles: Titles, stems: ReadonlySet<number>): Map<Title, number> {
  const counts = new Map<Title, number>()
  for (const stem of stems) for (const title of titles.get(stem) ?? []) counts.set(title, (counts.get(title) ?? 0) + 1)
  return counts
}

/**
 * Of the titles with at least three quarters of a phrase, and if that is short three quarters of whose stems are in it,
 * those that share the most stems; none if so many professors have them that the phrase is a field.
 */
function findTitlesWithPhrase(titles: Titles, phrase: ReadonlySet<number>): Title[] {
  const counts = countShared(titles, phrase)
  const isQuoted = ([{ stems }, count]: [Title, number]) =>
    count >= Math.max(2, quotedShare * phrase.size) && (count > fieldWordsMax || count >= quotedShare * stems.size)
  const quoted = [...counts].filter(isQuoted)
  const most = Math.max(...quoted.map(([, count]) => count))
  const closest = quoted.flatMap(([title, count]) => (count === most ? [title] : []))
  return countDocuments(closest) < commonFrom ? closest : []
}

/** The titles of which three quarters, and `min` stems, stand among the words, in any order and beside other words. */
function findTitlesInWords(titles: Titles, words: ReadonlySet<number>, min: number): Title[] {
  if (words.size < min) return []
  return [...countShared(titles, words)].flatMap(([title, count]) =>
    count >= Math.max(min, quotedShare * title.stems.size) && !isField(titles, title.stems.intersection(words))
      ? [title]
      : [],
  )
}

/** The same in a short passage of the text. @param text its stems in their order. */
function findTitlesInText(index: MatchIndex, titles: Titles, text: readonly number[], min: number): Title[] {
  const offsets = new Map<number, number[]>()
  let at = 0
  for (const stem of text) {
    const known = offsets.get(stem)
    if (known) known.push(at)
    else offsets.set(stem, [at])
    at += getValue(index, stem)
  }
  const quoted = findTitlesInWords(titles, new Set(offsets.keys()), min)
  return text.length > maxStems ? quoted : quoted.filter((title) => isInPassage(index, title, offsets, min))
}

const getValue = (index: MatchIndex, stem: number) =>
  idf(index.size, index.documentFrequency[index.termNumbers.find(termKey(0, stem))] ?? 1)

/** @param offsets of each occurrence of a stem in the text: the sum of the values (idf) of the stems before it. */
function isInPassage(
  index: MatchIndex,
  { stems }: Title,
  offsets: ReadonlyMap<number, readonly number[]>,
  min: number,
) {
  const found = [...stems]
    .flatMap((stem) => (offsets.get(stem) ?? []).map((at) => ({ at, stem })))
    .sort((one, other) => one.at - other.at)
  const length = passageFactor * [...stems].reduce((sum, stem) => sum + getValue(index, stem), 0)
  const counts = new Map<number, number>()
  let first = 0
  return found.some(({ at, stem }) => {
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (; at - found[first]!.at >= length; first++) {
      const left = counts.get(found[first]!.stem)! - 1
      if (left > 0) counts.set(found[first]!.stem, left)
      else counts.delete(found[first]!.stem)
    }
    return counts.size >= Math.max(min, quotedShare * stems.size)
  })
}

/** Whether many professors have titles with all these words. */
function isField(titles: Titles, words: ReadonlySet<number>): boolean {
  const [first] = words
  return countDocuments((titles.get(first!) ?? []).filter((title) => words.isSubsetOf(title.stems))) >= commonFrom
}

const countDocuments = (titles: readonly Title[]) => new Set(titles.map(({ document }) => document)).size

/** The score of a document without these works, as a share of its whole score. */
export function scoreShareWithout(
  index: MatchIndex,
  { values, findSingle, findPair }: QueryLookup,
  document: number,
  excluded: ReadonlySet<number>,
): number {
  const allCounts = new Map<number, number>()
  const remainingCounts = new Map<number, number>()
  const countTerms = (segment: number, weight: number, isExcluded: boolean) => {
    let previous = 0
    for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
      const stem = index.vocabularyStems[index.tokens[at]!]!
      for (const position of stem === 0 ? [] : [findSingle(stem), findPair(previous, stem)]) {
        if (position === -1) continue
        allCounts.set(position, (allCounts.get(position) ?? 0) + weight)
        if (!isExcluded) remainingCounts.set(position, (remainingCounts.get(position) ?? 0) + weight)
      }
      previous = stem
    }
  }
  for (const interest of getInterestNumbers(index, document))
    countTerms(index.interestSegment[interest]!, interestWeight, false)
  for (let work = index.workStart[document]!; work < index.workStart[document + 1]!; work++) {
    countTerms(index.titleSegment[work]!, titleWeight, excluded.has(work))
    // The abstract.
    countTerms(index.titleSegment[work]! + 1, 1, excluded.has(work))
  }
  const norm = index.norms[document]!
  const score = (counts: ReadonlyMap<number, number>) =>
    [...counts].reduce((sum, [position, count]) => sum + (values[position]! * count * (k1 + 1)) / (count + norm), 0)
  const total = score(allCounts)
  return total === 0 || hasNoWorks(index, document) ? 1 : score(remainingCounts) / total
}
