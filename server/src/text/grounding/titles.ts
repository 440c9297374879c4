import type { KnownFacts } from './known-facts.ts'
import { tokenize, type Token } from './tokens.ts'
import { functionWords, generalWords, personTitles, titleFunctionWords, workWords } from './word-lists.ts'

export type Span = { start: number; end: number }

/** Titles in the prose that none of the known texts contains. */
export function findUnsupportedTitles(prose: string, known: KnownFacts): Span[] {
  const tokens = tokenize(prose)
  return [
    ...findQuotedTitles(prose, tokens, known),
    ...findMarkedTitles(prose, tokens, known),
    ...findCapitalisedTitles(tokens, known),
    ...findUnknownSubjects(tokens, known),
  ]
}

const marks =
  /["“„«”]([^"“”„«»\n]{3,300})["”“»]|‘([^‘’\n]{3,300})’(?!\p{L})|(?<![\p{L}\p{N}'])'([^'\n]{3,300})'(?!\p{L})|(?<![*\p{L}])\*([^*\n]{3,300})\*|(?<![_\p{L}\p{N}])_([^_\n]{3,300})_(?![\p{L}\p{N}])/gu
const titleCue =
  /\b(?:papers?|articles?|work|study|studies|publications?|books?|chapters?|preprints?|thesis|monographs?|reports?|essays?|titled|entitled|called|named|talk)\b[^.!?\n]{0,40}$/i

/** Titles in quotation marks or italics. One or two quoted words without a cue of a title are no title. */
function findQuotedTitles(prose: string, tokens: readonly Token[], known: KnownFacts): Span[] {
  let at = 0
  return [...prose.matchAll(marks)].flatMap((match): Span[] => {
    const inside = match.slice(1).find((part) => part !== undefined) ?? ''
    const [start, end] = [match.index + 1, match.index + 1 + inside.length]
    // Matches and tokens are both in the order of the text.
    while (at < tokens.length && tokens[at]!.start < start) at++
    const words: Token[] = []
    while (at < tokens.length && tokens[at]!.end <= end) words.push(tokens[at++]!)
    const hasCue = titleCue.test(prose.slice(Math.max(0, match.index - 60), match.index))
    const isTitle = words.length >= 4 || (words.length >= 2 && words[0]!.isCapital) || hasCue
    if (!isTitle || words.length === 0) return []
    return inside.split(/…|\.\.\./).every((part) => known.containsPhrase(tokenize(part).map((token) => token.key)))
      ? []
      : [{ start, end }]
  })
}

const clause = new Set(
  'which that because since where who whose and while whether when as i we you your my is was has have had caught made showed shows convinced inspired fascinated'.split(
    ' ',
  ),
)

/** Titles without quotation marks after "titled" or "entitled": "a paper titled Slow light in crystals". */
function findMarkedTitles(prose: string, tokens: readonly Token[], known: KnownFacts): Span[] {
  return tokens.flatMap(({ key, end }, at): Span[] => {
    if (key !== 'titled' && key !== 'entitled') return []
    if (/^[\s:,]*["“„«‘'*_|]/.test(prose.slice(end))) return []
    const run = takeWhile(
      tokens,
      at + 1,
      (token, first) =>
        /^[\s-]*$/.test(first ? token.gap.replace(/[:,]/, '') : token.gap.replace(':', '')) &&
        (first || token.isCapital || !clause.has(token.key)),
    )
    if (run.length < 2 || known.containsPhrase(run.slice(0, Math.min(4, run.length)).map((token) => token.key)))
      return []
    return [toSpan(run)]
  })
}

const between = new Set('on about from in of the a recent published called named new own very'.split(' '))

/** Two or three capitalised words directly after a word like "paper", or two directly before it. */
function findCapitalisedTitles(tokens: readonly Token[], known: KnownFacts): Span[] {
  return tokens.flatMap((work, at): Span[] => {
    if (!workWords.has(work.key) || work.isCapital) return []
    let from = at + 1
    while (from < at + 6 && tokens[from] && !tokens[from]!.isCapital && isBetweenWord(tokens[from]!)) from++
    const follows = trimToCapitals(takeWhile(tokens, from, isTitleWord))
    const isApart = setOff.test(follows[0]?.gap ?? '') || (follows[0] === tokens[at + 1] && hasPossessive(tokens, at))
    const after = countCapitals(follows) >= (isApart ? 2 : 3) ? follows : []
    const before = verbs.has(work.key) ? [] : trimToCapitals(takeRunBefore(tokens, at))
    return [after, countCapitals(before) >= 2 ? before : []]
      .filter((run) => run.length > 0 && !isSupported(run, known) && !run.some(({ key }) => personTitles.has(key)))
      .map(toSpan)
  })
}

/** Before these words, which are also verbs, a name is rather that of a person. */
const verbs = new Set(['work', 'study', 'report', 'book'])

/** After a comma or colon two capitalised words are enough for a title: "your book, Bridges of Stone". */
const setOff = /^\s*[,:]/

/** Two are also enough after a possessive: "your monograph Bridges of Stone". */
const hasPossessive = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 2), at).some(({ key }) => /^(?:your|his|her|their)$/.test(key))

const isBetweenWord = ({ key, gap }: Token) => /^[\s,:]*$/.test(gap) && (between.has(key) || /^\d{4}$/.test(key))
const isTitleWord = (token: Token, first: boolean) =>
  (first ? /^[\s,:]*$/ : /^(?:[\s-]|: )+$/).test(token.gap) &&
  (token.isCapital || titleFunctionWords.has(token.key) || /^\d+$/.test(token.key))
const countCapitals = (run: readonly Token[]) => run.filter((token) => token.isCapital).length

/** Whether the texts contain the run literally, or at least all of its words, as in a capitalised topic. */
function isSupported(run: readonly Token[], known: KnownFacts): boolean {
  return (
    known.containsPhrase(run.map((token) => token.key)) ||
    run.every(({ key }) => functionWords.has(key) || known.hasWord(key))
  )
}

function takeRunBefore(tokens: readonly Token[], at: number): Token[] {
  const run: Token[] = []
  for (let place = at - 1; place >= 0; place--) {
    const [token, next] = [tokens[place]!, tokens[place + 1]!]
    const fits = token.isCapital || (place < at - 1 && titleFunctionWords.has(token.key))
    if (!fits || !/^[ -]$/.test(next.gap) || token.startsSentence) break
    run.unshift(token)
  }
  return run
}

/** The subject after "paper on" or "paper about", if none of its words is known. */
function findUnknownSubjects(tokens: readonly Token[], known: KnownFacts): Span[] {
  return tokens.flatMap((work, at): Span[] => {
    const on = tokens[at + 1]
    if (!workWords.has(work.key) || work.key === 'work' || (on?.key !== 'on' && on?.key !== 'about')) return []
    const run = takeWhile(tokens, at + 2, (token) => /^[\s-]*$/.test(token.gap) && !clause.has(token.key))
    const specific = run.filter(({ key }) => key.length > 3 && !functionWords.has(key) && !generalWords.has(key))
    return specific.length >= 2 && !specific.some(({ key }) => known.hasWord(key)) ? [toSpan(run)] : []
  })
}

const titleWordsMax = 30

function takeWhile(tokens: readonly Token[], from: number, fits: (token: Token, first: boolean) => boolean): Token[] {
  const run: Token[] = []
  for (let at = from; at < Math.min(from + titleWordsMax, tokens.length) && fits(tokens[at]!, at === from); at++)
    run.push(tokens[at]!)
  return run
}

/** Removes words without a capital letter at both ends. */
function trimToCapitals(run: readonly Token[]): Token[] {
  const first = run.findIndex((token) => token.isCapital)
  const last = run.findLastIndex((token) => token.isCapital)
  return first < 0 ? [] : run.slice(first, last + 1)
}

const toSpan = (run: readonly Token[]): Span => ({ start: run[0]!.start, end: run.at(-1)!.end })
