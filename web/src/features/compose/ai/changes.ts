/** A run of words: in both texts, only in the earlier one, or only in the later one. */
export type Change = { kind: 'same' | 'gone' | 'new'; text: string }

/**
 * What became of a text, word by word: the longest common run of words stays. Words carry the spaces after them; spaces
 * alone are no change. `same` and `new` joined are the later text, exactly. Two letters of 3,000 words with none in
 * common take some 60 ms, usual ones 2 ms.
 */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [splitWords(before), splitWords(after)]
  let start = 0
  while (start < old.length && start < now.length && alike(old[start], now[start])) start++
  let [oldEnd, nowEnd] = [old.length, now.length]
  while (oldEnd > start && nowEnd > start && alike(old[oldEnd - 1], now[nowEnd - 1]))
    [oldEnd, nowEnd] = [oldEnd - 1, nowEnd - 1]

  const changes: Change[] = []
  const add = (kind: Change['kind'], words: readonly string[]) => {
    const last = changes.at(-1)
    if (words.length === 0) return
    if (last?.kind === kind) last.text += words.join('')
    else changes.push({ kind, text: words.join('') })
  }
  add('same', now.slice(0, start))
  for (const { kind, text } of between(old.slice(start, oldEnd), now.slice(start, nowEnd))) add(kind, [text])
  add('same', now.slice(nowEnd))
  return changes
}

/** How many words came and went. */
export function countChanges(changes: readonly Change[]): { added: number; removed: number } {
  const words = (kind: Change['kind']) =>
    changes.filter((change) => change.kind === kind).reduce((sum, { text }) => sum + splitWords(text.trim()).length, 0)
  return { added: words('new'), removed: words('gone') }
}

const splitWords = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? []
const alike = (one: string | undefined, other: string | undefined) => one?.trimEnd() === other?.trimEnd()

function between(old: readonly string[], now: readonly string[]): Change[] {
  const idOf = numbering()
  const [oldIds, nowIds] = [old.map(idOf), now.map(idOf)]
  const width = now.length + 1
  // Length of the longest common run from each pair of places to the ends.
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
      changes.push({ kind: 'gone', text: old[i++]! })
    else changes.push({ kind: 'new', text: now[j++]! })
  }
  return changes
}

/** Words as numbers, the same for the same word: comparing those is what takes the time. */
function numbering(): (word: string) => number {
  const ids = new Map<string, number>()
  return (word) => {
    const id = ids.get(word.trimEnd()) ?? ids.size
    ids.set(word.trimEnd(), id)
    return id
  }
}
