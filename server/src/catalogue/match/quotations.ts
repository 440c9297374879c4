import { hasNoWorks, interestsOf, interestWeight, k1, titleWeight, type MatchIndex } from './index-shape.ts'
import type { QueryLookup } from './lookup.ts'
import type { MatchQuery } from './query.ts'
import { extractStems } from '../../text/words.ts'

/** Words that the name of a field seldom exceeds: a shorter interest is a quotation only where it is a whole title. */
const fieldWords = 3
/** How much of an interest stands in a title that it quotes; of a short one, also how much of the title stands in it. */
const quotedShare = 0.75
/** A phrase that the titles of so many professors hold alike is a field, however long it is. */
const commonFrom = 5

/** Works by document. */
export type Quoted = ReadonlyMap<number, ReadonlySet<number>>

/**
 * The works whose titles a student typed as an interest. The title of a known paper asks for its author and not for a
 * field: these works then say nothing, so that nobody on a locked card stands first for them.
 */
export function quotedWorks(
  index: MatchIndex,
  { interests, additionalInterests }: Pick<MatchQuery, 'interests' | 'additionalInterests'>,
  documents: readonly number[],
): Quoted {
  const quoted = new Map<number, Set<number>>()
  for (const interest of [...interests, ...additionalInterests]) {
    const stems = new Set(extractStems(interest))
    if (stems.size < 2) continue
    const numbers = new Set([...stems].flatMap((stem) => index.stemNumber.get(stem) ?? []))
    const found = documents.flatMap((document) => worksThatQuote(index, document, numbers, stems.size))
    const most = Math.max(...found.map(({ shared }) => shared))
    const closest = found.filter(({ shared }) => shared === most)
    if (new Set(closest.map(({ document }) => document)).size >= commonFrom) continue
    for (const { document, work } of closest) quoted.set(document, (quoted.get(document) ?? new Set()).add(work))
  }
  return quoted
}

type Quoting = { document: number; work: number; shared: number }

function worksThatQuote(index: MatchIndex, document: number, phrase: ReadonlySet<number>, size: number): Quoting[] {
  const found: Quoting[] = []
  for (let work = index.workStart[document]!; work < index.workStart[document + 1]!; work++) {
    const segment = index.titleSegment[work]!
    const shared = new Set<number>()
    let length = 0
    for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
      const stem = index.stemOfWritten[index.stream[at]!]!
      if (stem !== 0) length++
      if (phrase.has(stem)) shared.add(stem)
    }
    if (shared.size < Math.max(2, quotedShare * size)) continue
    if (shared.size > fieldWords || shared.size >= quotedShare * length)
      found.push({ document, work, shared: shared.size })
  }
  return found
}

/** What share of a document's score is left without these works. */
export function shareWithout(
  index: MatchIndex,
  { worth, single, pair }: QueryLookup,
  document: number,
  without: ReadonlySet<number>,
): number {
  const all = new Map<number, number>()
  const left = new Map<number, number>()
  const count = (segment: number, weight: number, isLeft: boolean) => {
    let before = 0
    for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
      const stem = index.stemOfWritten[index.stream[at]!]!
      for (const term of stem === 0 ? [] : [single(stem), pair(before, stem)]) {
        if (term === -1) continue
        all.set(term, (all.get(term) ?? 0) + weight)
        if (isLeft) left.set(term, (left.get(term) ?? 0) + weight)
      }
      before = stem
    }
  }
  for (const interest of interestsOf(index, document)) count(index.interestSegment[interest]!, interestWeight, true)
  for (let work = index.workStart[document]!; work < index.workStart[document + 1]!; work++) {
    count(index.titleSegment[work]!, titleWeight, !without.has(work))
    count(index.titleSegment[work]! + 1, 1, !without.has(work))
  }
  const norm = index.norms[document]!
  const score = (counts: ReadonlyMap<number, number>) =>
    [...counts].reduce((sum, [term, times]) => sum + (worth[term]! * times * (k1 + 1)) / (times + norm), 0)
  const whole = score(all)
  return whole === 0 || hasNoWorks(index, document) ? 1 : score(left) / whole
}
