import { isSameTerm, type Term } from './claim-terms.ts'
import type { Quantity, Reading } from './quantities.ts'
import type { Sentence } from './read-work.ts'

export type Problem = { reason: 'number' | 'negation' | 'direction' | 'invented'; start: number; end: number }

/** How far a number may be from the stated one, as a part of it. */
const tolerance = { about: 0.12, over: 0.35, under: 0.3, loose: 0.08 }
/** How far a fraction in words may be from the stated percentage, in percentage points. */
const fractionPoints = 2.6

/** Numbers, units and years of a claim that none of the sentences states. */
export function checkNumbers(claim: Sentence, sources: readonly Sentence[], year: number | null): Problem | null {
  for (const quantity of claim.quantities) {
    if (isTrivial(claim, quantity)) continue
    if (quantity.isYear && quantity.readings[0]!.value === year) continue
    const problem = checkQuantity(claim, quantity, sources)
    if (problem) return { reason: problem, start: quantity.start, end: quantity.end }
  }
  return null
}

/** "one", and small counts of what a letter speaks about. */
function isTrivial(claim: Sentence, { readings, isCount, start, end }: Quantity): boolean {
  const value = readings[0]!.value
  if (!isCount) return false
  const after = claim.text.slice(end, end + 30)
  return (
    (value <= 1 && !/^[\d$€£]/.test(claim.text.slice(start, end))) ||
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
  const equal = stated.filter(({ other }) => isStatedBy(quantity, other))
  if (equal.length === 0) {
    if (sources.some((source) => derivesFrom(quantity, source.quantities))) return null
    const shares = sources.map((source) => source.quantities.filter(isShare))
    if (shares.some((some, at) => derivesFrom(quantity, [...some, ...(shares[at + 1] ?? [])]))) return null
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
  if (quantity.isCount && equal.every(({ source, other }) => countsOtherThings(claim, quantity, source, other, stated)))
    return 'number'
  return null
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

/** A number without a unit is compared with all: "ages 6 to 12" may become "6 to 12 years". */
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

function isNear(value: number, stated: number, claim: Quantity, source: Quantity, dimension: string): boolean {
  const gap = Math.abs(value - stated)
  const rounding = source.precision < claim.precision ? claim.precision * 1.001 : 0
  if (gap <= rounding || gap <= Math.abs(stated) * 1e-6) return true
  if (claim.isYear) return false
  if ((claim.isLoose || source.isLoose) && gap <= (dimension === 'share' ? fractionPoints : stated * tolerance.loose))
    return true
  if (claim.bound === 'about' || source.bound === 'about') return gap <= Math.abs(stated) * tolerance.about
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

/** The words that say what is counted: those after the number in its clause, or else before it. */
function countedTerms({ terms }: Sentence, { start, end }: Quantity): Term[] {
  const clause = terms.find((term) => term.start >= start)?.clause
  return terms.filter((term) => term.start >= end && term.clause === clause && term.isContent).slice(0, 3)
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
      isOverlapping(things.slice(0, 2), countedTerms(one.source, one.other).slice(0, 2)),
  )
}

/** A small count that the abstract does not give, but perhaps lists ("three languages": English, Finnish and Thai). */
function isImpliedCount(claim: Sentence, quantity: Quantity, stated: readonly Stated[]): boolean {
  const value = quantity.readings[0]!.value
  if (!quantity.isCount || value > 4 || /\d/.test(claim.text.slice(quantity.start, quantity.end))) return false
  const things = countedTerms(claim, quantity)
  return !stated.some((one) => one.other.isCount && isOverlapping(things, countedTerms(one.source, one.other)))
}

/** "seven of nine", "eight of nine" for "all but one" of nine. */
function isStatedRatio({ ratio }: Quantity, stated: readonly Quantity[]): boolean {
  if (!ratio) return false
  const has = (value: number) => stated.some(({ readings }) => readings[0]!.value === value)
  return has(ratio.of) && (has(ratio.part) || has(ratio.of - ratio.part))
}

const isOppositeBound = (one: Quantity, other: Quantity) =>
  (one.bound === 'over' && other.bound === 'under') || (one.bound === 'under' && other.bound === 'over')
