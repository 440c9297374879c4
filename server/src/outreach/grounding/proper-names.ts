import { isAbbreviation, type Known } from './known.ts'
import type { Span } from './titles.ts'
import { tokensOf, type Token } from './tokens.ts'
import {
  employment,
  generalEnding,
  generalWords,
  houses,
  housesOfFields,
  monthNames,
  nameLinks,
  neverNames,
  people,
  personTitles,
  plainWords,
  works,
} from './words.ts'

export type WrongName = Span & { kind: 'name' | 'affiliation' }

/** Names of people and of houses in the prose, of which some word stands in none of the known texts. */
export function wrongNames(prose: string, known: Known): WrongName[] {
  const tokens = tokensOf(prose)
  return runsOf(tokens).flatMap((run): WrongName[] => {
    const kind = kindOf(tokens, run, known)
    return kind ? [{ kind, start: run.words[0]!.start, end: run.words.at(-1)!.end }] : []
  })
}

/** Capitalised words side by side, from token `from` to before `to`. */
type Run = { words: Token[]; from: number; to: number; hasTitle: boolean }

/** Words of a name, at most; a text all in capitals is no name. */
const longestRun = 14

function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!tokens[at]!.isCapital) continue
    let to = at + 1
    while (to < Math.min(at + longestRun, tokens.length) && joins(tokens, at, to)) to++
    const run = bare(tokens, at, to)
    if (run) runs.push(run)
    at = to - 1
  }
  return runs
}

/** Whether the token belongs to the name that began at `from`. */
function joins(tokens: readonly Token[], from: number, at: number): boolean {
  const [token, before] = [tokens[at]!, tokens[at - 1]!]
  const isShort = before.text.length === 1 || personTitles.has(before.key)
  const isOfHouse = tokens.slice(from, at).some(({ key }) => houses.has(key))
  if (neverNames.has(token.key) && token.isCapital && !isShort) return false
  if (token.isCapital) {
    if (/['’]s?$/.test(before.text)) return false
    if (/^(?:[ -]|\. ?| & )$/.test(token.gap)) return !token.gap.startsWith('.') || isShort
    return token.gap === ', ' && isOfHouse && before.isCapital && !personTitles.has(token.key)
  }
  const links = nameLinks.has(token.key) || (isOfHouse && (token.key === 'and' || token.key === 'the'))
  if (!links || !/^[ -]$/.test(token.gap)) return false
  const next = tokens[at + 1]
  return (
    next !== undefined && /^[ -]$/.test(next.gap) && (next.isCapital || nameLinks.has(next.key) || next.key === 'the')
  )
}

/** Without what is no part of a name at either end: titles, links, greetings, the word that opens a sentence. */
function bare(tokens: readonly Token[], from: number, to: number): Run | null {
  let [first, last] = [from, to]
  let hasTitle = false
  const idle = ({ key }: Token) => nameLinks.has(key) || neverNames.has(key) || key === 'the' || key === 'and'
  const isGiven = (at: number) => monthNames.has(tokens[at]!.key) && at + 1 < last && tokens[at + 1]!.isCapital
  const title = tokens.slice(from, to).findLastIndex(({ key }) => personTitles.has(key))
  if (title > 0 && tokens[from]!.opensSentence) first += title
  while (first < last) {
    const token = tokens[first]!
    if (personTitles.has(token.key)) hasTitle = true
    else if (nameLinks.has(token.key)) hasTitle = false
    else if (isGiven(first) || (!idle(token) && !(token.opensSentence && opens(token, last - first)))) break
    first++
  }
  while (last > first && (idle(tokens[last - 1]!) || personTitles.has(tokens[last - 1]!.key))) last--
  return first < last ? { words: tokens.slice(first, last), from: first, to: last, hasTitle } : null
}

/** "Reading Maria Lopez", "In Kenya": the first word is capitalised for the sentence's sake alone. */
function opens({ key, text }: Token, length: number): boolean {
  if (plainWords.has(text.toLowerCase()) || plainWords.has(key) || personTitles.has(key)) return true
  return length > 1 ? /(?:ing|ed|ly)$/.test(key) && !houses.has(key) : false
}

function kindOf(tokens: readonly Token[], run: Run, known: Known): WrongName['kind'] | null {
  const unknown = unknownIn(run, known)
  if (unknown.length === 0) return null
  const [before, after] = [tokens[run.from - 1], tokens[run.to]]
  const isHouse = run.words.some(({ key }) => houses.has(key)) || isGroup(run, after)
  const isSingle = run.words.filter((word) => word.isCapital).length === 1
  if (!run.hasTitle && (isHouse || isPlace(tokens, run, before))) return 'affiliation'
  if (run.hasTitle || (before && personTitles.has(before.key)) || isAuthor(run, before, after, isSingle)) return 'name'
  if (isSingle || unknown.every(isGeneral)) return null
  return 'name'
}

const isGeneral = ({ key, text }: Token) => generalEnding.test(key) || generalWords.has(key) || isAbbreviation(text)

/** Words that an abbreviation stands for, at most. */
const abbreviatedMax = 7

function unknownIn({ words, hasTitle }: Run, known: Known): Token[] {
  const capitals = words.filter((word) => word.isCapital)
  const abbreviated = new Set<Token>()
  capitals.forEach((_, from) => {
    for (let to = from + 2; to <= Math.min(from + abbreviatedMax, capitals.length); to++) {
      const part = capitals.slice(from, to)
      if (known.hasAbbreviation(part.map(({ key }) => key[0]).join(''))) part.forEach((word) => abbreviated.add(word))
    }
  })
  const isHouse = capitals.some(({ key }) => houses.has(key)) && !capitals.some(({ key }) => housesOfFields.has(key))
  return capitals.filter((word) => {
    const { key, text } = word
    if (abbreviated.has(word) || text.length === 1 || houses.has(key) || neverNames.has(key) || personTitles.has(key))
      return false
    if (plainWords.has(key) || works.has(key)) return false
    if (isAbbreviation(text) && known.hasInitials(key)) return false
    if (isHouse) return !known.hasHouse(key)
    return !(hasTitle ? known.hasName(key) : known.hasWord(key))
  })
}

/** "the Okafor group", "Okafor's team". */
function isGroup({ words }: Run, after: Token | undefined): boolean {
  const ofGroup = /^(?:group|team|lab|laboratory)$/
  const last = words.at(-1)!
  return words.length > 1 ? ofGroup.test(last.key) : Boolean(after && after.gap === ' ' && ofGroup.test(after.key))
}

/** "at X", "joined X", "interned with X". */
function isPlace(tokens: readonly Token[], { from, words }: Run, before: Token | undefined): boolean {
  if (!before || /[.!?\n,;]/.test(words[0]!.gap)) return false
  const at = before.key === 'the' ? from - 2 : from - 1
  const cue = tokens[at]
  if (!cue) return false
  if (/^(?:at|joined|join|joining)$/.test(cue.text.toLowerCase())) return true
  if (!/^(?:with|for|in|by)$/.test(cue.text.toLowerCase())) return false
  return (
    cue.key !== 'in' && cue.key !== 'by' && tokens.slice(Math.max(0, at - 2), at).some(({ key }) => employment.has(key))
  )
}

/** "Okafor et al.", "supervised by Okafor", "with my mentor Maria Okafor". */
function isAuthor({ words }: Run, before: Token | undefined, after: Token | undefined, isSingle: boolean): boolean {
  if (after?.key === 'et' && after.gap === ' ') return true
  if (!before || !people.has(before.key) || /[.!?\n;]/.test(words[0]!.gap)) return false
  return !isSingle || !isGeneral(words[0]!)
}
