import { tokenize, type Token } from './tokens.ts'
import { trivialNouns } from './word-lists.ts'

export type FoundNumber = {
  value: number
  isPercentage: boolean
  isYear: boolean
  /** Contains no fact about a person: "fifteen minutes", "two questions", the 4 in "3.8 out of 4". */
  isTrivial: boolean
  start: number
  end: number
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
const cardinals = new Map([
  ...units.split(' ').map((name, value) => [name, value] as const),
  ...tens.split(' ').map((name, at) => [name, (at + 2) * 10] as const),
])
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['k', 1_000],
  ['million', 1_000_000],
  ['m', 1_000_000],
  ['billion', 1_000_000_000],
])
const ordinalValues = new Map(ordinals.split(' ').map((name, value) => [name, value]))
/** Years of study by their names. */
const studyYears = new Map([
  ['freshman', 1],
  ['sophomore', 2],
  ['junior', 3],
  ['senior', 4],
])
const share = /^\s?(?:%|percent\b|per cent\b|percentage point)/i
const digits =
  /(?<![\p{L}\p{N}_.])(\d{1,3}(?:,\d{3})+|\d+)(?:([.,])(\d+))?(?:\s?(thousand|million|billion|hundred|k|m)(?![\p{L}])|(?:st|nd|rd|th)(?![\p{L}]))?/giu

/** All numbers of a text, in digits and in words. Digits in a word (GPT4, 3D) are no numbers. */
export function findNumbers(text: string): FoundNumber[] {
  return [...findDigits(text), ...findNumberWords(text)]
}

function findDigits(text: string): FoundNumber[] {
  return [...text.matchAll(digits)].flatMap((match): FoundNumber[] => {
    const [found, whole = '', , fraction, scale] = match
    const start = match.index
    const end = start + found.length
    const after = text.slice(end, end + 24)
    if (/^[\p{L}_]/u.test(after)) return []
    // "Class of '28"
    const isClass = /^\d\d$/.test(found) && /(?<!\p{L})['’]$/u.test(text.slice(0, start))
    const value = isClass
      ? 2_000 + Number(found)
      : Number(`${whole.replaceAll(',', '')}.${fraction ?? 0}`) * (scales.get(scale?.toLowerCase() ?? '') ?? 1)
    const isYear = isClass || /^(?:1[89]|20)\d\d$/.test(found)
    const isPercentage = share.test(after)
    const isScale = value === 4 && /(?:\/|out of|of a possible)\s?$/i.test(text.slice(0, start))
    const number = { value, isPercentage, isYear, isTrivial: isScale || isMinutes(value, after), start, end }
    return [number, ...findRangeEnd(number, after)]
  })
}

/** "2023-24" contains 2024 too. */
function findRangeEnd({ value, isYear, end }: FoundNumber, after: string): FoundNumber[] {
  const later = /^\s?[-–—/]\s?(\d\d)(?!\d)/.exec(after)?.[1]
  if (!isYear || !later) return []
  return [
    {
      value: Math.floor(value / 100) * 100 + Number(later),
      isPercentage: false,
      isYear: true,
      isTrivial: true,
      start: end,
      end,
    },
  ]
}

const isMinutes = (value: number, after: string) => value <= 60 && /^[\s-–]*(?:min\b|minutes?\b)/i.test(after)

function findNumberWords(text: string): FoundNumber[] {
  const tokens = tokenize(text)
  const found: FoundNumber[] = []
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]!
    const plain = first.text.toLowerCase()
    const ordinal = ordinalValues.get(plain)
    const study = studyYears.get(plain)
    // A junior is in the third year of college or in the eleventh grade of school, hence the second value.
    if (study)
      found.push({ ...toSpan(first, first), value: study + 8, isPercentage: false, isYear: false, isTrivial: true })
    if (ordinal !== undefined || study !== undefined) {
      const isRank = ordinal !== undefined && /^[\s-]+(?:year|semester|author|place|prize)/i.test(text.slice(first.end))
      found.push({
        ...toSpan(first, first),
        value: ordinal ?? study ?? 0,
        isPercentage: false,
        isYear: false,
        isTrivial: !isRank,
      })
      continue
    }
    if (!cardinals.has(plain)) continue
    const { value, last } = readWords(tokens, at)
    const end = tokens[last]!.end
    const after = text.slice(end, end + 24)
    const isLoose = value <= 5 && [1, 2].some((step) => trivialNouns.has(tokens[last + step]?.key ?? ''))
    const isTrivial = value <= 1 || isLoose || isMinutes(value, after)
    found.push({ ...toSpan(first, tokens[last]!), value, isPercentage: share.test(after), isYear: false, isTrivial })
    at = last
  }
  return found
}

const toSpan = (first: Token, last: Token) => ({ start: first.start, end: last.end })

/** Parses a number in words, e.g. "one hundred and twenty-five", from its first word. */
function readWords(tokens: readonly Token[], from: number): { value: number; last: number } {
  let total = 0
  let part = 0
  let last = from
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!
    if (at > from && !/^[\s-]+$/.test(token.gap)) break
    const plain = token.text.toLowerCase()
    if (plain === 'and' && at > from && scales.has(tokens[at - 1]!.text.toLowerCase())) continue
    const [value, scale] = [cardinals.get(plain), plain.length > 1 ? scales.get(plain) : undefined]
    if (value !== undefined && (part === 0 || part >= 100 || (part >= 20 && part % 10 === 0 && value < 10)))
      part += value
    else if (scale === 100) part *= 100
    else if (scale) {
      total += part * scale
      part = 0
    } else break
    last = at
  }
  return { value: total + part, last }
}
