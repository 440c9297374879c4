import { getInterestNumbers, type MatchIndex } from './index-shape.ts'
import type { QueryLookup } from './lookup.ts'

/** A reason of a match: words that the student and the professor share, as the professor writes them. */
export type MatchReason = {
  yours: string
  terms: string[]
  source: 'interest' | 'publication' | 'topic'
  /** The interest, or the title of the work. */
  text: string
  year: number | null
}

export const reasonsMax = 3
const termsMax = 6
const lockedTermsMax = 3

/** A word that fewer professors use could identify one of them by a search on the web. */
const commonFrom = 5

/**
 * A term is shown if its value is at least this share of the highest one, and at most this share of professors use it.
 */
const shownShare = 0.3
const everydayShare = 0.1

export type Explanation = { reasons: MatchReason[]; lockedReasons: MatchReason[] }

/** A term of the query in a document. `words` is its form in the document, `stems` are its stems joined by spaces. */
type SharedTerm = { words: string; value: number; common: boolean; everyday: boolean; stems: string }
/** An interest or a work, with the segments of its words. */
type Candidate = { source: MatchReason['source']; text: string; segments: readonly number[] }

/**
 * The one to three interests or works of a document with the highest values, best first, with up to six shared terms
 * each.
 * @param works the works to consider, counted from 0; by default all.
 */
export function explainMatch(
  index: MatchIndex,
  document: number,
  query: QueryLookup,
  works?: readonly number[],
): Explanation {
  const firstWork = index.workStart[document]!
  const considered = works ?? Array.from({ length: index.workStart[document + 1]! - firstWork }, (_, at) => at)
  const candidates: Candidate[] = [
    ...Array.from(getInterestNumbers(index, document), (number) => ({
      source: 'interest' as const,
      text: index.interestNames[number]!,
      segments: [index.interestSegment[number]!],
    })),
    ...considered.map((at) => {
      const title = index.titleSegment[firstWork + at]!
      return { source: 'publication' as const, text: index.titles[firstWork + at]!, segments: [title, title + 1] }
    }),
  ]
  const scoreSegments = createSegmentScorer(index, query)
  const best = candidates
    .map((candidate) => ({ candidate, value: scoreSegments(candidate.segments) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, reasonsMax)
    .map(({ candidate }) => explainCandidate(candidate, findSharedTerms(index, candidate.segments, query)))
  // Without titles, the reasons from two works may have the same text.
  const locked = new Map(best.flatMap(({ locked: reason }) => (reason ? [[reason.text, reason]] : [])))
  return { reasons: best.map(({ reason }) => reason), lockedReasons: [...locked.values()] }
}

/** Returns a function that adds up the values of the query's terms in some segments. Each term counts once. */
function createSegmentScorer(index: MatchIndex, query: QueryLookup): (segments: readonly number[]) => number {
  const { segmentStart, tokens, vocabularyStems } = index
  /** By term: the last call that counted it. */
  const countedInCall = new Uint16Array(query.terms.length)
  let call = 0
  const countOnce = (position: number) => {
    if (position === -1 || countedInCall[position] === call) return 0
    countedInCall[position] = call
    return query.values[position]!
  }
  return (segments) => {
    call++
    let value = 0
    for (const segment of segments) {
      let previous = 0
      for (let at = segmentStart[segment]!; at < segmentStart[segment + 1]!; at++) {
        const stem = vocabularyStems[tokens[at]!]!
        if (stem !== 0) value += countOnce(query.findSingle(stem)) + countOnce(query.findPair(previous, stem))
        previous = stem
      }
    }
    return value
  }
}

function explainCandidate(
  { source, text }: Candidate,
  terms: SharedTerm[],
): { reason: MatchReason; locked: MatchReason | null } {
  const sorted = terms.sort((a, b) => b.value - a.value)
  const shown = selectTerms(sorted).slice(0, termsMax)
  const reason = { yours: shown.join(', '), terms: shown, source, text, year: null }
  // A locked card shows the listed interests anyway, but a title would identify its author.
  if (source === 'interest') return { reason, locked: reason }
  const common = selectTerms(sorted.filter((term) => term.common)).slice(0, lockedTermsMax)
  return {
    reason,
    locked: common.length > 0 ? { ...reason, yours: common.join(', '), terms: common, text: common.join(', ') } : null,
  }
}

/** The words to show, in the same order: without parts of a longer phrase, everyday words and terms of low value. */
function selectTerms(sorted: SharedTerm[]): string[] {
  const phrases = sorted.filter(({ stems }) => stems.includes(' '))
  const isPartOfPhrase = ({ stems }: SharedTerm) =>
    phrases.some((phrase) => phrase.stems !== stems && ` ${phrase.stems} `.includes(` ${stems} `))
  const whole = sorted.filter((term) => !isPartOfPhrase(term))
  const shown = whole.filter((term) => term.value >= shownShare * whole[0]!.value && !term.everyday)
  return [...new Set((shown.length > 0 ? shown : whole.slice(0, 1)).map((term) => term.words))]
}

/**
 * The terms of the query in these segments, each once, in the form of its first occurrence. Overlapping pairs ("natural
 * language", "language processing") are also combined to one phrase.
 */
function findSharedTerms(index: MatchIndex, segments: readonly number[], query: QueryLookup): SharedTerm[] {
  const terms = new Map<number, SharedTerm>()
  const phrases = new Map<string, SharedTerm>()
  const addTerm = (position: number, previous: number, word: number): SharedTerm | undefined => {
    if (position === -1) return undefined
    const known = terms.get(position)
    if (known) return known
    const words = previous === 0 ? [word] : [previous, word]
    const frequency = index.documentFrequency[query.terms[position]!.term]!
    const term = {
      words: words.map((one) => displayWord(index, one)).join(' '),
      value: query.values[position]!,
      common: frequency >= commonFrom,
      everyday: frequency > everydayShare * index.size && words.length === 1,
      stems: words.map((one) => index.vocabularyStems[one]!).join(' '),
    }
    terms.set(position, term)
    return term
  }
  for (const segment of segments) {
    let previous = 0
    let phrase: SharedTerm | undefined
    for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
      const word = index.tokens[at]!
      const stem = index.vocabularyStems[word]!
      const previousStem = index.vocabularyStems[previous]!
      if (stem !== 0) addTerm(query.findSingle(stem), 0, word)
      const pair =
        stem !== 0 && previousStem !== 0 ? addTerm(query.findPair(previousStem, stem), previous, word) : undefined
      phrase = pair && phrase ? extendPhrase(phrase, pair, displayWord(index, word)) : pair
      if (phrase && phrase !== pair && !phrases.has(phrase.stems)) phrases.set(phrase.stems, phrase)
      previous = word
    }
  }
  return [...terms.values(), ...phrases.values()]
}

/**
 * A phrase with one more word; its value is the sum of its pairs. It never counts as common, since the number of
 * professors who use the whole phrase is unknown.
 */
function extendPhrase(phrase: SharedTerm, pair: SharedTerm, lastWord: string): SharedTerm {
  return {
    words: `${phrase.words} ${lastWord}`,
    value: phrase.value + pair.value,
    common: false,
    everyday: false,
    stems: `${phrase.stems} ${pair.stems.split(' ')[1]}`,
  }
}

/** The word with a small first letter ("Deep" → "deep"), unless it has other capitals ("NeRF", "GPU"). */
function displayWord(index: MatchIndex, number: number): string {
  const word = index.vocabulary[number]!
  return /^\p{Lu}[\p{Ll}]+$/u.test(word) ? word.toLowerCase() : word
}
