/** A word of a text: folded (lower case, no accents, straight apostrophes), and its place in UTF-16 units. */
export type Word = { text: string; start: number; end: number }

/** A text in lower case without accents. */
export const fold = (text: string): string =>
  (isAscii(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")).toLowerCase()

/** All words of a text, in order. A hyphen or an apostrophe within a word belongs to it. */
export function readWords(text: string, offset = 0): Word[] {
  const words: Word[] = []
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[’'-][\p{L}\p{N}\p{M}]+)*/gu))
    words.push({ text: fold(written), start: offset + index, end: offset + index + written.length })
  return words
}

const stems = new Map<string, string>()
const mostStems = 50_000

/**
 * The letters by which the forms of a word are equal: "measure", "measured" and "measurements" have the same. Cached,
 * since a letter is checked again and again.
 */
export function stemOf(word: string): string {
  let stem = stems.get(word)
  if (stem === undefined) {
    stem = cutWord(word)
    if (stems.size >= mostStems) stems.clear()
    stems.set(word, stem)
  }
  return stem
}

function cutWord(word: string): string {
  const whole = word.endsWith("'s") ? word.slice(0, -2) : word
  const singular = whole.length > 3 && whole.endsWith('s') && !whole.endsWith('ss') ? whole.slice(0, -1) : whole
  const ending = /(?:ing|ed|ly|e)$/.exec(singular)?.[0].length ?? 0
  return singular.slice(
    0,
    Math.min(stemLength, singular.length - ending >= leastStem ? singular.length - ending : stemLength),
  )
}

/** The parts of a word that a hyphen joins. */
export const partsOf = (word: string): string[] => (word.includes('-') ? word.split('-') : [word])

/** A list of words that is written as a text. */
export const listWords = (text: string): Set<string> => new Set(text.trim().split(/\s+/))

/** The stems of words that are written as a text. */
export const listStems = (text: string): Set<string> => new Set(text.trim().split(/\s+/).map(stemOf))

/** More letters would separate "measure" from "measurement", fewer would join "contrast" and "control". */
const stemLength = 6
/** "need" and "bring" have no ending. */
const leastStem = 3

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false
  return true
}
