import { isEverydayWord, readEnglishWords } from '../../text/english-words.ts'
import { fieldNumber } from '../../text/fields/field-vector.ts'
import { findField } from '../../text/fields/fields.ts'
import { correctSpelling, thesaurusStems } from '../../text/fields/understand.ts'
import { stemOf } from '../../text/words.ts'

/** The understood fields of a query (see `MatchQuery`). */
type Understood = { fields: readonly { name: string; weight: number; from: readonly string[] }[] }

/** A shorter line is rather a technical term of common words: "loop closure", "human shape reconstruction". */
const everydayWordsMin = 4
/** The fields that count, and how much more the clearest of them counts than the others. */
const fieldsMax = 3
const weightPower = 3
/** A professor with this weight of a field (see document-fields.ts) is half an expert: one interest and a title. */
const halfWeight = 4

/**
 * From 0 to 1: how much of what names a field are everyday words. Such words say little about the works of the field, so
 * the field itself must decide. Without short lines, if others are longer.
 */
export function measureEveryday(lines: readonly string[]): number {
  const kinds = lines.map(classifyLine)
  const everyday = kinds.filter((kind) => kind === 'everyday').length
  const technical = kinds.filter((kind) => kind === 'technical').length
  return everyday === 0 ? 0 : everyday / (everyday + technical)
}

function classifyLine(line: string): 'everyday' | 'technical' | 'short' {
  if (findField(line) !== null) return 'technical'
  const words = correctSpelling(line).match(/\p{L}{3,}/gu) ?? []
  if (words.some((word) => isTechnicalWord(word))) return 'technical'
  return line.trim().split(/\s+/).length < everydayWordsMin ? 'short' : 'everyday'
}

let englishWords: ReadonlySet<string> | undefined

/** A word that only researchers use, or an unknown one, unless it looks like a name ("Quechua"). */
function isTechnicalWord(word: string): boolean {
  const lower = word.toLowerCase()
  const stem = stemOf(lower)
  if (isEverydayWord(lower) || thesaurusStems.phrases.has(stem)) return false
  englishWords ??= readEnglishWords()
  return thesaurusStems.terms.has(stem) || !(englishWords.has(lower) || /^\p{Lu}\p{Ll}+$/u.test(word))
}

/**
 * Returns a function that measures from 0 to 1 how much a professor works on the fields that the student names in
 * everyday words: the cosine of fields hardly separates an expert from a neighbour, since both belong to the same broader
 * fields. The less of the understood fields is named so, the lower.
 */
export function createFocus({ fields }: Understood): (document: ReadonlyMap<number, number>) => number {
  const everyday = fields.map((field) => ({ ...field, everyday: measureEveryday(field.from) }))
  const all = sum(fields.map(({ weight }) => weight))
  const share = sum(everyday.map((field) => field.weight * field.everyday)) / Math.max(Number.MIN_VALUE, all)
  const wanted = everyday
    .filter((field) => field.everyday > 0)
    .slice(0, fieldsMax)
    .map((field) => ({ field: fieldNumber(field.name), weight: field.everyday * field.weight ** weightPower }))
  const total = sum(wanted.map(({ weight }) => weight))
  return (document) => {
    if (total === 0) return 0
    const values = wanted.map(({ field, weight }) => {
      const found = document.get(field) ?? 0
      return (weight * found) / (found + halfWeight)
    })
    return (share * sum(values)) / total
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
