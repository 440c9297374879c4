import { getFieldForms } from '../../text/fields/fields.ts'
import { ordinaryWords } from '../../text/fields/ordinary-words.ts'
import { specificity } from '../../text/fields/relatedness.ts'
import { extractStems } from '../../text/words.ts'
import { termKey, type MatchIndex } from './index-shape.ts'

/** A field that one of so many professors has, or fewer, tells as much as it can. */
const rareFrom = 50
/** What all professors have still says something, if nothing else is in common. */
const rarityMin = 0.3
/** In a small catalogue no field counts as frequent. */
const smoothing = 100
/** A field that tells less is one of so many professors that it does not explain why just these two fit. */
const frequentBelow = 0.6

const known = new WeakMap<MatchIndex, Map<string, number>>()

/**
 * Returns a function that says how much a field tells that two people have in common, from 0 to 1: little for a field
 * with many narrower ones, and for one that many professors of the index have.
 */
export function createFieldValue(index: MatchIndex): (field: string) => number {
  const values = known.get(index) ?? new Map<string, number>()
  known.set(index, values)
  return (field) => {
    let value = values.get(field)
    if (value === undefined) {
      value = specificity(field) * rarityOf(index, countProfessors(index, getFieldForms(field)))
      values.set(field, value)
    }
    return value
  }
}

/** How much it tells that two people have something in common, by the number of professors who have it. */
const rarityOf = (index: MatchIndex, professors: number): number =>
  Math.min(1, Math.max(rarityMin, Math.log((index.size + smoothing) / (professors + 1)) / Math.log(rareFrom)))

/** How much it tells that two texts have two adjacent stems in common. */
export const tellsPair = (index: MatchIndex, first: number, second: number): number =>
  rarityOf(index, countDocuments(index, first, second))

/** Whether so many professors have a field that it is a reason only beside no better one. */
export const isFrequent = (index: MatchIndex, field: string): boolean => createFieldValue(index)(field) < frequentBelow

/** By list of names, which are those of the thesaurus: the same arrays for all students. */
const counted = new WeakMap<MatchIndex, WeakMap<readonly string[], number>>()

/** At least so many professors have a field or a topic: the number of those who use the most frequent of its names. */
export function countProfessors(index: MatchIndex, names: readonly string[]): number {
  const counts = counted.get(index) ?? new WeakMap<readonly string[], number>()
  counted.set(index, counts)
  let count = counts.get(names)
  if (count === undefined) {
    count = Math.max(0, ...names.map((name) => countName(index, name)))
    counts.set(names, count)
  }
  return count
}

/**
 * A longer name than two words, one with a word that nobody uses, and a single word with another meaning in most texts
 * ("localization") count for nothing.
 */
function countName(index: MatchIndex, name: string): number {
  if (ordinaryWords.has(name.toLowerCase())) return 0
  const stems = extractStems(name).map((stem) => index.stemNumbers.get(stem) ?? 0)
  if (stems.length === 0 || stems.length > 2 || stems.includes(0)) return 0
  return countDocuments(index, stems.length === 2 ? stems[0]! : 0, stems.at(-1)!)
}

/** The number of documents that contain two adjacent stems, or one (`first` is 0). */
export function countDocuments(index: MatchIndex, first: number, second: number): number {
  const term = index.termNumbers.find(termKey(first, second))
  return term === -1 ? 0 : index.documentFrequency[term]!
}
