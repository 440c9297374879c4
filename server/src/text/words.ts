import { stemmer } from 'stemmer'

/** English function words, and words of abstracts and resumes that are independent of the field. */
const stopWords = new Set(
  `a about above across after again against al all also although am among an and any are as at based be because been before being
  below between both but by can cannot could did do does doing done down due during each either else et etc even ever
  every few first for from further had has have having he her here hers him his how however i if in into is it its itself
  just less let like many may me might more moreover most much must my nor not novel now of off often on once one only
  onto or other our ours out over own paper per present presented propose proposed recent recently same second several
  shall she should show shown shows since so some such than that the their them then there therefore these they this
  those three through thus to too toward towards two under until up upon us use used uses using various very via was we
  well were what when where whether which while who whom whose why will with within without work would yet you your`.split(
    /\s+/,
  ),
)

const stems = new Map<string, string>()

/**
 * The stem of a word in lower case ("networks" → "network"), or '' for a stop word. Stems are cached, since the average
 * word of a catalogue occurs a hundred times.
 */
export function stemOf(lower: string): string {
  let stem = stems.get(lower)
  if (stem === undefined) {
    stem = stopWords.has(lower) || lower.length > 40 || /^\d+$/.test(lower) ? '' : stemmer(lower.split(/['’]/, 1)[0]!)
    if (stems.size > 500_000) stems.clear()
    stems.set(lower, stem)
  }
  return stem
}

const other = 0
const letter = 1
const unknown = 2
const kinds = new Uint8Array(0x1_0000).fill(unknown)

/** Whether a UTF-16 code unit is a letter or a digit. Characters outside the basic plane (mostly emoji) are neither. */
function isLetter(unit: number): boolean {
  if (kinds[unit] === unknown) kinds[unit] = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit)) ? letter : other
  return kinds[unit] === letter
}

const isApostrophe = (unit: number) => unit === 0x27 || unit === 0x2019
const isSuffix = (unit: number) => unit === 0x2b || unit === 0x23
/** Space, line end, hyphens and slash: the words on both sides may be one phrase. */
const joiners = new Set([0x20, 0x0a, 0x0d, 0x09, 0xa0, 0x2d, 0x2010, 0x2011, 0x2013, 0x2f])

/**
 * Calls `word` for every word as written: letters of any script and digits, inner apostrophes, trailing + and # (C++).
 * Calls `gap` between two words that punctuation separates. The index reads millions of words, and a regular expression
 * would take three times as long.
 */
export function scanWords(text: string, word: (written: string) => void, gap: () => void): void {
  let isSeparated = false
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at)
    if (!isLetter(unit)) {
      if (!joiners.has(unit)) isSeparated = true
      at++
      continue
    }
    let end = at + 1
    while (end < text.length && isLetter(text.charCodeAt(end))) end++
    if (end + 1 < text.length && isApostrophe(text.charCodeAt(end)) && isLetter(text.charCodeAt(end + 1))) {
      end++
      while (end < text.length && isLetter(text.charCodeAt(end))) end++
    }
    while (end < text.length && isSuffix(text.charCodeAt(end))) end++
    if (isSeparated) gap()
    isSeparated = false
    word(text.slice(at, end))
    at = end
  }
}

const noGap = () => undefined

/** The stems of a text in its order, without stop words. */
export function extractStems(text: string): string[] {
  const stems: string[] = []
  scanWords(text.toLowerCase(), (word) => stems.push(stemOf(word)), noGap)
  return stems.filter((stem) => stem !== '')
}

/**
 * Calls `callback` with every word as written and its stem, and with '' and '' at the end of a phrase. A phrase ends at
 * a stop word or at punctuation: words on both sides do not belong together.
 */
export function forEachStem(text: string, callback: (word: string, stem: string) => void): void {
  const endPhrase = () => callback('', '')
  const addWord = (word: string) => {
    const stem = stemOf(word.toLowerCase())
    callback(stem === '' ? '' : word, stem)
  }
  scanWords(text, addWord, endPhrase)
  endPhrase()
}
