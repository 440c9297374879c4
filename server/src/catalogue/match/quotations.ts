import { extractStems } from '../../text/words.ts'
import { getInterestNumbers, hasNoWorks, interestWeight, k1, titleWeight, type MatchIndex } from './index-shape.ts'
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
 * The works with a title that the student typed as an interest. The title of a known paper identifies its author, so
 * these works are not scored: otherwise the first locked card would reveal the author.
 */
export function findQuotedWorks(
  index: MatchIndex,
  { interests, additionalInterests }: Pick<MatchQuery, 'interests' | 'additionalInterests'>,
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
  return quotedWorks
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
