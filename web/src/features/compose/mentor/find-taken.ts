import type { JudgedComment } from '@labreach/contract/mentoring'
import type { MarkedRange } from '../../../ui/inputs/marked-textarea.tsx'
import { locateOnce } from './replace-passage.ts'

/** The passages of a letter that are a mentor's words, in order. */
export function findTaken(comments: readonly JudgedComment[], text: string): MarkedRange[] {
  const ranges = comments.flatMap(({ state, suggestion }) => {
    const place = state === 'taken' && suggestion ? locateOnce(text, suggestion) : 'missing'
    return typeof place === 'string' ? [] : [{ ...place, look: 'changed' as const }]
  })
  return mergeRanges([], ranges)
}

/** Ranges of two kinds in order, without those that overlap an earlier one. */
export function mergeRanges(first: readonly MarkedRange[], second: readonly MarkedRange[]): MarkedRange[] {
  const sorted = [...first, ...second].toSorted((one, other) => one.start - other.start || one.end - other.end)
  const merged: MarkedRange[] = []
  for (const range of sorted) if (range.start >= (merged.at(-1)?.end ?? 0)) merged.push(range)
  return merged
}
