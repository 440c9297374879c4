import type { Known } from './known.ts'
import { tokensOf, type Token } from './tokens.ts'
import { generalWords, personTitles, plainWords, titleLinks, works } from './words.ts'

export type Span = { start: number; end: number }

/** Titles in the prose that none of the known texts holds. */
export function wrongTitles(prose: string, known: Known): Span[] {
  const tokens = tokensOf(prose)
  return [
    ...quoted(prose, tokens, known),
    ...named(prose, tokens, known),
    ...capitalised(tokens, known),
    ...subjects(tokens, known),
  ]
}

const marks =
  /["“„«”]([^"“”„«»\n]{3,300})["”“»]|‘([^‘’\n]{3,300})’(?!\p{L})|(?<![\p{L}\p{N}'])'([^'\n]{3,300})'(?!\p{L})|(?<![*\p{L}])\*([^*\n]{3,300})\*|(?<![_\p{L}\p{N}])_([^_\n]{3,300})_(?![\p{L}\p{N}])/gu
const titleCue =
  /\b(?:papers?|articles?|work|study|studies|publications?|books?|chapters?|preprints?|thesis|monographs?|reports?|essays?|titled|entitled|called|named|talk)\b[^.!?\n]{0,40}$/i

/** In quotation marks or italics. A quoted word or two without a hint of a title are a manner of speaking. */
function quoted(prose: string, tokens: readonly Token[], known: Known): Span[] {
  let at = 0
  return [...prose.matchAll(marks)].flatMap((match): Span[] => {
    const inside = match.slice(1).find((part) => part !== undefined) ?? ''
    const [start, end] = [match.index + 1, match.index + 1 + inside.length]
    // Both come in the order of the text.
    while (at < tokens.length && tokens[at]!.start < start) at++
    const words: Token[] = []
    while (at < tokens.length && tokens[at]!.end <= end) words.push(tokens[at++]!)
    const hasCue = titleCue.test(prose.slice(Math.max(0, match.index - 60), match.index))
    const isTitle = words.length >= 4 || (words.length >= 2 && words[0]!.isCapital) || hasCue
    if (!isTitle || words.length === 0) return []
    return inside.split(/…|\.\.\./).every((part) => known.says(tokensOf(part).map((token) => token.key)))
      ? []
      : [{ start, end }]
  })
}

const clause = new Set(
  'which that because since where who whose and while whether when as i we you your my is was has have had caught made showed shows convinced inspired fascinated'.split(
    ' ',
  ),
)

/** "a paper titled Slow light in crystals", without marks: to the end of the clause, or of what is known. */
function named(prose: string, tokens: readonly Token[], known: Known): Span[] {
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
    if (run.length < 2 || known.says(run.slice(0, Math.min(4, run.length)).map((token) => token.key))) return []
    return [spanOf(run)]
  })
}

const between = new Set('on about from in of the a recent published called named new own very'.split(' '))

/** Two or three capitalised words right after "paper", or two right before it. */
function capitalised(tokens: readonly Token[], known: Known): Span[] {
  return tokens.flatMap((work, at): Span[] => {
    if (!works.has(work.key) || work.isCapital) return []
    let from = at + 1
    while (from < at + 6 && tokens[from] && !tokens[from]!.isCapital && passes(tokens[from]!)) from++
    const follows = trimmed(takeWhile(tokens, from, inTitle))
    const isApart = setOff.test(follows[0]?.gap ?? '') || (follows[0] === tokens[at + 1] && isSomebodys(tokens, at))
    const after = capitals(follows) >= (isApart ? 2 : 3) ? follows : []
    const before = verbs.has(work.key) ? [] : trimmed(runBefore(tokens, at))
    return [after, capitals(before) >= 2 ? before : []]
      .filter((run) => run.length > 0 && !supports(run, known) && !run.some(({ key }) => personTitles.has(key)))
      .map(spanOf)
  })
}

/** Before these a name is more often that of somebody who does it. */
const verbs = new Set(['work', 'study', 'report', 'book'])

/** "Your book, Bridges of Stone" needs less to be a title than "your work Bridges of Stone". */
const setOff = /^\s*[,:]/

/** Nor does "your monograph Bridges of Stone". */
const isSomebodys = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 2), at).some(({ key }) => /^(?:your|his|her|their)$/.test(key))

const passes = ({ key, gap }: Token) => /^[\s,:]*$/.test(gap) && (between.has(key) || /^\d{4}$/.test(key))
const inTitle = (token: Token, first: boolean) =>
  (first ? /^[\s,:]*$/ : /^(?:[\s-]|: )+$/).test(token.gap) &&
  (token.isCapital || titleLinks.has(token.key) || /^\d+$/.test(token.key))
const capitals = (run: readonly Token[]) => run.filter((token) => token.isCapital).length

/** Word for word, or, where topics are told in capitals, made of words that are all known. */
function supports(run: readonly Token[], known: Known): boolean {
  return known.says(run.map((token) => token.key)) || run.every(({ key }) => plainWords.has(key) || known.hasWord(key))
}

function runBefore(tokens: readonly Token[], at: number): Token[] {
  const run: Token[] = []
  for (let place = at - 1; place >= 0; place--) {
    const [token, next] = [tokens[place]!, tokens[place + 1]!]
    const fits = token.isCapital || (place < at - 1 && titleLinks.has(token.key))
    if (!fits || !/^[ -]$/.test(next.gap) || token.opensSentence) break
    run.unshift(token)
  }
  return run
}

/** What a paper is said to be about, when not one of its words is known. */
function subjects(tokens: readonly Token[], known: Known): Span[] {
  return tokens.flatMap((work, at): Span[] => {
    const on = tokens[at + 1]
    if (!works.has(work.key) || work.key === 'work' || (on?.key !== 'on' && on?.key !== 'about')) return []
    const run = takeWhile(tokens, at + 2, (token) => /^[\s-]*$/.test(token.gap) && !clause.has(token.key))
    const telling = run.filter(({ key }) => key.length > 3 && !plainWords.has(key) && !generalWords.has(key))
    return telling.length >= 2 && !telling.some(({ key }) => known.hasWord(key)) ? [spanOf(run)] : []
  })
}

/** Words. */
const longestTitle = 30

function takeWhile(tokens: readonly Token[], from: number, fits: (token: Token, first: boolean) => boolean): Token[] {
  const run: Token[] = []
  for (let at = from; at < Math.min(from + longestTitle, tokens.length) && fits(tokens[at]!, at === from); at++)
    run.push(tokens[at]!)
  return run
}

/** Without small words at either end. */
function trimmed(run: readonly Token[]): Token[] {
  const first = run.findIndex((token) => token.isCapital)
  const last = run.findLastIndex((token) => token.isCapital)
  return first < 0 ? [] : run.slice(first, last + 1)
}

const spanOf = (run: readonly Token[]): Span => ({ start: run[0]!.start, end: run.at(-1)!.end })
