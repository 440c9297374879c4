import { distance } from 'fastest-levenshtein'

export type Spelling = {
  /** A text with each unknown word replaced by the known word that was probably meant. Other words do not change. */
  correct: (text: string) => string
}

/** Shorter words have too many neighbours. */
const lengthMin = 4
/** Words with fewer consonants sound like too many others. */
const soundMin = 3
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
  const add = (words: Map<string, string[]>, key: string, word: string) => {
    const same = words.get(key)
    if (same) same.push(word)
    else words.set(key, [word])
  }
  const bySound = new Map<string, string[]>()
  for (const word of targets) {
    for (const key of listDeletions(word)) add(byDeletion, key, word)
    add(bySound, soundOf(word), word)
  }

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
    const plural = word.replace(/(?<=[^aeiou])ys$/, 'ies')
    if (plural !== word && targets.has(plural)) return plural
    // The plural of a known word is no misspelling.
    if (word.endsWith('s') && (targets.has(word.slice(0, -1)) || correct.has(word.slice(0, -1)))) return null
    const sound = soundOf(word)
    const alike = sound.length >= soundMin ? (bySound.get(sound) ?? []) : []
    const candidates = new Set([...[...listDeletions(word)].flatMap((key) => byDeletion.get(key) ?? []), ...alike])
    let [best, fewest]: [string | null, number] = [null, word.length >= longFrom ? 2.5 : 1.5]
    for (const candidate of candidates) {
      const byEar = alike.includes(candidate) ? soundsTheSame(word, candidate) : Infinity
      const mistakes = Math.min(byEar, countMistakes(word, candidate))
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

/** How a word sounds, roughly: its consonants by their sound, and whether it begins with a vowel. */
function soundOf(word: string): string {
  const consonants = word
    .replace(/^(?:wr|rh)/, 'r')
    .replace(/^kn/, 'n')
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/ck|[cq]/g, 'k')
    .replaceAll(/gh|[aeiouyw]/g, 'a')
  return (consonants.startsWith('a') ? 'a' : '') + consonants.replaceAll('a', '').replaceAll(/(.)\1+/g, '$1')
}

/** Two letters that sound the same count less than two mistakes. */
const soundsTheSame = (word: string, meant: string) => 0.6 + 0.35 * distance(word, meant)

/** The edit distance; two exchanged neighbours count once, and a wrong first letter, which is rare, a half more. */
function countMistakes(word: string, meant: string): number {
  const plain = distance(word, meant)
  const exchanged = [...word].some(
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2) === meant,
  )
  return (exchanged ? 0.9 : plain) + (word[0] === meant[0] ? 0 : 0.4)
}
