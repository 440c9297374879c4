import type { JudgedComment } from '@labreach/contract/mentoring'
import type { MarkedRange } from '../../../ui/inputs/marked-textarea.tsx'
import type { Range } from '../../../ui/inputs/split-at-ranges.ts'
import { locateAll, locatePassage } from './locate-passage.ts'

/**
 * The places of a comment's words that were taken over: where they were put, or all of them if that is not known; none
 * once they are not in the letter.
 */
export function locateTaken({ state, quote, suggestion, position }: JudgedComment, text: string): Range[] {
  if (state !== 'taken' || !suggestion) return []
  const quotes = locateAll(text, quote)
  // The browser's Undo has brought the quote back if it stands there. A suggestion may contain its quote.
  const places = locateAll(text, suggestion).filter(
    ({ start, end }) =>
      !quotes.some((one) => one.start < end && one.end > start && !(one.start >= start && one.end <= end)),
  )
  const place = locatePassage(text, suggestion, position)
  const known = typeof place === 'string' ? undefined : places.find(({ start }) => start === place.start)
  return known ? [known] : places
}

/** The passages of a letter that are a mentor's words, in order. */
export function findTaken(comments: readonly JudgedComment[], text: string): MarkedRange[] {
  return mergeRanges(
    [],
    comments.flatMap((comment) => locateTaken(comment, text).map((place) => ({ ...place, look: 'changed' as const }))),
  )
}

/** Ranges of two kinds in order, without those that overlap an earlier one. */
export function mergeRanges(first: readonly MarkedRange[], second: readonly MarkedRange[]): MarkedRange[] {
  const sorted = [...first, ...second].toSorted((one, other) => one.start - other.start || one.end - other.end)
  const merged: MarkedRange[] = []
  for (const range of sorted) if (range.start >= (merged.at(-1)?.end ?? 0)) merged.push(range)
  return merged
}
