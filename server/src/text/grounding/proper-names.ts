import { isAbbreviation, type KnownFacts } from './known-facts.ts'
import type { Span } from './titles.ts'
import { tokenize, type Token } from './tokens.ts'
import {
  employmentCues,
  generalEnding,
  generalWords,
  institutionWords,
  departmentWords,
  monthsThatAreNames,
  nameParticles,
  notNames,
  personCues,
  personTitles,
  functionWords,
  workWords,
} from './word-lists.ts'

export type UnsupportedName = Span & { kind: 'name' | 'affiliation' }

/** Names of people and institutions in the prose with at least one unknown word. */
export function findUnsupportedNames(prose: string, known: KnownFacts): UnsupportedName[] {
  const tokens = tokenize(prose)
  return findRuns(tokens).flatMap((run): UnsupportedName[] => {
    const kind = classify(tokens, run, known)
    return kind ? [{ kind, start: run.words[0]!.start, end: run.words.at(-1)!.end }] : []
  })
}

/** Adjacent capitalised words: the tokens from `from` to before `to`. */
type Run = { words: Token[]; from: number; to: number; hasTitle: boolean }

/** The maximum number of words of a name. A text in capitals has longer runs, which are no names. */
const runWordsMax = 14

function findRuns(tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!tokens[at]!.isCapital) continue
    let to = at + 1
    while (to < Math.min(at + runWordsMax, tokens.length) && continuesRun(tokens, at, to)) to++
    const run = trimRun(tokens, at, to)
    if (run) runs.push(run)
    at = to - 1
  }
  return runs
}

/** Whether the token continues the name that starts at `from`. */
function continuesRun(tokens: readonly Token[], from: number, at: number): boolean {
  const [token, before] = [tokens[at]!, tokens[at - 1]!]
  const isShort = before.text.length === 1 || personTitles.has(before.key)
  const hasInstitutionWord = tokens.slice(from, at).some(({ key }) => institutionWords.has(key))
  if (notNames.has(token.key) && token.isCapital && !isShort) return false
  if (token.isCapital) {
    if (/['’]s?$/.test(before.text)) return false
    if (/^(?:[ -]|\. ?| & )$/.test(token.gap)) return !token.gap.startsWith('.') || isShort
    return token.gap === ', ' && hasInstitutionWord && before.isCapital && !personTitles.has(token.key)
  }
  const links = nameParticles.has(token.key) || (hasInstitutionWord && (token.key === 'and' || token.key === 'the'))
  if (!links || !/^[ -]$/.test(token.gap)) return false
  const next = tokens[at + 1]
  return (
    next !== undefined &&
    /^[ -]$/.test(next.gap) &&
    (next.isCapital || nameParticles.has(next.key) || next.key === 'the')
  )
}

/**
 * Removes words at both ends that are no part of a name: titles, particles, greetings, the first word of a sentence.
 */
function trimRun(tokens: readonly Token[], from: number, to: number): Run | null {
  let [first, last] = [from, to]
  let hasTitle = false
  const isNoName = ({ key }: Token) => nameParticles.has(key) || notNames.has(key) || key === 'the' || key === 'and'
  const isGiven = (at: number) => monthsThatAreNames.has(tokens[at]!.key) && at + 1 < last && tokens[at + 1]!.isCapital
  const title = tokens.slice(from, to).findLastIndex(({ key }) => personTitles.has(key))
  if (title > 0 && tokens[from]!.startsSentence) first += title
  while (first < last) {
    const token = tokens[first]!
    if (personTitles.has(token.key)) hasTitle = true
    else if (nameParticles.has(token.key)) hasTitle = false
    else if (isGiven(first) || (!isNoName(token) && !(token.startsSentence && isSentenceOpener(token, last - first))))
      break
    first++
  }
  while (last > first && (isNoName(tokens[last - 1]!) || personTitles.has(tokens[last - 1]!.key))) last--
  return first < last ? { words: tokens.slice(first, last), from: first, to: last, hasTitle } : null
}

/** "Reading Maria Lopez", "In Kenya": the first word has a capital only because it starts the sentence. */
function isSentenceOpener({ key, text }: Token, length: number): boolean {
  if (functionWords.has(text.toLowerCase()) || functionWords.has(key) || personTitles.has(key)) return true
  return length > 1 ? /(?:ing|ed|ly)$/.test(key) && !institutionWords.has(key) : false
}

/** Whether a source has this name as it stands, also in lower case: a name of one word after a title, as any word may be. */
function isGivenWhole({ words, hasTitle }: Run, { containsPhrase }: KnownFacts): boolean {
  const keys = words.map(({ key }) => key)
  if (keys.length > 1) return containsPhrase(keys)
  return hasTitle && [...personTitles].some((title) => containsPhrase([title, ...keys]))
}

function classify(tokens: readonly Token[], run: Run, known: KnownFacts): UnsupportedName['kind'] | null {
  const unknown = findUnknownWords(run, known)
  if (unknown.length === 0 || isGivenWhole(run, known)) return null
  const [before, after] = [tokens[run.from - 1], tokens[run.to]]
  const isInstitution = run.words.some(({ key }) => institutionWords.has(key)) || isGroup(run, after)
  const isSingle = run.words.filter((word) => word.isCapital).length === 1
  if (!run.hasTitle && (isInstitution || isPlace(tokens, run, before))) return 'affiliation'
  if (run.hasTitle || (before && personTitles.has(before.key)) || isAuthor(run, before, after, isSingle)) return 'name'
  if (isSingle || unknown.every(isGeneral)) return null
  return 'name'
}

const isGeneral = ({ key, text }: Token) => generalEnding.test(key) || generalWords.has(key) || isAbbreviation(text)

/** The maximum number of words of an abbreviated name. */
const abbreviatedMax = 7

function findUnknownWords({ words, hasTitle }: Run, known: KnownFacts): Token[] {
  const capitalWords = words.filter((word) => word.isCapital)
  const abbreviated = new Set<Token>()
  capitalWords.forEach((_, from) => {
    for (let to = from + 2; to <= Math.min(from + abbreviatedMax, capitalWords.length); to++) {
      const part = capitalWords.slice(from, to)
      if (known.hasAbbreviation(part.map(({ key }) => key[0]).join(''))) part.forEach((word) => abbreviated.add(word))
    }
  })
  const isInstitution =
    capitalWords.some(({ key }) => institutionWords.has(key)) &&
    !capitalWords.some(({ key }) => departmentWords.has(key))
  return capitalWords.filter((word) => {
    const { key, text } = word
    if (
      abbreviated.has(word) ||
      text.length === 1 ||
      institutionWords.has(key) ||
      notNames.has(key) ||
      personTitles.has(key)
    )
      return false
    if (functionWords.has(key) || workWords.has(key)) return false
    if (isAbbreviation(text) && known.hasInitials(key)) return false
    if (isInstitution) return !known.hasInstitution(key)
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
    cue.key !== 'in' &&
    cue.key !== 'by' &&
    tokens.slice(Math.max(0, at - 2), at).some(({ key }) => employmentCues.has(key))
  )
}

/** "Okafor et al.", "supervised by Okafor", "with my mentor Maria Okafor". */
function isAuthor({ words }: Run, before: Token | undefined, after: Token | undefined, isSingle: boolean): boolean {
  if (after?.key === 'et' && after.gap === ' ') return true
  if (!before || !personCues.has(before.key) || /[.!?\n;]/.test(words[0]!.gap)) return false
  return !isSingle || !isGeneral(words[0]!)
}
