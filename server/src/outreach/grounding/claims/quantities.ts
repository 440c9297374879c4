import { cardinals, readNumberWords, scales } from '../../../text/grounding/number-words.ts'
import { bounds, denominators, halving, multiples, type Bound } from './proportion-words.ts'
import { findUnit, type Unit } from './units.ts'

/** One way to understand a quantity. A doubling is the factor 2, "100 % more", "200 % of it" and "half before". */
export type Reading = { dimension: string; value: number }

export type Quantity = {
  readings: Reading[]
  bound: Bound
  /**
   * The number as written, without its unit; the part for a part of a unit (0.5 for "half an hour"); 0 for another
   * fraction or multiple in words.
   */
  written: number
  /** Half a unit of the last digit in the base unit of the first reading: 0.05 for "1.2". */
  precision: number
  /** A fraction or a multiple in words, which nobody expects to be exact: "a third", "doubled". */
  isLoose: boolean
  isYear: boolean
  /** A point in time: "day 14". */
  isPoint: boolean
  /** No unit: people, sites, experiments. */
  isCount: boolean
  /** "seven of nine" */
  ratio?: { part: number; of: number }
  start: number
  end: number
}

/** A number in digits with its currency sign, or a word. */
const token =
  /[$€£]?(?<![\p{L}\p{N}])(?:\d{1,3}(?:[,\u2009\u202f]\d{3})+(?!\d)|\d+)(?:\.\d+)?|(?<![\p{L}\p{N}.)\]])\.\d+|[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu

type Token = { text: string; lower: string; start: number; end: number; isNumber: boolean }

const readTokens = (text: string): Token[] =>
  [...text.matchAll(token)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
    isNumber: /\d/.test(match[0]),
  }))

/** All quantities of a text, in its order: digits, number words, fractions, multiples. */
export function readQuantities(text: string): Quantity[] {
  const tokens = readTokens(text)
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; at++) {
    const read = readFraction(text, tokens, at) ?? readMultiple(text, tokens, at) ?? readNumber(text, tokens, at)
    if (!read) continue
    found.push(read.quantity)
    at = read.last
  }
  shareUnits(text, found)
  return found
}

type Found = { quantity: Quantity; last: number }

function readFraction(text: string, tokens: readonly Token[], at: number): Found | null {
  const first = tokens[at]!
  const number = cardinals.get(first.lower)
  // "one in five", "3 out of 4"
  const ratio = /^(?:(?:\s[\p{L}-]+){0,2}\s(?:in|out of)|\s(?:of|for))(?: every| the| all)?\s(\w+)(?![,.]?\p{N})/u.exec(
    text.slice(first.end, first.end + 50),
  )
  const numerator = number ?? (first.isNumber ? Number(first.text) : undefined)
  // "every one of the fourteen" is no share.
  const isEach = first.lower === 'one' && /^\sof\b/.test(ratio?.[0] ?? '')
  if (ratio && numerator !== undefined && !isEach) {
    const of = cardinals.get(ratio[1]!.toLowerCase()) ?? Number(ratio[1])
    if (of > numerator && of <= 1_000 && (of <= 20 || of % 10 === 0)) {
      const last = tokens.findIndex(({ end }) => end >= first.end + ratio[0].length)
      const readings = [{ dimension: 'share', value: (100 * numerator) / of }]
      const quantity = create(text, first.start, tokens[last]!.end, readings, 1, true)
      return { quantity: { ...quantity, ratio: { part: numerator, of } }, last }
    }
  }
  return readPart(text, tokens, at)
}

/** "a third", "two fifths", "half", "half an hour". */
function readPart(text: string, tokens: readonly Token[], at: number): Found | null {
  const first = tokens[at]!
  // "a year and a half"
  if (
    /\band (?:a )?$/i.test(text.slice(Math.max(0, first.start - 7), first.start)) &&
    /^(?:a )?half\b/.test(text.slice(first.start, first.start + 7))
  )
    return null
  const number = cardinals.get(first.lower)
  const isArticle = first.lower === 'a' || first.lower === 'an'
  const next = tokens[at + 1]
  const singular = next?.lower.replace(/^halves$/, 'half').replace(/s$/, '') ?? ''
  const parts = denominators.get(singular)
  if (next && parts && /^[\s-]$/.test(text.slice(first.end, next.start)) && (isArticle || number)) {
    const share = (number ?? 1) / parts
    const unit = readPartUnit(text, next.end)
    if (unit) return { quantity: createPart(text, first.start, unit, share), last: at + 1 }
    if ((number ?? 1) > 1 || isFractionContext(text, first.start, next.end) || parts === 2)
      return {
        quantity: create(text, first.start, next.end, [{ dimension: 'share', value: 100 * share }], 1, true),
        last: at + 1,
      }
  }
  if (first.lower !== 'half' && !halving.test(first.lower)) return null
  const unit = readPartUnit(text, first.end)
  if (unit) return { quantity: createPart(text, first.start, unit, 0.5), last: at }
  const readings = [
    { dimension: 'share', value: 50 },
    { dimension: 'factor', value: 2 },
  ]
  return { quantity: create(text, first.start, first.end, readings, 1, true), last: at }
}

type PartUnit = Unit & { end: number }

/** The unit in "a quarter of an hour", "half a millimetre", "half a million". */
function readPartUnit(text: string, end: number): PartUnit | null {
  const found = /^\s(?:of\s)?an?\s(\p{L}{3,20})/u.exec(text.slice(end, end + 32))
  const name = found?.[1]?.toLowerCase() ?? ''
  const scale = name.length > 2 ? scales.get(name) : undefined
  const unit = scale ? { dimension: 'count', factor: scale } : findUnit(found?.[1] ?? '')
  return found && unit ? { ...unit, end: end + found[0].length } : null
}

const createPart = (text: string, start: number, { dimension, factor, end }: PartUnit, share: number): Quantity => ({
  ...create(text, start, end, [{ dimension, value: share * factor }], 0.05 * factor, true),
  written: share,
})

/** "by a third", "a third of", "a third more": not an ordinal. "A third experiment" has one. */
const isFractionContext = (text: string, start: number, end: number) =>
  /\b(?:by|to|than|about|roughly|nearly|almost|around|over|under|only|just|some)\s$/i.test(
    text.slice(Math.max(0, start - 12), start),
  ) ||
  /^(?:\s(?:of|less|more|fewer|lower|higher|faster|slower|longer|shorter|smaller|larger|cheaper|the|as|its|their)\b|[.,;]|$)/i.test(
    text.slice(end, end + 12),
  )

const readingsOfFactor = (value: number): Reading[] => [
  { dimension: 'factor', value },
  { dimension: 'share', value: (value - 1) * 100 },
  { dimension: 'share', value: value * 100 },
  ...(value > 1 ? [{ dimension: 'share', value: (1 - 1 / value) * 100 }] : []),
]

function readMultiple(text: string, tokens: readonly Token[], at: number): Found | null {
  const first = tokens[at]!
  // "I read it twice" is no factor.
  const isOccurrenceCount =
    /^(?:twice|thrice)$/.test(first.lower) &&
    !/^\s(?:as|the|what|that|its|their)\b/.test(text.slice(first.end, first.end + 8))
  const multiple = isOccurrenceCount ? undefined : multiples.get(first.lower)
  if (multiple && !/^(?:\s|-)(?:blind|check|strand|bond|helix|cropp)/i.test(text.slice(first.end, first.end + 10)))
    return {
      quantity: create(text, first.start, first.end, readingsOfFactor(multiple), 0.05 * multiple, true),
      last: at,
    }
  const fold = /^([a-z]+)fold$/.exec(first.lower)
  const folded = fold && cardinals.get(fold[1]!)
  if (folded) return { quantity: create(text, first.start, first.end, readingsOfFactor(folded), 0.5, true), last: at }
  if (first.lower === 'order' && /^\sof magnitude/.test(text.slice(first.end, first.end + 14)))
    return { quantity: create(text, first.start, first.end + 13, readingsOfFactor(10), 3, true), last: at }
  return null
}

function readNumber(text: string, tokens: readonly Token[], at: number): Found | null {
  const first = tokens[at]!
  if (!first.isNumber && !cardinals.has(first.lower)) return null
  // "COVID-19", "GPT-4": part of a name.
  if (
    first.isNumber &&
    /\p{L}[-–]$/u.test(text.slice(Math.max(0, first.start - 2), first.start)) &&
    !/(?:^|\s)(?:mid|pre|post|non|a|the)-$/i.test(text.slice(Math.max(0, first.start - 6), first.start))
  )
    return null
  const { value, last } = first.isNumber ? readDigits(tokens, at, text) : readWords(tokens, at, text)
  const end = tokens[last]!.end
  const raw = first.isNumber && last === at ? first.text : ''
  const decimals = /\.(\d+)$/.exec(first.text)?.[1]?.length ?? 0
  const scale = last > at || !first.isNumber ? 10 ** trailingZeros(value) : 1
  let step = first.isNumber ? 10 ** -decimals : 1
  if (first.isNumber && last > at) step = 10 ** -decimals * scale
  // "3.1 fewer days"
  const comparative = /^\s(?:fewer|more|less|additional|extra|full|consecutive)(?=\s\p{L}{3})/u.exec(
    text.slice(end, end + 20),
  )
  const after = text.slice(end + (comparative?.[0].length ?? 0), end + 30)
  if (/^(?:st|nd|rd|th)(?!\p{L})/u.test(after)) return null
  const isFactor =
    /\bfactors? of(?: (?:about|around|nearly|over|up to))?\s(?:[\d.]{1,8}\s?(?:-|–|to|and|or)\s?)?$/i.test(
      text.slice(Math.max(0, first.start - 32), first.start),
    )
  if (isFactor || /^[\s-]?fold\b|^\s?[x×](?![\p{L}\p{N}])|^\stimes\b(?!\s(?:a|per|each|every|in)\b)/iu.test(after))
    return { quantity: create(text, first.start, end, readingsOfFactor(value), step / 2, false), last }
  // "7B", "3D"; but a missing space in "452,480real records"
  const glued = /^[\p{L}µμ°Å]+/u.exec(after)?.[0] ?? ''
  if (first.isNumber && last === at && glued && !/^\p{Ll}{4,}$/u.test(glued) && !findUnit(glued)) return null
  const money = /^[$€£]/.exec(first.text)?.[0]
  const unitName =
    /^[\s-]{0,2}(percentage points?|per cent|[%‰°]\s?[CF]?(?!\p{L})|[\p{L}µμ°Åσ]+(?:\/\p{L}{1,2}|[²2³3](?!\p{N}))?)/u.exec(
      after,
    )?.[1]
  const name = unitName
    ?.replace(/^percentage points?$/, '%')
    .replace('per cent', '%')
    .replace(/\s/g, '')
  const unit = findUnit(money ?? name ?? '')
  const isYear = raw !== '' && /^(?:1[5-9]|20)\d\d$/.test(raw) && (!unit || unit.dimension !== 'time') && !unit
  const point =
    isYear || unit
      ? null
      : /\b(day|week|month|year|hour|minute)\s$/i.exec(text.slice(Math.max(0, first.start - 8), first.start))
  const isAmbiguous = unit && /^\s?[A-Za-z]$/.test(unitName ?? '') && !first.isNumber
  const known = point ? findUnit(point[1]!.toLowerCase()) : isAmbiguous ? undefined : unit
  const quantity = create(
    text,
    first.start,
    known && unitName && !money
      ? end + (comparative?.[0].length ?? 0) + after.indexOf(unitName) + unitName.length
      : end,
    [
      { dimension: known?.dimension ?? 'count', value: value * (known?.factor ?? 1) },
      // A gain of "22 points" may stand as +22.1.
      ...(/^points?$/.test(unitName ?? '') ? [{ dimension: 'count', value }] : []),
      // A score of 0.47 is "below one half", and 47 %.
      ...(!known && decimals > 0 && value > 0 && value < 1 ? [{ dimension: 'share', value: 100 * value }] : []),
    ],
    (step / 2) * (known?.factor ?? 1),
    false,
  )
  return {
    quantity: { ...quantity, written: value, isYear, isPoint: point !== null, isCount: !known && !isYear },
    last,
  }
}

const trailingZeros = (value: number) => {
  let zeros = 0
  for (let rest = value; rest >= 10 && rest % 10 === 0; rest /= 10) zeros++
  return zeros
}

function readDigits(tokens: readonly Token[], at: number, text: string): { value: number; last: number } {
  const value = Number(tokens[at]!.text.replace(/[^\d.]/g, ''))
  const next = tokens[at + 1]
  const gap = next ? text.slice(tokens[at]!.end, next.start) : 'x'
  const scale = next && /^[\s-]?$/.test(gap) ? scales.get(next.lower) : undefined
  if (!scale || (next!.lower.length === 1 && (gap !== '' || next!.text === 'm'))) return { value, last: at }
  return { value: value * scale, last: at + 1 }
}

const readWords = (tokens: readonly Token[], from: number, text: string) =>
  readNumberWords((at) => {
    const token = tokens[at]
    return token && { lower: token.lower, gap: text.slice(tokens[at - 1]?.end ?? 0, token.start) }
  }, from)

function create(
  text: string,
  start: number,
  end: number,
  readings: Reading[],
  precision: number,
  isLoose: boolean,
): Quantity {
  const before = text.slice(Math.max(0, start - 24), start)
  const bound =
    bounds.find(([pattern]) => pattern.test(before))?.[1] ??
    (/^\s?(?:or so|-ish|-odd|plus|\+)/.test(text.slice(end, end + 6)) ? 'about' : 'exact')
  return { readings, bound, precision, isLoose, isYear: false, isPoint: false, isCount: false, written: 0, start, end }
}

/** In "6 to 12 weeks", "6–12 weeks" and "6 and 12 weeks" the first number has the unit of the second. */
function shareUnits(text: string, quantities: Quantity[]): void {
  for (let at = quantities.length - 2; at >= 0; at--) {
    const [one, next] = [quantities[at]!, quantities[at + 1]!]
    if (!one.isCount || next.isCount || next.isYear || next.isLoose) continue
    if (!/^-?\s?(?:-|–|—|to|and|or|,|versus|vs\.?|against)\s?$/.test(text.slice(one.end, next.start))) continue
    const [reading] = next.readings
    const count = one.readings[0]!.value
    const factor = next.written > 0 ? reading!.value / next.written : 1
    one.readings = [{ dimension: reading!.dimension, value: count * factor }]
    one.precision *= factor
    one.isCount = false
  }
}
