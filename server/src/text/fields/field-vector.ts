import { thesaurus } from './thesaurus.ts'

/** Fields by number, which is the index in this list. */
export const fieldNames: readonly string[] = thesaurus.map((field) => field.name)
const numbers = new Map(fieldNames.map((name, at) => [name, at]))

/** The number of a field, or -1. */
export const fieldNumber = (name: string): number => numbers.get(name) ?? -1

/** Each field counts this share for its broader fields, and so on upwards. */
const broaderShare = 0.5
/** A smaller share has no effect. */
const shareMin = 0.02

/**
 * A field with its broader fields, as numbers and weights: two narrow fields have something in common if they belong to
 * one broader field.
 */
const expansions: readonly (readonly [field: number, weight: number])[][] = thesaurus.map(({ name }) => {
  const weights = new Map<number, number>()
  const add = (one: string, weight: number) => {
    if (weight < shareMin) return
    const number = fieldNumber(one)
    weights.set(number, (weights.get(number) ?? 0) + weight)
    const { broader } = thesaurus[number]!
    for (const other of broader) add(other, (weight * broaderShare) / Math.sqrt(broader.length))
  }
  add(name, 1)
  return [...weights]
})

/** Fields by number with their weights. */
export type WeightedFields = Iterable<readonly [field: number, weight: number]>

/** A vector of length 1 over all fields; all zero without fields. */
export function fieldVector(fields: WeightedFields): Float32Array {
  const vector = new Float32Array(fieldNames.length)
  for (const [field, weight] of fields)
    for (const [other, share] of expansions[field]!) vector[other]! += weight * share
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** The cosine of fields with a vector of length 1. */
export function fieldCosine(vector: Float32Array, fields: WeightedFields): number {
  const sums = new Map<number, number>()
  for (const [field, weight] of fields)
    for (const [other, share] of expansions[field]!) sums.set(other, (sums.get(other) ?? 0) + weight * share)
  let [product, squares] = [0, 0]
  for (const [field, sum] of sums) {
    product += sum * vector[field]!
    squares += sum * sum
  }
  return squares === 0 ? 0 : product / Math.sqrt(squares)
}
