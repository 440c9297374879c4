import type { Problem } from './problem.ts'
import { isSameTerm, type Term } from './claim-terms.ts'
import type { Quantity } from './quantities.ts'
import type { Sentence } from './read-work.ts'

/** Words between two numbers after which the second one's part of the sentence begins. */
const separators = new Set('and but or whereas while versus vs against'.split(' '))

/** A number and the content words that belong to it. */
type Part = { quantity: Quantity; terms: Term[] }

/** The parts of a sentence with several numbers; a part without a separator beside it is left out. */
function readParts({ text, terms, quantities }: Sentence): Part[] {
  if (quantities.length < 2 || /\brespectively\b/i.test(text)) return []
  const findSeparator = (one: Quantity | undefined, two: Quantity | undefined) =>
    one && two && terms.findLast(({ lower, start }) => separators.has(lower) && start >= one.end && start < two.start)
  return quantities.flatMap((quantity, at) => {
    const [last, next] = [quantities[at - 1], quantities[at + 1]]
    const [from, to] = [findSeparator(last, quantity), findSeparator(quantity, next)]
    if (!from && !to) return []
    const [start, end] = [from?.end ?? last?.end ?? 0, to?.start ?? next?.start ?? text.length]
    const clause = terms.findLast((term) => term.start <= quantity.start)?.clause
    const own = terms.filter(
      (term) => term.isContent && term.clause === clause && term.start >= start && term.start < end,
    )
    return [{ quantity, terms: own }]
  })
}

const isSame = (one: Term, other: Term) => one.isDenied === other.isDenied && isSameTerm(one, other)

const findShared = (ones: readonly Term[], others: readonly Term[]) =>
  ones.filter((one) => others.some((other) => isSame(one, other)))

/** The words of one part that the other part does not have. */
const ownTerms = (part: Part, other: Part) => part.terms.filter((term) => !other.terms.some((one) => isSame(term, one)))

/** Whether the words of two numbers of a claim belong to the other number in the source. */
function isCrossed(one: Part, two: Part, statedOne: Part, statedTwo: Part): boolean {
  const [ownOne, ownTwo] = [ownTerms(one, two), ownTerms(two, one)]
  const [statedOwnOne, statedOwnTwo] = [ownTerms(statedOne, statedTwo), ownTerms(statedTwo, statedOne)]
  const [crossedOne, crossedTwo] = [findShared(ownOne, statedOwnTwo), findShared(ownTwo, statedOwnOne)]
  const uncrossedCount = findShared(ownOne, statedOwnOne).length + findShared(ownTwo, statedOwnTwo).length
  if (crossedOne.length > 0 && crossedTwo.length > 0) return crossedOne.length + crossedTwo.length > uncrossedCount
  // "60 mg on alternate days or 120 mg daily": if no word is in its place, two exchanged words suffice.
  const after = (terms: readonly Term[], { end }: Quantity) => terms.filter(({ start }) => start >= end).length
  return uncrossedCount === 0 && after(crossedOne, one.quantity) + after(crossedTwo, two.quantity) >= 2
}

/**
 * Finds two numbers of one sentence that the source states the other way round: "88 % of the cups and 83 % of the
 * bowls" for "83 % of the cups and 88 % of the bowls".
 */
export function checkPairs(
  claim: Sentence,
  sources: readonly Sentence[],
  isStatedBy: (one: Quantity, other: Quantity) => boolean,
): Problem | null {
  const parts = readParts(claim)
  if (parts.length < 2) return null
  for (const source of sources) {
    const stated = readParts(source)
    for (const [at, one] of parts.slice(0, -1).entries()) {
      const two = parts[at + 1]!
      const statedOne = stated.filter(({ quantity }) => isStatedBy(one.quantity, quantity))
      const statedTwo = stated.filter(({ quantity }) => isStatedBy(two.quantity, quantity))
      if (statedOne.length !== 1 || statedTwo.length !== 1 || statedOne[0] === statedTwo[0]) continue
      if (!isCrossed(one, two, statedOne[0]!, statedTwo[0]!)) continue
      return { reason: 'number', start: one.quantity.start, end: one.quantity.end }
    }
  }
  return null
}
