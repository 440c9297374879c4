/** All runs of four consecutive words of a text. */
export type WordRuns = ReadonlySet<string>

const runLength = 4

/** Only letters and digits count, so that two texts with different punctuation are the same. */
export function getWordRuns(text: string): WordRuns {
  return new Set(listWordRuns(text))
}

/** The share (0 to 1) of the word runs of a text that another one contains; 0 for texts shorter than twenty words. */
export function overlap(text: string, other: WordRuns): number {
  const runs = listWordRuns(text)
  if (runs.length < 17) return 0
  return runs.filter((run) => other.has(run)).length / runs.length
}

function listWordRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return Array.from({ length: Math.max(0, words.length - runLength + 1) }, (_, at) =>
    words.slice(at, at + runLength).join(' '),
  )
}
