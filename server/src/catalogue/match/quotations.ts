import { extractStems } from '../../text/words.ts'
import {
  getInterestNumbers,
  hasNoWorks,
  interestWeight,
  k1,
  termKey,
  titleWeight,
  type MatchIndex,
} from './index-shape.ts'
import type { QueryLookup } from './lookup.ts'
import type { MatchQuery } from './query.ts'

/** Names of fields rarely have more words. A shorter interest is a quotation only if it is a whole title. */
const fieldWordsMax = 3
/**
 * The share of an interest that a title must contain to be quoted; also the share of the title, for a short interest.
 */
const quotedShare = 0.75
/** If this many professors have titles with the same phrase, the phrase is a field of any length. */
const commonFrom = 5

/** The quoted works of each document. */
export type QuotedWorks = ReadonlyMap<number, ReadonlySet<number>>

/**
 * The works with a title that the student typed as an interest, or that stands in the resume. The title of a known paper
 * identifies its author, so these works are not scored: otherwise the first locked card would reveal the author.
 */
export function findQuotedWorks(
  index: MatchIndex,
  { interests, additionalInterests, text }: Pick<MatchQuery, 'interests' | 'additionalInterests' | 'text'>,
  documents: readonly number[],
): QuotedWorks {
  const quotedWorks = new Map<number, Set<number>>()
  for (const interest of [...interests, ...additionalInterests]) {
    const stems = new Set(extractStems(interest))
    if (stems.size < 2) continue
    const numbers = new Set([...stems].flatMap((stem) => index.stemNumbers.get(stem) ?? []))
    const quotations = documents.flatMap((document) => findQuotations(index, document, numbers, stems.size))
    const most = Math.max(...quotations.map(({ shared }) => shared))
    const closest = quotations.filter(({ shared }) => shared === most)
    if (new Set(closest.map(({ document }) => document)).size >= commonFrom) continue
    for (const { document, work } of closest)
      quotedWorks.set(document, (quotedWorks.get(document) ?? new Set()).add(work))
  }
  for (const { document, work } of findTitlesInText(index, text, documents))
    quotedWorks.set(document, (quotedWorks.get(document) ?? new Set()).add(work))
  return quotedWorks
}

/** Shorter titles are phrases that anybody may write. */
const titleWordsMin = 4
/** In a list of interests, the words on both sides of such a character are no phrase. */
const listSeparators = /[,;|•·]/

/** The works whose titles stand in the lines of a resume. A title may be broken into two lines. */
function findTitlesInText(
  index: MatchIndex,
  text: string,
  documents: readonly number[],
): { document: number; work: number }[] {
  const lines = text.split('\n')
  const passages = lines.map((line, at) => readPairs(index, `${line} ${lines[at + 1] ?? ''}`))
  const all = passages.reduce((union, passage) => union.union(passage), new Set<number>())
  return documents.flatMap((document) => {
    const works = Array.from(
      { length: index.workStart[document + 1]! - index.workStart[document]! },
      (_, at) => index.workStart[document]! + at,
    )
    return works.filter((work) => isTitleIn(readTitle(index, work), all, passages)).map((work) => ({ document, work }))
  })
}

/** The keys of the pairs of adjacent stems of a passage, without stop words. */
function readPairs(index: MatchIndex, passage: string): Set<number> {
  const pairs = new Set<number>()
  for (const part of passage.split(listSeparators)) {
    const stems = extractStems(part).flatMap((stem) => index.stemNumbers.get(stem) ?? [])
    for (const [at, stem] of stems.entries()) if (at > 0) pairs.add(termKey(stems[at - 1]!, stem))
  }
  return pairs
}

/** Whether three quarters of the pairs of adjacent words of a title stand in one of the passages. */
function isTitleIn(title: readonly number[], all: ReadonlySet<number>, passages: readonly ReadonlySet<number>[]) {
  if (title.length < titleWordsMin) return false
  const pairs = title.slice(1).map((stem, at) => termKey(title[at]!, stem))
  const isQuotedIn = (passage: ReadonlySet<number>) =>
    pairs.filter((pair) => passage.has(pair)).length >= quotedShare * pairs.length
  return isQuotedIn(all) && passages.some(isQuotedIn)
}

/** The stems of a title. */
function readTitle(index: MatchIndex, work: number): number[] {
  const segment = index.titleSegment[work]!
  const stems: number[] = []
  for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
    const stem = index.vocabularyStems[index.tokens[at]!]!
    if (stem !== 0) stems.push(stem)
  }
  return stems
}

/** `shared` is the number of distinct stems that the interest and the title have in common. */
type Quotation = { document: number; work: number; shared: number }

/** @param phrase the stems of an interest that the index contains. @param size the number of its distinct stems. */
function findQuotations(index: MatchIndex, document: number, phrase: ReadonlySet<number>, size: number): Quotation[] {
  const quotations: Quotation[] = []
  for (let work = index.workStart[document]!; work < index.workStart[document + 1]!; work++) {
    const segment = index.titleSegment[work]!
    const shared = new Set<number>()
    let length = 0
    for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
      const stem = index.vocabularyStems[index.tokens[at]!]!
      if (stem !== 0) length++
      if (phrase.has(stem)) shared.add(stem)
    }
    if (shared.size < Math.max(2, quotedShare * size)) continue
    if (shared.size > fieldWordsMax || shared.size >= quotedShare * length)
      quotations.push({ document, work, shared: shared.size })
  }
  return quotations
}

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
    countTerms(index.titleSegment[work]! + 1, 1, excluded.has(work))
  }
  const norm = index.norms[document]!
  const score = (counts: ReadonlyMap<number, number>) =>
    [...counts].reduce((sum, [position, count]) => sum + (values[position]! * count * (k1 + 1)) / (count + norm), 0)
  const total = score(allCounts)
  return total === 0 || hasNoWorks(index, document) ? 1 : score(remainingCounts) / total
}
