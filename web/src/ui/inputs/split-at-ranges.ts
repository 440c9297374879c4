/** A range of a text, in UTF-16 code units; `end` is exclusive. */
export type Range = { start: number; end: number }

/** A part of a text, and the range that it is, if it is one. */
type Part<T extends Range> = Range & { range?: T }

/** Splits a text at ranges, which are in order and do not overlap. The parts joined are the text. */
export function splitAtRanges<T extends Range>(text: string, ranges: readonly T[]): Part<T>[] {
  const ends = [0, ...ranges.map(({ end }) => end)]
  const parts: Part<T>[] = [
    ...ranges.flatMap((range, at) => [
      { start: ends[at]!, end: range.start },
      { start: range.start, end: range.end, range },
    ]),
    { start: ends.at(-1)!, end: text.length },
  ]
  return parts.filter(({ start, end, range }) => range !== undefined || end > start)
}

/** The ranges within a part of a text, as ranges of that part. */
export const cutRanges = (ranges: readonly Range[], start: number, end: number): Range[] =>
  ranges
    .filter((range) => range.start < end && range.end > start)
    .map((range) => ({ start: Math.max(range.start, start) - start, end: Math.min(range.end, end) - start }))
