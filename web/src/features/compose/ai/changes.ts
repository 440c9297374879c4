/** Consecutive words that are in both texts, only in the earlier one, or only in the later one. */
export type Change = { kind: 'same' | 'removed' | 'added'; text: string }

/**
 * Compares two texts word by word (longest common subsequence). A word includes the spaces after it; changed spaces
 * alone are not a change. The parts `same` and `added` joined are exactly the later text. Takes about 2 ms for usual
 * letters, and about 60 ms for two letters of 3,000 words without a common one.
 */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [splitWords(before), splitWords(after)]
  let start = 0
  while (start < old.length && start < now.length && isSameWord(old[start], now[start])) start++
  let [oldEnd, nowEnd] = [old.length, now.length]
  while (oldEnd > start && nowEnd > start && isSameWord(old[oldEnd - 1], now[nowEnd - 1]))
    [oldEnd, nowEnd] = [oldEnd - 1, nowEnd - 1]

  const changes: Change[] = []
  const add = (kind: Change['kind'], words: readonly string[]) => {
    const last = changes.at(-1)
    if (words.length === 0) return
    if (last?.kind === kind) last.text += words.join('')
    else changes.push({ kind, text: words.join('') })
  }
  add('same', now.slice(0, start))
  for (const { kind, text } of diffWords(old.slice(start, oldEnd), now.slice(start, nowEnd))) add(kind, [text])
  add('same', now.slice(nowEnd))
  return changes
}

/** The words of equal text that are shown beside a difference. */
const wordsBeside = 3

/** Replaces the middle of long equal parts by "…", so that the differences between two sentences stand close together. */
export function shortenSame(changes: readonly Change[]): Change[] {
  return changes.map((change, at) => {
    const words = splitWords(change.text)
    const [first, last] = [at > 0 ? wordsBeside : 0, at < changes.length - 1 ? wordsBeside : 0]
    if (change.kind !== 'same' || words.length <= first + last + 1) return change
    const shortened = [...words.slice(0, first), '… ', ...words.slice(words.length - last)]
    return { kind: 'same', text: shortened.join('') }
  })
}

const splitWords = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? []
const isSameWord = (one: string | undefined, other: string | undefined) => one?.trimEnd() === other?.trimEnd()

function diffWords(old: readonly string[], now: readonly string[]): Change[] {
  const getId = createWordIds()
  const [oldIds, nowIds] = [old.map(getId), now.map(getId)]
  const width = now.length + 1
  // The length of the longest common subsequence from each pair of positions to the ends.
  const longest = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i * width + j] =
        oldIds[i] === nowIds[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)

  const changes: Change[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && oldIds[i] === nowIds[j]) {
      changes.push({ kind: 'same', text: now[j]! })
      ;[i, j] = [i + 1, j + 1]
    } else if (j === now.length || (i < old.length && longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!))
      changes.push({ kind: 'removed', text: old[i++]! })
    else changes.push({ kind: 'added', text: now[j++]! })
  }
  return changes
}

/** Returns a function that gives each distinct word a number, since comparing numbers is faster. */
function createWordIds(): (word: string) => number {
  const ids = new Map<string, number>()
  return (word) => {
    const id = ids.get(word.trimEnd()) ?? ids.size
    ids.set(word.trimEnd(), id)
    return id
  }
}
