import { distance } from 'fastest-levenshtein'

export type Spelling = {
  /** A text with each unknown word replaced by the known word that was probably meant. Other words do not change. */
  correct: (text: string) => string
}

/** Shorter words have too many neighbours. */
const lengthMin = 4
/** A word of at least this length may have two mistakes. */
const longFrom = 8

/**
 * Corrects the spelling of single words.
 * @param usual known words by importance: a misspelling becomes one of these, of equally close ones the first.
 * @param correct further words that are spelled correctly and therefore not changed.
 */
export function createSpelling(usual: Iterable<string>, correct: ReadonlySet<string>): Spelling {
  const targets = new Set<string>()
  for (const word of usual) if (word.length >= lengthMin) targets.add(word)
  /** Known words by the word without one letter: a misspelling shares one of these with the word that was meant. */
  const byDeletion = new Map<string, string[]>()
  const add = (key: string, word: string) => {
    const same = byDeletion.get(key)
    if (same) same.push(word)
    else byDeletion.set(key, [word])
  }
  for (const word of targets) for (const key of listDeletions(word)) add(key, word)

  const cache = new Map<string, string>()
  const correctWord = (word: string): string => {
    const lower = word.toLowerCase()
    if (lower.length < lengthMin || targets.has(lower) || correct.has(lower)) return word
    let found = cache.get(lower)
    if (found === undefined) {
      found = findClosest(lower) ?? lower
      if (cache.size > 10_000) cache.clear()
      cache.set(lower, found)
    }
    return found === lower ? word : found
  }
  const findClosest = (word: string): string | null => {
    // The plural of a known word is no misspelling.
    if (word.endsWith('s') && (targets.has(word.slice(0, -1)) || correct.has(word.slice(0, -1)))) return null
    const candidates = new Set([...listDeletions(word)].flatMap((key) => byDeletion.get(key) ?? []))
    let [best, fewest]: [string | null, number] = [null, word.length >= longFrom ? 2.5 : 1.5]
    for (const candidate of candidates) {
      const mistakes = countMistakes(word, candidate)
      if (mistakes < fewest) [best, fewest] = [candidate, mistakes]
    }
    return best
  }
  return {
    // A word with inner capitals or digits ("ResNet", "GPT4") is a name.
    correct: (text) => text.replace(/(?<![\p{L}\p{N}])\p{L}\p{Ll}+(?![\p{L}\p{N}])/gu, correctWord),
  }
}

/** The word itself, and the word without each of its letters. */
function listDeletions(word: string): Set<string> {
  return new Set([word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))])
}

/** The edit distance; two exchanged neighbours count once, and a wrong first letter, which is rare, a half more. */
function countMistakes(word: string, meant: string): number {
  const plain = distance(word, meant)
  const exchanged = [...word].some(
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2) === meant,
  )
  return (exchanged ? 0.9 : plain) + (word[0] === meant[0] ? 0 : 0.4)
}
