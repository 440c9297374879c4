import { checkPairs } from './check-pairs.ts'
import { isOfOtherSide } from './check-polarity.ts'
import { isSameTerm, type Term } from './claim-terms.ts'
import { isChange } from './opposites.ts'
import type { Problem } from './problem.ts'
import type { Quantity, Reading } from './quantities.ts'
import type { Sentence } from './read-work.ts'

/** How far a number may be from the stated one, as a part of it. */
const tolerance = { about: 0.12, over: 0.35, under: 0.3, loose: 0.08 }
/** How far a fraction in words may be from the stated percentage, in percentage points. */
const fractionPoints = 2.6

/**
 * Returns the first number, unit or year of a claim that no sentence states or that has the opposite direction there;
 * null if there is none.
 */
export function checkNumbers(claim: Sentence, sources: readonly Sentence[], year: number | null): Problem | null {
  for (const quantity of claim.quantities) {
    if (isTrivial(claim, quantity)) continue
    if (quantity.isYear && quantity.readings[0]!.value === year) continue
    const problem = checkQuantity(claim, quantity, sources)
    if (problem) return { reason: problem, start: quantity.start, end: quantity.end }
  }
  return checkPairs(claim, sources, isStatedBy)
}

/** "one", and small counts of what a letter speaks about. */
function isTrivial(claim: Sentence, { readings, isCount, start, end }: Quantity): boolean {
  const value = readings[0]!.value
  if (!isCount) return false
  const after = claim.text.slice(end, end + 30)
  return (
    (value <= 1 && !/^[\d.$€£]/.test(claim.text.slice(start, end))) ||
    (value <= 5 &&
      /^\s(?:\w+\s)?(?:questions?|things?|reasons?|ways?|ideas?|points?|thoughts?|sides?|worlds?|hands?)\b/.test(after))
  )
}

function checkQuantity(
  claim: Sentence,
  quantity: Quantity,
  sources: readonly Sentence[],
): 'number' | 'direction' | null {
  const stated = sources.flatMap((source) => source.quantities.map((other) => ({ source, other })))
  const hasPoint = quantity.isPoint && stated.some(({ other }) => other.isPoint)
  const equal = stated.filter(
    ({ source, other }) =>
      (!hasPoint || other.isPoint) && isStatedBy(quantity, other) && !isTimeForCount(quantity, source, other),
  )
  if (equal.length === 0) {
    if (quantity.isLoose || hasComparison(claim)) {
      if (sources.some((source) => derivesFrom(quantity, source.quantities))) return null
      const shares = sources.map((source) => source.quantities.filter(isShare))
      if (shares.some((some, at) => derivesFrom(quantity, [...some, ...(shares[at + 1] ?? [])]))) return null
    }
    if (sources.some((source) => isSpan(quantity, source))) return null
    if (stated.some(({ source, other }) => isRest(claim, quantity, source, other))) return null
    if (isLater(claim, quantity) && sources.some(({ text }) => ordinal.test(text))) return null
    if (
      isStatedRatio(
        quantity,
        stated.map(({ other }) => other),
      )
    )
      return null
    return isImpliedCount(claim, quantity, stated) ? null : 'number'
  }
  if (equal.every(({ other }) => isOppositeBound(quantity, other))) return 'direction'
  const sign = readSign(claim, quantity)
  const isReversed = ({ source, other }: Stated) => readSign(source, other) === -sign && !isOfOtherSide(claim, source)
  if (sign !== 0 && equal.every(isReversed)) return 'direction'
  const isCheckedCount = quantity.isCount && quantity.readings[0]!.value > 4
  if (isCheckedCount && equal.every(({ source, other }) => countsOtherThings(claim, quantity, source, other, stated)))
    return 'number'
  return null
}

/** "14 hours" where the abstract has 14 hospitals. Not after "age": ages are often stated without a unit. */
function isTimeForCount(quantity: Quantity, source: Sentence, other: Quantity): boolean {
  if (quantity.readings[0]!.dimension !== 'time' || !other.isCount) return false
  return (
    countedTerms(source, other).length > 0 &&
    !/\bage[sd]?\b/i.test(source.text.slice(Math.max(0, other.start - 24), other.start))
  )
}

const comparisons = new Set(
  'more less fewer higher lower greater larger smaller faster slower longer shorter than points difference gap by within save saves saved'.split(
    ' ',
  ),
)
/** An exact number may be the difference or the ratio of two stated ones only in a sentence with such a word. */
const hasComparison = ({ terms }: Sentence) => terms.some(({ lower, stem }) => comparisons.has(lower) || isChange(stem))

const isAfterBy = ({ text }: Sentence, { start }: Quantity) =>
  /\bby\b/i.test(text.slice(Math.max(0, start - 16), start))

const yearSeconds = 31_556_952

/** "over fifteen years", "more than a decade" for "from 2005 to 2020". */
function isSpan({ readings, bound }: Quantity, { quantities }: Sentence): boolean {
  const [claimed] = readings
  if (claimed!.dimension !== 'time') return false
  const years = quantities.filter(({ isYear }) => isYear).map((year) => year.readings[0]!.value)
  if (years.length < 2) return false
  const span = Math.max(...years) - Math.min(...years)
  const more = span - claimed!.value / yearSeconds
  return span > 1 && more > -1.01 && more < (bound === 'over' ? 0.35 * (claimed!.value / yearSeconds) : 0.01)
}

/** "a third is left" for "declined by two thirds". */
function isRest(claim: Sentence, quantity: Quantity, source: Sentence, other: Quantity): boolean {
  if (
    !quantity.isLoose ||
    !isShare(quantity) ||
    !isShare(other) ||
    isAfterBy(claim, quantity) === isAfterBy(source, other)
  )
    return false
  return Math.abs(100 - quantity.readings[0]!.value - other.readings[0]!.value) <= fractionPoints
}

const ordinal = /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b/i
/** "two years later" for "by the third year". */
const isLater = ({ text }: Sentence, { readings, end }: Quantity) =>
  readings[0]!.dimension === 'time' && /^\s(?:later|afterwards|after that|on|in)\b/.test(text.slice(end, end + 12))

const signsAfter = [
  /^(?:\stimes|[\s-]?fold)?\s(?:more|higher|greater|larger|longer|gain|gains|increase|rise)\b/,
  /^(?:\stimes|[\s-]?fold)?\s(?:less|fewer|lower|smaller|shorter|loss|losses|decrease|drop|fall|reduction|decline)\b/,
] as const
const signsBefore = [
  /(?:\+|\b(?:increas|rais|ris|rose|grew|grow|enhanc|boost)[a-z]{0,5}(?:\s[\w-]{1,20}){0,3}\sby(?: about| up to)?\s)$/i,
  /\b(?:reduc|decreas|lower|fell|fall|drop|declin|shrank|shrink)[a-z]{0,5}(?:\s[\w-]{1,20}){0,3}\sby(?: about| up to)?\s$/i,
] as const

/** 1 for "4 % more" and "rose by 4 %", -1 for "4 % less" and "fell by 4 %", else 0. */
function readSign({ text }: Sentence, { start, end }: Quantity): number {
  const [before, after] = [text.slice(Math.max(0, start - 90), start), text.slice(end, end + 18)]
  const [up, down] = [0, 1].map((at) => signsBefore[at]!.test(before) || signsAfter[at]!.test(after))
  return Number(up) - Number(down)
}

function isStatedBy(claim: Quantity, stated: Quantity): boolean {
  return claim.readings.some((one) =>
    stated.readings.some((other) => {
      if (!isComparable(one, other, claim, stated)) return false
      if (one.dimension === other.dimension || claim.written === 0 || stated.written === 0)
        return isNear(one.value, other.value, claim, stated, one.dimension)
      return isNear(claim.written, stated.written, removeUnit(claim), removeUnit(stated), 'count')
    }),
  )
}

const removeUnit = (quantity: Quantity): Quantity => ({
  ...quantity,
  precision: quantity.precision * (quantity.written / quantity.readings[0]!.value),
})

/**
 * A claim's number without a unit is compared with every dimension but factors, a fraction or multiple in words only
 * with other numbers without a unit. A stated number without a unit is compared with times and angles as well: "ages 6
 * to 12" may become "6 to 12 years". Degrees may be angles or temperatures.
 */
function isComparable(one: Reading, other: Reading, claim: Quantity, stated: Quantity): boolean {
  if (claim.isYear !== stated.isYear) return false
  if (one.dimension === other.dimension) return true
  if (one.dimension === 'count') return !claim.isLoose && other.dimension !== 'factor'
  if (other.dimension === 'count') return one.dimension === 'time' || one.dimension === 'angle'
  return (
    (one.dimension === 'angle' && other.dimension === 'temperature') ||
    (one.dimension === 'temperature' && other.dimension === 'angle')
  )
}

/** The significant digits of a number; a 5 at the end of them is round, too. */
const countDigits = (value: number) =>
  String(value)
    .replace('.', '')
    .replace(/^0{1,20}/, '')
    .replace(/0{1,20}$/, '')
    .replace(/5$/, '').length

/** "over 40" may stand for 45, "over 38" may not. Fractions in words have no digits. */
const isRounder = (value: number, stated: number) => countDigits(value) <= 1 || countDigits(value) < countDigits(stated)

/** Of 0.47 as a share it is that of 47 %. */
const readPrecision = ({ precision, readings }: Quantity, dimension: string) =>
  dimension === 'share' && readings[0]!.dimension === 'count' ? precision * 100 : precision

function isNear(value: number, stated: number, claim: Quantity, source: Quantity, dimension: string): boolean {
  const gap = Math.abs(value - stated)
  const precision = readPrecision(claim, dimension)
  const rounding = readPrecision(source, dimension) < precision ? precision * 1.001 : 0
  if (gap <= rounding || gap <= Math.abs(stated) * 1e-6) return true
  if (claim.isYear) return false
  if ((claim.isLoose || source.isLoose) && gap <= (dimension === 'share' ? fractionPoints : stated * tolerance.loose))
    return true
  if (claim.bound === 'about' || source.bound === 'about') return gap <= Math.abs(stated) * tolerance.about
  if (claim.bound !== 'exact' && claim.bound === source.bound) return gap <= Math.abs(stated) * tolerance.about
  if (claim.bound !== 'exact' && !isRounder(claim.written, source.written)) return false
  if (claim.bound === 'over') return stated >= value && gap <= Math.abs(stated) * tolerance.over
  if (claim.bound === 'under') return stated <= value && gap <= Math.abs(value) * tolerance.under
  return false
}

const isShare = ({ readings }: Quantity) => readings[0]!.dimension === 'share'

/** "fell from 40 to 20" is a halving, and a fall by 20. */
function derivesFrom(claim: Quantity, stated: readonly Quantity[]): boolean {
  return stated.some((one, at) => stated.slice(at + 1).some((other) => derivesFromPair(claim, one, other)))
}

function derivesFromPair(claim: Quantity, one: Quantity, other: Quantity): boolean {
  if (one.isYear || other.isYear || claim.isYear) return false
  const [from, to] = [one.readings[0]!, other.readings[0]!]
  if (from.dimension !== to.dimension || from.value <= 0 || to.value <= 0) return false
  const [low, high] = [Math.min(from.value, to.value), Math.max(from.value, to.value)]
  const derived: Reading[] = [
    { dimension: 'factor', value: high / low },
    { dimension: 'share', value: (high / low - 1) * 100 },
    { dimension: 'share', value: (1 - low / high) * 100 },
    { dimension: 'share', value: (low / high) * 100 },
    { dimension: from.dimension, value: high - low },
  ]
  const isRough = claim.bound !== 'exact' || claim.isLoose
  return claim.readings.slice(0, claim.isLoose ? 2 : 1).some((reading) =>
    derived.some(({ dimension, value }) => {
      if (dimension !== reading.dimension) return false
      if (claim.bound === 'over') return value >= reading.value && value <= reading.value * 1.35
      if (isRough && dimension === 'share') return Math.abs(value - reading.value) <= fractionPoints
      return Math.abs(value - reading.value) <= Math.max(value * (isRough ? 0.1 : 0.02), 0.001)
    }),
  )
}

const prepositions = new Set('in of on at with from for to by during over'.split(' '))

/**
 * The words that say what is counted: at most four content words after the number, in the same clause, before the next
 * number or preposition.
 */
function countedTerms({ terms, quantities }: Sentence, { start, end }: Quantity): Term[] {
  const clause = terms.find((term) => term.start >= start)?.clause
  const next = quantities.find((quantity) => quantity.start >= end)?.start ?? Infinity
  const after = terms.filter((term) => term.start >= end && term.end <= next && term.clause === clause)
  const preposition = after.findIndex(({ lower }, at) => at > 0 && prepositions.has(lower))
  return after
    .slice(0, preposition < 0 ? after.length : preposition)
    .filter(({ isContent }) => isContent)
    .slice(0, 4)
}

const isOverlapping = (ones: readonly Term[], others: readonly Term[]) =>
  ones.some((one) => others.some((other) => isSameTerm(one, other) || isSameTerm(other, one)))

type Stated = { source: Sentence; other: Quantity }

/** "300 schools" where the abstract has 300 pupils in 12 schools. */
function countsOtherThings(
  claim: Sentence,
  quantity: Quantity,
  source: Sentence,
  other: Quantity,
  stated: readonly Stated[],
): boolean {
  const things = countedTerms(claim, quantity)
  if (things.length === 0 || isOverlapping(things, countedTerms(source, other))) return false
  return stated.some(
    (one) =>
      one.other !== other &&
      one.other.isCount &&
      isOverlapping(things.slice(0, 2), countedTerms(one.source, one.other)),
  )
}

/** A small count that the abstract does not give, but perhaps lists ("three languages": English, Finnish and Thai). */
function isImpliedCount(claim: Sentence, quantity: Quantity, stated: readonly Stated[]): boolean {
  const value = quantity.readings[0]!.value
  if (!quantity.isCount || value > 4 || /\d/.test(claim.text.slice(quantity.start, quantity.end))) return false
  const things = countedTerms(claim, quantity)
  return !stated.some((one) => {
    const [thing] = one.other.isCount ? countedTerms(one.source, one.other) : []
    return thing !== undefined && things.some(({ stem }) => stem === thing.stem)
  })
}

/** "seven of nine", "eight of nine" for "all but one" of nine. */
function isStatedRatio({ ratio }: Quantity, stated: readonly Quantity[]): boolean {
  if (!ratio) return false
  const has = (value: number) => stated.some(({ readings }) => readings[0]!.value === value)
  return has(ratio.of) && (has(ratio.part) || has(ratio.of - ratio.part))
}

const isOppositeBound = (one: Quantity, other: Quantity) =>
  (one.bound === 'over' && other.bound === 'under') || (one.bound === 'under' && other.bound === 'over')
