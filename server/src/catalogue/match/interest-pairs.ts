import { termKey, type MatchIndex } from './index-shape.ts'

const known = new WeakMap<MatchIndex, ReadonlySet<number>>()
/** A longer interest is a description ("Explainable and trustworthy methods for …") rather than a name. */
const wordsMax = 3

/**
 * The last two words of the short names of interests of all professors, by key: subjects of research as those call them
 * who work on them, such as "preference optimization", even if the thesaurus does not know them. The first two of three
 * ("retrieval-augmented") are no name.
 */
export function readInterestPairs(index: MatchIndex): ReadonlySet<number> {
  let pairs = known.get(index)
  if (!pairs) known.set(index, (pairs = collectPairs(index)))
  return pairs
}

function collectPairs({ interestSegment, segmentStart, tokens, vocabularyStems }: MatchIndex): Set<number> {
  const pairs = new Set<number>()
  for (const segment of interestSegment) {
    const words = tokens.subarray(segmentStart[segment], segmentStart[segment + 1])
    const stems = Array.from(words, (word) => vocabularyStems[word]!).filter((stem) => stem !== 0)
    if (stems.length >= 2 && stems.length <= wordsMax) pairs.add(termKey(stems.at(-2)!, stems.at(-1)!))
  }
  return pairs
}
