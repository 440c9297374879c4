import { interestsOf, type MatchIndex } from './index-shape.ts'
import type { QueryLookup } from './lookup.ts'

/** Why a professor was matched: words that the student and the professor share, as the professor writes them. */
export type MatchReason = {
  terms: string[]
  source: 'interest' | 'publication'
  /** The interest, or the title of the work. */
  text: string
}

export const reasonsMax = 3
const termsMax = 6
const lockedTermsMax = 3

/** Words that fewer professors use than this could tell which one it is, by a search on the web. */
const commonFrom = 5

/** What is shown of a reason's terms: none worth less than this share of its heaviest, none that everyone uses. */
const worthShowing = 0.3
const everyday = 0.1

export type Explanation = { reasons: MatchReason[]; lockedReasons: MatchReason[] }

type Found = { written: string; value: number; common: boolean; everyday: boolean; stems: string }
/** An interest or a work, with the segments that hold its words. */
type Candidate = { source: MatchReason['source']; text: string; segments: readonly number[] }

/**
 * The one to three interests or works of a document that carry the match, the weightiest first, with up to six shared
 * terms each.
 * @param works which of its works are looked at, counted from 0; all by default.
 */
export function reasonsOf(
  index: MatchIndex,
  document: number,
  query: QueryLookup,
  works?: readonly number[],
): Explanation {
  const first = index.workStart[document]!
  const looked = works ?? Array.from({ length: index.workStart[document + 1]! - first }, (_, at) => at)
  const candidates: Candidate[] = [
    ...Array.from(interestsOf(index, document), (number) => ({
      source: 'interest' as const,
      text: index.interestNames[number]!,
      segments: [index.interestSegment[number]!],
    })),
    ...looked.map((at) => {
      const segment = index.titleSegment[first + at]!
      return { source: 'publication' as const, text: index.titles[first + at]!, segments: [segment, segment + 1] }
    }),
  ]
  const valueOf = valuer(index, query)
  const best = candidates
    .map((candidate) => ({ candidate, value: valueOf(candidate.segments) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, reasonsMax)
    .map(({ candidate }) => explain(candidate, findShared(index, candidate.segments, query)))
  // Without its title one work may read like another.
  const locked = new Map(best.flatMap(({ locked: one }) => (one ? [[one.text, one]] : [])))
  return { reasons: best.map(({ reason }) => reason), lockedReasons: [...locked.values()] }
}

/** What all terms of the query that stand in some segments are worth together, each counted once. */
function valuer(index: MatchIndex, query: QueryLookup): (segments: readonly number[]) => number {
  const { segmentStart, stream, stemOfWritten } = index
  const countedIn = new Uint16Array(query.terms.length)
  let round = 0
  const valueOf = (position: number) => {
    if (position === -1 || countedIn[position] === round) return 0
    countedIn[position] = round
    return query.worth[position]!
  }
  return (segments) => {
    round++
    let value = 0
    for (const segment of segments) {
      let before = 0
      for (let at = segmentStart[segment]!; at < segmentStart[segment + 1]!; at++) {
        const stem = stemOfWritten[stream[at]!]!
        if (stem !== 0) value += valueOf(query.single(stem)) + valueOf(query.pair(before, stem))
        before = stem
      }
    }
    return value
  }
}

function explain({ source, text }: Candidate, found: Found[]): { reason: MatchReason; locked: MatchReason | null } {
  const heaviest = found.sort((a, b) => b.value - a.value)
  const reason = { terms: shownTerms(heaviest).slice(0, termsMax), source, text }
  // A listed interest is shown on a locked card anyway; a title would name its author.
  if (source === 'interest') return { reason, locked: reason }
  const common = shownTerms(heaviest.filter((one) => one.common)).slice(0, lockedTermsMax)
  return { reason, locked: common.length > 0 ? { terms: common, source, text: common.join(', ') } : null }
}

/** Written forms, heaviest first, leaving out parts of a longer phrase and words that tell nothing. */
function shownTerms(heaviest: Found[]): string[] {
  const phrases = heaviest.filter(({ stems }) => stems.includes(' '))
  const isPart = ({ stems }: Found) =>
    phrases.some((phrase) => phrase.stems !== stems && ` ${phrase.stems} `.includes(` ${stems} `))
  const whole = heaviest.filter((one) => !isPart(one))
  const telling = whole.filter((one) => one.value >= worthShowing * whole[0]!.value && !one.everyday)
  return [...new Set((telling.length > 0 ? telling : whole.slice(0, 1)).map((one) => one.written))]
}

/**
 * Each term of the query that stands in these segments, once, in the form in which it stands there first; pairs that
 * run into each other ("natural language", "language processing") also as the whole phrase.
 */
function findShared(index: MatchIndex, segments: readonly number[], query: QueryLookup): Found[] {
  const terms = new Map<number, Found>()
  const phrases = new Map<string, Found>()
  const find = (position: number, before: number, number: number): Found | undefined => {
    if (position === -1) return undefined
    const known = terms.get(position)
    if (known) return known
    const numbers = before === 0 ? [number] : [before, number]
    const frequency = index.frequency[query.terms[position]!.term]!
    const one = {
      written: numbers.map((number) => shown(index, number)).join(' '),
      value: query.worth[position]!,
      common: frequency >= commonFrom,
      everyday: frequency > everyday * index.size && numbers.length === 1,
      stems: numbers.map((number) => index.stemOfWritten[number]!).join(' '),
    }
    terms.set(position, one)
    return one
  }
  for (const segment of segments) {
    let before = 0
    let phrase: Found | undefined
    for (let at = index.segmentStart[segment]!; at < index.segmentStart[segment + 1]!; at++) {
      const number = index.stream[at]!
      const stem = index.stemOfWritten[number]!
      const stemBefore = index.stemOfWritten[before]!
      if (stem !== 0) find(query.single(stem), 0, number)
      const pair = stem !== 0 && stemBefore !== 0 ? find(query.pair(stemBefore, stem), before, number) : undefined
      phrase = pair && phrase ? joined(phrase, pair, shown(index, number)) : pair
      if (phrase && phrase !== pair && !phrases.has(phrase.stems)) phrases.set(phrase.stems, phrase)
      before = number
    }
  }
  return [...terms.values(), ...phrases.values()]
}

/**
 * A phrase one word longer; worth as much as its parts are, but counted with them and not again. Its parts may be
 * common, yet nobody counted how many write the whole: so it never counts as common.
 */
function joined(phrase: Found, pair: Found, last: string): Found {
  return {
    written: `${phrase.written} ${last}`,
    value: phrase.value + pair.value,
    common: false,
    everyday: false,
    stems: `${phrase.stems} ${pair.stems.split(' ')[1]}`,
  }
}

/** "Deep" → "deep" at the beginning of a sentence; "NeRF" and "GPU" stay. */
function shown(index: MatchIndex, number: number): string {
  const written = index.written[number]!
  return /^\p{Lu}[\p{Ll}]+$/u.test(written) ? written.toLowerCase() : written
}
