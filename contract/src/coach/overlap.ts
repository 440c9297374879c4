import { readWords, type Word } from './words.ts'

/** The runs of four consecutive words of some texts: for each run the indexes of the texts that have it. */
export type RunIndex = { textCount: number; textsByRun: ReadonlyMap<string, readonly number[]> }

const runLength = 4
/** Shorter texts, in runs, are not compared: twenty words. */
const leastRuns = 17

/** Indexes texts. Only words count, so that two texts with different punctuation are the same. */
export function indexRuns(texts: readonly string[]): RunIndex {
  const textsByRun = new Map<string, number[]>()
  for (const [index, text] of texts.entries()) {
    for (const run of new Set(listRuns(readWords(text)))) {
      const found = textsByRun.get(run)
      if (found) found.push(index)
      else textsByRun.set(run, [index])
    }
  }
  return { textCount: texts.length, textsByRun }
}

/**
 * The share (0 to 1) of the runs of these words that the most similar of the indexed texts contains; 0 for less
 * than twenty words.
 */
export function findOverlap(words: readonly Word[], { textCount, textsByRun }: RunIndex): number {
  if (textCount === 0) return 0
  const runs = listRuns(words)
  if (runs.length < leastRuns) return 0
  const counts = new Uint32Array(textCount)
  for (const run of runs) for (const index of textsByRun.get(run) ?? []) counts[index]!++
  return Math.max(...counts) / runs.length
}

function listRuns(words: readonly Word[]): string[] {
  const runs: string[] = []
  for (let at = 0; at + runLength <= words.length; at++)
    runs.push(`${words[at]!.text} ${words[at + 1]!.text} ${words[at + 2]!.text} ${words[at + 3]!.text}`)
  return runs
}
