import { isEverydayWord } from '../../text/english-words.ts'
import { fieldNumber } from '../../text/fields/field-vector.ts'
import { findField } from '../../text/fields/fields.ts'
import { correctSpelling } from '../../text/fields/understand.ts'
import type { MatchQuery } from './query.ts'

/** A shorter line is rather a technical term of common words: "loop closure", "human shape reconstruction". */
const everydayWordsMin = 4
/** The fields that count, and how much more the clearest of them counts than the others. */
const fieldsMax = 3
const weightPower = 3
/** A professor with this weight of a field (see document-fields.ts) is half an expert: one interest and a title. */
const halfWeight = 4

/**
 * From 0 to 1: the share of the understood fields that a student names in everyday words only. Such words say little
 * about the works of the field, so the fields themselves must decide.
 */
export function everydayShare({ fields }: Pick<MatchQuery, 'fields'>): number {
  const sum = (some: MatchQuery['fields']) => some.reduce((total, { weight }) => total + weight, 0)
  const all = sum(fields)
  return all === 0 ? 0 : sum(fields.filter(({ from }) => from.every(isEverydayLine))) / all
}

function isEverydayLine(line: string): boolean {
  if (line.trim().split(/\s+/).length < everydayWordsMin || findField(line) !== null) return false
  const words = correctSpelling(line).match(/\p{L}{3,}/gu) ?? []
  return words.every((word) => isEverydayWord(word.toLowerCase()))
}

/**
 * Returns a function that measures from 0 to 1 how much a professor works on the fields that were understood: the cosine
 * of fields hardly separates an expert from a neighbour, since both belong to the same broader fields.
 */
export function createFocus({ fields }: Pick<MatchQuery, 'fields'>): (document: ReadonlyMap<number, number>) => number {
  const wanted = fields
    .slice(0, fieldsMax)
    .map(({ name, weight }) => ({ field: fieldNumber(name), weight: weight ** weightPower }))
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
  return (document) =>
    wanted.reduce((sum, { field, weight }) => {
      const found = document.get(field) ?? 0
      return sum + (weight * found) / (found + halfWeight)
    }, 0) / Math.max(Number.MIN_VALUE, total)
}
