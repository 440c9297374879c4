/** All runs of four words of a text. */
export type Pieces = ReadonlySet<string>

const runLength = 4

/** Letters, digits and nothing else count: two letters that differ in commas are the same. */
export function piecesOf(text: string): Pieces {
  return new Set(runsOf(text))
}

/** Share (0 to 1) of the runs of a text that stand in another one; 0 for texts shorter than twenty words. */
export function overlap(text: string, other: Pieces): number {
  const runs = runsOf(text)
  if (runs.length < 17) return 0
  return runs.filter((run) => other.has(run)).length / runs.length
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return Array.from({ length: Math.max(0, words.length - runLength + 1) }, (_, at) =>
    words.slice(at, at + runLength).join(' '),
  )
}
