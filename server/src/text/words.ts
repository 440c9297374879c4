import { stemmer } from 'stemmer'

/** English function words and the filler of abstracts and resumes: they say nothing of a field. */
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
 * The stem a word counts as ("networks" → "network"), or '' for a stop word. `lower` is in lower case.
 * Results are remembered, since a catalogue repeats its words a hundred times.
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
const unseen = 2
const kinds = new Uint8Array(0x1_0000).fill(unseen)

/** Whether a UTF-16 unit is a letter or a digit. Outside the basic plane nothing is: those are mostly pictures. */
function isLetter(unit: number): boolean {
  if (kinds[unit] === unseen) kinds[unit] = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit)) ? letter : other
  return kinds[unit] === letter
}

const isApostrophe = (unit: number) => unit === 0x27 || unit === 0x2019
const isSuffix = (unit: number) => unit === 0x2b || unit === 0x23
/** Space, line end, hyphens and slash: words on both sides may still be one phrase. */
const joins = new Set([0x20, 0x0a, 0x0d, 0x09, 0xa0, 0x2d, 0x2010, 0x2011, 0x2013, 0x2f])

/**
 * Calls `word` for every word as written: letters of any script and digits, inner apostrophes, trailing + and # (C++).
 * Calls `gap` between two words that punctuation parts. Written out by hand, since a regular expression takes three
 * times as long and the index reads millions of words.
 */
export function scanWords(text: string, word: (written: string) => void, gap: () => void): void {
  let parted = false
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at)
    if (!isLetter(unit)) {
      if (!joins.has(unit)) parted = true
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
    if (parted) gap()
    parted = false
    word(text.slice(at, end))
    at = end
  }
}

const noGap = () => undefined

/** Every word of a text with the stop words left out, stemmed, in order. */
export function extractStems(text: string): string[] {
  const found: string[] = []
  scanWords(text.toLowerCase(), (written) => found.push(stemOf(written)), noGap)
  return found.filter((stem) => stem !== '')
}

/**
 * Calls `each` for every word of a text as written with its stem, and with '' and '' where a phrase ends: at a stop
 * word or at punctuation, so that a pair of neighbouring words is one that the writer put together.
 */
export function forEachStem(text: string, each: (written: string, stem: string) => void): void {
  const end = () => each('', '')
  const word = (written: string) => {
    const stem = stemOf(written.toLowerCase())
    each(stem === '' ? '' : written, stem)
  }
  scanWords(text, word, end)
  end()
}
