import { cardinals, readNumberWords, scales } from './number-words.ts'
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

const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
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

/** A unit that is written without a space: "10h", "30ml". One letter only in lower case: 5G and 2L are names. */
const unit =
  /^(?:[hg]|hrs?|[Hh]ours?|min(?:ute)?s?|[mn]?sec|ms|days?|weeks?|months?|years?|yrs?|[kcmnuµμ]m|[kmuµμ]g|m[lL]|[kKMmGg]?[Hh]z|kWh?|[mk][VA]|[kMG]?eV|[kM]Pa|[KkMGT]B)(?![\p{L}\p{N}_])/u

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
    if (/^[\p{L}_]/u.test(after) && !unit.test(after)) return []
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
  const words = tokens.map(({ text: word, gap }) => ({ lower: word.toLowerCase(), gap }))
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
    const { value, last } = readNumberWords((index) => words[index], at)
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
