import { phraseEnd, termKey, type MatchIndex } from './index-shape.ts'

const cachedPairs = new WeakMap<MatchIndex, ReadonlySet<number>>()
/** A longer interest is a description ("Explainable and trustworthy methods for …") rather than a name. */
const stemsOfNameMax = 3

/**
 * The last two words of the short names of interests of all professors, by key: names of research subjects as researchers
 * use them, such as "preference optimization", even if the thesaurus does not know them. The first two of three
 * ("retrieval-augmented") are no name.
 */
export function getInterestWordPairs(index: MatchIndex): ReadonlySet<number> {
  let pairs = cachedPairs.get(index)
  if (!pairs) cachedPairs.set(index, (pairs = collectPairs(index)))
  return pairs
}

function collectPairs({ interestSegment, segmentStart, tokens, vocabularyStems }: MatchIndex): Set<number> {
  const pairs = new Set<number>()
  for (const segment of interestSegment) {
    const words = tokens.subarray(segmentStart[segment], segmentStart[segment + 1])
    const stems = Array.from(words, (word) => vocabularyStems[word]!).filter((stem) => stem !== phraseEnd)
    if (stems.length >= 2 && stems.length <= stemsOfNameMax) pairs.add(termKey(stems.at(-2)!, stems.at(-1)!))
  }
  return pairs
}
